import { type Dialect, SHORTHANDS } from './dialects.ts';

export const SYMBOL_MEANINGS = [
  'any',
  'list',
  'range',
  'step',
  'names',
  'no-value',
  'last',
  'last-weekday',
  'nearest-weekday',
  'nth',
  'macro',
  'reboot',
] as const;

export interface CronSymbol {
  symbol: string;
  meaning: (typeof SYMBOL_MEANINGS)[number];
  /** An expression that contains the symbol. */
  example: string;
}

const UNIX: readonly CronSymbol[] = [
  { symbol: '*', meaning: 'any', example: '0 * * * *' },
  { symbol: ',', meaning: 'list', example: '0 8,12,18 * * *' },
  { symbol: '-', meaning: 'range', example: '0 9-17 * * 1-5' },
  { symbol: '/', meaning: 'step', example: '*/10 * * * *' },
  { symbol: 'JAN MON', meaning: 'names', example: '0 0 1 JAN,JUL *' },
];

const MACROS: readonly CronSymbol[] = [
  ...SHORTHANDS.map((macro): CronSymbol => ({
    symbol: macro,
    meaning: 'macro',
    example: macro,
  })),
  { symbol: '@reboot', meaning: 'reboot', example: '@reboot' },
];

const QUARTZ: readonly CronSymbol[] = [
  { symbol: '*', meaning: 'any', example: '0 0 * * * ?' },
  { symbol: '?', meaning: 'no-value', example: '0 0 12 ? * MON' },
  { symbol: ',', meaning: 'list', example: '0 0 8,12,18 * * ?' },
  { symbol: '-', meaning: 'range', example: '0 0 9-17 ? * MON-FRI' },
  { symbol: '/', meaning: 'step', example: '0 0/10 * * * ?' },
  { symbol: 'JAN MON', meaning: 'names', example: '0 0 0 1 JAN,JUL ?' },
  { symbol: 'L', meaning: 'last', example: '0 0 0 L * ?' },
  { symbol: '6L', meaning: 'last-weekday', example: '0 0 0 ? * 6L' },
  { symbol: 'W', meaning: 'nearest-weekday', example: '0 0 0 15W * ?' },
  { symbol: '#', meaning: 'nth', example: '0 0 0 ? * 6#3' },
];

const SECONDS = UNIX.map(({ example, ...rest }) => ({ ...rest, example: `0 ${example}` }));

/** Spring counts weekdays as Unix does, and demands no `?`. */
const SPRING: readonly CronSymbol[] = [
  ...SECONDS,
  { symbol: '?', meaning: 'no-value', example: '0 0 12 ? * MON' },
  { symbol: 'L', meaning: 'last', example: '0 0 0 L * *' },
  { symbol: '5L', meaning: 'last-weekday', example: '0 0 0 * * 5L' },
  { symbol: 'W', meaning: 'nearest-weekday', example: '0 0 0 15W * *' },
  { symbol: '#', meaning: 'nth', example: '0 0 0 * * 5#3' },
];

/** AWS omits the seconds and always has a year. */
function toAws({ example, ...rest }: CronSymbol): CronSymbol {
  return { ...rest, example: `${example.slice(2)} *` };
}

/** The meanings of a dialect's symbols, each with an example expression. */
export const CRON_SYMBOLS: Readonly<Record<Dialect, readonly CronSymbol[]>> = {
  unix: [...UNIX, ...MACROS],
  seconds: SECONDS,
  spring: SPRING,
  quartz: QUARTZ,
  aws: QUARTZ.map(toAws),
};
