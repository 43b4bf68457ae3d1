import type { JsonNode } from './node.ts';
import { parseJson, type JsonParseOptions } from './syntax.ts';
import { decodeString, toJsonNumber } from './tokens.ts';
import type { DocNode, DocWarning } from '../node.ts';

export type JsonReadWarning = DocWarning<'comments-dropped'>;

/** Reads JSON, JSONC, JSON5 or several JSON documents. Duplicate keys are kept. Throws `SyntaxProblem`. */
export function readJson(
  text: string,
  options: JsonParseOptions = {},
): { documents: DocNode[]; warnings: JsonReadWarning[] } {
  const { documents, comments } = parseJson(text, options);
  const warnings: JsonReadWarning[] =
    comments.length > 0 ? [{ code: 'comments-dropped', params: { path: '$', count: comments.length } }] : [];
  return { documents: documents.map((document) => toDoc(text, document)), warnings };
}

function toDoc(text: string, node: JsonNode): DocNode {
  const raw = (): string => text.slice(node.start, node.end);
  switch (node.kind) {
    case 'null':
      return { kind: 'null' };
    case 'boolean':
      return { kind: 'bool', value: raw() === 'true' };
    case 'number':
      return { kind: 'number', raw: node.strict ? raw() : (toJsonNumber(raw()) ?? nonFinite(raw())) };
    case 'string':
      return { kind: 'string', value: decodeString(raw()) };
    case 'array':
      return { kind: 'list', items: node.children.map((child) => toDoc(text, child)) };
    case 'object':
      return {
        kind: 'map',
        entries: node.children.map((child) => ({
          key: child.key ? decodeString(text.slice(child.key.start, child.key.end)) : '',
          value: toDoc(text, child),
        })),
      };
  }
}

function nonFinite(raw: string): string {
  if (raw.endsWith('NaN')) return 'nan';
  return raw[0] === '-' ? '-inf' : 'inf';
}
