import type { MathJsInstance } from 'mathjs';

/** `decimal` has 64 digits, `exact` fractions (roots and the like fall back to 64 digits), `double` is IEEE 754. */
export type MathMode = 'decimal' | 'exact' | 'double';

const CONFIG = {
  decimal: { number: 'BigNumber', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  exact: { number: 'Fraction', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  double: { number: 'number' },
} as const;

const engines = new Map<MathMode, Promise<MathJsInstance>>();

/** Speeds that people write and the library does not know. */
const EXTRA_UNITS = { mph: '1 mile/hour', kph: '1 km/hour', kmh: '1 km/hour', knot: '1852 m/hour' };

async function start(mode: MathMode): Promise<MathJsInstance> {
  const { create, all } = await import('mathjs');
  const math = create(all ?? {}, CONFIG[mode]);
  for (const [name, definition] of Object.entries(EXTRA_UNITS)) math.createUnit(name, { definition });
  return math;
}

/** The library with the numbers of a mode; loaded once. It is never given text to evaluate, only values. */
export function mathEngine(mode: MathMode): Promise<MathJsInstance> {
  let engine = engines.get(mode);
  if (!engine) engines.set(mode, (engine = start(mode)));
  return engine;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Constants by name; everything else that is called like a value is a variable or a unit. */
export const CONSTANTS = words(`
  pi tau e phi i true false null
  speedOfLight gravitationConstant planckConstant reducedPlanckConstant elementaryCharge avogadro boltzmann faraday
  gasConstant electronMass protonMass neutronMass atomicMass gravity standardTemperature fineStructure magneticConstant electricConstant`);

/** Functions that keep fractions exact. */
export const EXACT = words(`
  add subtract multiply divide dotMultiply dotDivide unaryMinus unaryPlus abs ceil floor round fix sign square cube
  gcd lcm mod pow dotPow smaller larger smallerEq largerEq equal unequal compare
  and or not xor sum prod mean median min max range to transpose ctranspose dot cross det inv trace size count
  identity zeros ones diag concat flatten sort numeric`);

const TRIGONOMETRIC = words('sin cos tan sec csc cot');
const INVERSE = words('asin acos atan atan2 asec acsc acot');

/** Functions whose every call is slow work on 64 digits. */
export const SLOW = new Set([
  ...TRIGONOMETRIC,
  ...INVERSE,
  ...words(
    'sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p sqrt cbrt nthRoot gamma lgamma erf hypot norm std variance pow',
  ),
]);

/** Functions whose work grows with the cube of the size of a matrix. */
export const CUBIC = words('det inv lusolve multiply pow');

/** Everything that may be called. What reads text, defines, imports, draws lots, derives or iterates is not in here. */
export const FUNCTIONS = new Set([
  ...EXACT,
  ...SLOW,
  ...CUBIC,
  ...words(`
    factorial combinations permutations re im arg conj isPrime isInteger isNaN isZero isPositive isNegative
    bitAnd bitOr bitXor bitNot leftShift rightArithShift hex bin oct mode lusolve`),
]);

export const FORWARD_ANGLES = TRIGONOMETRIC;
export const INVERSE_ANGLES = INVERSE;
