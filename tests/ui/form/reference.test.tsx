// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decodeLink } from '../../../src/core/link.ts';
import { choice, defineTool, out, text } from '../../../src/core/spec.ts';
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

const ROWS = [
  { code: 200, name: 'OK' },
  { code: 404, name: 'Not Found' },
  { code: 502, name: 'Bad & <Gateway>' },
];
const tool = defineTool({
  icon: 'box',
  fields: { search: text({ primary: true, required: false }), kind: choice(['all', 'some']) },
  output: { codes: out.table(['code', 'name'], { key: 'name' }) },
  reference: true,
  transform: ({ search }) => ({ codes: ROWS.filter(({ code, name }) => `${code} ${name}`.includes(search)) }),
  examples: { found: { input: { search: '404' }, check: ({ codes }) => codes.length === 1 } },
});

beforeAll(() =>
  startWorld('codes', {
    title: 'Codes',
    description: 'Lists codes.',
    fields: { search: { label: 'Search' }, kind: { label: 'Kind', options: { all: 'All', some: 'Some' } } },
    output: { codes: 'Codes' },
    columns: { code: 'Code', name: 'Name' },
    examples: { found: 'Found' },
  }),
);
afterEach(cleanup);

test('a lookup page starts with the whole table, counts matches and links each row', async () => {
  const user = userEvent.setup();
  render(
    <World>
      <ToolForm
        card={{ id: 'codes' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/codes"
      />
    </World>,
  );
  expect(await screen.findByText('3 rows')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Link to row: Bad & <Gateway>' });
  const state = decodeLink(tool, (link.getAttribute('href') ?? '').slice(1));
  expect(state?.values.search).toBe('Bad & <Gateway>');
  await user.type(screen.getByRole('textbox', { name: 'Search' }), '404');
  expect(await screen.findByText('1 row')).toBeTruthy();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
});
