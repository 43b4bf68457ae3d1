import { loadSpec } from '../../catalog/load-spec.ts';
import type { Category } from '../../core/card.ts';
import { runTool } from '../../core/run.ts';
import { firstRun } from '../../operation/example.ts';
import type { PreparedPage } from './prepared.ts';

/*
 * An entry of its own: on a first visit, it runs the tool of a prerendered page and shows the result, long before the
 * rest of the scripts has arrived and started. The build (src/app/prerender/first-result.ts) marks the pages where that is
 * possible, and on them each place that shows a part of the result.
 */

/** Returns the part of a result at a path, such as `ids.0`, as text. */
function partAt(output: unknown, path: string): string {
  const names = path === '' ? [] : path.split('.');
  const part = names.reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], output);
  return String(part ?? '');
}

/**
 * The whole page has been read: an element after it exists, or the document has ended. Its scripts haven't run yet, and
 * its styles may be missing.
 */
const whenRead = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading' || document.querySelector('main + *')) resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });

async function showResult(): Promise<(PreparedPage & { id: string }) | null> {
  await whenRead();
  const page = document.querySelector<HTMLElement>('[data-early]');
  const { hold, linked } = document.documentElement.dataset;
  if (!page || hold !== undefined || linked !== undefined) return null;
  const [category, id = ''] = page.dataset['early']?.split('/') ?? [];
  const tool = await loadSpec({ id, category: category as Category });
  const first = firstRun(tool);
  if (!first) return null;
  const { operation, values } = first;
  const language = document.documentElement.lang;
  const result = await runTool(tool, operation, values, { now: Date.now(), language });
  if (!result.ok) return null;
  for (const place of page.querySelectorAll<HTMLElement>('[data-part]')) {
    place.textContent = partAt(result.output, place.dataset['part'] ?? '');
  }
  return { id, operation, values, result };
}

/** A page that can't show its result early shows it with its form. */
let shown: ReturnType<typeof showResult> | null = showResult().catch(() => null);

/** Returns the result that the prerendered page of a tool shows; only once: the next visit gets a new one. */
export async function takeEarly(tool: string): Promise<PreparedPage | null> {
  const page = await shown;
  shown = null;
  return page?.id === tool ? page : null;
}
