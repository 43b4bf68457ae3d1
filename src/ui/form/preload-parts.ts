import { outputsOf } from '../../core/outputs.ts';
import type { Operation } from '../../core/tool.ts';
import { editorCode } from '../code-editor/editor-code.ts';
import { diffCode } from '../outputs/diff/diff-code.ts';

/** Loads the code of the components that an operation's form needs. */
export async function preloadParts(op: Operation): Promise<void> {
  const kinds = new Set<string>([...Object.values(op.fields), ...Object.values(outputsOf(op))].map(({ kind }) => kind));
  await Promise.all([kinds.has('code') && editorCode.preload(), kinds.has('diff') && diffCode.preload()]);
}
