import { AMOUNT, FRACTION_SIGNS } from '../../src/base/number.ts';
import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './percentage-calculator.ts';

const NUMBER = `[-+−]?${AMOUNT}`;
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

/** `20 plus 15%`: the words for the sign. */
const PLUS = ' (?:plus|más|mas|mais|плюс) | ?加 ?';
const MINUS = ' (?:minus|menos|moins|минус) | ?减 ?';

/** `15% tip on 50`, which is the amount that comes on top. */
const ON_TOP = [
  '(?:tip|gratuity|tax|vat|sales tax) (?:on|for|of)',
  '(?:de )?(?:propina|iva) (?:de|en|sobre|por)',
  '(?:de )?(?:pourboire|tva) (?:sur|de|pour)',
  '(?:de )?(?:gorjeta|imposto) (?:em|sobre|de)',
  '(?:чаевых|чаевые|ндс|налога?) (?:от|с|на)',
].join('|');

/** `1/3 in percent`, `0.25 as a percentage`. */
const IN_PERCENT = [
  '(?:in|as|to) (?:an? )?(?:%|per ?cents?|percentages?)',
  '(?:en|a|como) (?:%|porcentaje|por ?ciento|tanto por ciento)',
  '(?:en|à) (?:%|pourcentage|pour ?cent)',
  '(?:em|para) (?:%|porcentagem|percentual|por cento)',
  'в (?:%|процентах|проценты)',
].join('|');
const QUOTIENT = String.raw`(?:(-?\d[\d.,]{0,20}) ?[/÷] ?(\d[\d.,]{0,20})|(-?(?:\d{0,20}[.,]\d{1,20}|[01]))|([${FRACTION_SIGNS}]))`;

const shareAsked = ([, part, whole, number, sign]: RegExpExecArray) => `${part ?? number ?? sign} of ${whole ?? 1}`;

/** `5 is what percent of 20`: the part, then the whole. */
const SHARE = [
  `(${NUMBER}) is what (?:%|per ?cent|percentage) of (${NUMBER})`,
  `what (?:%|per ?cent|percentage) is (${NUMBER}) of (${NUMBER})`,
  `(${NUMBER}) as an? (?:%|per ?cent|percentage) of (${NUMBER})`,
  `qué (?:porcentaje|%) es (${NUMBER}) de (${NUMBER})`,
  `quel pourcentage (?:est|représente) (${NUMBER}) (?:de|sur) (${NUMBER})`,
  `(?:quanto por cento|que porcentagem) é (${NUMBER}) de (${NUMBER})`,
  `сколько процентов (?:составляет )?(${NUMBER}) от (${NUMBER})`,
  `(${NUMBER}) ?[是占] ?(${NUMBER}) ?的?(?:百分之几|百分之多少|百分比)`,
].join('|');

/** `what percent of 20 is 5`: the whole, then the part. */
const SHARE_OF = [
  `what (?:%|per ?cent|percentage) of (${NUMBER}) is (${NUMBER})`,
  `qué (?:porcentaje|%) de (${NUMBER}) es (${NUMBER})`,
  `quel pourcentage de (${NUMBER}) (?:est|représente) (${NUMBER})`,
  `(?:quanto por cento|que porcentagem) de (${NUMBER}) é (${NUMBER})`,
  `(${NUMBER}) ?的百分之(?:几|多少)是 ?(${NUMBER})`,
].join('|');

/** Words for a change, which say that its numbers are what it was and what it is. */
const CHANGE = '(?:change|increase|decrease|growth|difference|drop)';
/** `percent change from 80 to 100`: the old value, then the new one. */
const CHANGED = [
  `(?:%|per ?cent|percentage) ${CHANGE} (?:from )?(${NUMBER}) to (${NUMBER})`,
  `${CHANGE} from (${NUMBER}) to (${NUMBER}) in (?:%|per ?cent)`,
  `(?:from )?(${NUMBER}) to (${NUMBER}) (?:%|per ?cent|percentage) ${CHANGE}`,
  `(?:variación|cambio|aumento) (?:porcentual|en porcentaje|en %) de (${NUMBER}) a (${NUMBER})`,
  `(?:variation|évolution|hausse|baisse) (?:en pourcentage|en %|relative) de (${NUMBER}) à (${NUMBER})`,
  `(?:variação|aumento|mudança) (?:percentual|em porcentagem|em %) de (${NUMBER}) (?:a|para) (${NUMBER})`,
  `(?:изменение|рост|прирост|снижение) (?:в процентах|в %) (?:с|от) (${NUMBER}) до (${NUMBER})`,
  `从? ?(${NUMBER}) ?[到至] ?(${NUMBER}) ?的?(?:上?涨|下?跌|增长|增加|下降|减少|变化)(?:了|幅|率)?(?:多少|百分之几|百分比)?`,
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
        name: 'percent added or taken in words',
        pattern: new RegExp(`^(${NUMBER})(?:(${PLUS})|${MINUS})(${AMOUNT}) ?${PER_CENT}$`, 'i'),
        take: ([, value, plus, percent]) => `${value} ${plus === undefined ? '-' : '+'} ${percent}%`,
        confidence: 0.95,
      },
      {
        name: 'tip or tax on a price',
        pattern: new RegExp(`^(${AMOUNT}) ?${PER_CENT} (?:${ON_TOP}) (?:[$€£] ?)?(${AMOUNT})(?: ?€)?$`, 'i'),
        take: ([, percent, of]) => `${percent}% of ${of}`,
        confidence: 0.95,
      },
      {
        name: 'number in percent',
        pattern: new RegExp(`^${QUOTIENT} (?:${IN_PERCENT})$`, 'i'),
        take: shareAsked,
        confidence: 0.95,
      },
      {
        name: 'number in percent in Chinese',
        pattern: new RegExp(`^${QUOTIENT} ?(?:[化换]成|转[换为]?成?|用|等于) ?(?:%|百分[比数率之几]{1,2})(?:表示)?$`),
        take: shareAsked,
        confidence: 0.95,
      },
      {
        name: 'part of a whole in percent',
        pattern: new RegExp(`^¿?(?:${SHARE}) ?[?？]?$`, 'i'),
        take: ([, ...numbers]) => numbers.filter((number) => number !== undefined).join(' of '),
        confidence: 0.95,
      },
      {
        name: 'whole and its part in percent',
        pattern: new RegExp(`^¿?(?:${SHARE_OF}) ?[?？]?$`, 'i'),
        take: ([, ...numbers]) =>
          numbers
            .filter((number) => number !== undefined)
            .toReversed()
            .join(' of '),
        confidence: 0.95,
      },
      {
        name: 'change in percent',
        pattern: new RegExp(`^(?:${CHANGED}) ?[?？]?$`, 'i'),
        take: ([, ...numbers]) => numbers.filter((number) => number !== undefined).join(' -> '),
        confidence: 0.95,
      },
    ],
  },
});
