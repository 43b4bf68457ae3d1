// Encodes and decodes character references of HTML (WHATWG HTML, 13.2.5.72 and 13.5).
import { DecodingMode, encodeHTML, encodeNonAsciiHTML, HtmlEntityDecoder } from 'entities';
import { encodeUtf8 } from '../../bytes/bytes.ts';

export type EntityForm = 'named' | 'decimal' | 'hex';
/**
 * Which characters are escaped: only markup characters; those of text nodes or of attribute values; also everything
 * beyond ASCII; every character.
 */
export type EntityScope = 'markup' | 'text' | 'attribute' | 'nonAscii' | 'all';

const SCOPES: Readonly<Record<EntityScope, RegExp>> = {
  markup: /[&<>"']/gu,
  // what a browser escapes when it writes HTML (13.3)
  text: /[&<>\u00a0]/gu,
  attribute: /[&<>"\u00a0]/gu,
  nonAscii: /[&<>"']|[^\0-\x7f]+/gu,
  all: /[^\0-\x7f]+|[\0-\x7f]{1,4096}/gu,
};

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;', // &apos; is unknown to HTML 4
};

/** A null or C1 control character has no reference: `&#0;` means U+FFFD and `&#128;` the euro sign. */
const NO_REFERENCE = /[\0\x80-\x9f]/;

/** Returns a reference by number, or by name if the character has one. */
function referenceOf(character: string, form: EntityForm): string {
  const point = character.codePointAt(0)!;
  if (form === 'named') {
    const named = NAMES[character] ?? (point > 127 ? encodeNonAsciiHTML(character) : encodeHTML(character));
    if (named !== character) return named;
  }
  return form === 'decimal' ? `&#${point};` : `&#x${point.toString(16).toUpperCase()};`;
}

/**
 * Returns text with characters replaced by references, and how many could not be replaced. A lone surrogate throws
 * DecodeProblem.
 */
export function encodeEntities(
  text: string,
  { scope, form }: { scope: EntityScope; form: EntityForm },
): { text: string; kept: number } {
  encodeUtf8(text);
  let kept = 0;
  const cache = new Map<string, string>();
  const encoded = text.replace(SCOPES[scope], (run) => {
    // Some names represent two characters.
    if (form === 'named' && run.charCodeAt(0) > 127 && !NO_REFERENCE.test(run)) return encodeNonAsciiHTML(run);
    let written = '';
    for (const character of run) {
      if (NO_REFERENCE.test(character)) {
        kept++;
        written += character;
        continue;
      }
      let reference = cache.get(character);
      if (reference === undefined) cache.set(character, (reference = referenceOf(character, form)));
      written += reference;
    }
    return written;
  });
  return { text: encoded, kept };
}

export const ENTITY_NOTICES = [
  /** A reference without a semicolon that HTML accepts anyway. */
  'no-semicolon',
  /** A name that HTML doesn't have; left unchanged. */
  'unknown-name',
  /** `&#` without digits; left unchanged. */
  'no-digits',
  /** Not a character: null, a surrogate, or beyond U+10FFFF. Replaced with U+FFFD. */
  'not-a-character',
  /** 128 to 159, which HTML reads as Windows-1252. */
  'windows-1252',
] as const;

export interface EntityNotice {
  code: (typeof ENTITY_NOTICES)[number];
  offset: number;
  reference: string;
}

/** Text nodes and attribute values differ for references without a semicolon; `strict` always requires one. */
export type EntityPlace = 'text' | 'attribute' | 'strict';

const MODES: Readonly<Record<EntityPlace, DecodingMode>> = {
  text: DecodingMode.Legacy,
  attribute: DecodingMode.Attribute,
  strict: DecodingMode.Strict,
};

const UNKNOWN = /&[a-z][a-z\d]*;/iy;

/** Resolves every reference like a browser, in one pass. */
export function decodeEntities(text: string, place: EntityPlace): { text: string; notices: EntityNotice[] } {
  const notices: EntityNotice[] = [];
  let codes: EntityNotice['code'][] = [];
  let value = '';
  const decoder = new HtmlEntityDecoder(
    (point) => {
      value += String.fromCodePoint(point);
    },
    {
      missingSemicolonAfterCharacterReference: () => void codes.push('no-semicolon'),
      absenceOfDigitsInNumericCharacterReference: () => void codes.push('no-digits'),
      validateNumericCharacterReference(point) {
        if (point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) codes.push('not-a-character');
        else if (point >= 0x80 && point <= 0x9f) codes.push('windows-1252');
      },
    },
  );
  let decoded = '';
  let done = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', Math.max(done, at + 1))) {
    codes = [];
    value = '';
    decoder.startEntity(MODES[place]);
    const written = decoder.write(text, at + 1);
    const consumed = written < 0 ? decoder.end() : written;
    if (consumed === 0) {
      UNKNOWN.lastIndex = at;
      const name = UNKNOWN.exec(text)?.[0];
      if (name !== undefined) notices.push({ code: 'unknown-name', offset: at, reference: name });
    } else {
      decoded += text.slice(done, at) + value;
      done = at + consumed;
    }
    for (const code of codes) {
      notices.push({ code, offset: at, reference: text.slice(at, at + Math.max(consumed, 2)) });
    }
  }
  return { text: decoded + text.slice(done), notices };
}

export interface EntityRow {
  character: string;
  names: string;
  decimal: string;
  hex: string;
  codePoint: string;
}

const rowOf = (character: string, names: readonly string[]): EntityRow => {
  const points = Array.from(character, (each) => each.codePointAt(0)!);
  const hex = points.map((point) => point.toString(16).toUpperCase());
  return {
    character,
    names: names.map((name) => `&${name};`).join(' '),
    decimal: points.map((point) => `&#${point};`).join(''),
    hex: hex.map((each) => `&#x${each};`).join(''),
    codePoint: hex.map((each) => `U+${each.padStart(4, '0')}`).join(' '),
  };
};

/**
 * Returns the named references that match a query: a reference, one or more characters, `U+00E9`, a name, or parts of
 * names (best first). A character without a name also gets a row.
 */
export async function findEntities(query: string): Promise<EntityRow[]> {
  const { characterEntities } = await import('character-entities');
  const namesOf = new Map<string, string[]>();
  for (const [name, character] of Object.entries(characterEntities)) {
    const names = namesOf.get(character);
    if (names) names.push(name);
    else namesOf.set(character, [name]);
  }
  const wanted = query.trim();
  const row = (character: string) => rowOf(character, namesOf.get(character) ?? []);

  const point = /^(?:U\+|\\u|0x)\{?([\da-f]{1,6})\}?$/i.exec(wanted)?.[1];
  const value = point === undefined ? -1 : parseInt(point, 16);
  const characters =
    value >= 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff)
      ? String.fromCodePoint(value)
      : wanted.startsWith('&') && wanted.length > 1
        ? decodeEntities(wanted, 'text').text
        : wanted;
  if (characters !== wanted || !/^[a-z\d]+;?$/i.test(wanted)) {
    if (namesOf.has(characters)) return [row(characters)];
    if (characters === wanted && wanted.startsWith('&') && wanted.length > 1) return byName(wanted.slice(1));
    return [...new Set(characters.isWellFormed() ? characters : characters.toWellFormed())].map(row);
  }
  return byName(wanted);

  function byName(text: string): EntityRow[] {
    const name = text.replace(/;$/, '');
    const lower = name.toLowerCase();
    const rank = (candidate: string): number => {
      if (candidate === name) return 0;
      const small = candidate.toLowerCase();
      if (small === lower) return 1;
      return small.startsWith(lower) ? 2 : small.includes(lower) ? 3 : 4;
    };
    return [...namesOf]
      .map(([character, names]) => ({ character, best: Math.min(...names.map(rank)) }))
      .filter(({ best }) => best < 4)
      .sort((a, b) => a.best - b.best)
      .map(({ character }) => row(character));
  }
}
