import type { CardHead } from '../../core/card.ts';
import { costOf, SLOW_MS } from '../../core/cost.ts';
import type { Tool } from '../../core/tool.ts';
import { run } from '../../executor/browser.ts';
import { currentLanguage, lookupOf } from '../../i18n/i18n.ts';
import { rememberedOptions } from '../../session/remembered-options.ts';
import { arrivalValues } from '../../ui/form/ghost.ts';
import type { Prepared } from '../../ui/form/run/use-run.ts';

/** How long a page may wait for its first result; slower ones come when it is there. */
const PATIENCE_MS = 100;

const ready = new Map<string, Prepared & { operation: string }>();

/**
 * Makes the result that the page of a tool begins with, so that it is there with the page and nothing moves when it comes. Not for an
 * address that brings values of its own.
 */
export async function prepare(card: CardHead, tool: Tool): Promise<void> {
  const [first] = Object.entries(tool.operations);
  if (!first || window.location.hash !== '' || window.location.search !== '') return;
  const [operation, op] = first;
  const values = arrivalValues(op, rememberedOptions(card.id, op.fields));
  if (values === null || costOf(op, values) >= SLOW_MS) return;
  const controller = new AbortController();
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const language = currentLanguage();
  const request = { card, operation, input: values, language };
  const result = await Promise.race([run(request, { signal: controller.signal, texts: lookupOf(card.id) }), late]);
  if (result) ready.set(card.id, { operation, values, result });
  else controller.abort();
}

/** The prepared result, once: the next visit has one of its own. */
export function takePrepared(id: string): (Prepared & { operation: string }) | undefined {
  const prepared = ready.get(id);
  ready.delete(id);
  return prepared;
}
