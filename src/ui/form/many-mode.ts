import { type ReactNode, useState } from 'react';
import { fieldKind } from '../../core/kinds.ts';
import { firstOutput } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import { leftDraft } from '../../session/drafts.ts';
import type { Values } from '../../operation/values.ts';
import type { NamedFile } from '../parts/file-upload/dropped-files.ts';

/** What a form gives to the part of the page that runs many values. */
export interface ManyInputs {
  operation: string;
  op: Operation;
  /** The values of its options. */
  values: Values;
  /** Whether the options are valid. */
  isValid: boolean;
  options: ReactNode;
  /** Files that were dropped on the field for one value. */
  files: readonly NamedFile[] | null;
}

/** Many values instead of one, if the shell of the page offers that. */
export interface ManyMode {
  isOn: boolean;
  onToggle: () => void;
  /** Files that were dropped on the field for one value. */
  files: readonly NamedFile[] | null;
  onFiles: (files: readonly NamedFile[]) => void;
  render: (inputs: ManyInputs) => ReactNode;
}

/** Whether an operation makes something of one value, and of others in the same way; secrets are shown one at a time. */
export function takesMany(op: Operation): boolean {
  const primary = primaryOf(op)?.field;
  if (!primary || op.live !== undefined || op.reference || op.sentence) return false;
  const { file, toText, setting } = fieldKind(primary.kind);
  const { output } = firstOutput(op, undefined);
  return setting === null && file !== 'many' && (toText !== null || file !== 'never') && output.secret !== true;
}

/** Whether the page of a tool takes many values, and which files were dropped for that; with a function that ends it. */
export function useManyMode(
  toolId: string,
  render: ManyMode['render'] | undefined,
): [mode: ManyMode | undefined, close: () => void] {
  const [isOn, setOn] = useState(() => leftDraft(`many ${toolId}`) !== undefined);
  const [files, setFiles] = useState<ManyMode['files']>(null);
  const show = (isShown: boolean, dropped: ManyMode['files'] = null) => {
    setFiles(dropped);
    setOn(isShown);
  };
  const mode = render && {
    isOn,
    files,
    onToggle: () => show(!isOn),
    onFiles: (dropped: readonly NamedFile[]) => show(true, dropped),
    render,
  };
  return [mode, () => show(false)];
}
