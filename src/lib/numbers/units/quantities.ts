import { divide, negate, ratio } from '../ratio/ratio.ts';
import { SCALE_NAMES, SCALES } from '../temperature.ts';
import { RATES, SIZES } from './data.ts';
import { ENERGY } from './tables/energy.ts';
import { MOTION } from './tables/motion.ts';
import { SPACE } from './tables/space.ts';
import { type Page, type Unit, unitsOf } from './unit.ts';

const TABLES = { ...SPACE, ...MOTION, ...ENERGY };

/** In this order: a unit that several quantities have is read as one of the first of them. */
export const QUANTITIES = [
  'length',
  'typography',
  'mass',
  'temperature',
  'area',
  'volume',
  'time',
  'speed',
  'data',
  'rate',
  'pressure',
  'energy',
  'power',
  'force',
  'torque',
  'angle',
  'frequency',
  'fuel',
  'flow',
  'acceleration',
  'density',
  'viscosity',
  'charge',
  'capacitance',
  'magnetic',
  'illuminance',
  'radioactivity',
  'dose',
  'equivalent',
] as const;

export type Quantity = (typeof QUANTITIES)[number];

/** Degrees as a line through absolute 0 °C, exact as in the temperature converter. */
const TEMPERATURES: readonly Unit[] = SCALE_NAMES.map((name) => {
  const { symbol, freezing, perDegree, spellings } = SCALES[name];
  const short = symbol.replace('°', '');
  const words = [
    `${short}`,
    `º${short}`,
    name,
    `degrees ${name}`,
    `degree ${name}`,
    `deg ${short}`,
    `° ${short}`,
    ...spellings,
  ];
  const sign = { celsius: ['℃'], fahrenheit: ['℉'] }[name as string] ?? [];
  // The letters of the old scales are those of other units.
  const isCommon = ['celsius', 'fahrenheit', 'kelvin', 'rankine'].includes(name);
  const spoken = isCommon ? [symbol, ...words, ...sign] : [symbol, `degrees ${name}`];
  return {
    id: name,
    symbol,
    group: name === 'celsius' || name === 'kelvin' ? 'metric' : 'other',
    common: name === 'celsius' || name === 'fahrenheit',
    factor: divide(ratio(1), perDegree),
    offset: negate(freezing),
    inverse: false,
    exact: true,
    spellings: name === 'rankine' ? spoken.filter((word) => !/^(?:r|ra|R)$/.test(word)) : spoken,
    weak: [],
  };
});

export type Table = Readonly<Record<Quantity, readonly Unit[]>>;

/** Returns all units by their quantity; those of pages and screens depend on the page. */
export function unitsFor(page: Page): Table {
  const own: Partial<Record<Quantity, readonly Unit[]>> = { temperature: TEMPERATURES, data: SIZES, rate: RATES };
  return Object.fromEntries(
    QUANTITIES.map((name) => [name, own[name] ?? unitsOf(TABLES[name as keyof typeof TABLES], page)]),
  ) as unknown as Table;
}

const named = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ')[0] ?? '-');

/** The codes of the names of units; many have none but their symbol. */
export const UNIT_NAMES: readonly string[] = [
  ...new Set([...SCALE_NAMES, ...Object.values(TABLES).flatMap(named)].filter((id) => !id.startsWith('-'))),
];
