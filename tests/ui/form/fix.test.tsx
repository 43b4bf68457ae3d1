// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import tool from '../../../tool-specs/network/ipv4-range-expander.ts';
import texts from '../../../locales/en/tools/ipv4-range-expander.json' with { type: 'json' };
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

beforeAll(() => startWorld('ipv4-range-expander', texts));
afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a failure that suggests values has a button that applies them, which can be undone', async () => {
  const user = userEvent.setup();
  render(
    <World>
      <ToolForm
        card={{ id: 'ipv4-range-expander' }}
        tool={tool}
        initial={{ operation: 'expand', values: { start: '10.0.0.9', end: '10.0.0.1' } }}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/ipv4-range-expander"
      />
    </World>,
  );
  await user.click(await screen.findByRole('button', { name: 'Swap start and end' }));
  expect([box('Start').value, box('End').value]).toEqual(['10.0.0.1', '10.0.0.9']);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('10.0.0.0/28'));
  expect(screen.queryByRole('button', { name: 'Swap start and end' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Start').value).toBe('10.0.0.9');
});
