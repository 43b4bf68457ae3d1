import { cardById } from '../../catalog/catalog.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import { outputsOf } from '../../core/outputs.ts';
import { runTool } from '../../core/run.ts';
import { loadToolNamespace, lookupOf, startTexts } from '../../i18n/i18n.ts';
import { languageSupport } from '../../ui/code-editor/languages.ts';
import { firstRun } from '../../operation/example.ts';
import { preloadParts } from '../../ui/form/preload-parts.ts';
import { shownBelow } from '../../operation/below.ts';
import { preparedWith } from '../tool/prepare.ts';

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
  const [op] = Object.values(tool.operations);
  if (!op) return;
  await preloadParts(op);
  for (const { kind, language: code } of [...Object.values(op.fields), ...Object.values(outputsOf(op))]) {
    if (kind === 'code' && code) await languageSupport(code);
  }
  const run = firstRun(tool);
  if (!run) return;
  for (const shown of shownBelow(tool, op)) await preloadParts(shown.op);
  const environment = { now: Date.now(), language, texts: lookupOf(id) };
  await preparedWith(tool, run, (operation, values) => runTool(tool, operation, values, environment));
}
