import type { DocNode } from '../../documents/node.ts';

/** A value of a Compose file; numbers and booleans as they are written. */
export type Value = string | null | readonly Value[] | ValueMap;
export type ValueMap = ReadonlyMap<string, Value>;

export function toValue(node: DocNode): Value {
  switch (node.kind) {
    case 'null':
      return null;
    case 'list':
      return node.items.map(toValue);
    case 'map':
      return new Map(node.entries.map(({ key, value }) => [key, toValue(value)]));
    case 'number':
    case 'date':
      return node.raw;
    default:
      return String(node.value);
  }
}

export const isMap = (value: Value | undefined): value is ValueMap => value instanceof Map;
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

const NOTHING: ValueMap = new Map();

/** The map at a key; an empty one if there is none. */
export const mapAt = (value: Value | undefined, key: string): ValueMap => {
  const inner = isMap(value) ? value.get(key) : undefined;
  return isMap(inner) ? inner : NOTHING;
};

export const textAt = (value: Value | undefined, key: string): string | undefined => {
  const inner = isMap(value) ? value.get(key) : undefined;
  return typeof inner === 'string' ? inner : undefined;
};

/** The texts of a list, or of a single text. */
export function textsOf(value: Value | undefined): string[] {
  if (typeof value === 'string') return [value];
  return isList(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Pairs of a map, or of a list of `NAME=value`; null where a name has no value. */
export function pairsOf(value: Value | undefined): [string, string | null][] {
  if (isMap(value)) return Array.from(value, ([key, own]) => [key, typeof own === 'string' ? own : null]);
  return textsOf(value).map((item) => {
    const equals = item.indexOf('=');
    return equals < 0 ? [item, null] : [item.slice(0, equals), item.slice(equals + 1)];
  });
}

/** Splits a command like a shell, with quotes and escapes but no expansions. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (const [part] of text.matchAll(/\s+|'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^]/g)) {
    if (/^\s/.test(part)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (part.length > 1 && part.startsWith("'")) word = (word ?? '') + part.slice(1, -1);
    else if (part.length > 1 && part.startsWith('"'))
      word = (word ?? '') + part.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
    else word = (word ?? '') + (part.length > 1 ? part.slice(1) : part);
  }
  if (word !== null) words.push(word);
  return words;
}

/** The words of a command or entry point, which is a list or a text. */
export const commandWords = (value: Value | undefined): string[] =>
  typeof value === 'string' ? wordsOf(value) : textsOf(value);
