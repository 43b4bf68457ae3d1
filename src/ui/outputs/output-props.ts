import type { ReactNode } from 'react';
import type { Output, ValueKind, ValueTypes } from '../../core/values.ts';
import type { Words } from '../words.ts';

/** What every output component gets. It knows its kind, never the tool. */
export interface OutputProps<K extends ValueKind = ValueKind> {
  id: string;
  label: string;
  output: Output;
  value: ValueTypes[K];
  words: Words;
  /** What "download" calls a file without a name of its own; no extension. */
  fileName: string;
  /** Fills the height of its column. */
  stretch?: boolean;
  /** Is the reason to be here: shown larger. */
  large?: boolean;
  /** What stands in an empty box. */
  hint?: string | undefined;
  /** More buttons, as "refresh". */
  actions?: ReactNode;
}
