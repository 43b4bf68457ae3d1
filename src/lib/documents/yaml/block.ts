import type { CST } from 'yaml';

/** An indentation indicator is one digit (YAML 1.2.2 section 8.1.1.1). */
const MAX_INDICATOR = 9;

export interface BlockPlace {
  /** Spaces before each line. */
  indent: number;
  /** How much deeper it is than the parent: the value of an indentation indicator. */
  step: number;
  /** The text after the header, including the space before it. */
  comment: string;
}

/**
 * A block scalar (`|` or `>`) as in the text, with its lines moved to another indent: nothing is refolded, and more
 * indented lines stay more indented. Null for a text of only spaces, whose indent is ambiguous.
 */
export function moveBlock(token: CST.BlockScalar, value: string, place: BlockPlace): string | null {
  const [style = '|', ...marks] = headerOf(token);
  const breaks = /\n*$/.exec(value)?.[0].length ?? 0;
  // At the end of a text without a final line break, there is nothing to keep.
  const chomp = marks.includes('+') ? (breaks > 0 ? '+' : '-') : marks.includes('-') ? '-' : '';
  const head = (indicator: string): string => style + indicator + chomp + place.comment;
  // The indicator keeps a comment below from becoming part of the text.
  const step = Math.min(place.step, MAX_INDICATOR);
  if (/^\n*$/.test(value)) return head(String(step)) + value;

  const lines = token.source.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const indented = leadOf(lines);
  const lead = leadOf(value.split('\n'));
  if (indented === null || lead === null) return null;
  const body = lines.map((line) => line.slice(indented - lead));
  while (body.at(-1) === '') body.pop();
  if (chomp === '+') for (let blank = 1; blank < breaks; blank += 1) body.push('');
  // Readers apply the indent of the first line to all lines, unless the header specifies it.
  const named = body.slice(0, body.findIndex((line) => /[^ ]/.test(line)) + 1).some((line) => line.startsWith(' '));
  const pad = ' '.repeat(named ? place.indent - place.step + step : place.indent);
  return [head(named ? String(step) : ''), ...body.map((line) => (line === '' ? '' : pad + line))].join('\n');
}

/** `|` or `>` with its chomping and indentation indicators. */
export function headerOf(token: CST.BlockScalar): string {
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  return header && 'source' in header ? header.source : '|';
}

/** Returns the number of spaces before the first line that isn't blank. */
function leadOf(lines: readonly string[]): number | null {
  const line = lines.find((candidate) => /[^ ]/.test(candidate));
  return line === undefined ? null : line.search(/[^ ]/);
}

const LITERAL = /\|(-?)\n/y;

/**
 * Returns the value of a literal block (`|` or `|-`) at a position, whose lines are indented more than `parent`, and
 * where it ends. Null for an empty one, and if blank lines may or may not count, depending on their number of spaces.
 */
export function literalAt(text: string, start: number, parent: number): { value: string; end: number } | null {
  LITERAL.lastIndex = start;
  const header = LITERAL.exec(text);
  if (!header) return null;
  const lines: string[] = [];
  let indent = -1;
  let at = LITERAL.lastIndex;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    let column = at;
    while (text[column] === ' ') column++;
    const lead = column - at;
    if (column === end) {
      if (lead > 0 || indent < 0) return null;
      lines.push('');
    } else {
      if (indent < 0) indent = lead;
      if (indent <= parent || lead < indent) break;
      lines.push(text.slice(at + indent, end));
    }
    at = end + 1;
  }
  if (lines.length === 0) return null;
  while (lines.at(-1) === '') lines.pop();
  return { value: lines.join('\n') + (header[1] === '-' ? '' : '\n'), end: at };
}
