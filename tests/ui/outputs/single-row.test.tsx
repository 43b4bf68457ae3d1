// with modules of its own: the rare kinds are loaded here
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { out, type Output } from '../../../src/core/values.ts';
import { OutputList } from '../../../src/ui/form/results/output-list.tsx';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import { toolTexts } from '../../../src/i18n/tool-texts.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
  toolTexts.addResourceBundle('en', 'tool', { columns: { service: 'Service', option: 'Option', reason: 'Reason' } });
});
afterEach(cleanup);

type Row = Record<string, string | null>;

const COLUMNS = ['service', 'option', 'reason'] as const;

function Shown({ rows, output = out.table(COLUMNS) }: { rows: readonly Row[]; output?: Output<'table'> }) {
  const outputs = [{ name: 'rows', id: 'rows', label: 'Not converted', output, value: rows }];
  return <OutputList outputs={outputs} words={usePageTexts('tool', 'en')} fileName="tool" />;
}

it('a table of one row is a list of its texts, without the empty ones', async () => {
  render(<Shown rows={[{ service: 'app', option: '-d', reason: null }]} />);
  expect((await screen.findAllByRole('term')).map((term) => term.textContent)).toEqual(['Service', 'Option']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy Option: -d' })).toBeTruthy();
});

it('more rows are a table', async () => {
  render(
    <Shown
      rows={[
        { service: 'app', option: '-d', reason: null },
        { service: 'db', option: '-t', reason: 'x' },
      ]}
    />,
  );
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('term')).toBeNull();
});

it('a column that few rows have is a line below another one, and part of the copied row', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  const output = out.table(COLUMNS, { under: { reason: 'option' } });
  const rows = [
    { service: 'app', option: '-d', reason: null },
    { service: 'db', option: '-t', reason: 'no terminal' },
  ];
  render(<Shown {...{ rows, output }} />);
  const headers = (await screen.findAllByRole('columnheader')).map((header) => header.textContent);
  expect(headers.slice(0, 2)).toEqual(['Service', 'Option']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toContain('-tReason: no terminal');
  screen.getByRole('button', { name: 'Copy row: db' }).click();
  await vi.waitFor(() => expect(copied).toEqual(['db\t-t\tno terminal']));
  vi.unstubAllGlobals();
});
