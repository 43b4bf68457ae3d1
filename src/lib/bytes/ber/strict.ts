// What BER allows and DER forbids (X.690, 8, 10 and 11), and what neither allows in the contents of an element.
import type { BerNode } from './read.ts';
import { stringOf, STRINGS } from './strings.ts';
import { timeOf } from './times.ts';

export const DEVIATIONS = [
  'open-length',
  'long-length',
  'long-tag',
  'string-in-pieces',
  'loose-boolean',
  'padded-integer',
  'padded-identifier',
  'set-bits',
  'loose-time',
  'unsorted-set',
  // These are wrong in BER, too.
  'bad-size',
  'bad-characters',
  'bad-time',
] as const;
export type Deviation = (typeof DEVIATIONS)[number];

const BOOLEAN = 1;
const INTEGER = 2;
const BIT_STRING = 3;
const OCTET_STRING = 4;
const NULL = 5;
const OBJECT = 6;
const REAL = 9;
const ENUMERATED = 10;
const RELATIVE = 13;
const SET = 17;

/** What deviates in the contents of an element; that of its header is found when it's read. */
export function deviationsIn(node: BerNode): Deviation[] {
  if (node.tagClass !== 'universal' || node.cut) return [];
  const { number, contents, constructed } = node;
  if (constructed) {
    const isString = number === BIT_STRING || number === OCTET_STRING || number in STRINGS;
    return isString ? ['string-in-pieces'] : number === SET && !isSorted(node) ? ['unsorted-set'] : [];
  }
  if (number in STRINGS) return stringOf(number, contents).sound ? [] : ['bad-characters'];
  return ofPrimitive(number, contents);
}

function ofPrimitive(number: number, contents: Uint8Array): Deviation[] {
  const { length, [0]: first = 0, [1]: second = 0 } = contents;
  const when = (isSo: boolean, deviation: Deviation): Deviation[] => (isSo ? [deviation] : []);
  switch (number) {
    case BOOLEAN:
      return length === 1 ? when(first !== 0 && first !== 255, 'loose-boolean') : ['bad-size'];
    case INTEGER:
    case ENUMERATED:
      if (length === 0) return ['bad-size'];
      return when(length > 1 && ((first === 0 && second < 128) || (first === 255 && second >= 128)), 'padded-integer');
    case BIT_STRING: {
      if (length === 0 || first > 7 || (length === 1 && first > 0)) return ['bad-size'];
      return when((contents.at(-1)! & (2 ** first - 1)) !== 0 && length > 1, 'set-bits');
    }
    case NULL:
      return when(length > 0, 'bad-size');
    case OBJECT:
    case RELATIVE: {
      if (length === 0 || contents[length - 1]! >= 128) return ['bad-size'];
      const isPadded = contents.some((octet, at) => octet === 0x80 && (at === 0 || contents[at - 1]! < 128));
      return when(isPadded, 'padded-identifier');
    }
    case 23:
    case 24: {
      const time = timeOf(number, contents);
      return time === null ? ['bad-time'] : when(!time.strict, 'loose-time');
    }
    default:
      return when(number === REAL && length > 0 && first === 0x80 && length === 1, 'bad-size');
  }
}

/** DER sorts the members of a SET: those of a SET OF by their bytes, the others by their tags. */
function isSorted({ children }: BerNode): boolean {
  const members = children ?? [];
  const keys = members.map(
    (member) => member.number + 2 ** 32 * ['universal', 'application', 'context', 'private'].indexOf(member.tagClass),
  );
  const isSameTag = new Set(keys).size === 1;
  return members.every((member, at) => {
    const last = members[at - 1];
    if (!last) return true;
    return isSameTag ? compare(last.contents, member.contents) <= 0 : keys[at - 1]! <= keys[at]!;
  });
}

/** Compares encodings with the same tag: shorter contents have a lower length in front. */
function compare(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return 0;
}
