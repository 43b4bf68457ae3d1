import { parseCall } from '../core/grammar.ts';
import type { Vocabulary } from './words.ts';

/** Words defined by the user. Their expansions never contain typed text. */
export type OwnAliases = Readonly<Record<string, AliasTarget>>;

/**
 * The head of a line (`sha256`, `b64d | json`), an action, page or link by its ID, or the user's own text with
 * placeholders; optionally with two keys that run it on any page.
 */
export type AliasTarget = (NamedLine | { item: string } | { text: string }) & { keys?: readonly string[] };

/** A line that is shown like a tool has a name and an icon. */
interface NamedLine {
  line: string;
  name?: string;
  icon?: string;
}

/** The limit for stored words, which are read each time the palette opens. */
const MOST_WORDS = 500;
export const LONGEST_SNIPPET = 10_000;
export const LONGEST_HEAD = 500;
export const LONGEST_NAME = 60;
/** The icon of a saved chain without one. */
export const CHAIN_ICON = 'workflow';

const WORD = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,29}$/u;

/** Returns the word as it is stored; null if it is invalid. Allowed: up to 30 letters, digits and hyphens. */
export function aliasWord(text: string): string | null {
  const word = text.trim().normalize('NFC').toLowerCase();
  return WORD.test(word) ? word : null;
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** Returns the keys as they are stored: two letters or digits, such as `g`, `h`. */
export const isKeyPair = (keys: unknown): keys is readonly [string, string] =>
  Array.isArray(keys) && keys.length === 2 && keys.every((key) => typeof key === 'string' && /^[a-z\d]$/.test(key));

/** Actions by the names of earlier versions. */
const RENAMED: ReadonlyMap<string, string> = new Map([['favourite', 'favorite']]);

/** Reads the meaning of a word from storage or a file; null if it is invalid. */
function readTarget(raw: unknown): AliasTarget | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { line, item, text, keys, name, icon } = raw as Record<string, unknown>;
  const withKeys = isKeyPair(keys) ? { keys } : {};
  const look = {
    ...(isText(name, LONGEST_NAME) && name.trim() !== '' && { name }),
    ...(typeof icon === 'string' && /^[a-z\d-]{1,40}$/.test(icon) && { icon }),
  };
  if (isText(line, LONGEST_HEAD)) return { line, ...look, ...withKeys };
  if (isText(item, LONGEST_HEAD)) return { item: RENAMED.get(item) ?? item, ...withKeys };
  return isText(text, LONGEST_SNIPPET) ? { text, ...withKeys } : null;
}

export function readOwnAliases(raw: unknown): OwnAliases {
  if (typeof raw !== 'object' || raw === null) return {};
  const targets = Object.entries(raw as Record<string, unknown>).flatMap(
    ([word, rawTarget]): [string, AliasTarget][] => {
      const target = aliasWord(word) === word ? readTarget(rawTarget) : null;
      return target ? [[word, target]] : [];
    },
  );
  return Object.fromEntries(targets.slice(0, MOST_WORDS));
}

const whatOf = (target: AliasTarget) =>
  JSON.stringify({ ...target, keys: undefined, name: undefined, icon: undefined });

/** A chain that is shown like a tool. */
export interface SavedChain {
  word: string;
  line: string;
  name: string;
  icon: string;
}

/** Returns the user's words that are shown like tools. */
export const savedChains = (own: OwnAliases): readonly SavedChain[] =>
  Object.entries(own).flatMap(([word, target]) =>
    'line' in target && target.name !== undefined
      ? [{ word, line: target.line, name: target.name, icon: target.icon ?? CHAIN_ICON }]
      : [],
  );

/** Whether two words mean the same, regardless of their keys. */
export const sameTarget = (a: AliasTarget, b: AliasTarget): boolean => whatOf(a) === whatOf(b);

/** Reverts a change from `before` to `after`, keeping all later changes. */
export function reverted(now: OwnAliases, before: OwnAliases, after: OwnAliases): OwnAliases {
  const changed = [...Object.keys(before), ...Object.keys(after)].filter((word) => {
    const [a, b] = [before[word], after[word]];
    return !(a && b && sameTarget(a, b) && a.keys?.join() === b.keys?.join());
  });
  const others = Object.entries(now).filter(([word]) => !changed.includes(word));
  const restored = Object.entries(before).filter(([word]) => changed.includes(word));
  return Object.fromEntries([...others, ...restored]);
}

const STAGES = ' | ';

interface Expansion {
  /** The meaning of the word, with the rest of the line after its first stage. */
  line: string;
  first: string;
}

const FIRST_WORD = /^\s*(\S+)((?: [^]*)?)$/u;

/** Expands the user's word at the beginning of a piece; null if there is none. */
function wordExpanded(piece: string, own: OwnAliases): Expansion | null {
  const [, word = '', rest = ''] = FIRST_WORD.exec(piece) ?? [];
  const key = word.normalize('NFC').toLowerCase();
  const target = Object.hasOwn(own, key) ? own[key] : undefined;
  if (!target || !('line' in target)) return null;
  const [first = '', ...others] = target.line.split(STAGES);
  return { line: [first + rest, ...others].join(STAGES), first: first + rest };
}

/**
 * Expands the user's word at the beginning of a piece, or a preset behind the name of its tool: `token wifi`. Null if there is
 * neither.
 */
function expansionOf(piece: string, own: OwnAliases, vocabulary: Vocabulary): Expansion | null {
  const [, word = '', rest = ''] = FIRST_WORD.exec(piece) ?? [];
  const tool = rest === '' ? undefined : vocabulary.find(word)?.card;
  const preset = tool && wordExpanded(rest.trimStart(), own);
  // Without options it is no preset: in `sha256 s`, the word is the text.
  const [, head = '', options = ''] = FIRST_WORD.exec(preset?.first ?? '') ?? [];
  const isPreset = options.trimStart().startsWith('--') && vocabulary.find(head)?.card === tool;
  return preset && isPreset ? preset : wordExpanded(piece, own);
}

/**
 * Expands the user's words in a line: at its beginning, and as later stages, which can only be followed by flags. Whatever follows a
 * word goes to the first stage of its expansion.
 */
export function expanded(text: string, own: OwnAliases, vocabulary: Vocabulary): string {
  const isStage = (piece: string) => {
    const call = parseCall(piece, (word) => vocabulary.find(word) !== undefined);
    return call !== null && (call.raw ?? '').trim() === '';
  };
  const pieces = text.split(STAGES);
  const later: string[] = [];
  while (pieces.length > 1) {
    const piece = pieces.at(-1) ?? '';
    const expansion = expansionOf(piece, own, vocabulary);
    if (!isStage(expansion?.first ?? piece)) break;
    later.unshift(expansion?.line ?? piece);
    pieces.pop();
  }
  const first = pieces.join(STAGES);
  return [expansionOf(first, own, vocabulary)?.line ?? first, ...later].join(STAGES);
}
