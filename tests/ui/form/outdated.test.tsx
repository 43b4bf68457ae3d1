// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import type { Category } from '../../../src/core/card.ts';
import { runTool } from '../../../src/core/run.ts';
import { showForm, startWorld } from './world.tsx';

afterEach(cleanup);

/** A first result takes longer while other tests run. */
const PATIENT = { timeout: 10_000 };

type Wrong = readonly [field: string, text: string];
type Case = readonly [path: string, operation: string, values: Record<string, unknown>, wrong: Wrong];

/** A valid input, and a field with what makes it invalid: by the rule of the field, or when it runs. */
const CASES: readonly Case[] = [
  ['web/otp-generator', 'totp', { secret: 'JBSWY3DPEHPK3PXP' }, ['secret', 'JBSWY3DPEHPK3PX1']],
  ['web/otp-generator', 'totp', { secret: 'JBSWY3DPEHPK3PXP' }, ['period', '0']],
  ['web/otp-generator', 'hotp', { secret: 'JBSWY3DPEHPK3PXP' }, ['counter', '-1']],
  ['converter/date-converter', 'run', { date: '2024-12-25T10:00:00Z' }, ['date', '2024-13-45']],
  ['converter/base64-string-converter', 'decode', { base64: 'aGVsbG8=' }, ['base64', 'aGVs*']],
  ['images/qrcode-generator', 'text', { text: 'https://example.com' }, ['foreground', '#00']],
  ['images/wifi-qrcode-generator', 'run', { ssid: 'home', password: 'correct horse' }, ['background', 'white']],
  ['converter/roman-numeral-converter', 'decode', { roman: 'XLII' }, ['roman', 'IIX']],
  ['network/ipv4-subnet-calculator', 'describe', { network: '10.0.0.0/8' }, ['network', '10.0.0.300/8']],
  ['converter/color-converter', 'all', { color: '#1ea54c' }, ['color', '#1ea54']],
  ['development/crontab-generator', 'explain', { expression: '*/5 * * * *' }, ['expression', '*/5 * * 99 *']],
  ['math/math-evaluator', 'run', { sheet: '2+3' }, ['sheet', '2+']],
];

const results = () => document.querySelector<HTMLElement>('section[aria-label="Results"]')!;
/** Whatever passes a result on: to the clipboard, a file, or another tool. The symbols of cron are no result of the input. */
const passing = () =>
  [
    ...document.querySelectorAll<HTMLButtonElement>(
      'form button[data-copy-state]:not([data-also="symbols"] *), form section[aria-label="Results"] button',
    ),
  ].filter((button) => !button.disabled && !button.closest('[inert]'));
const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `:is(input, textarea)[id$="-${name}"], [id$="-${name}"] :is(input[type='text'], textarea)`,
  )!;

describe.each(CASES)('%s/%s %j, then %j', (path, operation, values, [field, text]) => {
  test('offers no result of the earlier input', async () => {
    userEvent.setup(); // a clipboard
    const [category, id] = path.split('/') as [Category, string];
    const tool = await loadSpec({ id, category });
    const texts = await import(`../../../locales/en/tools/${id}.json`);
    await startWorld(id, texts.default);
    // Its code may take long to load while other tests begin.
    await runTool(tool, operation, values, { signal: new AbortController().signal, now: Date.now() });
    await showForm(id, tool, operation, values);
    await waitFor(() => expect(passing().length).toBeGreaterThan(0), PATIENT);
    const before = fieldOf(field).value;
    fireEvent.change(fieldOf(field), { target: { value: text } });
    await waitFor(() => expect(passing()).toEqual([]), PATIENT);
    expect(results().querySelectorAll('img')).toHaveLength(0);
    // Nor does the shortcut, or the bar on small screens.
    await navigator.clipboard.writeText('before');
    fireEvent.keyDown(window, { code: 'KeyC', ctrlKey: true, shiftKey: true });
    expect(await navigator.clipboard.readText()).toBe('before');
    const bar = document.querySelector<HTMLButtonElement>('button[data-copy-state]:not(form *)');
    expect(bar?.disabled).toBe(true);
    fireEvent.change(fieldOf(field), { target: { value: before } });
    await waitFor(() => expect(passing().length).toBeGreaterThan(0));
  });
});
