// What a text is in a kind of barcode: the characters that it can hold, the length and the check digit.
import { Problem } from '../../../base/problem.ts';
import { gs1 } from '../../identifiers/check-digits/algorithms.ts';
import { type BarcodeId, BARCODES } from './types.ts';

export const CONTENT_PROBLEMS = ['only-digits', 'bad-length', 'wrong-check-digit', 'bad-character', 'not-gs1'] as const;
type ContentProblem = Problem<(typeof CONTENT_PROBLEMS)[number]>;

/** What was changed or added, and readers may have to know. */
export const CONTENT_NOTES = ['extended', 'start-stop', 'unicode', 'unmarked'] as const;
export type ContentNote = (typeof CONTENT_NOTES)[number];

export interface Content {
  /** What a reader returns. */
  text: string;
  check: string | null;
  note: ContentNote | null;
}

const LATIN = /[^\0-\u{ff}]/u;
const GS1_TEXT = /^(?:\(\d{2,4}\)[^()]+)+$/;

/** Returns what the barcode of a text holds. Throws Problem. */
export function contentOf(type: BarcodeId, typed: string): Content {
  const { lengths, isGs1, isLinear } = BARCODES[type];
  if (lengths) return digitsOf(type, typed, lengths[0] ?? 0);
  if (isGs1) {
    const text = typed.replaceAll(/\s+(?=\(|$)|(?<=\))\s+|^\s+/g, '');
    if (!GS1_TEXT.test(text)) throw problem('not-gs1');
    return { text, check: null, note: null };
  }
  if (type === 'codabar') return codabarOf(typed);
  if (type === 'code-39') {
    checkCharacters(type, typed, /[^\0-\x7f]/u);
    return { text: typed, check: null, note: /[^\dA-Z \-.$/+%]/.test(typed) ? 'extended' : null };
  }
  if (isLinear) checkCharacters(type, typed, LATIN);
  const lone = typed.search(/\p{Cs}/u);
  if (lone >= 0) throw problem('bad-character', lone, { character: '\u{fffd}', type: BARCODES[type].name });
  if (!LATIN.test(typed)) return { text: typed, check: null, note: null };
  // The library has no mark for it in Data Matrix, so readers have to guess it.
  return { text: typed, check: null, note: type === 'data-matrix' ? 'unmarked' : 'unicode' };
}

const problem = (code: ContentProblem['code'], offset?: number, params?: Record<string, string | number>) =>
  new Problem(code, offset, params);

function checkCharacters(type: BarcodeId, text: string, wrong: RegExp): void {
  const match = wrong.exec(text);
  if (match) throw problem('bad-character', match.index, { character: match[0], type: BARCODES[type].name });
}

function digitsOf(type: BarcodeId, typed: string, length: number): Content {
  const wrong = /[^\d\s-]/u.exec(typed);
  const { name } = BARCODES[type];
  if (wrong) throw problem('only-digits', wrong.index, { character: wrong[0], type: name });
  const bare = typed.replaceAll(/[\s-]/g, '');
  // Its number system, 0 or 1, is often left out.
  const digits = type === 'upc-e' && bare.length === length - 2 ? `0${bare}` : bare;
  if (digits.length !== length && digits.length !== length - 1)
    throw problem('bad-length', undefined, {
      count: bare.length,
      type: name,
      length,
      shorter: type === 'upc-e' ? length - 2 : length - 1,
    });
  if (type === 'upc-e' && !/^[01]/.test(digits))
    throw problem('bad-character', typed.search(/\d/), { character: digits.charAt(0), type: name });
  const payload = digits.slice(0, length - 1);
  const check = gs1(type === 'upc-e' ? expanded(payload) : payload);
  const last = digits.slice(length - 1);
  if (last !== '' && last !== check)
    throw problem('wrong-check-digit', undefined, { check: last, expected: check, number: payload + check });
  return { text: payload + check, check, note: null };
}

/** The eleven digits of UPC-A that seven of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2). */
function expanded(short: string): string {
  const [system, middle, last] = [short.charAt(0), short.slice(1, 6), Number(short.charAt(6))];
  if (last <= 2) return `${system}${middle.slice(0, 2)}${last}0000${middle.slice(2)}`;
  if (last === 3) return `${system}${middle.slice(0, 3)}00000${middle.slice(3)}`;
  if (last === 4) return `${system}${middle.slice(0, 4)}00000${middle.slice(4)}`;
  return `${system}${middle}0000${last}`;
}

/** Its first and last character are letters, which many leave out. */
function codabarOf(typed: string): Content {
  const letters: Record<string, string> = { T: 'A', N: 'B', '*': 'C', E: 'D' };
  const text = typed
    .trim()
    .toUpperCase()
    .replaceAll(/^[TN*E]|[TN*E]$/g, (letter) => letters[letter] ?? letter);
  const [, first = '', middle = '', last = ''] = /^([A-D]?)(.*?)([A-D]?)$/s.exec(text) ?? [];
  checkCharacters('codabar', middle, /[^\d\-$:/.+]/u);
  const isWhole = first !== '' && last !== '';
  return {
    text: isWhole ? text : `${first || 'A'}${middle}${last || 'A'}`,
    check: null,
    note: isWhole ? null : 'start-stop',
  };
}
