import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { LinkState } from '../../../src/core/link.ts';
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import type { Run } from '../../../src/operation/runs.ts';
import { sampleTool } from './sample-tool.ts';
import { World } from './world.tsx';

/** Every run that the form requested. */
export const runs: { operation: string; input: Readonly<Record<string, unknown>>; signal: AbortSignal }[] = [];

export const runSample: Run = (operation, input, { signal, onProgress }) => {
  runs.push({ operation, input, signal });
  return runTool(sampleTool, operation, input, { signal, progress: onProgress, now: Date.now() });
};
export const openTool = vi.fn<(id: string) => void>();

/** The sample tool's form, as its page shows it. */
export function sampleForm(initial: LinkState | null = null, run: Run = runSample, language = 'en') {
  return (
    <World>
      <ToolForm
        card={{ id: 'sample' }}
        tool={sampleTool}
        initial={initial}
        language={language}
        run={run}
        shareBase="https://tools.example/sample"
        openTool={openTool}
      />
    </World>
  );
}
export const at = (operation: string, values: Record<string, unknown> = {}): LinkState => ({ operation, values });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const tab = (name: string) => screen.getByRole('radio', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Chooses an item from a toolbar menu. */
export async function choose(user: UserEvent, menu: string, item: string | RegExp): Promise<void> {
  await user.click(button(menu));
  await user.click(screen.getByRole('menuitem', { name: item }));
}
export const shows = (value: string) => waitFor(() => expect(box('Result').value).toBe(value));
export const results = () => screen.getByRole('region', { name: 'Results' });
