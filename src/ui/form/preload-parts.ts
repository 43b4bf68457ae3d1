import { outputsOf } from '../../core/outputs.ts';
import type { Operation } from '../../core/tool.ts';
import type { CodeLanguage } from '../../core/values.ts';
import { isRare, rareKinds } from '../components.tsx';
import { editorCode } from '../code-editor/editor-code.ts';
import { mergeCode } from '../merge-editor/merge-code.ts';
import { diffCode } from '../outputs/diff/diff-code.ts';
import { gridCode } from '../outputs/grid/grid-code.ts';
import { isWide } from '../outputs/diff/mode.ts';

/** Starts loading syntax highlighting for a language; the editor shows its text without waiting for it. */
const startLanguage = (language: CodeLanguage): Promise<unknown> =>
  import('../code-editor/languages.ts').then(({ languageSupport }) => languageSupport(language)).catch(() => undefined);

/** Loads the code of the components that an operation's form needs. */
export async function preloadParts(op: Operation): Promise<void> {
  const outputs = Object.values(outputsOf(op));
  const parts = [...Object.values(op.fields), ...outputs];
  const kinds = new Set<string>(parts.map(({ kind }) => kind));
  for (const { kind, language } of parts) if (kind === 'code' && language) void startLanguage(language);
  const isMerged = outputs.some(({ between }) => between !== undefined) && isWide();
  await Promise.all([
    [...kinds].some(isRare) && rareKinds.preload(),
    kinds.has('code') && editorCode.preload(),
    kinds.has('diff') && diffCode.preload(),
    kinds.has('grid') && gridCode.preload(),
    // Without this code, the texts and their differences are shown separately.
    isMerged && mergeCode.preload().catch(() => undefined),
  ]);
}
