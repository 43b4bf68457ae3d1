import { isAlias, isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { PathSegment } from '../../base/json-path.ts';
import { isJson } from '../../base/json.ts';
import type { JsonNode } from './json/node.ts';
import { readJson } from './json/reader.ts';
import { parseJson } from './json/syntax.ts';
import { decodeString } from './json/tokens.ts';
import type { DocNode } from './node.ts';
import { readToml } from './toml/reader.ts';
import { readYaml } from './yaml/reader.ts';
import { parseYaml, type YamlSyntax } from './yaml/syntax.ts';

export const DOCUMENT_FORMATS = ['auto', 'json', 'yaml', 'toml'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A document, and where in the text each of its values is. */
export interface Located {
  root: DocNode;
  /** The offset of the value at a path; of the nearest one around it if it has no place of its own. */
  offsetOf(path: readonly PathSegment[]): number;
}

/** Whether a text is TOML rather than YAML, both of which it may be written like. */
const looksLikeToml = (text: string) =>
  /^\s*(?:\[{1,2}[\w."' -]+\]{1,2}\s*(?:#.*)?$|[\w."'-]+\s*=\s)/m.test(text) && !/^\s*[[{]\s*$/m.test(text);

function formatOf(text: string): Exclude<DocumentFormat, 'auto'> {
  if (isJson(text) || /^\s*(?:[[{]\s*["'}\]\n/]|[[{]\s*$)/.test(text)) return 'json';
  return looksLikeToml(text) ? 'toml' : 'yaml';
}

/** Reads one document of JSON (with comments, too), YAML or TOML. Throws `SyntaxProblem`. */
export function readLocated(text: string, format: DocumentFormat): Located {
  switch (format === 'auto' ? formatOf(text) : format) {
    case 'json':
      return inJson(text);
    case 'toml':
      return { root: readToml(text).document, offsetOf: (path) => tomlOffset(text, path) };
    default:
      return inYaml(text);
  }
}

/** Reads all documents of JSON (with comments, too, and one after the other), YAML or TOML. Throws `SyntaxProblem`. */
export function readDocuments(text: string, format: DocumentFormat): readonly DocNode[] {
  switch (format === 'auto' ? formatOf(text) : format) {
    case 'json':
      return readJson(text, { dialect: 'auto', documents: 'many' }).documents;
    case 'toml':
      return [readToml(text).document];
    default:
      return readYaml(text).documents;
  }
}

function inJson(text: string): Located {
  const options = { dialect: 'auto', documents: 'one' } as const;
  const [root = { kind: 'null' as const }] = readJson(text, options).documents;
  let tree: JsonNode | undefined;
  const keyOf = ({ key }: JsonNode) => (key ? decodeString(text.slice(key.start, key.end)) : '');
  return {
    root,
    offsetOf(path) {
      let node = (tree ??= parseJson(text, options).documents[0]);
      for (const segment of path) {
        const next =
          typeof segment === 'number'
            ? node?.children[segment]
            : node?.children.findLast((child) => keyOf(child) === segment);
        if (!next) break;
        node = next;
      }
      return node?.key?.start ?? node?.start ?? 0;
    },
  };
}

function inYaml(text: string): Located {
  const syntax = parseYaml(text);
  const [root = { kind: 'null' as const }] = readYaml(syntax).documents;
  return { root, offsetOf: (path) => yamlOffset(syntax, path) };
}

function yamlOffset({ documents: [document] }: YamlSyntax, path: readonly PathSegment[]): number {
  const target = (node: ParsedNode | null | undefined) =>
    isAlias(node) && document ? (node.resolve(document) as ParsedNode | undefined) : node;
  let node: ParsedNode | null | undefined = document?.contents;
  let offset = node?.range[0] ?? 0;
  for (const segment of path) {
    const inner = target(node);
    if (isMap(inner)) {
      const pair = inner.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(segment));
      if (!pair) break;
      offset = (pair.key as ParsedNode).range[0];
      node = pair.value as ParsedNode | null;
    } else if (isSeq(inner) && inner.items[Number(segment)]) {
      node = inner.items[Number(segment)] as ParsedNode;
      offset = node.range[0];
    } else break;
  }
  return offset;
}

/** The keys of a dotted TOML name, without quotes. */
const tomlKeys = (name: string) =>
  Array.from(
    name.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([\w-]+)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

/** The offset of the line that sets a path, or the longest part of it: a header, or a key below it. */
function tomlOffset(text: string, path: readonly PathSegment[]): number {
  let best = { length: 0, offset: 0 };
  let table: PathSegment[] = [];
  const counts = new Map<string, number>();
  const consider = (own: readonly PathSegment[], offset: number) => {
    const fits = own.length <= path.length && own.every((segment, at) => String(segment) === String(path[at]));
    if (fits && own.length > best.length) best = { length: own.length, offset };
  };
  for (const match of text.matchAll(
    /^[^\S\n]*(?:(\[\[?)\s*([^\]\n]+?)\s*\]{1,2}|((?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[\w-]+)(?:\s*\.\s*(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[\w-]+))*)\s*=)/gm,
  )) {
    const [whole, bracket, header, key] = match;
    const offset = match.index + (whole.length - whole.trimStart().length);
    if (header !== undefined) {
      const names = tomlKeys(header);
      const id = JSON.stringify(names);
      if (bracket === '[[') counts.set(id, (counts.get(id) ?? -1) + 1);
      table = names.flatMap((name, at): PathSegment[] => {
        const count = counts.get(JSON.stringify(names.slice(0, at + 1)));
        return count === undefined ? [name] : [name, count];
      });
      consider(table, offset);
    } else if (key !== undefined) consider([...table, ...tomlKeys(key)], offset);
  }
  return best.offset;
}

/** Returns the node at a path; undefined if there is none. */
export function nodeAt(root: DocNode, path: readonly PathSegment[]): DocNode | undefined {
  let node: DocNode | undefined = root;
  for (const segment of path) {
    if (node?.kind === 'list') node = node.items[Number(segment)];
    else if (node?.kind === 'map') node = node.entries.findLast(({ key }) => key === String(segment))?.value;
    else return undefined;
  }
  return node;
}

/** Returns a document as the value that JavaScript has for it, whose numbers are doubles. */
export function valueOf(node: DocNode): unknown {
  switch (node.kind) {
    case 'null':
      return null;
    case 'number':
      return Number(node.raw.replace(/^(-?)inf$/, '$1Infinity').replace('nan', 'NaN'));
    case 'date':
      return node.raw;
    case 'list':
      return node.items.map(valueOf);
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, valueOf(value)]));
    default:
      return node.value;
  }
}

/** Whether a double can't hold all digits of a number in the document. */
export function losesDigits(node: DocNode): boolean {
  if (node.kind === 'list') return node.items.some(losesDigits);
  if (node.kind === 'map') return node.entries.some(({ value }) => losesDigits(value));
  if (node.kind !== 'number') return false;
  const value = Number(node.raw);
  return !Number.isFinite(value) || (/^-?\d+$/.test(node.raw) && BigInt(node.raw) !== BigInt(value));
}
