import type { DocNode } from '../node.ts';

/** How attributes and the different kinds of text are named in JSON. */
export interface Convention {
  /** The key of an object with all attributes, or the prefix of each attribute name. */
  attributes: { key: string } | { prefix: string };
  text: string;
  cdata: string;
  comment: string;
  instruction: string;
  declaration: string;
  doctype: string;
  /** Whether an element that contains only text is a string instead of an object. */
  plain: boolean;
}

const hash = {
  cdata: '#cdata',
  comment: '#comment',
  instruction: '#instruction',
  declaration: '#declaration',
  doctype: '#doctype',
  plain: true,
} as const;

export const CONVENTIONS = {
  /** Like the package xml-js in its compact form. */
  compact: {
    attributes: { key: '_attributes' },
    text: '_text',
    cdata: '_cdata',
    comment: '_comment',
    instruction: '_instruction',
    declaration: '_declaration',
    doctype: '_doctype',
    plain: false,
  },
  at: { ...hash, attributes: { prefix: '@' }, text: '#text' },
  /** Like the package xml2js. */
  dollar: { ...hash, attributes: { key: '$' }, text: '_' },
  badgerfish: { ...hash, attributes: { prefix: '@' }, text: '$', plain: false },
} as const satisfies Record<string, Convention>;

export type ConventionName = keyof typeof CONVENTIONS;

/** Returns the convention of a document: `@`, `#` and `$` are in no name of XML, so their keys say which it follows. */
export function conventionOf(document: DocNode): ConventionName {
  const keys = new Set<string>();
  const collect = (node: DocNode): void => {
    if (node.kind === 'list') node.items.forEach(collect);
    if (node.kind !== 'map') return;
    for (const { key, value } of node.entries) {
      keys.add(key === '$' && value.kind !== 'map' ? '$text' : key.startsWith('@') ? '@' : key);
      collect(value);
    }
  };
  collect(document);
  if (keys.has('_attributes')) return 'compact';
  if (keys.has('$text')) return 'badgerfish';
  if (keys.has('$')) return 'dollar';
  return keys.has('@') || keys.has('#text') || keys.has('#cdata') ? 'at' : 'compact';
}
