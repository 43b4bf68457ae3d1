import { costOf, SLOW_MS } from '../../core/cost.ts';
import type { Field } from '../../core/field.ts';
import { fieldKind, valueKind } from '../../core/kinds.ts';
import { outputsOf } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';

/**
 * `panes`: large input beside large output. `generator`: the result first, what shapes it below. `stack`: input on top, results
 * below. Chosen by kinds alone.
 */
export type Layout = 'panes' | 'generator' | 'stack';

/** Does the field take the width and height of a column? */
export function isLarge(field: Field): boolean {
  return fieldKind(field.kind).size === 'large' || field.multiline === true;
}

export function layoutOf(op: Operation): Layout {
  const [first] = Object.values(outputsOf(op));
  const primary = primaryOf(op)?.field;
  if (first === undefined || valueKind(first.kind).size !== 'large') return 'stack';
  if (primary && isLarge(primary)) return 'panes';
  const asksForNothing = Object.values(op.fields).every((field) => !field.required);
  return asksForNothing && costOf(op, {}) < SLOW_MS && (!primary || fieldKind(primary.kind).setting)
    ? 'generator'
    : 'stack';
}

export interface FieldRow {
  look: 'ticks' | 'small' | 'large';
  names: string[];
}

/** So many ticks still stand behind other small fields; more have a line of their own. */
const FEW = 2;

function lookOf(field: Field): FieldRow['look'] {
  const { size } = fieldKind(field.kind);
  if (size === 'checkbox') return 'ticks';
  return isLarge(field) || size === 'row' ? 'large' : 'small';
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
