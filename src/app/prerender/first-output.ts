import { cardById } from '../../catalogue/catalogue.ts';
import { loadSpec } from '../../catalogue/load-spec.ts';
import { costOf, SLOW_MS } from '../../core/cost.ts';
import { outputsOf } from '../../core/outputs.ts';
import { parseInput, runTool } from '../../core/run.ts';
import { loadToolNamespace, lookupOf, startTexts } from '../../i18n/i18n.ts';
import { languageSupport } from '../../ui/code-editor/languages.ts';
import { arrivalValues } from '../../ui/form/ghost.ts';
import { preloadParts } from '../../ui/form/preload-parts.ts';
import { alsoValues, shownBelow } from '../../ui/form/results/also/also-values.ts';

/**
 * Does what the page of a tool does until its first output appears: loads the components of its form, and runs its
 * first operation, and those shown below it, on the initial values. The caller counts the code that is loaded on demand
 * in the meantime.
 */
export async function firstOutput(id: string, language: string): Promise<void> {
  const card = cardById(id);
  if (!card || card.view) return;
  await startTexts(language);
  await loadToolNamespace(id);
  const tool = await loadSpec(card);
  const [first] = Object.entries(tool.operations);
  if (!first) return;
  const [operation, op] = first;
  await preloadParts(op);
  for (const { kind, language: code } of [...Object.values(op.fields), ...Object.values(outputsOf(op))]) {
    if (kind === 'code' && code) await languageSupport(code);
  }
  const values = arrivalValues(op, {});
  if (values === null || costOf(op, values) >= SLOW_MS) return;
  const environment = { now: Date.now(), language, texts: lookupOf(id) };
  await runTool(tool, operation, values, environment);
  const parsed = parseInput(op, values);
  for (const shown of shownBelow(tool, op)) {
    await preloadParts(shown.op);
    if (parsed.ok) await runTool(tool, shown.operation, alsoValues(shown, parsed.value), environment);
  }
}
