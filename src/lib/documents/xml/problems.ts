import { positionAt, visibleCharacter } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';

/** What can be wrong with an XML document. The comments list the parameters of the messages. */
export const XML_PROBLEMS = [
  /** `name` */
  'unclosed-tag',
  /** `found`; `expected` must come first: `line` and `column` refer to it. */
  'wrong-end-tag',
  /** No element is open. `found` */
  'stray-end-tag',
  /** `name` */
  'duplicate-attribute',
  /** Not a reference at all, or one that can't be used here. `found` */
  'bad-reference',
  /** The name of a reference that isn't declared; it may be one of HTML. `found`, `name` */
  'unknown-entity',
  /** A reference to a character that doesn't exist in XML. `found` */
  'bad-character-reference',
  'bad-namespace',
  'no-root',
  'several-roots',
  'text-outside-root',
  'unquoted-attribute',
  'attribute-without-value',
  /** A character that isn't allowed here. `found` */
  'bad-character-here',
  'bad-comment',
  'bad-declaration',
  'bad-doctype',
  'bad-instruction',
  /** `]]>` in text */
  'bad-cdata-end',
  /** The text ends inside a tag, comment or section. */
  'unfinished',
  /** Entities expand to more than `limit` characters. */
  'entity-bomb',
  /** More than `limit` levels deep. */
  'too-deep',
] as const;
export type XmlProblemCode = (typeof XML_PROBLEMS)[number];

export class XmlProblem extends Problem<XmlProblemCode> {
  declare readonly offset: number;

  constructor(code: XmlProblemCode, offset: number, params: Record<string, string | number> = {}) {
    super(code, offset, params);
    this.name = 'XmlProblem';
  }
}

/** The parser's messages and the corresponding problems. The first match counts. */
const MESSAGES: readonly [RegExp, XmlProblemCode][] = [
  [/unexpected end/, 'unfinished'],
  [/unclosed tag/, 'unclosed-tag'],
  [/unmatched closing tag|unexpected close tag|weird empty close tag/, 'wrong-end-tag'],
  [/duplicate attribute/, 'duplicate-attribute'],
  [/entity/, 'bad-reference'],
  [/namespace|prefix|malformed name/, 'bad-namespace'],
  [/must contain a root/, 'no-root'],
  [/only one root/, 'several-roots'],
  [/outside of root/, 'text-outside-root'],
  [/unquoted attribute/, 'unquoted-attribute'],
  [/attribute without value/, 'attribute-without-value'],
  [/malformed comment/, 'bad-comment'],
  [/doctype|incorrect syntax/, 'bad-doctype'],
  [
    /XML declaration|version|encoding|standalone|value required|must be quoted|whitespace required|expected/,
    'bad-declaration',
  ],
  [/processing instruction/, 'bad-instruction'],
  [/]]>/, 'bad-cdata-end'],
];

/** Where the parser stopped. */
interface Stop {
  /** Offset after the last piece of markup that was parsed. */
  reached: number;
  /** Offset of the next character. */
  end: number;
  /** Start tags not closed yet. */
  open: readonly { name: string; at: number }[];
}

/** A valid reference; the parser would read everything up to the next semicolon as its name. */
const REFERENCE = /^&(?:#\d+|#x[\da-fA-F]+|[^\s&;<>#"']+);/;

/** Returns the problem for a message of the parser. */
export function problemOf(message: string, text: string, { reached, end, open }: Stop): XmlProblem {
  const pending = text.slice(reached, end);
  const loose = looseAmpersand(pending);
  if (loose >= 0) return badReference(text.slice(reached + loose, end), reached + loose);
  const code = MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'bad-character-here';
  const last = open.at(-1);
  const tag = Math.max(text.lastIndexOf('<', end - 1), 0);
  const named = /.*: "?(.*?)"?\.?$/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'no-root':
    case 'unclosed-tag':
      if (pending.includes('<')) return new XmlProblem('unfinished', text.length);
      return new XmlProblem(code, last?.at ?? text.length, last && { name: last.name });
    case 'wrong-end-tag': {
      const tagText = text.slice(tag, end);
      if (!last) return new XmlProblem('stray-end-tag', tag, { found: tagText });
      const { line, column } = positionAt(text, last.at);
      return new XmlProblem(code, tag, { found: tagText, expected: `</${last.name}>`, line, column });
    }
    case 'duplicate-attribute': {
      const name = named.replace(/^\{[^}]*\}/, '');
      return new XmlProblem(code, tag + lastAttribute(text.slice(tag, end), name), { name });
    }
    case 'bad-reference': {
      const start = Math.max(text.lastIndexOf('&', end - 1), 0);
      const reference = text.slice(start, end);
      // An unparsed entity is declared, but can't be referred to.
      const isName =
        /^&[A-Za-z][A-Za-z\d]{0,30};$/.test(reference) && !text.includes(`<!ENTITY ${reference.slice(1, -1)}`);
      return isName
        ? new XmlProblem('unknown-entity', start, { found: reference, name: reference.slice(1) })
        : badReference(reference, start);
    }
    case 'unfinished':
      return new XmlProblem(code, text.length);
    case 'text-outside-root':
      return new XmlProblem(code, reached + Math.max(pending.search(/\S/), 0));
    case 'bad-character-here':
      // `<a x/>`
      if (text[end - 1] === '/' && message.includes('attribute name')) {
        return new XmlProblem('attribute-without-value', end - 1);
      }
      return new XmlProblem(code, end - 1, { found: visibleCharacter(text, end - 1) });
    default:
      return new XmlProblem(code, Math.max(end - 1, 0));
  }
}

/**
 * Returns what is wrong with a reference; a well-formed character reference must name a character of XML (section 4.1,
 * Legal Character).
 */
export function badReference(reference: string, at: number): XmlProblem {
  const code = /^&#(?:\d+|x[\da-fA-F]+);/.test(reference) ? 'bad-character-reference' : 'bad-reference';
  return new XmlProblem(code, at, { found: reference.slice(0, 20) });
}

/** Returns the offset of the first & that starts no reference, up to a comment or section; -1 if there is none. */
function looseAmpersand(pending: string): number {
  const section = pending.search(/<[!?]/);
  const part = section < 0 ? pending : pending.slice(0, section);
  for (let at = part.indexOf('&'); at >= 0; at = part.indexOf('&', at + 1)) {
    if (!REFERENCE.test(part.slice(at, at + 300))) return at;
  }
  return -1;
}

/**
 * Returns the position of the last attribute with this local name in a tag; the parser names attributes as `{uri}name`.
 */
function lastAttribute(tag: string, name: string): number {
  let last = 0;
  for (const match of tag.matchAll(/\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    const [, attribute = ''] = match;
    if (attribute === name || attribute.endsWith(`:${name}`)) last = match.index + 1;
  }
  return last;
}
