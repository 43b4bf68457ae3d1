// Describes the characters of a text, so that hidden ones become visible.
import { encodeHex } from '../bytes/bytes.ts';

/** General categories of Unicode (UAX #44). */
export const GENERAL_CATEGORIES = [
  'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po', 'Sm', 'Sc', 'Sk', 'So',
  'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn',
] as const; // prettier-ignore

export type GeneralCategory = (typeof GENERAL_CATEGORIES)[number];

const IN_CATEGORY = GENERAL_CATEGORIES.map((name): [GeneralCategory, RegExp] => [
  name,
  new RegExp(`\\p{${name}}`, 'u'),
]);

export function generalCategory(character: string): GeneralCategory {
  return IN_CATEGORY.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Cn';
}

const CONTROLS =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US SP'.split(
    ' ',
  );

/** Abbreviations of the Unicode Standard (NameAliases.txt) for invisible characters. */
const ABBREVIATIONS: Readonly<Record<number, string>> = {
  0x7f: 'DEL',
  0x85: 'NEL',
  0xa0: 'NBSP',
  0xad: 'SHY',
  0x34f: 'CGJ',
  0x61c: 'ALM',
  0x180e: 'MVS',
  0x200b: 'ZWSP',
  0x200c: 'ZWNJ',
  0x200d: 'ZWJ',
  0x200e: 'LRM',
  0x200f: 'RLM',
  0x2028: 'LSEP',
  0x2029: 'PSEP',
  0x202a: 'LRE',
  0x202b: 'RLE',
  0x202c: 'PDF',
  0x202d: 'LRO',
  0x202e: 'RLO',
  0x202f: 'NNBSP',
  0x205f: 'MMSP',
  0x2060: 'WJ',
  0x2066: 'LRI',
  0x2067: 'RLI',
  0x2068: 'FSI',
  0x2069: 'PDI',
  0x3000: 'IDSP',
  0xfeff: 'BOM',
};

function abbreviation(point: number): string | undefined {
  if (point >= 0xfe00 && point <= 0xfe0f) return `VS${point - 0xfe00 + 1}`;
  return CONTROLS[point] ?? ABBREVIATIONS[point];
}

export interface CharacterRow {
  /** The character; a mark on a dotted circle; an abbreviation such as `ZWJ` for an invisible character, or empty. */
  shown: string;
  codePoint: string;
  category: GeneralCategory;
  utf8: string;
  utf16: string;
}

const ENCODER = new TextEncoder();

/** One character of a well-formed text. */
export function describeCharacter(character: string): CharacterRow {
  const point = character.codePointAt(0)!;
  const category = generalCategory(character);
  const units = Array.from({ length: character.length }, (_, i) =>
    character.charCodeAt(i).toString(16).padStart(4, '0'),
  );
  return {
    shown: abbreviation(point) ?? shape(character, category),
    codePoint: `U+${point.toString(16).toUpperCase().padStart(4, '0')}`,
    category,
    utf8: encodeHex(ENCODER.encode(character), { upper: true, separator: ' ' }),
    utf16: units.join(' ').toUpperCase(),
  };
}

function shape(character: string, category: GeneralCategory): string {
  if (category.startsWith('M')) return `\u25cc${character}`;
  return /^[CZ]/.test(category) ? '' : character;
}
