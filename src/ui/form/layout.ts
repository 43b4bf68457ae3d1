import { costOf, SLOW_MS } from '../../core/cost.ts';
import type { Field } from '../../core/field.ts';
import { fieldKind, valueKind } from '../../core/kinds.ts';
import { leadOf, outputsOf } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';

/**
 * Chosen by kinds alone. `panes`: a large input next to the results. `pair`: two large inputs side by side, with their
 * comparison below. `form`: inputs in a column, results next to it. `wide`: results that need the full width below the
 * input. `generator`: the result first, its options below. `reference`: a search over a table. `sentence`: inputs as
 * blanks in a sentence that ends with the result.
 */
export type Layout = 'panes' | 'pair' | 'form' | 'wide' | 'generator' | 'reference' | 'sentence';

/** Tables with up to this many columns fit next to the inputs. */
const FEW_COLUMNS = 3;

/** Whether the field fills the width and height of a column. */
export function isLarge(field: Field): boolean {
  return fieldKind(field.kind).size === 'large' || field.multiline === true;
}

/** Returns the names of the fields that resemble the primary one, such as a second text to compare with. */
export function partnersOf(op: Operation): string[] {
  const primary = primaryOf(op)?.field;
  const isLike = (field: Field) => isLarge(field) && field.kind === primary?.kind && field.rows === primary.rows;
  return Object.entries(op.fields)
    .filter(([, field]) => field !== primary && isLike(field) && !field.advanced && !field.when)
    .map(([name]) => name);
}

export function layoutOf(op: Operation): Layout {
  if (op.reference) return 'reference';
  if (op.sentence) return 'sentence';
  const lead = outputsOf(op)[leadOf(op)];
  const size = lead && valueKind(lead.kind).size;
  const primary = primaryOf(op)?.field;
  const fields = Object.values(op.fields);
  // Preformatted lines and digests need the full width.
  if (lead?.wrap === false || lead?.kind === 'grid') return 'wide';
  if (primary && isLarge(primary)) {
    return partnersOf(op).length === 1 ? 'pair' : 'panes';
  }
  const asksForNothing = fields.every((field) => !field.required) && costOf(op, {}) < SLOW_MS;
  if (size === 'large' && asksForNothing && (!primary || fieldKind(primary.kind).setting)) return 'generator';
  return lead?.kind === 'html' || (lead?.columns?.length ?? 0) > FEW_COLUMNS ? 'wide' : 'form';
}

/** Layouts whose content is as wide as the window. Everything else is easier to read at a limited width. */
const DOCUMENTS: readonly Layout[] = ['panes', 'pair', 'wide', 'reference'];

/** The width of a page, which is the same for all of its operations, so that nothing moves between them. */
export const roomOf = ([first]: readonly Operation[]) =>
  first && DOCUMENTS.includes(layoutOf(first)) ? 'document' : 'form';

/** Fields of up to this many lines hold a value rather than a document. */
const FEW_LINES = 3;

/** Whether input and result are documents: panes down to the end of the window. */
export function fillsWindow(op: Operation): boolean {
  const lead = outputsOf(op)[leadOf(op)];
  const field = primaryOf(op)?.field;
  // A place to drop a file, and a few lines, are small.
  const isDocument = field?.kind !== 'file' && (field?.rows ?? Infinity) > FEW_LINES;
  return layoutOf(op) === 'panes' && isDocument && (lead?.kind === 'text' || lead?.kind === 'code');
}

/** Maximum number of options visible without expanding more. */
const MOST_IN_SIGHT = 3;

export interface SplitOptions {
  inSight: (readonly [string, Field])[];
  folded: (readonly [string, Field])[];
}

/**
 * Splits options into those next to the input and those collapsed under "Options". Required ones are never collapsed.
 * `taken` is the number of options shown elsewhere.
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

/**
 * Whether a field beside the main one is an input like it, rather than an option: nothing can be said about the result
 * without what is typed into it. Where there is only one column, such fields stand before the result.
 */
export function isNeeded(field: Field, primary: Field): boolean {
  if (field.areaOf !== undefined) return true;
  if (fieldKind(field.kind).setting || field.remember) return false;
  return field.required || isBrief(field) || (field.kind === primary.kind && !isLarge(primary));
}

/** Whether a field has a few lines. */
const isBrief = (field: Field): boolean => field.multiline === true && (field.rows ?? Infinity) <= FEW_LINES;

export interface FieldRow {
  look: 'ticks' | 'small' | 'brief' | 'large';
  names: string[];
}

/** Up to this many checkboxes fit after other small fields; more get their own line. */
const FEW = 2;

function lookOf(field: Field): FieldRow['look'] {
  const { size } = fieldKind(field.kind);
  if (size === 'checkbox') return 'ticks';
  if (isBrief(field)) return 'brief';
  return isLarge(field) || size === 'row' ? 'large' : 'small';
}

/**
 * Groups adjacent fields with the same layout, in order: checkboxes in a row, small fields in a row, those of a few lines
 * in a row, large ones on their own. `few` is the number of checkboxes that fit after small fields; none in a column so narrow that they would
 * wrap below.
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
