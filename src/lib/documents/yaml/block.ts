import type { CST } from 'yaml';

/** An indentation indicator is one digit (YAML 1.2.2 section 8.1.1.1). */
const MAX_INDICATOR = 9;

export interface BlockPlace {
  /** Spaces in front of each line. */
  indent: number;
  /** How much of it is deeper than the parent: what an indentation indicator counts. */
  step: number;
  /** Behind the header, with the space before it. */
  comment: string;
}

/**
 * A block scalar (`|` or `>`) as it stands in the text, its lines moved to another indent: nothing is folded anew, and
 * lines that are indented more keep their lead. Null for a text of nothing but spaces, whose indent cannot be seen.
 */
export function moveBlock(token: CST.BlockScalar, value: string, place: BlockPlace): string | null {
  const [style = '|', ...marks] = headerOf(token);
  const breaks = /\n*$/.exec(value)?.[0].length ?? 0;
  // At the end of a text without a line end nothing is kept.
  const chomp = marks.includes('+') ? (breaks > 0 ? '+' : '-') : marks.includes('-') ? '-' : '';
  const head = (indicator: string): string => style + indicator + chomp + place.comment;
  // The indicator keeps a comment below from becoming the text.
  const step = Math.min(place.step, MAX_INDICATOR);
  if (/^\n*$/.test(value)) return head(String(step)) + value;

  const lines = token.source.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const indented = leadOf(lines);
  const lead = leadOf(value.split('\n'));
  if (indented === null || lead === null) return null;
  const body = lines.map((line) => line.slice(indented - lead));
  while (body.at(-1) === '') body.pop();
  if (chomp === '+') for (let blank = 1; blank < breaks; blank += 1) body.push('');
  // A reader takes the indent of the first line for that of all, unless the header names it.
  const named = body.slice(0, body.findIndex((line) => /[^ ]/.test(line)) + 1).some((line) => line.startsWith(' '));
  const pad = ' '.repeat(named ? place.indent - place.step + step : place.indent);
  return [head(named ? String(step) : ''), ...body.map((line) => (line === '' ? '' : pad + line))].join('\n');
}

/** `|` or `>` with its chomping and indentation marks. */
export function headerOf(token: CST.BlockScalar): string {
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  return header && 'source' in header ? header.source : '|';
}

/** Spaces in front of the first line that has more than spaces. */
function leadOf(lines: readonly string[]): number | null {
  const line = lines.find((one) => /[^ ]/.test(one));
  return line === undefined ? null : line.search(/[^ ]/);
}

const LITERAL = /\|(-?)\n/y;

/**
 * The value of a literal block (`|` or `|-`) that stands at a place and whose lines are further in than `parent`, and where it ends. Null for an empty
 * one, and where lines of nothing but spaces count or not, by their number.
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
