/** A line of the palette that names a tool: `alias [--flag[=value]] [--] text`. */
export interface Call {
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
export function parseCall(line: string, isAlias: (word: string) => boolean): Call | null {
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
