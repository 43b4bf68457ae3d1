import { divide, multiply, type Ratio, ratio, readDecimal } from '../ratio/ratio.ts';

/** A unit of one quantity: its value in the base unit is `factor` times the number, or `factor` divided by it. */
export interface Unit {
  /** The code of its name; empty if the symbol is all that is ever said. */
  id: string;
  symbol: string;
  /** Metric (for data: of the powers of ten), any other, or one that is listed under another name. */
  group: 'metric' | 'other' | 'alias';
  /** Whether people ask for it first. */
  common: boolean;
  /** Whose units it belongs to where several have the same name. */
  tag?: Tag;
  factor: Ratio;
  /** Whether more of the unit is less of the quantity: minutes per mile, liters per 100 km. */
  inverse: boolean;
  /** Added to the number first, such as absolute zero. */
  offset?: Ratio;
  /** Whether the factor is exact; it isn't with π in it. */
  exact: boolean;
  spellings: readonly string[];
  /** Spellings that mean another unit, unless only this one fits the rest. */
  weak: readonly string[];
}

export const TAGS = ['us', 'imperial', 'metric', 'bytes', 'bits', 'decimal', 'binary'] as const;
export type Tag = (typeof TAGS)[number];

/** Sizes on a page that relative units refer to, in CSS pixels. */
export interface Page {
  root: number;
  viewport: number;
}

/** Far more digits than are ever shown. */
const PI = readDecimal('3.14159265358979323846264338327950288419716939937510582097494459230781640628620899');

function valueOf(word: string, page: Page): Ratio {
  if (word === '{pi}') return PI;
  if (word === '{root}') return readDecimal(String(page.root));
  return word === '{viewport}' ? readDecimal(String(page.viewport)) : readDecimal(word);
}

/** Returns the value of a product such as `231*0.0254^3/128`. */
function product(text: string, page: Page): Ratio {
  let value = ratio(1);
  for (const [, sign, word = '', power = '1'] of text.matchAll(/(^|[*/])([^*/^]+)(?:\^(\d))?/g)) {
    const read = valueOf(word, page);
    for (let i = 0; i < Number(power); i++) value = sign === '/' ? divide(value, read) : multiply(value, read);
  }
  return value;
}

const plurals = (word: string) => (/^[a-zöå -]{2,}[a-rt-zö]$/.test(word) ? [word, `${word}s`] : [word]);

const GROUPS: Readonly<Record<string, Unit['group']>> = { m: 'metric', o: 'other', a: 'alias' };

/**
 * Returns the units of a table: per line an id (behind a hyphen if the symbol says it all), a symbol, a group with a tag, a factor, and other spellings. */
export function unitsOf(table: string, page: Page): Unit[] {
  return table
    .trim()
    .split('\n')
    .map((line): Unit => {
      const [word = '', symbolText = '', kind = '', factor = '', ...rest] = line.trim().split(/\s+/);
      const id = word.startsWith('-') ? '' : word;
      const spoken = word.replaceAll('-', ' ').trim();
      const symbol = symbolText.replaceAll('_', ' ');
      const [group = '', tag] = kind.split(':');
      const others = rest
        .join(' ')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const weak = others.filter((name) => name.startsWith('~')).flatMap((name) => plurals(name.slice(1)));
      let value: Ratio | undefined;
      const strong = [...others.filter((name) => !name.startsWith('~')), ...(spoken === '' ? [] : [spoken])];
      return {
        id,
        symbol,
        group: GROUPS[group.toLowerCase()] ?? 'other',
        common: group !== group.toLowerCase(),
        tag: tag as Tag | undefined,
        get factor() {
          return (value ??= product(factor.replace('inverse:', ''), page));
        },
        inverse: factor.startsWith('inverse:'),
        exact: !factor.includes('{pi}'),
        spellings: [symbol, ...strong.flatMap(plurals)].filter((name) => !weak.includes(name)),
        weak,
      };
    });
}
