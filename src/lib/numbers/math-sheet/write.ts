import type { FunctionNode, MathJsInstance, MathNode } from 'mathjs';
import { hasInfinity, hasNaN } from './convert.ts';
import { OTHER_NAMES } from './functions.ts';
import { MathProblem } from './problem.ts';
import { isProperties, isSheetFunction } from './state.ts';

/** LaTeX has \ln and \lg; the library would write words. It also puts a space before each name. */
export function latexOf(root: MathNode): string {
  const handler = (node: MathNode, options: object): string | undefined => {
    if (node.type !== 'FunctionNode') return undefined;
    const { fn, args } = node as FunctionNode;
    if (fn.type !== 'SymbolNode' || !OTHER_NAMES.has(fn.name)) return undefined;
    return `\\${fn.name}\\left(${args.map((arg) => arg.toTex(options)).join(',')}\\right)`;
  };
  return root.toTex({ handler }).trim();
}

/** Returns a value as text. Integers with up to 64 digits are written in full. */
export function write(math: MathJsInstance, value: unknown, digits: number): string {
  if (isSheetFunction(value)) return '';
  if (math.isNode(value)) return value.toString();
  if (hasNaN(math, value)) throw new MathProblem('cannot-compute', undefined, { name: 'NaN' });
  if (hasInfinity(math, value)) throw new MathProblem('too-large');
  return writeValue(math, value, digits);
}

/** Units that are words, with their plurals. */
const PLURALS: Readonly<Record<string, string>> = {
  inch: 'inches',
  foot: 'feet',
  century: 'centuries',
  ...Object.fromEntries(
    `second minute hour day week month year decade meter yard mile gram ounce ton tonne liter gallon quart pint cup
    tablespoon teaspoon acre hectare bit byte degree radian`
      .split(/\s+/)
      .map((name) => [name, `${name}s`]),
  ),
};
const SINGULARS = Object.fromEntries(Object.entries(PLURALS).map(([singular, many]) => [many, singular]));

/** Returns a measure with its unit in singular or plural: `150 minute` becomes 150 minutes, `1 cups` becomes a cup. */
function inNumber(measure: string): string {
  const [, value = '', unit = ''] = /^(-?\d\S*) ([a-z]+)$/.exec(measure) ?? [];
  const other = /^-?1$/.test(value) ? SINGULARS[unit] : PLURALS[unit];
  return other === undefined ? measure : `${value} ${other}`;
}

function writeValue(math: MathJsInstance, value: unknown, digits: number): string {
  const inner = (item: unknown) => writeValue(math, item, digits);
  if (math.isNode(value)) return value.toString();
  if (math.isMatrix(value)) return inner(value.toArray());
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (isProperties(value))
    return `{${Object.entries(value)
      .filter(([, item]) => typeof item !== 'function')
      .map(([name, item]) => `${name}: ${inner(item)}`)
      .join(', ')}}`;
  if (math.isFraction(value))
    return value.d === 1n ? (value.s * value.n).toString() : `${value.s * value.n}/${value.d}`;
  if (math.isBigNumber(value))
    return value.isInteger() && value.e < 64
      ? value.toFixed(0)
      : math.format(value, { precision: digits, lowerExp: -9, upperExp: 64 });
  if (math.isUnit(value) && math.isFraction(value.value))
    return inNumber(math.format(value, { fraction: 'ratio' }).replace(/^(-?\d+)\/1(?!\d)/, '$1'));
  if (value === undefined || typeof value === 'function') throw new MathProblem('not-allowed');
  // All 17 digits that distinguish doubles, if requested.
  const precision = typeof value === 'number' && digits > 15 ? undefined : digits;
  const text = math.format(value, { precision, lowerExp: -9, upperExp: 21, fraction: 'ratio' });
  return math.isUnit(value) ? inNumber(text) : text;
}
