// Writes a tree like `openssl asn1parse` does, with the elements in strings and names of identifiers.
import type { BerNode } from './read.ts';
import { type BerValue, hexOf, typeName, valueOf } from './value.ts';

/** Names that OpenSSL writes in its own way. */
const OWN: Readonly<Record<string, string>> = { 'OBJECT IDENTIFIER': 'OBJECT' };

function tagText(node: BerNode): string {
  if (node.tagClass !== 'universal')
    return `${{ application: 'appl', context: 'cont', private: 'priv' }[node.tagClass]} [ ${node.number} ]`;
  const name = typeName(node);
  return OWN[name] ?? name.toUpperCase();
}

/** One line for each element; control characters of a value are escaped. */
export function parseText(nodes: readonly BerNode[], nameOf: (oid: string) => string | undefined): string {
  const lines = nodes.map((node) => {
    const { text, hex, oid }: BerValue =
      node.cut && !node.children ? { text: '', hex: `${hexOf(node.contents)}…` } : valueOf(node);
    const name = oid === undefined ? undefined : nameOf(oid);
    const value = oid === undefined ? text || hex : name === undefined ? oid : `${name} (${oid})`;
    const head = `${String(node.offset).padStart(5)}:d=${String(node.depth).padEnd(2)} hl=${node.header} l=${String(node.length ?? 'inf').padStart(4)}`;
    const shown = value === '' ? '' : ` :${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')}`;
    return `${head} ${node.constructed ? 'cons' : 'prim'}: ${'  '.repeat(node.depth)}${tagText(node)}${shown}`;
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
