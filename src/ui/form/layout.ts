import { costOf, SLOW_MS } from '../../core/cost.ts';
import type { Field } from '../../core/field.ts';
import { fieldKind, valueKind } from '../../core/kinds.ts';
import { leadOf, outputsOf } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';

/**
 * Chosen by kinds alone. `panes`: a large input beside the results. `pair`: two large inputs side by side, what they have to do with
 * each other below. `form`: inputs in a column, results beside it. `wide`: results that need the whole width below the input.
 * `generator`: the result first, what shapes it below. `reference`: a search over a table.
 */
export type Layout = 'panes' | 'pair' | 'form' | 'wide' | 'generator' | 'reference';

/** So many columns of a table still have room beside the inputs. */
const FEW_COLUMNS = 3;

/** Does the field take the width and height of a column? */
export function isLarge(field: Field): boolean {
  return fieldKind(field.kind).size === 'large' || field.multiline === true;
}

/** Names of the other fields that are like the primary one: a text beside a text, to be compared. */
export function partnersOf(op: Operation): string[] {
  const primary = primaryOf(op)?.field;
  const isLike = (field: Field) => isLarge(field) && field.kind === primary?.kind && field.rows === primary.rows;
  return Object.entries(op.fields)
    .filter(([, field]) => field !== primary && isLike(field) && !field.advanced && !field.when)
    .map(([name]) => name);
}

export function layoutOf(op: Operation): Layout {
  if (op.reference) return 'reference';
  const lead = outputsOf(op)[leadOf(op)];
  const size = lead && valueKind(lead.kind).size;
  const primary = primaryOf(op)?.field;
  const fields = Object.values(op.fields);
  if (primary && isLarge(primary)) {
    return partnersOf(op).length === 1 ? 'pair' : 'panes';
  }
  const asksForNothing = fields.every((field) => !field.required) && costOf(op, {}) < SLOW_MS;
  if (size === 'large' && asksForNothing && (!primary || fieldKind(primary.kind).setting)) return 'generator';
  return lead?.kind === 'html' || (lead?.columns?.length ?? 0) > FEW_COLUMNS ? 'wide' : 'form';
}

/** Most options that are in sight before anyone asks for more. */
const MOST_IN_SIGHT = 3;

export interface SplitOptions {
  inSight: (readonly [string, Field])[];
  folded: (readonly [string, Field])[];
}

/**
 * The options that stand beside the input, and those that wait under "Options". What is needed is never folded away. `taken` counts
 * those that have a place of their own.
 */
export function splitOptions(fields: readonly (readonly [string, Field])[], taken = 0): SplitOptions {
  const needed = fields.filter(([, field]) => field.required);
  const others = fields.filter(([, field]) => !field.required && !field.advanced);
  const inSight = new Set([...needed, ...others].slice(0, Math.max(MOST_IN_SIGHT - taken, needed.length)));
  return {
    inSight: fields.filter((field) => inSight.has(field)),
    folded: fields.filter((field) => !inSight.has(field)),
  };
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
