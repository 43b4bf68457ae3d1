/** A palette line that calls a tool: `alias [--flag[=value]] [--flag:source] [--] text`. */
export interface ParsedCall {
  /** Lowercase; may include an operation: `hash-text/compare`. */
  alias: string;
  flags: Readonly<Record<string, string>>;
  /** Where other options take their values from: `--key:1`, `--key:input`. Absent if none does. */
  sources?: Readonly<Record<string, string>>;
  /** Everything after exactly one space, verbatim; null if nothing follows. `--` or `""` mean the empty text. */
  raw: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"' };

/** If the whole text is one quoted string, removes the quotes and decodes the escapes; any other quote is data. */
export function unquote(raw: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(raw)?.[1];
  return inner === undefined ? raw : inner.replace(/\\([ntr\\"])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const LINE = /^\s*([a-z\d][a-z\d-]*(?:\/[a-z\d-]+)?)(?: ([^]+))?\s?$/i;

/** Whether a flag of an alias takes a value; without `=`, the next word is the value. */
export type WantsValue = (alias: string, flag: string) => boolean;

const FLAG = /^--([a-z][A-Za-z\d-]*)(?:=("(?:[^"\\]|\\.)*"|\S*)|:([a-z\d]{1,20}))?(?: |$)/;
const NEXT_WORD = /^(?!--)("(?:[^"\\]|\\.)*"|\S+)(?: |$)/;

/** Parses a line as a call of a known alias (compared in lowercase); null if it isn't one. */
export function parseCall(
  line: string,
  isAlias: (word: string) => boolean,
  wantsValue: WantsValue = () => false,
): ParsedCall | null {
  const match = LINE.exec(line);
  const alias = match?.[1]?.toLowerCase();
  if (alias === undefined || !isAlias(alias)) return null;
  let rest = match?.[2] ?? null;
  const flags: Record<string, string> = {};
  const sources: Record<string, string> = {};
  while (rest !== null) {
    const flag: RegExpExecArray | null = FLAG.exec(rest);
    if (!flag?.[1]) break;
    rest = rest.slice(flag[0].length) || null;
    if (flag[3] !== undefined) {
      sources[flag[1]] = flag[3];
      continue;
    }
    const next = flag[2] === undefined && rest !== null && wantsValue(alias, flag[1]) ? NEXT_WORD.exec(rest) : null;
    if (next) rest = rest?.slice(next[0].length) || null;
    const value = flag[2] ?? next?.[1];
    flags[flag[1]] = value === undefined ? 'true' : unquote(value);
  }
  if (rest === '--') rest = '';
  else if (rest?.startsWith('-- ')) rest = rest.slice(3);
  const taken = Object.keys(sources).length > 0 && { sources };
  return { alias, flags, ...taken, raw: rest === null ? null : unquote(rest) };
}

const PIPE = ' | ';

/** Returns the last stage of the pieces between bars, and how many of them it takes: the value of an option may contain bars. */
function lastStage(
  pieces: readonly string[],
  isAlias: (word: string) => boolean,
  wantsValue?: WantsValue,
): { call: ParsedCall; count: number } | null {
  for (let count = 1; count < pieces.length; count += 1) {
    const text = pieces.slice(-count).join(PIPE);
    if (count > 1 && !text.includes('"')) return null;
    const call = parseCall(text, isAlias, wantsValue);
    if (call && (call.raw === null || call.raw.trim() === '')) return { call: { ...call, raw: null }, count };
  }
  return null;
}

/**
 * Splits a line into stages, each a call. What follows ` | ` is a stage only if it is an alias with nothing but flags,
 * so `sha256 a | b` hashes the text `a | b`. Returns one stage if there is no pipe, null if the line isn't a call.
 */
export function parsePipeline(
  line: string,
  isAlias: (word: string) => boolean,
  wantsValue?: WantsValue,
): [ParsedCall, ...ParsedCall[]] | null {
  const pieces = line.split(PIPE);
  const later: ParsedCall[] = [];
  while (pieces.length > 1) {
    const last = lastStage(pieces, isAlias, wantsValue);
    if (!last) break;
    later.unshift(last.call);
    pieces.splice(-last.count);
  }
  const first = parseCall(pieces.join(PIPE), isAlias, wantsValue);
  return first && [first, ...later];
}

/** The scope that the first character of a line selects. */
export type Scope = '=' | '>' | '?';

/**
 * `=` computes and converts, `>` runs commands of the app, `?` shows help. Recognized only as the first character
 * typed.
 */
export function scopeOf(line: string): { scope: Scope | null; rest: string } {
  const scope = /^[=>?]/.exec(line)?.[0] as Scope | undefined;
  return scope === undefined ? { scope: null, rest: line } : { scope, rest: line.slice(1).trimStart() };
}

export interface Conversion {
  value: string;
  /** Lowercase, in order, without duplicates. */
  targets: readonly string[];
}

/** The words between a value and the target of its conversion; the palette maps those of other languages to these. */
export const CONNECTORS = ['in', 'to', 'as', '->', '→'];
const MOST_TARGETS = 6;
const CONVERSION = new RegExp(`^([^]*\\S) +(?:${CONNECTORS.join('|')}) +([^\\s,][^\\n]*)$`, 'i');

/**
 * Parses `0xff in binary, octal` and `1700000000 -> iso`: the last connector counts, so `5 in in cm` has the value `5
 * in`. Null unless all words after it are targets.
 */
export function parseConversion(line: string, isTarget: (word: string) => boolean): Conversion | null {
  const [, value, last] = CONVERSION.exec(line.trim()) ?? [];
  if (value === undefined || last === undefined) return null;
  const targets = [...new Set(last.split(',').map((name) => name.trim().toLowerCase()))];
  return targets.length <= MOST_TARGETS && targets.every(isTarget) ? { value, targets } : null;
}
