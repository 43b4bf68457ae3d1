import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './number-to-words.ts';

/** Words for "in words", in all languages of the product that use spaces. */
const IN_WORDS = [
  '(?:in|to|as) (?:words|letters)',
  'spelled out',
  'en (?:palabras|letras)',
  'en (?:toutes )?lettres',
  'por extenso',
  'em palavras',
  'прописью',
  'словами',
].join('|');

const SMALL =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const SCALE = 'hundred|thousand|million|billion|trillion';
/** `twenty-first`; with a space it could be a unit: "one second". */
const PLACE =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]{4,6}teenth|[a-z]{4,6}tieth)';
const ANY = `(?:${SMALL}|${TENS}|${SCALE})`;

/** The last word, or decimals. */
const END = `(?:${ANY}|(?<=-)${PLACE}|point(?: (?:oh|${SMALL})){1,40})`;

export default recognizersOf<typeof tool>({
  spell: {
    finds: [
      {
        name: 'number that is wanted in words',
        pattern: new RegExp(`^([-+−]?\\d[\\d.,'’ ]{0,60}) (?:${IN_WORDS})$`, 'i'),
        take: ([, number]) => number ?? null,
        confidence: 0.95,
      },
    ],
  },
  read: {
    finds: [
      {
        // A single word such as "one" or "million" is mostly no number.
        name: 'number in words',
        pattern: new RegExp(
          `^(?:(?:minus|negative) )?${ANY}(?:(?: and |,? |-)${ANY}){0,40}(?: and |,? |-)${END}$`,
          'i',
        ),
        take: whole,
        confidence: 0.9,
      },
      {
        name: 'number in words that is wanted in digits',
        pattern: new RegExp(
          `^((?:minus )?${ANY}(?:(?: and |,? |-)${ANY}){0,40}) (?:in|to|as)(?: an?)? (?:numbers?|digits|figures)$`,
          'i',
        ),
        take: ([, words]) => words ?? null,
        confidence: 0.95,
      },
    ],
  },
});
