import type { ReactNode } from 'react';
import type { InputFile } from '../../core/field.ts';
import type { FileEnd } from '../../core/context.ts';
import type { FilesRun } from '../../operation/runs.ts';
import type { Output, ValueKind, ValueTypes } from '../../core/values.ts';
import type { PageTexts } from '../page-texts.ts';

/** A value that is edited in place. */
export interface OutputEdit {
  /** The text being typed; undefined while it shows the result. */
  draft: string | undefined;
  /** The error message for it. */
  error: string | undefined;
  onBegin: () => void;
  onType: (text: string) => void;
  /** The pasted text exceeds this length, so the text stays unchanged. */
  onRefuse: (shown: string, maximum: number) => void;
  onLeave: () => void;
  /** Reverts everything typed since editing began. */
  onRestore: () => void;
}

/** The rows of a table that are edited in place. */
export interface EditableRows {
  /** How a cell is edited; undefined where its column isn't. */
  edit: (row: number, column: string) => OutputEdit | undefined;
  /** Undefined where rows can't be removed; then none can be added, either. */
  remove: ((row: number) => void) | undefined;
  /** Does what a button at the end of a row says. */
  act: (action: string, row: number) => void;
}

/** What came of each file of a run that takes them one by one, or comes of it. */
export interface EachFile {
  /** The files that went in; empty if the result isn't of those that the page has now. */
  sources: readonly InputFile[];
  ends: readonly FileEnd[] | undefined;
  run: FilesRun | null;
  isRunning: boolean;
  /** Runs what failed or is left. */
  onGoOn: () => void;
}

/** Props of every output component. It knows its kind, never the tool. */
export interface OutputProps<K extends ValueKind = ValueKind> {
  id: string;
  label: string;
  output: Output;
  value: ValueTypes[K];
  words: PageTexts;
  /** The name that "download" uses for files without one; no extension. */
  fileName: string;
  /** Fills the height of its column. */
  stretch?: boolean;
  /** Whether it is the main result: shown larger. */
  large?: boolean;
  /** Whether it is the result of an example, whose length interests nobody. */
  isExample?: boolean | undefined;
  /** Whether dots stand for it until the user wants to see it. */
  masked?: boolean | undefined;
  /** Shown in an empty box. */
  hint?: string | undefined;
  /** Additional buttons, such as "refresh". */
  actions?: ReactNode;
  edit?: OutputEdit | undefined;
  editableRows?: EditableRows | undefined;
  /** Puts its text into a field. */
  onFill?: ((text: string) => void) | undefined;
  /** Sorts the rows, as the field for it says. */
  onSort?: ((by: string) => void) | undefined;
  /** Chooses columns, and those that hold texts, as the fields for them say. */
  onChoose?: ((columns: string) => void) | undefined;
  onCorrect?: ((columns: string) => void) | undefined;
  /** Makes a value that is null until it's asked for. */
  onMake?: (() => Promise<unknown>) | undefined;
  each?: EachFile | undefined;
  /** Returns the address of a search for a text; only on lookup pages. */
  searchLink?: ((text: string) => string) | undefined;
}
