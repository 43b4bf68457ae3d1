import { ratio } from '../ratio/ratio.ts';
import type { Tag, Unit } from './unit.ts';

const PREFIXES = [
  ['k', 'kilo', 'kibi'],
  ['M', 'mega', 'mebi'],
  ['G', 'giga', 'gibi'],
  ['T', 'tera', 'tebi'],
  ['P', 'peta', 'pebi'],
  ['E', 'exa', 'exbi'],
  ['Z', 'zetta', 'zebi'],
  ['Y', 'yotta', 'yobi'],
] as const;

interface Kind {
  /** `bit` and `B`, or the same per second. */
  symbol: string;
  name: string;
  tag: Tag;
  bits: bigint;
  /** How the symbol is also written. */
  also: readonly string[];
}

function unit(
  symbol: string,
  factor: bigint,
  { group, tag, spellings }: Pick<Unit, 'group' | 'spellings'> & { tag: Tag },
): Unit {
  return {
    id: '',
    symbol,
    group,
    common: tag === 'bytes' || group === 'metric',
    tag,
    factor: ratio(factor),
    inverse: false,
    exact: true,
    spellings: [symbol, ...spellings],
    weak: [],
  };
}

/** The powers of ten (IEC 80000-13 calls them SI prefixes) and of two of one kind of unit. */
function family({ symbol, name, tag, bits, also }: Kind): Unit[] {
  const named = (prefix: string) => [`${prefix}${name}`, `${prefix}${name.replace(/(?<=bit|byte)/, 's')}`];
  const decimal = PREFIXES.map(([letter, prefix], at) =>
    unit(`${letter}${symbol}`, bits * 1000n ** BigInt(at + 1), {
      group: 'metric',
      tag,
      spellings: [
        ...named(prefix),
        ...also.map((word) => letter + word),
        ...(letter === 'k' ? [symbol, ...also].map((word) => `K${word}`) : []),
      ],
    }),
  );
  const binary = PREFIXES.map(([letter, , prefix], at) =>
    unit(`${letter.toUpperCase()}i${symbol}`, bits * 1024n ** BigInt(at + 1), {
      group: 'other',
      tag,
      spellings: [...named(prefix), ...also.map((word) => `${letter.toUpperCase()}i${word}`)],
    }),
  );
  const whole = unit(symbol, bits, { group: 'metric', tag, spellings: [...named(''), ...also] });
  return [whole, ...decimal, ...binary];
}

/** `KB` isn't an SI symbol: it is 1000 bytes, or 1024 as JEDEC and Windows have it. */
const jedec = (tag: Tag, factor: bigint) => unit('KB', factor, { group: 'alias', tag, spellings: [] });
const bytes = family({ symbol: 'B', name: 'byte', tag: 'bytes', bits: 8n, also: ['o'] });

export const SIZES: readonly Unit[] = [
  ...bytes.map((unit) => ({ ...unit, spellings: unit.spellings.filter((word) => word !== 'KB') })),
  ...family({ symbol: 'bit', name: 'bit', tag: 'bits', bits: 1n, also: ['b'] }),
  jedec('decimal', 8000n),
  jedec('binary', 8192n),
];

export const RATES: readonly Unit[] = [
  ...family({ symbol: 'bit/s', name: 'bit per second', tag: 'bits', bits: 1n, also: ['b/s', 'bps', 'bits/s'] }),
  ...family({ symbol: 'B/s', name: 'byte per second', tag: 'bytes', bits: 8n, also: ['Bps', 'o/s'] }),
];
