// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import roman from '../../../tool-specs/converter/roman-numeral-converter.ts';
import { sampleTool } from '../form/sample-tool.ts';
import { Page } from './page.tsx';

afterEach(cleanup);

const output = () => screen.getByRole('status').textContent;
const shows = (text: string) => waitFor(() => expect(output()).toContain(text));
const button = (name: string) => screen.getByRole('button', { name });

test('a page needs at most 60 lines, and nothing but src/operation and React', () => {
  const code = readFileSync('tests/ui/operation/page.tsx', 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const sources = [...code.matchAll(/from '(?:\.\.\/)+(src\/\w+\/(?:run|tool)?)/g)].map(([, source]) => source);
  expect(new Set(sources)).toEqual(new Set(['src/core/run', 'src/core/tool', 'src/operation/']));
});

test('it has the example, a result, an error, a reset and its undo', async () => {
  const user = userEvent.setup();
  render(<Page tool={roman} name="decode" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'roman' });
  expect(field.placeholder).not.toBe('');
  await user.type(field, 'XLII');
  await shows('42');
  await user.type(field, 'X');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(output()).toBe('');
  await user.click(button('Reset'));
  expect(field.value).toBe('');
  await user.click(button('Undo'));
  expect(field.value).toBe('XLIIX');
  await user.type(field, '{Backspace}');
  await shows('42');
  await user.click(screen.getByRole('checkbox', { name: 'lenient' }));
  await shows('42');
});

test('it starts slow work when it is asked to, and cancels it', async () => {
  const user = userEvent.setup();
  render(<Page tool={sampleTool} name="slow" />);
  await user.type(screen.getByRole('textbox', { name: 'text' }), 'pw');
  const rounds = screen.getByRole('textbox', { name: 'rounds' });
  await user.clear(rounds);
  await user.type(rounds, '100');
  await user.click(button('Run'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(output()).toBe('');
  await user.clear(rounds);
  await user.type(rounds, '9');
  await user.click(button('Run'));
  await shows('#pw');
  await user.type(rounds, '9');
  expect(output()).toBe('');
});
