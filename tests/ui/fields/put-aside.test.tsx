// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineTool, files, operation, out, sampleFile, text } from '../../../src/core/spec.ts';
import { SUM_LISTS } from '../../../src/lib/crypto/sum-file.ts';
import type { Notice } from '../../../src/session/notices.ts';
import { showForm, startWorld } from '../form/world.tsx';

const told = vi.hoisted(() => [] as Notice[]);
vi.mock(import('../../../src/session/notices.ts'), async (original) => ({
  ...(await original()),
  notify: (notice: Notice) => void told.push(notice),
}));

const listed = files({ primary: true, aside: SUM_LISTS });
const sample = [sampleFile('a', '', Uint8Array.of(1))];
const tool = defineTool({
  icon: 'files',
  operations: {
    list: operation({
      fields: { files: listed },
      output: out.row(),
      transform: ({ files: all }) => `listed: ${all.map(({ name }) => name).join(' ')}`,
      examples: [{ input: { files: sample }, check: () => true }],
    }),
    verify: operation({
      fields: { files: listed, sums: text({ multiline: true, required: true }) },
      output: out.row(),
      transform: ({ files: all, sums }) => `verified: ${all.map(({ name }) => name).join(' ')} by ${sums.trim()}`,
      examples: [{ input: { files: sample, sums: 'x' }, check: () => true }],
    }),
  },
});
const texts = {
  operations: { list: 'List', verify: 'Verify' },
  fields: { files: { label: 'Files' }, sums: { label: 'Sums' } },
  output: { list: 'Result', verify: 'Result' },
};
const sums = new File(['00ff  a.txt\n'], 'SHA256SUMS');
const file = new File(['a'], 'a.txt');
const other = new File(['b'], 'b.txt');

beforeAll(() => startWorld('sums', texts));
beforeEach(() => void told.splice(0));
afterEach(cleanup);

const add = (...added: File[]) =>
  fireEvent.change(document.querySelector('[data-primary] input')!, { target: { files: added } });
const shows = (result: string) => screen.findByText(result);

it('a list among the files is what they are compared with, which can be undone', async () => {
  await showForm('sums', tool, 'verify', {});
  add(file, sums);
  await shows('verified: a.txt by 00ff a.txt');
  expect(told).toMatchObject([{ text: 'fields.putAside', params: { name: 'SHA256SUMS', label: 'Sums' } }]);
  act(() => told[0]?.action?.perform());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ }).length).toBe(2));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('elsewhere, one that names a file beside it opens what compares them; another one stays a file', async () => {
  await showForm('sums', tool, 'list', {});
  add(other, new File(['00ff  c.txt\n'], 'MD5SUMS'));
  await shows('listed: b.txt MD5SUMS');
  add(file, new File(['00ff  a.txt\n'], 'in/a.sha256'));
  await shows('verified: b.txt MD5SUMS a.txt by 00ff a.txt');
  act(() => told[0]?.action?.perform());
  await shows('listed: b.txt MD5SUMS a.txt in/a.sha256');
  expect(told.length).toBe(1);
});
