// Filters, sorts and chooses columns of a table.
import { Problem } from '../../../base/problem.ts';
import type { OPEN_PROBLEMS, QUERY_PROBLEMS } from './names.ts';
import { allColumns, chosen, compareNumbers, type Rows, typeOf } from './rows.ts';

type Operator = '>=' | '<=' | '!=' | '!~' | '=' | '>' | '<' | '~';

/** The index of a column by its name or number. Throws Problem. */
export function columnOf(rows: Rows, written: string): number {
  const name = unquoted(written.trim());
  const exact = rows.names.indexOf(name);
  if (exact >= 0) return exact;
  const folded = name.toLowerCase();
  const similar = rows.names.findIndex((each) => each.toLowerCase() === folded);
  if (similar >= 0) return similar;
  const number = /^#?(\d{1,6})$/.exec(name)?.[1];
  if (number !== undefined && Number(number) >= 1 && Number(number) <= rows.names.length) return Number(number) - 1;
  throw new Problem<(typeof OPEN_PROBLEMS)[number]>('unknown-column', undefined, { name, names: some(rows.names) });
}

const some = (names: readonly string[]) => names.slice(0, 8).join(', ') + (names.length > 8 ? ' …' : '');

const unquoted = (text: string) => (/^"[^"]*"$/.test(text) ? text.slice(1, -1) : text);

/** The indexes of columns in a list of names. Throws Problem. */
export const columnsOf = (rows: Rows, list: string) => listed(list).map((name) => columnOf(rows, name));

/** Splits at commas outside of quotes. */
const listed = (text: string) =>
  [...text.matchAll(/(?:"[^"]*"|[^",\n])+/g)].map(([part]) => part.trim()).filter((part) => part !== '');

/** Splits at `and` and at line breaks outside of quotes. */
function conditions(filter: string): string[] {
  const parts = [''];
  for (const [token] of filter.matchAll(/"[^"]*"|\band\b|[^]/gi)) {
    if (token === '\n' || token.toLowerCase() === 'and') parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** How a field names a column. */
export function writtenName(names: readonly string[], column: number): string {
  const name = names[column]!;
  if (name.includes('"')) return `#${column + 1}`;
  return /[,\n]|^\s|\s$|\s(?:asc|desc)$|\sas\s/i.test(name) ? `"${name}"` : name;
}

export type Rest = () => Promise<void> | undefined;
/** Rows between two rests. */
export const AT_ONCE = 4096;

/** Returns the rows that fulfill all conditions such as `city = Paris`; null for all rows. */
export async function filtered(rows: Rows, filter: string, rest: Rest): Promise<Uint32Array | null> {
  const tests = conditions(filter).map((line) => testOf(rows, line));
  if (tests.length === 0) return null;
  const kept = new Uint32Array(rows.count);
  let count = 0;
  for (let row = 0; row < rows.count; row++) {
    if (row % AT_ONCE === AT_ONCE - 1) await rest();
    if (tests.every((test) => test(row))) kept[count++] = row;
  }
  return kept.slice(0, count);
}

function testOf(rows: Rows, line: string): (row: number) => boolean {
  // The first operator outside of quotes; names with signs are quoted.
  const match = /^\s*("[^"]*"|[^"=<>!~]+?)\s*(>=|<=|!=|!~|=|>|<|~)\s*(.*?)\s*$/.exec(line);
  if (!match) throw new Problem<(typeof QUERY_PROBLEMS)[number]>('bad-filter', undefined, { line: line.trim() });
  const [, name = '', sign = '', written = ''] = match;
  const column = columnOf(rows, name);
  const wanted = unquoted(written);
  const operator = sign as Operator;
  if (operator === '~' || operator === '!~') {
    const part = wanted.toLowerCase();
    const isWanted = operator === '~';
    // No letter becomes a digit or an ASCII sign in lower case.
    if (/^[!-@[-`{-~ ]*$/.test(part)) return (row) => rows.cell(row, column).includes(part) === isWanted;
    return (row) => rows.cell(row, column).toLowerCase().includes(part) === isWanted;
  }
  const isNumber = typeOf(wanted) === 'number' && !rows.texts?.has(column);
  const compare = (text: string) => {
    if (isNumber && typeOf(text) === 'number') return compareNumbers(text, wanted);
    return text < wanted ? -1 : text > wanted ? 1 : 0;
  };
  if (operator === '=') return (row) => compare(rows.cell(row, column)) === 0;
  if (operator === '!=') return (row) => compare(rows.cell(row, column)) !== 0;
  return (row) => {
    const text = rows.cell(row, column);
    // What has no value isn't smaller than another one, and a text isn't larger than a number.
    if (text === '' || (isNumber && typeOf(text) !== 'number')) return false;
    const order = compare(text);
    if (operator === '>') return order > 0;
    if (operator === '<') return order < 0;
    return operator === '>=' ? order >= 0 : order <= 0;
  };
}

/** Returns the columns that rows are sorted by. Throws Problem. */
export const sortKeys = (rows: Rows, by: string) =>
  listed(by).map((part) => {
    const [, name = part, direction = ''] = /^("[^"]*"|.*?)(?: (asc|desc))?$/i.exec(part) ?? [];
    return { column: columnOf(rows, name), sign: /desc/i.test(direction) ? (-1 as const) : (1 as const) };
  });

/** Returns the columns of a list such as `name, amount as Total`; all of them if it is empty. */
export function withColumns(rows: Rows, order: Uint32Array | null, list: string): Rows {
  const parts = listed(list);
  if (parts.length === 0) return allColumns(rows, order);
  const columns = parts.map((part) => {
    const [, name = part, other] = /^("[^"]*"|.*?)(?: as (.*))?$/i.exec(part) ?? [];
    const column = columnOf(rows, name);
    return { column, name: other === undefined ? rows.names[column]! : unquoted(other) };
  });
  return chosen(
    rows,
    order,
    columns.map(({ column }) => column),
    columns.map(({ name }) => name),
  );
}
