import * as mathjs from 'mathjs';
import { describe, expect, it } from 'vitest';
import { results } from './compute.ts';

const library = mathjs.create(mathjs.all ?? {});
// Exported, but missing from the library's types.
const { docs } = mathjs as unknown as { docs: Record<string, { examples?: string[] }> };

/** Examples from the library's documentation that a sheet doesn't compute, grouped by reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'Not a value: it changes or describes the library, or keeps a state between lines': [
    'config()',
    'config({number: "Fraction"})',
    'double = typed({ "number": f(x)=x+x, "string": f(x)=concat(x,x) })',
    'double(2)',
    'double("hello")',
    'help(sqrt)',
    'help("complex")',
    'myParser = parser()',
    'myParser.evaluate("sqrt(3^2 + 4^2)")',
    'myParser.set("x", 3)',
    'myParser.evaluate("y = x + 3")',
    'myParser.evaluate(["y = x + 3", "y = y + 1"])',
    'myParser.get("y")',
    'version',
    'createUnit("foo")',
  ],
  'A unit that is there already': [
    'createUnit("knot", {definition: "0.514444444 m/s", aliases: ["knots", "kt", "kts"]})',
    'createUnit("mph", "1 mile/hour")',
  ],
  'Not a number: said with a message instead of Infinity and NaN': [
    'Infinity',
    'NaN',
    '1 / 0',
    '0 / 0',
    'isNaN(0 / 0)',
    'invmod(8, 12)',
  ],
  'The library stops its method after four digits': [
    'schur([[1, 0], [-4, 3]])',
    'schur(A)',
    'sylvester([[-1, -2], [1, 1]], [[-2, 1], [-1, 2]], [[-3, 2], [3, 0]])',
    'sylvester(A, B, C)',
    'lyap([[-2, 0], [1, -4]], [[3, 1], [1, 3]])',
    'lyap(A,Q)',
  ],
  'More than a sheet writes out or computes': [
    'matrixFromFunction([100, 100], "sparse", g)',
    'solveODE(f, tspan, 1, { method:"RK23", maxStep:0.1 })',
    'freqz([1, 2], [1, 2, 3])',
    'freqz([1, 2], [1, 2, 3], 512)',
    'matrixFromFunction([5], random)',
  ],
  // A function only sees the names on its own line.
  'A function of a sheet changes nothing outside of it': ['forEach(["Dog","Cat","Cat"], addPet)'],
};

/** Examples whose value differs, or is shown differently, in a sheet. */
const OTHERWISE = new Set([
  'addPet(n) = numberOfPets[n] = (numberOfPets[n] ? numberOfPets[n]:0 ) + 1;',
  'numberOfPets',
  'code1 = node1.compile()',
  'code2 = node2.compile()',
  'code1 = compile("sqrt(3^2 + 4^2)")',
  'code2 = compile("a * b")',
  'arr', // partitionSelect doesn't define the order within each part
]);

/** Left out in one mode: double-precision steps soon exceed a sheet's limits, and units can't be rounded as fractions. */
const IN_MODE = {
  decimal: [],
  double: ['solveODE(f, tspan, 1)', 'solveODE(f, tspan, [1, 2])'],
  exact: ['ceil', 'fix', 'floor', 'round'].map((name) => `${name}(3.241cm, 2, cm)`),
} as const;

const reasons = new Map(Object.entries(LEFT_OUT).flatMap(([reason, examples]) => examples.map((one) => [one, reason])));
const isLeftOut = (example: string) => IN_MODE.double.some((one) => one === example);
const isChance = (name: string) => /random/i.test(name);
/** Not run in the library either: they change it globally, or need a name that another example defines. */
const isUnsafe = (name: string) => ['import', 'config', 'typed', 'help', 'parser', 'createUnit'].includes(name);

const SINGULAR: Readonly<Record<string, string>> = { inches: 'inch', feet: 'foot' };

/** The library's text for a value without quotes, spaces, plurals, and digits that depend on the order of additions. */
function comparable(text: string): string {
  return text
    .replace(/["\s]/g, '')
    .replace(/(?<=\d)(?:inches|feet|[a-z]{3,}s)(?=$|[,\]])/g, (many) => SINGULAR[many] ?? many.slice(0, -1))
    .replace(/(\d)\/1(?!\d)/g, '$1')
    .replace(/-?\d+\.?\d*(e[-+]?\d+)?/g, (digits) => {
      const rounded = Number(Number(digits).toPrecision(9));
      return Math.abs(rounded) < 1e-12 ? '0' : String(rounded);
    });
}

function expected(value: unknown): string {
  if (typeof value === 'function') return '';
  if (library.isNode(value)) return value.toString();
  if (library.isMatrix(value)) return library.format(value.toArray(), { precision: 14, lowerExp: -9, upperExp: 21 });
  if (typeof value === 'object' && value !== null && 'isResultSet' in value)
    return expected((value as unknown as { entries: unknown[] }).entries.at(-1));
  if (typeof value === 'object' && value !== null && value.constructor === Object)
    return `{${Object.entries(value)
      .filter(([, one]) => typeof one !== 'function')
      .map(([name, one]) => `${name}:${expected(one)}`)
      .join()}}`;
  return Array.isArray(value)
    ? `[${value.map(expected).join()}]`
    : library.format(value, { precision: 14, lowerExp: -9, upperExp: 21 });
}

/** Every example in a function's documentation, with its result in a sheet. */
async function examplesOf(name: string, mode: 'double' | 'decimal' | 'exact') {
  const examples = (docs[name]?.examples ?? []).map((example) => example.replace(/\s*\n\s*/g, ' '));
  const found = await results(examples.join('\n'), mode);
  return examples.map((example, i) => ({ example, found: found.find(({ line }) => line === i + 1) }));
}

const names = Object.keys(docs).filter((name) => name !== 'import');

describe('every example in the mathjs documentation', () => {
  it.each(['decimal', 'double', 'exact'] as const)('has a value or a reason in %s mode', async (mode) => {
    const failing: string[] = [];
    for (const name of names)
      for (const { example, found } of await examplesOf(name, mode)) if (!found || found.problem) failing.push(example);
    expect(failing.toSorted()).toEqual([...reasons.keys(), ...IN_MODE[mode]].toSorted());
  });

  it('has the same value as in the library', async () => {
    const different: string[] = [];
    for (const name of names.filter((one) => !isUnsafe(one) && !isChance(one))) {
      const scope = new Map<string, unknown>();
      for (const { example, found } of await examplesOf(name, 'double')) {
        const value = library.evaluate(example, scope) as unknown;
        if (reasons.has(example) || OTHERWISE.has(example) || isLeftOut(example)) continue;
        const text = found?.value ?? 'undefined';
        if (comparable(text) !== comparable(expected(value))) different.push(`${example}: ${text}, ${expected(value)}`);
      }
    }
    expect(different).toEqual([]);
  });
});
