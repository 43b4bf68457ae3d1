import { outputsOf } from '../../core/outputs.ts';
import type { Operation } from '../../core/tool.ts';
import { isRare, rareKinds } from '../components.tsx';
import { editorCode } from '../code-editor/editor-code.ts';
import { mergeCode } from '../merge-editor/merge-code.ts';
import { diffCode } from '../outputs/diff/diff-code.ts';
import { isWide } from '../outputs/diff/mode.ts';

/** Loads the code of the components that an operation's form needs. */
export async function preloadParts(op: Operation): Promise<void> {
  const outputs = Object.values(outputsOf(op));
  const kinds = new Set<string>([...Object.values(op.fields), ...outputs].map(({ kind }) => kind));
  const isMerged = outputs.some(({ between }) => between !== undefined) && isWide();
  await Promise.all([
    [...kinds].some(isRare) && rareKinds.preload(),
    kinds.has('code') && editorCode.preload(),
    kinds.has('diff') && diffCode.preload(),
    // Without it, the texts and their differences are shown apart.
    isMerged && mergeCode.preload().catch(() => undefined),
  ]);
}
