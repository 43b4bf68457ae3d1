// Amounts in words: the units of seven currencies in each language.
import { american, british } from './english.ts';
import { belgian, french, swiss } from './french.ts';
import { portugueseOfBrazil, portugueseOfPortugal } from './portuguese.ts';
import { pluralOf, russianCardinal } from './russian.ts';
import { spanishCardinal } from './spanish.ts';
import { chinese, yuan } from './chinese.ts';
import type { Gender, Speller } from './types.ts';

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'BRL', 'RUB', 'CNY'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Singular/plural of the unit and of its hundredth; a leading * marks a feminine noun, ! a neuter one. */
const LATIN: Readonly<Record<'en' | 'es' | 'fr' | 'pt' | 'pt-PT', Readonly<Record<Currency, string>>>> = {
  en: {
    USD: 'dollar/dollars cent/cents',
    EUR: 'euro/euros cent/cents',
    GBP: 'pound/pounds penny/pence',
    CHF: 'franc/francs centime/centimes',
    BRL: 'real/reais centavo/centavos',
    RUB: 'ruble/rubles kopeck/kopecks',
    CNY: 'yuan/yuan fen/fen',
  },
  es: {
    USD: 'dólar/dólares centavo/centavos',
    EUR: 'euro/euros céntimo/céntimos',
    GBP: '*libra/libras penique/peniques',
    CHF: 'franco/francos céntimo/céntimos',
    BRL: 'real/reales centavo/centavos',
    RUB: 'rublo/rublos kopek/kopeks',
    CNY: 'yuan/yuanes fen/fen',
  },
  fr: {
    USD: 'dollar/dollars cent/cents',
    EUR: 'euro/euros centime/centimes',
    GBP: '*livre/livres penny/pence',
    CHF: 'franc/francs centime/centimes',
    BRL: 'real/réaux centavo/centavos',
    RUB: 'rouble/roubles kopeck/kopecks',
    CNY: 'yuan/yuans fen/fens',
  },
  pt: {
    USD: 'dólar/dólares centavo/centavos',
    EUR: 'euro/euros centavo/centavos',
    GBP: '*libra/libras penny/pence',
    CHF: 'franco/francos centavo/centavos',
    BRL: 'real/reais centavo/centavos',
    RUB: 'rublo/rublos copeque/copeques',
    CNY: 'yuan/yuans fen/fens',
  },
  'pt-PT': {
    USD: 'dólar/dólares cêntimo/cêntimos',
    EUR: 'euro/euros cêntimo/cêntimos',
    GBP: '*libra/libras penny/pence',
    CHF: 'franco/francos cêntimo/cêntimos',
    BRL: 'real/reais centavo/centavos',
    RUB: 'rublo/rublos copeque/copeques',
    CNY: 'yuan/yuans fen/fens',
  },
};

const RUSSIAN: Readonly<Record<Currency, string>> = {
  USD: 'доллар/доллара/долларов цент/цента/центов',
  EUR: 'евро/евро/евро цент/цента/центов',
  GBP: 'фунт/фунта/фунтов пенс/пенса/пенсов',
  CHF: 'франк/франка/франков сантим/сантима/сантимов',
  BRL: 'реал/реала/реалов сентаво/сентаво/сентаво',
  RUB: 'рубль/рубля/рублей *копейка/копейки/копеек',
  CNY: 'юань/юаня/юаней фэнь/фэня/фэней',
};

const CHINESE: Readonly<Record<Currency, string>> = {
  USD: '美元 美分',
  EUR: '欧元 欧分',
  GBP: '英镑 便士',
  CHF: '瑞士法郎 生丁',
  BRL: '雷亚尔 分',
  RUB: '卢布 戈比',
  CNY: '元 分',
};

interface Noun {
  forms: readonly string[];
  gender: Gender;
}

const nouns = (written: string): Noun[] =>
  written.split(' ').map((word) => ({
    forms: word.replace('*', '').split('/'),
    gender: word.startsWith('*') ? 'feminine' : 'masculine',
  }));

type Say = (value: bigint, gender: Gender) => string;

const plain =
  ({ cardinal }: Speller): Say =>
  (value, gender) =>
    cardinal(value, { gender, case: 'nominative' });

const MILLION = 1_000_000n;

/** A noun after whole millions has a preposition in the Romance languages. */
function romance(say: Say, and: string, of: string): (value: bigint, noun: Noun) => string {
  return (value, { forms, gender }) => {
    const isMillions = value >= MILLION && value % MILLION === 0n;
    const [singular = '', plural = ''] = forms;
    const link = isMillions ? (of === 'de' && and === 'et' && /^[aeé]/.test(plural) ? " d'" : ` ${of} `) : ' ';
    const isSingular = value === 1n || (value === 0n && and === 'et');
    return `${say(value, gender)}${link}${isSingular ? singular : plural}`;
  };
}

const spanishBeforeNoun: Say = (value, gender) => spanishCardinal(value, gender === 'feminine', true);
const english =
  (speller: Speller) =>
  (value: bigint, { forms: [singular = '', plural = ''] }: Noun): string =>
    `${plain(speller)(value, 'masculine')} ${value === 1n ? singular : plural}`;
const inRussian = (value: bigint, { forms, gender }: Noun): string =>
  `${russianCardinal(value, { gender, case: 'nominative' })} ${forms[['one', 'few', 'many'].indexOf(pluralOf(Number(value % 1000n)))]!}`;

const writers = {
  en: { write: english(american), names: LATIN.en, and: ' and ' },
  'en-GB': { write: english(british), names: LATIN.en, and: ' and ' },
  es: { write: romance(spanishBeforeNoun, 'con', 'de'), names: LATIN.es, and: ' con ' },
  fr: { write: romance(plain(french), 'et', 'de'), names: LATIN.fr, and: ' et ' },
  'fr-BE': { write: romance(plain(belgian), 'et', 'de'), names: LATIN.fr, and: ' et ' },
  'fr-CH': { write: romance(plain(swiss), 'et', 'de'), names: LATIN.fr, and: ' et ' },
  'pt-BR': { write: romance(plain(portugueseOfBrazil), 'e', 'de'), names: LATIN.pt, and: ' e ' },
  'pt-PT': { write: romance(plain(portugueseOfPortugal), 'e', 'de'), names: LATIN['pt-PT'], and: ' e ' },
  ru: { write: inRussian, names: RUSSIAN, and: ' ' },
} as const;

/** The amount in words; `cents` are hundredths of the currency, at least 0. */
export function amountInWords(
  cents: bigint,
  currency: Currency,
  language: keyof typeof writers | 'zh' | 'zh-financial',
): string {
  const [whole, part] = [cents / 100n, cents % 100n];
  if (language === 'zh-financial' && currency === 'CNY') return yuan(cents);
  if (language === 'zh' || language === 'zh-financial') {
    const [unit = '', hundredth = ''] = CHINESE[currency].split(' ');
    const say = plain(chinese);
    return `${say(whole, 'masculine')}${unit}${part === 0n ? '' : `${say(part, 'masculine')}${hundredth}`}`;
  }
  const { write, names, and } = writers[language];
  const [unit, hundredth] = nouns(names[currency]);
  if (part === 0n) return write(whole, unit!);
  if (whole === 0n) return write(part, hundredth!);
  return `${write(whole, unit!)}${and}${write(part, hundredth!)}`;
}
