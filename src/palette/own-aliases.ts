/** Words that somebody made for themselves. What they stand for never holds a text that was typed. */
export type OwnAliases = Readonly<Record<string, Stands>>;

/** The head of a line (`sha256`, `b64d | json`), or an action, page or link by its id. */
export type Stands = { line: string } | { item: string };

const WORD = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,29}$/u;

/** The word as it is kept; null when it cannot be one: letters, digits and hyphens, at most 30. */
export function aliasWord(text: string): string | null {
  const word = text.trim().normalize('NFC').toLowerCase();
  return WORD.test(word) ? word : null;
}

export function readOwnAliases(raw: unknown): OwnAliases {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = Object.entries(raw as Record<string, unknown>).flatMap(([word, stands]): [string, Stands][] => {
    if (aliasWord(word) !== word || typeof stands !== 'object' || stands === null) return [];
    if ('line' in stands && typeof stands.line === 'string') return [[word, { line: stands.line }]];
    return 'item' in stands && typeof stands.item === 'string' ? [[word, { item: stands.item }]] : [];
  });
  return Object.fromEntries(known);
}

export function sameStands(a: Stands, b: Stands): boolean {
  return 'line' in a ? 'line' in b && a.line === b.line : 'item' in b && a.item === b.item;
}

const STAGES = ' | ';

/** A line that begins with an own word, with what the word stands for in its place; what follows goes to the first stage. */
export function expanded(text: string, own: OwnAliases): string {
  const [, word = '', rest = ''] = /^\s*(\S+)((?: [^]*)?)$/u.exec(text) ?? [];
  const key = word.normalize('NFC').toLowerCase();
  const stands = Object.hasOwn(own, key) ? own[key] : undefined;
  if (!stands || !('line' in stands)) return text;
  const [first = '', ...others] = stands.line.split(STAGES);
  return [first + rest, ...others].join(STAGES);
}
