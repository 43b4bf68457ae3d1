/** A value in a JSON text: its position, and the step that leads to it from its parent. */
export interface Part {
  from: number;
  to: number;
  kind: 'object' | 'array' | 'string' | 'literal';
  key: string | number | null;
}

const SPACE = /[\s,:]*(?:\/\/[^\n]*[\s,:]*|\/\*[^]*?\*\/[\s,:]*)*/y;
const STRING = /"(?:[^"\\]|\\[^])*"/y;
const LITERAL = /[^\s,:[\]{}"/]+/y;
/** Brackets, which change the depth, and the start of strings and comments, which may contain brackets. */
const MARK = /[[\]{}"]|\/\/|\/\*/g;

/** The text isn't JSON written by one of our tools. */
export class ScanProblem extends Error {}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  if (!pattern.test(text)) throw new ScanProblem(`nothing that fits at ${from}`);
  return pattern.lastIndex;
}

/** Returns the end of the list or object that starts at `from`; not recursive, since texts can be deeply nested. */
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

/** Returns the documents of a text: one for JSON, any number for JSON lines. */
export function documentsOf(text: string): Part[] {
  const documents: Part[] = [];
  for (let at = endOf(SPACE, text, 0); at < text.length; at = endOf(SPACE, text, at)) {
    const part = partAt(text, at, null);
    documents.push(part);
    at = part.to;
  }
  return documents;
}

/** Returns the direct children of a list or object. Parses only one level, so megabytes of text open instantly. */
export function childrenOf(text: string, { kind, from, to }: Part): Part[] {
  const children: Part[] = [];
  if (kind !== 'object' && kind !== 'array') return children;
  for (let at = endOf(SPACE, text, from + 1); at < to - 1; at = endOf(SPACE, text, at)) {
    let key: Part['key'] = children.length;
    if (kind === 'object') {
      const end = endOf(text[at] === '"' ? STRING : LITERAL, text, at);
      const written = text.slice(at, end);
      key = written.startsWith('"') ? (JSON.parse(written) as string) : written;
      at = endOf(SPACE, text, end);
    }
    const part = partAt(text, at, key);
    children.push(part);
    at = part.to;
  }
  return children;
}
