import type { DocEntry, DocNode } from '../../documents/node.ts';

export const string = (value: string): DocNode => ({ kind: 'string', value });
export const list = (items: readonly DocNode[]): DocNode => ({ kind: 'list', items });
export const strings = (values: readonly string[]): DocNode => list(values.map(string));
export const TRUE: DocNode = { kind: 'bool', value: true };
export const NULL: DocNode = { kind: 'null' };

/** Returns a number if the text is a plain one; otherwise the text, such as a variable that Compose substitutes. */
export function number(text: string): DocNode {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? { kind: 'number', raw: text } : string(text);
}

/** Returns a map in this order, without undefined entries. */
export function map(entries: Readonly<Record<string, DocNode | undefined>> | ReadonlyMap<string, DocNode>): DocNode {
  const pairs = entries instanceof Map ? [...entries] : Object.entries(entries);
  return { kind: 'map', entries: pairs.flatMap(([key, value]): DocEntry[] => (value ? [{ key, value }] : [])) };
}

/** Returns the boolean for `true`, `1`, `t` and other spellings that Go accepts; null for anything else. */
export function boolean(text: string): boolean | null {
  if (/^(?:1|t|true)$/i.test(text)) return true;
  return /^(?:0|f|false)$/i.test(text) ? false : null;
}

/** Returns the fields of a comma-separated line; fields that contain a comma are in double quotes. */
export function fields(text: string): string[] {
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** Splits `name=value`; the value is undefined if there is no `=`. */
export function pair(text: string): [name: string, value: string | undefined] {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)];
}
