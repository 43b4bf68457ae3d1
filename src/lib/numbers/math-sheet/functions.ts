// The names that a sheet may call or read. Nothing else in the library is accessible.

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Constants by name; any other name used as a value is a variable or a unit. */
export const CONSTANTS = words(`
  pi tau e phi i true false null PI E LN2 LN10 LOG2E LOG10E SQRT1_2 SQRT2
  speedOfLight gravitationConstant planckConstant reducedPlanckConstant elementaryCharge avogadro boltzmann faraday
  gasConstant electronMass protonMass neutronMass atomicMass gravity fineStructure magneticConstant electricConstant
  vacuumImpedance coulombConstant bohrMagneton conductanceQuantum inverseConductanceQuantum magneticFluxQuantum
  nuclearMagneton klitzing bohrRadius classicalElectronRadius fermiCoupling hartreeEnergy deuteronMass
  quantumOfCirculation rydberg thomsonCrossSection weakMixingAngle efimovFactor firstRadiation loschmidt
  molarPlanckConstant molarVolume sackurTetrode secondRadiation stefanBoltzmann wienDisplacement molarMass molarMassC12
  planckLength planckMass planckTime planckCharge planckTemperature`);

/** Functions that rearrange, select or compare, and so preserve every kind of number. */
const STRUCTURAL = words(`
  setCartesian setDifference setDistinct setIntersect setIsSubset setMultiplicity setPowerset setSize
  setSymDifference setUnion reshape squeeze row column matrixFromRows matrixFromColumns kron cumsum diff subset index
  filter map forEach mapSlices apply compareNatural deepEqual clone typeOf isNumeric hasNumericValue isFinite isBounded
  number bignumber bigint fraction boolean string matrix num den numeric unit isInteger isPositive isNegative isZero`);

/** Functions that keep fractions exact. */
export const EXACT = new Set([
  ...STRUCTURAL,
  ...words(`
    add subtract multiply divide dotMultiply dotDivide unaryMinus unaryPlus abs ceil floor round fix sign square cube
    gcd lcm mod pow dotPow smaller larger smallerEq largerEq equal unequal compare nullish
    and or not xor sum prod mean median min max range to transpose ctranspose dot cross det inv trace size count
    identity zeros ones diag concat flatten sort partitionSelect`),
]);

const TRIGONOMETRIC = words('sin cos tan sec csc cot');
const INVERSE = words('asin acos atan atan2 asec acsc acot');
export const INVERSE_HYPERBOLIC = words('asinh acosh atanh asech acsch acoth');

/** Functions that are slow for numbers with 64 digits. */
export const SLOW = new Set([
  ...TRIGONOMETRIC,
  ...INVERSE,
  ...INVERSE_HYPERBOLIC,
  ...words(`
    sinh cosh tanh sech csch coth exp expm1 log log2 log10 log1p sqrt cbrt nthRoot nthRoots gamma lgamma erf zeta
    hypot norm std variance pow bernoulli distance intersect mad corr quantileSeq kldivergence rotate
    rotationMatrix polynomialRoot`),
]);

/** Functions whose work grows with the cube of the matrix size. */
export const CUBIC = words('det inv lusolve multiply pow lup slu lsolve usolve lsolveAll usolveAll');

/** The same, with many iterations. */
export const ROUNDS = words('qr eigs expm sqrtm pinv');

/** Functions that the library iterates only to the precision of doubles. */
export const IN_DOUBLES = words('eigs sqrtm lgamma erf');

/** Functions that take an expression, either directly (`x^2`), as text (`"x^2"`) or as a result of `parse`. */
export const SYMBOLIC = words(
  'parse compile derivative simplify simplifyConstant simplifyCore rationalize symbolicEqual resolve leafCount',
);

/** Functions that the library computes with doubles only if there are no other numbers anywhere. */
export const ALL_DOUBLES = words('fft ifft freqz zpk2tf');

/** Functions implemented here: they use randomness, evaluate text of the sheet, or define something in the library. */
export const OWN = words('random randomInt pickRandom evaluate createUnit');

/**
 * All functions that may be called. Excludes those that import, configure or read documentation, and schur, sylvester
 * and lyap, which stop after four digits.
 */
export const FUNCTIONS = new Set([
  ...EXACT,
  ...SLOW,
  ...CUBIC,
  ...ROUNDS,
  ...SYMBOLIC,
  ...OWN,
  ...words(`
    factorial combinations combinationsWithRep permutations multinomial stirlingS2 bellNumbers catalan composition
    re im arg conj complex sparse isPrime isNaN xgcd invmod
    bitAnd bitOr bitXor bitNot leftShift rightArithShift rightLogShift hex bin oct format print toBest splitUnit mode
    getMatrixDataType matrixFromFunction resize fft ifft compareText equalText zpk2tf freqz solveODE`),
]);

/** Names of ISO 80000-2 that differ from those of the library. Its lb is omitted: that is the pound. */
export const OTHER_NAMES = new Map([
  ['ln', 'log'],
  ['lg', 'log10'],
]);

/** Functions that are infinite at a pole, rather than because the result is too large. */
export const POLES = words('log log2 log10 log1p atanh acoth tan sec cot csc asec acsc coth csch zeta');

export const FORWARD_ANGLES = TRIGONOMETRIC;
export const INVERSE_ANGLES = INVERSE;
