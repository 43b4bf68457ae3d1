// What a tool for tables says of what it has read and written.
import { CHARSET_NAMES } from '../../bytes/charset-guess.ts';
import { type Opened, openTable, type OpenOptions } from './open.ts';
import type { COLUMN_TYPES, FACTS, OPEN_NOTES, WRITE_NOTES } from './names.ts';
import { lookOf, packed } from './csv-file.ts';
import { sortKeys, writtenName } from './query.ts';
import { stateReadings } from './readings.ts';
import { type Rows, rowInFile } from './rows.ts';
import { checkCount, preview, type WriteOptions, writeRows } from './write.ts';

type Params = Record<string, string | number>;
type OpenNote = (typeof OPEN_NOTES)[number];
interface Warns<Code> {
  warn: (code: Code, params?: Params) => void;
}
interface Says<M> extends Warns<(typeof WRITE_NOTES)[number]> {
  say: (code: (typeof FACTS)[number], params?: Params) => M;
}
interface Asked<M> extends Says<M> {
  say: (code: (typeof FACTS)[number] | (typeof COLUMN_TYPES)[number], params?: Params) => M;
  forPage: boolean;
  rest: () => Promise<void> | undefined;
}
export { joinTables, partsOf, withoutDuplicates } from './combine.ts';
export { columnOf, columnsOf, filtered, withColumns } from './query.ts';
export { sorted } from './sort.ts';
export { allColumns } from './rows.ts';
export { statisticsOf } from './statistics.ts';

export type Source = Parameters<typeof openTable>[0] & (string | { name: string });

/** Rows of a table that are shown before it is saved. */
const SHOWN = 100;
const TAB = '↹';

const charsetName = (charset: NonNullable<Opened['charset']>) =>
  charset === 'utf-8' ? 'UTF-8' : CHARSET_NAMES[charset];
const shownDelimiter = (delimiter: string) => (delimiter === '\t' ? TAB : delimiter);

/**
 * Opens a table and warns of all that was guessed. Throws Problem.
 * @param isOffered whether other readings are offered, so that there is nothing to warn of
 */
export async function opening(
  source: Source,
  options: OpenOptions,
  { warn }: Warns<OpenNote>,
  isOffered = false,
): Promise<Opened> {
  const opened = await openTable(source, options);
  const { ragged, renamed, rivals, charset, otherCharsets, sheets, delimiter } = opened;
  if (ragged > 0) warn('ragged', { count: ragged });
  if (renamed > 0) warn('renamed', { count: renamed });
  if (!isOffered && rivals.length > 0 && delimiter !== null && options.delimiter === 'auto')
    warn('rival-delimiter', { delimiter: shownDelimiter(delimiter), other: rivals.map(shownDelimiter).join(' ') });
  const isGuessed = options.charset === 'auto' && charset !== null && charset !== 'utf-8';
  if (isGuessed && !(isOffered && otherCharsets.length > 0)) warn('guessed-charset', { charset: charsetName(charset) });
  if (sheets.length > 1 && options.sheet === '')
    warn('more-sheets', { count: sheets.length, sheets: sheets.slice(0, 8).join(', ') });
  return opened;
}

/** Opens a table and offers its other readings; `named` are the fields that name columns of it. Throws Problem. */
export async function openingAs(
  source: Source,
  options: OpenOptions,
  named: Record<string, string>,
  ctx: Warns<OpenNote> & Parameters<typeof stateReadings>[3],
): Promise<Opened> {
  const opened = await opening(source, options, ctx, true);
  stateReadings(opened, options, named, ctx);
  return opened;
}

export function factsOf<M>({ format, charset, delimiter, rows, sheets }: Opened, { say }: Pick<Says<M>, 'say'>) {
  return [
    { key: say('format'), value: say(format) },
    ...(charset === null ? [] : [{ key: say('charset'), value: charsetName(charset) }]),
    ...(delimiter === null ? [] : [{ key: say('delimiter'), value: shownDelimiter(delimiter) }]),
    ...(sheets.length > 0 ? [{ key: say('sheets'), value: sheets.slice(0, 20).join(', ') }] : []),
    { key: say('rows'), value: rows.count },
    { key: say('columns'), value: rows.names.length },
  ];
}

interface Wanted {
  format: WriteOptions['format'];
  escapeFormulas: boolean;
  tableName?: string;
  sort?: string;
}

/** Writes rows as a file. Throws Problem. */
export async function fileOf(rows: Rows, name: string, wanted: Wanted, { warn }: Warns<(typeof WRITE_NOTES)[number]>) {
  const { format, escapeFormulas: guard, tableName = '' } = wanted;
  const { file, formulas } = await writeRows(rows, name, { format, guard, tableName: tableName || name });
  if (formulas > 0 && !guard) warn('formulas', { count: formulas });
  return file;
}

/** Cells of a file that is made at once, although nobody may ask for it. */
const MOST_UNASKED = 100_000;

/** The rows to look at, as a file, and what was read for them. */
export async function resultOf<M>(rows: Rows, opened: Opened, source: Source, wanted: Wanted, ctx: Asked<M>) {
  if (rows.count === 0) ctx.warn('no-rows-left');
  checkCount(rows, wanted.format);
  const isLater = ctx.forPage && rows.count * rows.names.length > MOST_UNASKED;
  return {
    preview: ctx.forPage ? await gridOf(rows, opened, wanted.sort ?? '', ctx) : preview(rows, SHOWN),
    file: isLater ? null : await fileOf(rows, stemOf(source), wanted, ctx),
    facts: [
      ...factsOf(opened, ctx),
      ...(rows.count === opened.rows.count ? [] : [{ key: ctx.say('of-rows'), value: rows.count }]),
    ],
  };
}

/** In turn, where each row begins and where the next one does. */
function placesOf(starts: Uint32Array, count: number, order: Uint32Array | null, skipped: number) {
  const places = new Uint32Array(count * 2);
  for (let row = 0; row < count; row++) {
    const at = (order ? order[row]! : row) + skipped;
    places[row * 2] = starts[at]!;
    places[row * 2 + 1] = starts[at + 1]!;
  }
  return places;
}

/** Rows that a page shows without reading them, and how long (UTF-16 units) they may be. */
const MOST_LINES = 120;
const MOST_UNITS = 60_000;

function firstLines(count: number, lineOf: (row: number) => string): string[] {
  const lines: string[] = [];
  let units = 0;
  for (let row = 0; row < Math.min(count, MOST_LINES); row++) {
    const line = lineOf(row);
    units += line.length;
    if (units > MOST_UNITS) break;
    lines.push(line);
  }
  return lines;
}

/** The same rows for a page: where each is, and how its columns look. */
async function gridOf<M>(rows: Rows, { rows: all }: Opened, sort: string, { say, rest }: Asked<M>) {
  const { source, separator, starts, line } = rows.origin?.file() ?? (await packed(rows, rest));
  const { order = null, skipped = 0 } = rows.origin ?? {};
  const places = placesOf(starts, rows.count, order, skipped);
  const lines = firstLines(rows.count, (row) => line(rowInFile({ order, skipped }, row)));
  const [key] = sortKeys(all, sort);
  const names = rows.from ? all.names : rows.names;
  const written = (column: number) => writtenName(names, column);
  const columns = rows.names.map((name, column) => {
    const { type, letters } = lookOf(rows, column);
    const from = rows.from?.[column] ?? column;
    return {
      name,
      letters,
      cell: rows.origin?.cellAt(column) ?? column,
      type: say(type),
      isNumber: type === 'number',
      written: written(from),
      chosen:
        name === names[from]
          ? written(from)
          : `${written(from)} as ${name.includes('"') ? name : writtenName([name], 0)}`,
      isText: rows.texts?.has(column) ?? false,
      ...(key?.column === from && { sorted: key.sign === 1 ? ('ascending' as const) : ('descending' as const) }),
    };
  });
  const isPart = columns.length < names.length || columns.some(({ chosen }, index) => chosen !== written(index));
  const texts = Array.from(all.texts ?? [], written);
  return { text: preview(rows, SHOWN), columns, isPart, texts, count: rows.count, source, separator, places, lines };
}

/** The name of a file without its ending. */
export const stemOf = (source: Source) =>
  typeof source === 'string' ? 'table' : source.name.replace(/\.[a-z]+$/i, '');
