/** A line of the palette that names a tool: `alias [--flag[=value]] [--] text`. */
export interface ParsedCall {
  /** In lower case; may name an operation: `hash-text/compare`. */
  alias: string;
  flags: Readonly<Record<string, string>>;
  /** Everything after exactly one space, verbatim; null while nothing follows. `--` or `""` stand for the empty text. */
  raw: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"' };

/** Takes the quotes off a text that is one quoted string as a whole, and decodes its escapes; any other quote is data. */
export function unquote(raw: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(raw)?.[1];
  return inner === undefined ? raw : inner.replace(/\\([ntr\\"])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const LINE = /^\s*([a-z\d][a-z\d-]*(?:\/[a-z\d-]+)?)(?: ([^]+))?\s?$/i;

/** Reads a line as a call of one of the known aliases (compared in lower case); null when it is none. */
export function parseCall(line: string, isAlias: (word: string) => boolean): ParsedCall | null {
  const match = LINE.exec(line);
  const alias = match?.[1]?.toLowerCase();
  if (alias === undefined || !isAlias(alias)) return null;
  let rest = match?.[2] ?? null;
  const flags: Record<string, string> = {};
  while (rest !== null) {
    const flag: RegExpExecArray | null = /^--([a-z][A-Za-z\d-]*)(?:=("(?:[^"\\]|\\.)*"|\S*))?(?: |$)/.exec(rest);
    if (!flag?.[1]) break;
    flags[flag[1]] = flag[2] === undefined ? 'true' : unquote(flag[2]);
    rest = rest.slice(flag[0].length) || null;
  }
  if (rest === '--') rest = '';
  else if (rest?.startsWith('-- ')) rest = rest.slice(3);
  return { alias, flags, raw: rest === null ? null : unquote(rest) };
}

const PIPE = ' | ';

/**
 * The stages of a line, each a call: what follows ` | ` is a stage only if it is an alias with nothing but flags behind it, so
 * `sha256 a | b` hashes the text `a | b`. One stage when there is no pipe; null when the line is no call.
 */
export function parsePipeline(line: string, isAlias: (word: string) => boolean): [ParsedCall, ...ParsedCall[]] | null {
  const pieces = line.split(PIPE);
  const later: ParsedCall[] = [];
  while (pieces.length > 1) {
    const call = parseCall(pieces.at(-1) ?? '', isAlias);
    if (!call || (call.raw !== null && call.raw.trim() !== '')) break;
    later.unshift({ ...call, raw: null });
    pieces.pop();
  }
  const first = parseCall(pieces.join(PIPE), isAlias);
  return first && [first, ...later];
}

/** What a line that begins with one of these characters is about, and the rest of it. */
export type Scope = '=' | '>' | '?';

/** `=` computes and converts, `>` are the commands of the product, `?` is help. Counts only as the first character that was typed. */
export function scopeOf(line: string): { scope: Scope | null; rest: string } {
  const scope = /^[=>?]/.exec(line)?.[0] as Scope | undefined;
  return scope === undefined ? { scope: null, rest: line } : { scope, rest: line.slice(1).trimStart() };
}

export interface Conversion {
  value: string;
  /** In lower case, in order, each once. */
  targets: readonly string[];
}

/** The words between a value and what it is to become; the palette reads those of other languages as these. */
export const CONNECTORS = ['in', 'to', 'as', '->', '→'];
const MOST_TARGETS = 6;
const CONVERSION = new RegExp(`^([^]*\\S) +(?:${CONNECTORS.join('|')}) +([^\\s,][^\\n]*)$`, 'i');

/**
 * Reads `0xff in binary, octal` and `1700000000 -> iso`: the last connector counts, so `5 in in cm` has the value `5 in`. Null when
 * the words behind it are not all targets.
 */
export function parseConversion(line: string, isTarget: (word: string) => boolean): Conversion | null {
  const [, value, last] = CONVERSION.exec(line.trim()) ?? [];
  if (value === undefined || last === undefined) return null;
  const targets = [...new Set(last.split(',').map((name) => name.trim().toLowerCase()))];
  return targets.length <= MOST_TARGETS && targets.every(isTarget) ? { value, targets } : null;
}
