/** The lines of a text, and how they end. */
export interface Lines {
  lines: string[];
  lineBreak: string;
  /** Whether the last line has a line break, too. */
  isTerminated: boolean;
}

/** A line break at the end of a text ends its last line; it doesn't begin another one. */
export function readLines(text: string): Lines {
  // A pattern takes several times as long.
  const lines = text.split(text.includes('\r') ? /\r\n|\r|\n/ : '\n');
  const isTerminated = lines.length > 1 && lines.at(-1) === '';
  if (isTerminated) lines.pop();
  return { lines: text === '' ? [] : lines, lineBreak: /\r\n|\r|\n/.exec(text)?.[0] ?? '\n', isTerminated };
}

/** Lines that are joined at once. */
const AT_ONCE = 10_000;

/** A longer text takes all memory while it is made. */
const LONGEST = 200_000_000;

/** Joins lines with the breaks of the text that they are from. Throws RangeError if that is too long to make, as engines do. */
export function writeLines(lines: Iterable<string>, { lineBreak, isTerminated }: Omit<Lines, 'lines'>): string {
  const parts: string[] = [];
  let some: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + lineBreak.length;
    if (length > LONGEST) throw new RangeError('Invalid string length');
    if (some.push(line) < AT_ONCE) continue;
    parts.push(some.join(lineBreak));
    some = [];
  }
  if (some.length > 0) parts.push(some.join(lineBreak));
  return parts.join(lineBreak) + (isTerminated && parts.length > 0 ? lineBreak : '');
}
