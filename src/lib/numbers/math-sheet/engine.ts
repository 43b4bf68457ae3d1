import type { MathJsInstance } from 'mathjs';

/**
 * `decimal` has 64 digits, `exact` uses fractions (roots and the like fall back to 64 digits), `double` is IEEE 754.
 */
export type MathMode = 'decimal' | 'exact' | 'double';

const CONFIG = {
  decimal: { number: 'BigNumber', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  exact: { number: 'Fraction', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  double: { number: 'number' },
} as const;

const engines = new Map<MathMode, Promise<MathJsInstance>>();

/** Common spellings of speeds that the library doesn't know. */
const EXTRA_UNITS = { mph: '1 mile/hour', kph: '1 km/hour', kmh: '1 km/hour', knot: '1852 m/hour' };

/**
 * Units that the library rounds, or defines by another system than related units, in SI units. The pound is 0.45359237
 * kg, the foot 0.3048 m, the US gallon 231 cubic inches (NIST HB 44, appendix C; NIST SP 811, appendix B).
 */
const EXACT_UNITS: Record<string, string> = {
  rd: '5.0292', // 16.5 international feet, as `rod` and `chain` are; the library mixes in US survey feet
  sqrd: '25.29285264',
  sqch: '404.68564224',
  'acre acres': '4046.8564224', // 10 square chains
  'teaspoon teaspoons': '0.003785411784/768',
  'tablespoon tablespoons': '0.003785411784/256',
  'stick sticks': '0.1133980925', // of butter: 4 ounces
  'kip kips': '4448.2216152605', // 1000 pounds-force
  'eV electronvolt electronvolts': '0.0000000000000000001602176634', // SI since 2019
  hp: '745.69987158227022', // 550 foot-pounds-force in a second
  psi: '4.4482216152605/0.00064516', // pound-force on a square inch
  torr: '101325/760',
  'mmHg mmhg': '133.322387415', // 13.5951 g/cm³ and 9.80665 m/s²
};

/** Constants that the library has wrong (including the uncertainty of the neutron mass) or truncates: CODATA 2018. */
const CONSTANT_VALUES = {
  neutronMass: ['1.67492749804e-27', 'kg'],
  faraday: ['96485.3321233100184', 'C/mol'], // elementaryCharge * avogadro
  reducedPlanckConstant: ['1.054571817646156391262428003302280744722826330020413122421923471e-34', 'J s'],
} as const;

/** Powers of 1024 that the library stores with only the displayed digits of a double. */
const LARGE_PREFIXES = { Ei: 6, Zi: 7, Yi: 8, exbi: 6, zebi: 7, yobi: 8 };

interface UnitTables {
  UNITS: Record<string, { value: unknown; base: { key: string } }>;
  PREFIXES: Record<'BINARY_SHORT' | 'BINARY_LONG', Record<string, unknown>>;
  UNIT_SYSTEMS: Record<'auto' | 'si', Record<string, unknown>>;
  typeConverters: Record<'BigNumber' | 'Fraction', (value: unknown) => unknown>;
}

function correctUnits(math: MathJsInstance, mode: MathMode): void {
  const { UNITS, PREFIXES, typeConverters } = math.Unit as unknown as UnitTables;
  for (const [names, text] of Object.entries(EXACT_UNITS)) {
    const [dividend = '', divisor = '1'] = text.split('/');
    const exact = math.divide(math.fraction(dividend), math.fraction(divisor));
    // The nearest double; numerator and denominator converted to doubles may miss it.
    const double = () => Number(String(math.divide(math.bignumber(dividend), math.bignumber(divisor))));
    for (const name of names.split(' '))
      Object.assign(UNITS[name] ?? {}, { value: mode === 'double' ? double() : exact });
  }
  for (const [name, power] of Object.entries(LARGE_PREFIXES))
    PREFIXES[name.length === 2 ? 'BINARY_SHORT' : 'BINARY_LONG'][name] = {
      name,
      value: math.fraction(1024n ** BigInt(power), 1n),
      scientific: true,
    };
  delete PREFIXES.BINARY_LONG.exi; // a slip for exbi
  for (const [name, [digits, unit]] of Object.entries(CONSTANT_VALUES)) {
    const value = mode === 'double' ? Number(digits) : math.bignumber(digits);
    math.import({ [name]: Object.assign(math.unit(value, unit), { fixPrefix: true }) }, { override: true });
  }
  // VAR is an imaginary unit, which isn't supported by BigNumber or Fraction; and the library converts small doubles to
  // the fraction 0.
  const { BigNumber, Fraction } = typeConverters;
  typeConverters.BigNumber = (x) => (math.isComplex(x) ? x : BigNumber(x));
  typeConverters.Fraction = (x) =>
    math.isComplex(x) ? x : Fraction(typeof x === 'number' ? math.bignumber(String(x)).toFixed() : x);
}

/** Angles have 64 digits in exact mode too; in the library they are doubles there. */
function correctAngles(math: MathJsInstance, decimal: MathJsInstance): void {
  const { UNITS } = decimal.Unit as unknown as UnitTables;
  for (const [name, unit] of Object.entries((math.Unit as unknown as UnitTables).UNITS))
    if (unit.base.key === 'ANGLE') unit.value = math.fraction(math.bignumber(String(UNITS[name]?.value)).toFixed());
}

async function start(mode: MathMode): Promise<MathJsInstance> {
  const { create, all } = await import('mathjs');
  const math = create(all ?? {}, CONFIG[mode]);
  for (const [name, definition] of Object.entries(EXTRA_UNITS)) math.createUnit(name, { definition });
  correctUnits(math, mode);
  if (mode === 'exact') correctAngles(math, await mathEngine('decimal'));
  return math;
}

/** The library with the numbers of a mode; loaded once. It only ever receives values, never text to evaluate. */
export function mathEngine(mode: MathMode): Promise<MathJsInstance> {
  let engine = engines.get(mode);
  if (!engine) engines.set(mode, (engine = start(mode)));
  return engine;
}

/** Resets the recently used units: the library displays derived values in them, even across sheets. */
export function forgetUnits(math: MathJsInstance): void {
  const { auto, si } = (math.Unit as unknown as UnitTables).UNIT_SYSTEMS;
  for (const name of Object.keys(auto)) delete auto[name];
  Object.assign(auto, si);
}

/** Deletes units that a sheet has defined. */
export function forgetMade(math: MathJsInstance, names: Iterable<string>): void {
  const { deleteUnit } = math.Unit as unknown as { deleteUnit: (name: string) => void };
  for (const name of names) deleteUnit(name);
}
