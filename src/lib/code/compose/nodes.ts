import type { DocEntry, DocNode } from '../../documents/node.ts';

export const string = (value: string): DocNode => ({ kind: 'string', value });
export const list = (items: readonly DocNode[]): DocNode => ({ kind: 'list', items });
export const strings = (values: readonly string[]): DocNode => list(values.map(string));
export const TRUE: DocNode = { kind: 'bool', value: true };
export const NULL: DocNode = { kind: 'null' };

/** A number where the text is a plain one; else the text, as a variable that Compose fills in. */
export function number(text: string): DocNode {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? { kind: 'number', raw: text } : string(text);
}

/** A map in this order, without the entries that are undefined. */
export function map(entries: Readonly<Record<string, DocNode | undefined>> | ReadonlyMap<string, DocNode>): DocNode {
  const pairs = entries instanceof Map ? [...entries] : Object.entries(entries);
  return { kind: 'map', entries: pairs.flatMap(([key, value]): DocEntry[] => (value ? [{ key, value }] : [])) };
}

/** `true`, `1`, `t` and their like as Go reads a boolean; null for anything else. */
export function boolean(text: string): boolean | null {
  if (/^(?:1|t|true)$/i.test(text)) return true;
  return /^(?:0|f|false)$/i.test(text) ? false : null;
}

/** Fields of a line of comma-separated values, with double quotes around those that hold a comma. */
export function fields(text: string): string[] {
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** `name=value`; the value is undefined when there is no `=`. */
export function pair(text: string): [name: string, value: string | undefined] {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)];
}
