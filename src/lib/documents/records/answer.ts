// What a tool for tables says of what it has read and written.
import { CHARSET_NAMES } from '../../bytes/charset-guess.ts';
import { type Opened, openTable, type OpenOptions } from './open.ts';
import type { FACTS, OPEN_NOTES, WRITE_NOTES } from './names.ts';
import type { Rows } from './rows.ts';
import { preview, type WriteOptions, writeRows } from './write.ts';

type Params = Record<string, string | number>;
type OpenNote = (typeof OPEN_NOTES)[number];
interface Warns<Code> {
  warn: (code: Code, params?: Params) => void;
}
interface Says<M> extends Warns<(typeof WRITE_NOTES)[number]> {
  say: (code: (typeof FACTS)[number], params?: Params) => M;
}
export { joinTables, partsOf, withoutDuplicates } from './combine.ts';
export { columnOf, columnsOf, filtered, sorted, withColumns } from './query.ts';
export { allColumns } from './rows.ts';
export { statisticsOf } from './statistics.ts';

export type Source = Parameters<typeof openTable>[0] & (string | { name: string });

/** Rows of a table that are shown before it is saved. */
const SHOWN = 100;
const TAB = '↹';

const charsetName = (charset: NonNullable<Opened['charset']>) =>
  charset === 'utf-8' ? 'UTF-8' : CHARSET_NAMES[charset];
const shownDelimiter = (delimiter: string) => (delimiter === '\t' ? TAB : delimiter);

/** Opens a table and warns of all that was guessed. Throws Problem. */
export async function opening(source: Source, options: OpenOptions, { warn }: Warns<OpenNote>): Promise<Opened> {
  const opened = await openTable(source, options);
  const { ragged, rivals, charset, sheets, delimiter } = opened;
  if (ragged > 0) warn('ragged', { count: ragged });
  if (rivals.length > 0 && delimiter !== null && options.delimiter === 'auto')
    warn('rival-delimiter', { delimiter: shownDelimiter(delimiter), other: rivals.map(shownDelimiter).join(' ') });
  if (options.charset === 'auto' && charset !== null && charset !== 'utf-8')
    warn('guessed-charset', { charset: charsetName(charset) });
  if (sheets.length > 1 && options.sheet === '')
    warn('more-sheets', { count: sheets.length, sheets: sheets.slice(0, 8).join(', ') });
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
}

/** Writes rows as a file. Throws Problem. */
export async function fileOf(rows: Rows, name: string, wanted: Wanted, { warn }: Warns<(typeof WRITE_NOTES)[number]>) {
  const { format, escapeFormulas: guard, tableName = '' } = wanted;
  const { file, formulas } = await writeRows(rows, name, { format, guard, tableName: tableName || name });
  if (formulas > 0 && !guard) warn('formulas', { count: formulas });
  return file;
}

/** The rows to look at, as a file, and what was read for them. */
export async function resultOf<M>(rows: Rows, opened: Opened, source: Source, wanted: Wanted, ctx: Says<M>) {
  if (rows.count === 0) ctx.warn('no-rows-left');
  return {
    preview: preview(rows, SHOWN),
    file: await fileOf(rows, stemOf(source), wanted, ctx),
    facts: [
      ...factsOf(opened, ctx),
      ...(rows.count === opened.rows.count ? [] : [{ key: ctx.say('of-rows'), value: rows.count }]),
    ],
  };
}

/** The name of a file without its ending. */
export const stemOf = (source: Source) =>
  typeof source === 'string' ? 'table' : source.name.replace(/\.[a-z]+$/i, '');
