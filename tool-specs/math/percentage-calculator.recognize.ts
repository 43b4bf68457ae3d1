import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './percentage-calculator.ts';

/** A number as people write it. */
const NUMBER = String.raw`[-+−]?\d[\d.,]{0,20}`;
/** The sign or the words for it, in all languages of the product that use spaces. */
const PER_CENT = '(?:%|per ?cent|por ciento|por cento|pour cent|процент(?:а|ов)?)';

/** `20 percent of 50`, in all six languages. */
const PERCENT_OF = new RegExp(`^(${NUMBER}) ?${PER_CENT} (?:of|de|от|из) (${NUMBER})$`, 'i');

/** `20% off 50`: a price and its discount. */
const OFF = [
  'off(?: of)?',
  'de descuento (?:en|sobre|de)',
  'de (?:réduction|remise|rabais) sur',
  'de desconto (?:em|sobre|de)',
  'скидк[аи] (?:от|на|с)',
].join('|');

/** `5 is what percent of 20`: the part, then the whole. */
const SHARE = [
  `(${NUMBER}) is what (?:%|per ?cent|percentage) of (${NUMBER})`,
  `what (?:%|per ?cent|percentage) is (${NUMBER}) of (${NUMBER})`,
  `qué (?:porcentaje|%) es (${NUMBER}) de (${NUMBER})`,
  `quel pourcentage (?:est|représente) (${NUMBER}) (?:de|sur) (${NUMBER})`,
  `(?:quanto por cento|que porcentagem) é (${NUMBER}) de (${NUMBER})`,
  `сколько процентов (?:составляет )?(${NUMBER}) от (${NUMBER})`,
  `(${NUMBER}) ?[是占] ?(${NUMBER}) ?的?(?:百分之几|百分之多少|百分比)`,
].join('|');

export default recognizersOf<typeof tool>({
  ask: {
    finds: [
      {
        name: 'percent of a number',
        pattern: PERCENT_OF,
        take: ([, percent, of]) => `${percent}% of ${of}`,
        confidence: 0.95,
      },
      {
        name: 'percent of a number in Chinese',
        pattern: new RegExp(`^(${NUMBER}) ?的 ?(?:(${NUMBER}) ?%|百分之(${NUMBER}))$`),
        take: ([, of, percent, words]) => `${percent ?? words}% of ${of}`,
        confidence: 0.95,
      },
      {
        name: 'percent off a price',
        pattern: new RegExp(`^(${NUMBER}) ?${PER_CENT} (?:${OFF}) (${NUMBER})$`, 'i'),
        take: ([, percent, of]) => `${of} - ${percent}%`,
        confidence: 0.95,
      },
      {
        name: 'part of a whole in percent',
        pattern: new RegExp(`^¿?(?:${SHARE}) ?[?？]?$`, 'i'),
        take: ([, ...numbers]) => numbers.filter((number) => number !== undefined).join(' of '),
        confidence: 0.95,
      },
    ],
  },
});
