// Texts and values as code.
import type { DocNode } from '../../documents/node.ts';
import { readJson } from '../../documents/json/reader.ts';
import { isJson } from '../../../base/json.ts';

/** In JavaScript and Python, whose escapes JSON shares. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** In Go: raw where that is easier to read. */
export const goText = (text: string): string =>
  /["\\\n]/.test(text) && !/[`\r\0\uFEFF]/.test(text) ? `\`${text.toWellFormed()}\`` : quoted(text.toWellFormed());

/** In PHP, where only `\\` and `\'` are escapes in single quotes. */
export function phpText(text: string): string {
  // eslint-disable-next-line no-control-regex -- these need escapes
  if (!/[\u0000-\u001F\u007F]/.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  const escaped = text.replace(/[\\"$]/g, '\\$&').replace(/[\u0000-\u001F\u007F]/g, (sign) => {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign];
    return named ?? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `"${escaped}"`;
}

/**
 * The value of a JSON text that code can build without changing it: no number that a double can't hold, no key twice.
 * Otherwise undefined.
 */
export function jsonValue(text: string): DocNode | undefined {
  if (!/^\s*[[{]/.test(text) || !isJson(text)) return undefined;
  const [node] = readJson(text).documents;
  return node && isExact(node) ? node : undefined;
}

function isExact(node: DocNode): boolean {
  if (node.kind === 'list') return node.items.every(isExact);
  if (node.kind === 'map')
    return (
      new Set(node.entries.map(({ key }) => key)).size === node.entries.length &&
      node.entries.every(({ key, value }) => key !== '__proto__' && isExact(value))
    );
  return node.kind !== 'number' || String(Number(node.raw)) === node.raw;
}

interface Words {
  true: string;
  false: string;
  null: string;
  indent: string;
  key: (key: string) => string;
}

export const PYTHON: Words = { true: 'True', false: 'False', null: 'None', indent: '    ', key: quoted };
export const JAVASCRIPT: Words = {
  true: 'true',
  false: 'false',
  null: 'null',
  indent: '  ',
  key: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)),
};

/** A value as a literal of Python or JavaScript, whose lines after the first are indented. */
export function valueLiteral(node: DocNode, words: Words, indent: string): string {
  const inner = indent + words.indent;
  const block = (open: string, lines: readonly string[], close: string) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  switch (node.kind) {
    case 'null':
      return words.null;
    case 'bool':
      return words[node.value ? 'true' : 'false'];
    case 'number':
    case 'date':
      return node.raw;
    case 'string':
      return quoted(node.value);
    case 'list':
      return block(
        '[',
        node.items.map((item) => valueLiteral(item, words, inner)),
        ']',
      );
    default:
      return block(
        '{',
        node.entries.map(({ key, value }) => `${words.key(key)}: ${valueLiteral(value, words, inner)}`),
        '}',
      );
  }
}
