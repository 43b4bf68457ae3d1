import {
  type Cell,
  isMessage,
  type KeyValue,
  type Message,
  type Output,
  type ValueKind,
  type ValueTypes,
} from './values.ts';

/** Words for a message of the tool. */
export type Say = (message: Message) => string;

type Plain = { [K in ValueKind]: (value: ValueTypes[K], say: Say, output: Output) => string };

export function cellText(cell: Cell | undefined, say: Say): string {
  if (isMessage(cell)) return say(cell);
  return cell === null || cell === undefined ? '' : String(cell);
}

/** A field of tab-separated values cannot hold a tab or a line end (IANA text/tab-separated-values). */
const inOneCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

const PLAIN: Plain = {
  text: (value) => value,
  code: (value) => value,
  marked: ({ text }) => text,
  html: (value) => value,
  svg: (value) => value,
  colour: (value) => value,
  row: cellText,
  keyValue: (rows, say) => rows.map((row) => keyValueText(row, say)).join('\n'),
  table: (rows, say, { columns = [] }) =>
    rows.map((row) => columns.map((name) => inOneCell(cellText(row[name], say))).join('\t')).join('\n'),
  file: () => '',
  meter: (value, say) => (value ? cellText(value.label, say) : ''),
  verdict: (value, say) => (value ? say(value.label) : ''),
};

function keyValueText({ key, value }: KeyValue, say: Say): string {
  return `${cellText(key, say)}: ${cellText(value, say)}`;
}

/** What "copy" puts on the clipboard for a value; empty for a file, which is saved instead. */
export function plainText(output: Output, value: unknown, say: Say): string {
  return (PLAIN[output.kind] as (value: unknown, say: Say, output: Output) => string)(value, say, output);
}
