/** A value in a JSON text: where it stands, and what leads to it from its parent. */
export interface Part {
  from: number;
  to: number;
  kind: 'object' | 'array' | 'string' | 'literal';
  key: string | number | null;
}

const SPACE = /[\s,:]*(?:\/\/[^\n]*[\s,:]*|\/\*[^]*?\*\/[\s,:]*)*/y;
const STRING = /"(?:[^"\\]|\\[^])*"/y;
const LITERAL = /[^\s,:[\]{}"/]+/y;
/** What changes the depth, and what may hide brackets: strings and comments. */
const MARK = /[[\]{}"]|\/\/|\/\*/g;

/** The text is no JSON that a tool of this product wrote. */
export class ScanProblem extends Error {}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  if (!pattern.test(text)) throw new ScanProblem(`nothing that fits at ${from}`);
  return pattern.lastIndex;
}

/** Where the list or object that opens at `from` ends; no recursion, as texts can be deep. */
function closing(text: string, from: number): number {
  let depth = 0;
  MARK.lastIndex = from;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const { index } = match;
    const [mark] = match;
    if (mark === '"') MARK.lastIndex = endOf(STRING, text, index);
    else if (mark === '//') MARK.lastIndex = Math.max(text.indexOf('\n', index), index + 2);
    else if (mark === '/*') MARK.lastIndex = Math.max(text.indexOf('*/', index), index) + 2;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (--depth === 0) return index + 1;
  }
  throw new ScanProblem('not closed');
}

function partAt(text: string, from: number, key: Part['key']): Part {
  const first = text[from];
  if (first === '{') return { from, to: closing(text, from), kind: 'object', key };
  if (first === '[') return { from, to: closing(text, from), kind: 'array', key };
  if (first === '"') return { from, to: endOf(STRING, text, from), kind: 'string', key };
  return { from, to: endOf(LITERAL, text, from), kind: 'literal', key };
}

/** The documents of a text: one of JSON, any number of JSON lines. */
export function documentsOf(text: string): Part[] {
  const found: Part[] = [];
  for (let at = endOf(SPACE, text, 0); at < text.length; at = endOf(SPACE, text, at)) {
    const part = partAt(text, at, null);
    found.push(part);
    at = part.to;
  }
  return found;
}

/** What stands directly in a list or an object: one level is read, so that a text of megabytes opens at once. */
export function childrenOf(text: string, { kind, from, to }: Part): Part[] {
  const found: Part[] = [];
  if (kind !== 'object' && kind !== 'array') return found;
  for (let at = endOf(SPACE, text, from + 1); at < to - 1; at = endOf(SPACE, text, at)) {
    let key: Part['key'] = found.length;
    if (kind === 'object') {
      const end = endOf(text[at] === '"' ? STRING : LITERAL, text, at);
      const written = text.slice(at, end);
      key = written.startsWith('"') ? (JSON.parse(written) as string) : written;
      at = endOf(SPACE, text, end);
    }
    const part = partAt(text, at, key);
    found.push(part);
    at = part.to;
  }
  return found;
}
