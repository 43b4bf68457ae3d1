// with modules of its own: the rare kinds are loaded here
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { out } from '../../../src/core/values.ts';
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

function Shown({ rows }: { rows: readonly Row[] }) {
  const output = out.table(['service', 'option', 'reason']);
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
