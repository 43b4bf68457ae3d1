// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { defineTool, out, text } from '../../../src/core/spec.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from '../form/world.tsx';

const tool = defineTool({
  icon: 'search',
  createdAt: '2020-01-01',
  fields: { document: text({ primary: true }), query: text({ required: true }) },
  output: out.text(),
  transform: ({ document, query }) => `${document} ${query}`,
  examples: [{ input: { document: 'a', query: 'b' }, output: 'a b' }],
});

beforeAll(() =>
  startWorld('query', {
    title: 'Query',
    description: 'Asks a document.',
    fields: { document: { label: 'Document' }, query: { label: 'Question' } },
    output: { result: 'Answer' },
  }),
);
afterEach(cleanup);

test('while another field is still empty, the place of the result says which', async () => {
  const user = userEvent.setup();
  render(
    <World>
      <ToolForm
        card={{ id: 'query' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/query"
      />
    </World>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Document' }), 'x');
  await screen.findByText('Fill in “Question”');
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'y');
  await waitFor(() => expect(screen.queryByText('Fill in “Question”')).toBeNull());
});
