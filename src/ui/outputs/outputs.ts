import type { ComponentType } from 'react';
import type { ValueKind } from '../../core/values.ts';
import type { OutputProps } from './output-props.ts';
import { KeyValueOutput } from './rows/key-value.tsx';
import { RowOutput } from './rows/row.tsx';
import { TableOutput } from './rows/table.tsx';
import { CodeOutput } from './text/code.tsx';
import { TextOutput } from './text/text.tsx';

/** The components of the kinds that many tools have; the others are in ../rare-kinds.ts. */
export const OUTPUTS = {
  text: TextOutput,
  code: CodeOutput,
  row: RowOutput,
  keyValue: KeyValueOutput,
  table: TableOutput,
} as const satisfies { [K in ValueKind]?: ComponentType<OutputProps<K>> };
