// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { out, type Output } from '../../../src/core/values.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { Hero } from '../../../src/ui/outputs/hero/hero.tsx';
import { OUTPUT_COMPONENTS } from '../../../src/ui/components.tsx';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { CopyButton } from '../../../src/ui/parts/copy/copy-button.tsx';
import { CopyValue } from '../../../src/ui/parts/copy/copy-value.tsx';
import type { ComponentType } from 'react';
import basicAuth from '../../../tool-specs/converter/basic-auth-generator.ts';
import tokenGenerator from '../../../tool-specs/crypto/token-generator.ts';
import { startWorld } from '../form/world.tsx';
import type { Tool } from '../../../src/core/tool.ts';

beforeAll(() => startWorld('tool', {}));
afterEach(cleanup);

const SECRET = 'odSP6-s3cret-canary';
/** Everything about an element that a screen reader speaks besides its content. */
const spoken = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name.startsWith('aria-') || name === 'title' || name === 'alt')
      .map(({ value }) => value),
  );

function Shown({ output, value, masked }: { output: Output; value: unknown; masked?: boolean }) {
  const words = usePageTexts('tool', 'en');
  const Component = OUTPUT_COMPONENTS[output.kind] as ComponentType<object>;
  return <Component {...{ id: 'out', label: 'Result', output, value, words, masked, fileName: 'f' }} />;
}

it.each([
  [out.row({ secret: true }), SECRET],
  [out.text({ secret: true }), SECRET],
  [out.keyValue({ secret: true }), [{ key: 'a', value: SECRET }]],
  [out.table(['a', 'b'], { secret: true }), [{ a: SECRET, b: SECRET }]],
  [out.code('json', { secret: true }), SECRET],
] as const)('a secret result is in no accessible name: %o', (output, value) => {
  render(<Shown output={output} value={value} />);
  expect(spoken().filter((text) => text.includes(SECRET))).toEqual([]);
});

it('a masked row shows dots until the user wants to see it, and copies its value either way', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  render(<Shown output={out.row({ secret: true })} value={SECRET} masked />);
  expect(document.body.innerHTML).not.toContain(SECRET);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Result' }));
  await waitFor(() => expect(copied).toEqual([SECRET]));
  fireEvent.click(screen.getByRole('button', { name: 'Show: Result' }));
  expect(screen.getByText(SECRET)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide: Result' }));
  expect(document.body.innerHTML).not.toContain(SECRET);
});

it('so does a masked main result', () => {
  render(<Hero id="out" label="Header" face={{ text: SECRET }} secret masked />);
  expect(document.body.innerHTML).not.toContain(SECRET);
  fireEvent.click(screen.getByRole('button', { name: 'Show: Header' }));
  expect(screen.getByText(SECRET)).toBeTruthy();
  expect(spoken().filter((text) => text.includes(SECRET))).toEqual([]);
});

const page = (id: string, tool: Tool, operation: string, values: Record<string, unknown>) => (
  <ToolForm
    {...{ tool }}
    card={{ id }}
    initial={{ operation, values }}
    language="en"
    run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
    shareBase="https://tools.example/x"
  />
);

it('no result next to a masked field shows what it hides, in a row or as the main one', async () => {
  render(page('basic-auth-generator', basicAuth, 'generate', { username: 'Aladdin', password: 'open sesame' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Show: / })).toHaveLength(5));
  const everything = [document.body.textContent, ...spoken()].join('\n');
  expect(everything).not.toContain('sesame');
  expect(everything).not.toContain('QWxhZGRpbjpvcGVuIHNlc2FtZQ');
});

it('a generated secret is the main result, so it is shown', async () => {
  render(page('token-generator', tokenGenerator, Object.keys(tokenGenerator.operations)[0] ?? '', { length: 12 }));
  await waitFor(() => expect(document.querySelector('[data-hero] bdi')?.textContent).toMatch(/^\w{12}$/));
  expect(spoken().filter((text) => text.includes(document.querySelector('bdi')?.textContent ?? '?'))).toEqual([]);
});

it('a long value is shortened in the name of its button, but whole on the page', () => {
  const digits = '0123456789abcdef'.repeat(8);
  render(<CopyValue text={digits} label="SHA512" />);
  const name = screen.getByRole('button').getAttribute('aria-label') ?? '';
  expect(name).toMatch(/^Copy SHA512: 0123456789abcde … /);
  expect(name.length).toBeLessThan(60);
  expect(screen.getByText(digits)).toBeTruthy();
});

it('buttons for rows say which row they copy', () => {
  render(
    <Shown
      output={out.table(['a', 'b'])}
      value={[
        { a: '', b: 'second' },
        { a: 'first', b: '' },
        { a: '', b: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('button', { name: /^Copy row/ }).map((button) => button.ariaLabel)).toEqual([
    'Copy row: second',
    'Copy row: first',
    'Copy row: 3',
  ]);
});

it('rows that start alike are named by more of their cells', () => {
  render(
    <Shown
      output={out.table(['a', 'b'])}
      value={[
        { a: 'DNS', b: 'example.org' },
        { a: 'DNS', b: 'www.example.org' },
        { a: 'IP', b: '192.0.2.1' },
      ]}
    />,
  );
  expect(screen.getAllByRole('button', { name: /^Copy row/ }).map((button) => button.ariaLabel)).toEqual([
    'Copy row: DNS, example.org',
    'Copy row: DNS, www.example.org',
    'Copy row: IP',
  ]);
});

it('a moment is named once', () => {
  const moments = [{ day: 'Mon', time: '2026-11-30 15:30:00', offset: '+00:00', distance: 'in 2 days' }];
  render(<Shown output={out.timeline()} value={{ sentence: null, moments }} />);
  expect(screen.getByRole('button', { name: /2026/ }).ariaLabel).toBe('Copy Mon 2026-11-30 15:30:00 +00:00');
});

it('the name of a result and its count are two words', () => {
  render(
    <Shown
      output={out.table(['a', 'b'])}
      value={[
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ]}
    />,
  );
  expect(document.querySelector('header')?.textContent).toMatch(/^Result \d/);
});

it('errors of all fields are read out in the one live region of the page', async () => {
  render(page('token-generator', tokenGenerator, Object.keys(tokenGenerator.operations)[0] ?? '', { length: 12 }));
  const regions = () =>
    document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
  expect(regions().length).toBeLessThanOrEqual(3);
  fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'many' } });
  await waitFor(() => expect(document.querySelector('[data-announcer]')?.textContent).not.toBe(''));
});

it('forty copy buttons share one live region, and a dialog has its own', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined }, configurable: true });
  render(
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <CopyValue key={index} text={`${index}`} label={`Value ${index}`} />
      ))}
      <CopyButton text="x" />
    </>,
  );
  expect(screen.queryAllByRole('status').length).toBeLessThan(2);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Value 7: 7' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
});
