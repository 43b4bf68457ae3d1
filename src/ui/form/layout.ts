import type { Field, FieldKind } from '../../core/field.ts';
import { type Operation, outputsOf, primaryOf } from '../../core/tool.ts';
import type { ValueKind } from '../../core/values.ts';

/**
 * `panes`: large input beside large output. `generator`: the result first, what shapes it below. `stack`: input on top, results
 * below. Chosen by kinds alone.
 */
export type Layout = 'panes' | 'generator' | 'stack';

const LARGE_OUTPUTS: ReadonlySet<ValueKind> = new Set<ValueKind>(['text', 'code', 'file', 'svg']);
const SETTINGS: ReadonlySet<FieldKind> = new Set<FieldKind>(['integer', 'decimal', 'toggle', 'choice', 'choices']);

/** Does the field take the width and height of a column? */
export function isLarge(field: Field): boolean {
  return (
    field.kind === 'code' ||
    field.kind === 'content' ||
    field.kind === 'list' ||
    field.kind === 'file' ||
    field.multiline === true
  );
}

export function layoutOf(op: Operation): Layout {
  const [first] = Object.values(outputsOf(op));
  const primary = primaryOf(op)?.field;
  if (first === undefined || !LARGE_OUTPUTS.has(first.kind)) return 'stack';
  if (primary && isLarge(primary)) return 'panes';
  const asksForNothing = Object.values(op.fields).every((field) => !field.required);
  return asksForNothing && !op.heavy && (!primary || SETTINGS.has(primary.kind)) ? 'generator' : 'stack';
}

export interface FieldRow {
  look: 'ticks' | 'small' | 'large';
  names: string[];
}

/** So many ticks still stand behind other small fields; more have a line of their own. */
const FEW = 2;

function lookOf(field: Field): FieldRow['look'] {
  if (field.kind === 'toggle') return 'ticks';
  return isLarge(field) || field.kind === 'keypress' ? 'large' : 'small';
}

/**
 * Neighbours that are laid out alike, in their order: ticks in a row, small fields in a row, large ones each on their own.
 * `few`: so many ticks stand behind small fields; none in a column so narrow that they would come to stand below.
 */
export function rowsOf(fields: readonly (readonly [string, Field])[], few: number = FEW): FieldRow[] {
  const alike: FieldRow[] = [];
  for (const [name, field] of fields) {
    const look = lookOf(field);
    const last = alike.at(-1);
    if (last?.look === look && look !== 'large') last.names.push(name);
    else alike.push({ look, names: [name] });
  }
  const rows: FieldRow[] = [];
  for (const row of alike) {
    const last = rows.at(-1);
    if (last?.look === 'small' && row.look === 'ticks' && row.names.length <= few) last.names.push(...row.names);
    else rows.push(row);
  }
  return rows;
}
