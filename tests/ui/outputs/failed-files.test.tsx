// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defineTool, eachFile, files, operation, out, sampleFile } from '../../../src/core/spec.ts';
import { showForm, startWorld } from '../form/world.tsx';

const tool = defineTool({
  icon: 'files',
  operations: {
    copy: operation({
      fields: { files: files({ primary: true }) },
      output: { made: out.files() },
      failures: ['empty'],
      warnings: ['failed'],
      eachFile: eachFile(() => ({})),
      async transform({ files: [file] }, ctx) {
        if (!file || file.size === 0) throw ctx.fail('empty', { field: 'files' });
        return { made: [{ name: `copy of ${file.name}`, type: '', bytes: new Uint8Array(1) }] };
      },
      examples: [{ input: { files: [sampleFile('a', '', Uint8Array.of(1))] }, check: () => true }],
    }),
  },
});
const texts = {
  operations: { copy: 'Copy' },
  fields: { files: { label: 'Files' } },
  output: { made: 'Copies' },
  failures: { empty: 'This file is empty.' },
  warnings: { failed_one: 'One failed', failed_other: 'Some failed' },
};

beforeAll(() => startWorld('copier', texts));
afterEach(cleanup);

const show = (...names: string[]) =>
  showForm('copier', tool, 'copy', {
    files: names.map((name) => new File(name.startsWith('empty') ? [] : ['x'], `${name}.png`, { type: 'image/png' })),
  });
const box = () => document.querySelector('[data-lead=made]');

test('a file of which nothing can be made leaves no empty result', async () => {
  await show('empty');
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(box()).toBeNull();
});

test('where all of several files fail, each says why, and the message says which it is about', async () => {
  await show('empty 1', 'empty 2');
  expect(await screen.findByText('empty 1.png: This file is empty.')).toBeTruthy();
  const cards = [...(box()?.querySelectorAll('li') ?? [])];
  expect(cards.map((card) => [card.dataset['state'], card.querySelector('strong')?.textContent])).toEqual([
    ['failed', 'empty 1.png'],
    ['failed', 'empty 2.png'],
  ]);
});

test('one that fails among good ones has a card of its own, and what is no picture is seen as a file', async () => {
  await show('a', 'empty');
  await waitFor(() => expect(box()?.querySelectorAll('li').length).toBe(2));
  const list = screen.getAllByRole('list')[0]!;
  expect(list.querySelectorAll('img').length).toBe(2);
  fireEvent.error(list.querySelectorAll('img')[1]!);
  expect(list.querySelectorAll('img').length).toBe(1);
});
