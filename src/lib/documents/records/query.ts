// Filters, sorts and chooses columns of a table.
import { Problem } from '../../../base/problem.ts';
import { comparing, comparingNumbers, containing, type RowTest } from './cell-tests.ts';
import { type Condition, type Operator, rowSearch } from './row-search.ts';
import type { OPEN_PROBLEMS, QUERY_PROBLEMS } from './names.ts';
import { allColumns, chosen, compareNumbers, type Rows, typeOf } from './rows.ts';

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
function conditionsIn(filter: string): string[] {
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

/** The last filter of each table, and the rows that it left. */
const lastKept = new WeakMap<Rows, { conditions: readonly Condition[]; kept: Uint32Array }>();

const isPart = (operator: Operator) => operator === '~' || operator === '!~';

/** Whether all rows that fulfill `next` fulfill `before`, too: a letter was added to what they contain. */
const implies = (next: Condition, before: Condition) =>
  next.column === before.column &&
  next.operator === before.operator &&
  (next.wanted === before.wanted || (next.operator === '~' && next.wanted.includes(before.wanted)));

/** Returns the rows that fulfill all conditions such as `city = Paris`; null for all rows. The list is kept for the next filter. */
export async function filtered(rows: Rows, filter: string, rest: Rest): Promise<Uint32Array | null> {
  const conditions = conditionsIn(filter).map((line) => conditionOf(rows, line));
  if (conditions.length === 0) return null;
  const before = lastKept.get(rows);
  const isNarrower = before?.conditions.every((each) => conditions.some((condition) => implies(condition, each)));
  const among = isNarrower && before ? before.kept : null;
  const search = rowSearch(rows, conditions, among);
  const length = among?.length ?? rows.count;
  for (let from = 0; from < length; from += AT_ONCE) {
    const rested = rest();
    if (rested) await rested;
    search.look(from, Math.min(from + AT_ONCE, length));
  }
  const kept = search.found();
  lastKept.set(rows, { conditions, kept });
  return kept;
}

function conditionOf(rows: Rows, line: string): Condition {
  // The first operator outside of quotes; names with signs are quoted.
  const match = /^\s*("[^"]*"|[^"=<>!~]+?)\s*(>=|<=|!=|!~|=|>|<|~)\s*(.*?)\s*$/.exec(line);
  if (!match) throw new Problem<(typeof QUERY_PROBLEMS)[number]>('bad-filter', undefined, { line: line.trim() });
  const [, name = '', sign = '', written = ''] = match;
  const column = columnOf(rows, name);
  const operator = sign as Operator;
  const wanted = isPart(operator) ? unquoted(written).toLowerCase() : unquoted(written);
  const test = (isPart(operator) ? partTest : orderTest)(rows, column, operator, wanted);
  const isText = operator === '=' && (rows.texts?.has(column) || typeOf(wanted) !== 'number');
  return { column, operator, wanted, test, text: operator === '~' ? 'folded' : isText ? 'exact' : null };
}

function partTest(rows: Rows, column: number, operator: Operator, part: string): RowTest {
  const slowly = (row: number) => rows.cell(row, column).toLowerCase().includes(part);
  const { inText } = rows;
  const test = inText ? containing(inText.column(column), inText.skipped, part, slowly) : slowly;
  return operator === '~' ? test : (row) => !test(row);
}

function orderTest(rows: Rows, column: number, operator: Operator, wanted: string): RowTest {
  const isNumber = typeOf(wanted) === 'number' && !rows.texts?.has(column);
  /** What has no value isn't smaller than another one, and a text isn't larger than a number: null. */
  const decide = (order: number | null): boolean => {
    if (operator === '!=') return order !== 0;
    if (order === null) return false;
    if (operator === '=') return order === 0;
    if (operator === '>') return order > 0;
    if (operator === '<') return order < 0;
    return operator === '>=' ? order >= 0 : order <= 0;
  };
  // An empty cell is an empty text, where that is asked for.
  const decideText =
    wanted === '' && (operator === '=' || operator === '!=') ? (order: number | null) => decide(order ?? 0) : decide;
  const slowly = (row: number): boolean => {
    const text = rows.cell(row, column);
    if (isNumber) return decide(typeOf(text) === 'number' ? compareNumbers(text, wanted) : null);
    return decideText(text === '' ? null : text < wanted ? -1 : text > wanted ? 1 : 0);
  };
  const { inText } = rows;
  if (!inText) return slowly;
  return isNumber
    ? comparingNumbers(inText.column(column), inText.skipped, wanted, decide, slowly)
    : comparing(inText.column(column), inText.skipped, wanted, decideText, slowly);
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
