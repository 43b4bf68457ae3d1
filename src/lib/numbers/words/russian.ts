import { type Case, type Form, type Gender, groupsOf, type Speller } from './types.ts';

const CASES: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'];

/** A declined word by case. */
type Declined = readonly string[];

const decline = (stem: string, endings: string): Declined => endings.split(',').map((ending) => stem + ending);

const ONE: Readonly<Record<Gender, Declined>> = {
  masculine: ['один', 'одного', 'одному', 'один', 'одним', 'одном'],
  feminine: ['одна', 'одной', 'одной', 'одну', 'одной', 'одной'],
  neuter: ['одно', 'одного', 'одному', 'одно', 'одним', 'одном'],
};
const TWO: Readonly<Record<Gender, Declined>> = {
  masculine: ['два', 'двух', 'двум', 'два', 'двумя', 'двух'],
  feminine: ['две', 'двух', 'двум', 'две', 'двумя', 'двух'],
  neuter: ['два', 'двух', 'двум', 'два', 'двумя', 'двух'],
};
const soft = (stem: string) => decline(stem, 'ь,и,и,ь,ью,и');
const UNITS: readonly Declined[] = [
  decline('', 'ноль,ноля,нолю,ноль,нолём,ноле'),
  ONE.masculine,
  TWO.masculine,
  decline('тр', 'и,ёх,ём,и,емя,ёх'),
  decline('четыр', 'е,ёх,ём,е,ьмя,ёх'),
  ...['пят', 'шест', 'сем'].map(soft),
  decline('вос', 'емь,ьми,ьми,емь,емью,ьми'),
  ...'девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат'
    .split(' ')
    .map(soft),
];
/** Both parts are declined: пятьдесят, пятидесяти, пятьюдесятью. */
const both = (first: string) =>
  first === 'восемь'
    ? decline('вос', 'емьдесят,ьмидесяти,ьмидесяти,емьдесят,емьюдесятью,ьмидесяти')
    : decline(first.slice(0, -1), 'ьдесят,идесяти,идесяти,ьдесят,ьюдесятью,идесяти');
const TENS: readonly Declined[] = [
  [],
  [],
  soft('двадцат'),
  soft('тридцат'),
  decline('сорок', ',а,а,,а,а'),
  ...['пять', 'шесть', 'семь', 'восемь'].map(both),
  decline('девяност', 'о,а,а,о,а,а'),
];
const hundreds = (first: string) =>
  first === 'восемь'
    ? decline('вос', 'емьсот,ьмисот,ьмистам,емьсот,емьюстами,ьмистах')
    : decline(first.slice(0, -1), 'ьсот,исот,истам,ьсот,ьюстами,истах');
const HUNDREDS: readonly Declined[] = [
  [],
  decline('ст', 'о,а,а,о,а,а'),
  ['двести', 'двухсот', 'двумстам', 'двести', 'двумястами', 'двухстах'],
  ['триста', 'трёхсот', 'трёмстам', 'триста', 'тремястами', 'трёхстах'],
  ['четыреста', 'четырёхсот', 'четырёмстам', 'четыреста', 'четырьмястами', 'четырёхстах'],
  ...['пять', 'шесть', 'семь', 'восемь', 'девять'].map(hundreds),
];
const THOUSAND: { one: Declined; many: Declined } = {
  one: decline('тысяч', 'а,и,е,у,ей,е'),
  many: decline('тысяч', 'и,,ам,и,ами,ах'),
};
const SCALES =
  'миллион миллиард триллион квадриллион квинтиллион секстиллион септиллион октиллион нониллион дециллион'.split(' ');

type Plural = 'one' | 'few' | 'many';

export function pluralOf(count: number): Plural {
  const [ten, hundred] = [count % 10, count % 100];
  if (ten === 1 && hundred !== 11) return 'one';
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 'few' : 'many';
}

/** The noun of a group after its numeral. */
function scale(i: number, count: number, at: number): string {
  const plural = pluralOf(count);
  const isDirect = at === 0 || at === 3;
  if (i === 1) {
    if (plural === 'one') return THOUSAND.one[at]!;
    if (isDirect) return plural === 'few' ? 'тысячи' : 'тысяч';
    return THOUSAND.many[at]!;
  }
  const stem = SCALES[i - 2]!;
  if (plural === 'one') return decline(stem, ',а,у,,ом,е')[at]!;
  if (isDirect) return plural === 'few' ? `${stem}а` : `${stem}ов`;
  return decline(stem, 'ы,ов,ам,ы,ами,ах')[at]!;
}

function belowThousand(value: number, gender: Gender, at: number): string[] {
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const words = hundred === 0 ? [] : [HUNDREDS[hundred]![at]!];
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)]![at]!);
  const unit = rest < 20 ? rest : rest % 10;
  if (unit === 1) words.push(ONE[gender][at]!);
  else if (unit === 2) words.push(TWO[gender][at]!);
  else if (unit > 0) words.push(UNITS[unit]![at]!);
  return words;
}

export function russianCardinal(value: bigint, { gender, case: wanted }: Form): string {
  const at = CASES.indexOf(wanted);
  if (value === 0n) return UNITS[0]![at]!;
  const words = groupsOf(value).flatMap((group, i) => {
    if (group === 0) return [];
    const own = belowThousand(group, i === 0 ? gender : i === 1 ? 'feminine' : 'masculine', at);
    return [i === 0 ? own.join(' ') : `${own.join(' ')} ${scale(i, group, at)}`];
  });
  return words.toReversed().join(' ');
}

const ORDINAL_UNITS =
  'нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый'.split(
    ' ',
  );
const ORDINAL_TENS =
  '- - двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый'.split(' ');
const ORDINAL_HUNDREDS =
  '- сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый девятисотый'.split(' ');

/** What precedes -тысячный: the genitive, except for 1, 40, 90 and 100. */
function prefixOf(group: number): string {
  const [hundred, rest] = [Math.floor(group / 100), group % 100];
  const parts = hundred === 0 ? [] : [hundred === 1 ? 'сто' : HUNDREDS[hundred]![1]!];
  const ten = Math.floor(rest / 10);
  if (rest >= 20) parts.push(ten === 9 ? 'девяносто' : TENS[ten]![1]!);
  const unit = rest < 20 ? rest : rest % 10;
  if (unit === 1) parts.push('одно');
  else if (unit > 0) parts.push(UNITS[unit]![1]!);
  return parts.join('');
}

/** The last word of an ordinal, and the number before it. */
function lastOrdinal(value: bigint): [rest: bigint, word: string] {
  const [tens, hundreds] = [Number(value % 100n), Number(value % 1000n)];
  if (tens > 0 && tens < 20) return [value - BigInt(tens), ORDINAL_UNITS[tens]!];
  if (tens % 10 > 0) return [value - BigInt(tens % 10), ORDINAL_UNITS[tens % 10]!];
  if (tens > 0) return [value - BigInt(tens), ORDINAL_TENS[tens / 10]!];
  if (hundreds > 0) return [value - BigInt(hundreds), ORDINAL_HUNDREDS[hundreds / 100]!];
  const groups = groupsOf(value);
  const i = groups.findIndex((group) => group > 0);
  const group = groups[i]!;
  const noun = i === 1 ? 'тысячный' : `${SCALES[i - 2]!}ный`;
  return [value - BigInt(group) * 1000n ** BigInt(i), `${group === 1 ? '' : prefixOf(group)}${noun}`];
}

function agree(word: string, gender: Gender): string {
  if (gender === 'masculine') return word;
  if (word.endsWith('третий')) return word.replace(/ий$/, gender === 'feminine' ? 'ья' : 'ье');
  return word.replace(/[ыо]й$/, gender === 'feminine' ? 'ая' : 'ое');
}

function ordinal(value: bigint, { gender }: Form): string {
  if (value === 0n) return agree('нулевой', gender);
  const [rest, word] = lastOrdinal(value);
  const before =
    rest === 0n
      ? []
      : [russianCardinal(rest, { gender: 'masculine', case: 'nominative' }).replace(/^одна (?=тысяча)/, '')];
  return [...before, agree(word, gender)].join(' ');
}

/** Denominators of decimals, by the number of digits. */
const PARTS = '- десят сот тысячн десятитысячн стотысячн миллионн десятимиллионн стомиллионн миллиардн'.split(' ');

/** Three and five tenths: три целых пять десятых; null if there are more digits than have a name. */
export function russianDecimal(whole: bigint, fraction: string): string | null {
  const part = PARTS[fraction.length];
  if (!part) return null;
  const isOne = (count: bigint) => count % 10n === 1n && count % 100n !== 11n;
  const say = (count: bigint) => russianCardinal(count, { gender: 'feminine', case: 'nominative' });
  const count = BigInt(fraction);
  return `${say(whole)} ${isOne(whole) ? 'целая' : 'целых'} ${say(count)} ${part}${isOne(count) ? 'ая' : 'ых'}`;
}

export const russian: Speller = {
  cardinal: russianCardinal,
  ordinal,
  point: 'запятая',
  minus: 'минус',
  gap: ' ',
};
