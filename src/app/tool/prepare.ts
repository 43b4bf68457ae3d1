import type { CardHead } from '../../core/card.ts';
import { costOf, SLOW_MS } from '../../core/cost.ts';
import { isIncomplete, parseInput, type Result } from '../../core/run.ts';
import type { Operation, Tool } from '../../core/tool.ts';
import { run } from '../../executor/browser.ts';
import { currentLanguage, lookupOf } from '../../i18n/i18n.ts';
import { startOptions } from '../../session/remembered-options.ts';
import { firstRun } from '../../operation/example.ts';
import { preloadParts } from '../../ui/form/preload-parts.ts';
import { alsoValues, shownBelow } from '../../operation/below.ts';
import type { Prepared } from '../../operation/runs.ts';
import type { Values } from '../../operation/values.ts';
import { takeEarly } from '../early/early.ts';
import { givePrepared, type PreparedPage } from '../early/prepared.ts';

/** How long a page may wait for its first result; slower results appear when ready. */
const PATIENCE_MS = 250;
/** The same while a prerendered page is visible. */
const PATIENCE_AT_FIRST_MS = 800;

const patience = () => (document.querySelector('[data-static]') ? PATIENCE_AT_FIRST_MS : PATIENCE_MS);

/** Loads the components of a tool's first operation, unless that takes longer than a page may wait. */
export async function loadParts(tool: Tool): Promise<void> {
  const [op] = Object.values(tool.operations);
  if (!op) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience());
  });
  // A part that fails to load reports it where it is rendered.
  const parts = [op, ...shownBelow(tool, op).map((below) => below.op)].map(preloadParts);
  await Promise.race([Promise.all(parts).catch(() => undefined), late]);
}

/**
 * Computes the initial result of a tool page, so that it appears with the page without layout shifts. Not for addresses
 * that contain values.
 */
export async function prepare(card: CardHead, tool: Tool): Promise<void> {
  if (window.location.hash !== '' || window.location.search !== '') return;
  const early = await takeEarly(card.id);
  if (early) return givePrepared(card.id, early);
  const first = firstRun(tool, ({ fields }) => startOptions(card.id, fields));
  if (!first) return;
  const controller = new AbortController();
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience());
  });
  const language = currentLanguage();
  const page = await preparedWith(tool, first, (name, input) => {
    const request = { card, operation: name, input, language };
    return Promise.race([run(request, { signal: controller.signal, texts: lookupOf(card.id), forPage: true }), late]);
  });
  if (page) givePrepared(card.id, page);
  controller.abort();
}

type Make = (operation: string, values: Values) => Promise<Result | null>;

/**
 * Computes the result of an operation, and of those shown below it.
 * @param made runs an operation; null if that would take too long
 */
export async function preparedWith(
  tool: Tool,
  { operation, op, values }: NonNullable<ReturnType<typeof firstRun>>,
  made: Make,
): Promise<PreparedPage | null> {
  const result = await made(operation, values);
  return result && { operation, values, result, also: await prepareAlso(tool, op, values, made) };
}

/** The same for the operations shown below the first one, as far as they need nothing else and are in time. */
async function prepareAlso(
  tool: Tool,
  op: Operation,
  values: Values,
  made: Make,
): Promise<Readonly<Record<string, Prepared>>> {
  const also: Record<string, Prepared> = {};
  const parsed = parseInput(op, values);
  if (!parsed.ok) return also;
  for (const shown of shownBelow(tool, op)) {
    const belowValues = alsoValues(shown, parsed.value);
    if (isIncomplete(shown.op, belowValues) || costOf(shown.op, belowValues) >= SLOW_MS) continue;
    const result = await made(shown.operation, belowValues);
    if (result) also[shown.operation] = { values: belowValues, result };
  }
  return also;
}
