import { choice, defineTool, integer, out, text } from '../../src/core/spec.ts';
import { MATH_PROBLEMS } from '../../src/lib/numbers/math-sheet/problem.ts';
import { computeSheet } from '../../src/lib/numbers/math-sheet/sheet.ts';
import { positionAt } from '../../src/base/position.ts';

const MAX_SHEET = 100_000;

export default defineTool({
  icon: 'calculator',
  related: ['percentage-calculator', 'temperature-converter', 'base-converter'],
  fields: {
    sheet: text({ primary: true, multiline: true, monospace: true, rows: 6 }),
    mode: choice(['decimal', 'exact', 'double']),
    angles: choice(['radians', 'degrees']),
    digits: integer({ min: 1, max: 60, initial: 16 }),
  },
  output: {
    result: out.row(),
    decimal: out.row(),
    latex: out.row(),
    lines: out.table(['line', 'source', 'value'], { fileName: 'sheet.csv' }),
  },
  failures: MATH_PROBLEMS,
  warnings: [...MATH_PROBLEMS, 'complex-digits'],
  runsIn: 'worker',
  answers: 'inline',
  aliases: { calc: {}, calculate: {}, fraction: { mode: 'exact' } },
  detect: [
    {
      pattern: /^-?[\d(][\d.\s()]*[+*^×÷][-\d.\s()+*/^×÷]*[\d)]$/,
      length: [3, 200],
      confidence: 0.9,
      matches: ['1+2', '2 * (3 + 4)', '0.1 + 0.2', '2^53+1'],
      rejects: ['2026-11-20', '555-1234', '10.0.0.0/8', '1.2.3', '12', '(12)', '+49 30 1234', '* * * * *'],
    },
    {
      pattern: /^\d[\d.]* [-/] \d[\d.]*$/,
      length: [5, 60],
      confidence: 0.7,
      matches: ['10 - 4', '1 / 3'],
      rejects: ['2026-11-20', '10.0.0.0/8', '1 -', '1 - a'],
    },
    {
      // What stands in parentheses is computed, unless it is the area code of a telephone number.
      pattern: /^\([\d.\s]+[-+*/^×÷][\d.\s]+\)[-\d.\s()+*/^×÷]*$/,
      length: [5, 200],
      confidence: 0.9,
      matches: ['(1920/1080)', '(3 - 1) * 2'],
      rejects: ['(555) 123-4567', '(12)', '(a/b)', '(1/2'],
    },
    {
      pattern:
        /^(?=.*[a-z]\([-\d.(])(?:(?:sqrt|cbrt|nthRoot|sin|cos|tan|asin|acos|atan|sinh|cosh|tanh|log|log2|log10|ln|lg|exp|abs|round|floor|ceil|min|max|mean|median|pow|gcd|lcm|factorial|mod|pi|deg|rad)(?![a-z])|[\d\s().,+*/^!%×÷-])+$/,
      length: [5, 200],
      confidence: 0.9,
      matches: ['sqrt(2)/2', 'max(1, 2, 3)', 'sin(30 deg)', '2*cos(0)'],
      rejects: ['max(a, b)', 'print(1)', 'sqrt', 'sin city', 'min(x)', 'foo(1)'],
    },
    {
      // A measure and the unit that is wanted; whether they fit, the transform says.
      pattern:
        /^[-+]?(?!0[xbo])\d[\d.]{0,20} ?[a-zµ°Ω][a-z\d/^*·µ° ]{0,30}? (?:to|in|as) [a-zµ°Ω][a-z\d/^*·µ°]{0,30}(?: [a-z]{1,12})?$/i,
      length: [6, 90],
      confidence: 0.9,
      matches: ['5 inch to cm', '100 km/h in mph', '3.5GiB to MB', '70 kg in lb'],
      rejects: ['back in 5 minutes', '5 to', '0xff in binary', '5 in', '12 / 7', 'a to b'],
    },
  ],
  async transform({ sheet, mode, angles, digits }, ctx) {
    if (sheet.length > MAX_SHEET) throw ctx.fail('too-large', { at: positionAt(sheet, MAX_SHEET) });
    const lines = await computeSheet(sheet, { mode, degrees: angles === 'degrees', digits }, () =>
      ctx.signal.throwIfAborted(),
    );
    const bad = lines.flatMap(({ start, problem }) =>
      problem ? [{ problem, at: positionAt(sheet, start + (problem.offset ?? 0)) }] : [],
    );
    const good = lines.filter(({ problem }) => problem === null);
    const [first] = bad;
    if (first && good.length === 0)
      throw ctx.fail(first.problem.code, {
        at: first.at,
        params: first.problem.params,
      });
    for (const { problem, at } of bad) ctx.warn(problem.code, problem.params, at);
    const rounded = lines.find((line) => line.rounded);
    if (rounded) ctx.warn('complex-digits', {}, positionAt(sheet, rounded.start));
    const last = good.findLast(({ value }) => value !== '');
    return {
      result: last?.value ?? null,
      decimal: last?.decimal ?? null,
      latex: good.at(-1)?.latex ?? null,
      lines: lines.map(({ line, source, value }) => ({
        line,
        source,
        value: value === '' ? null : value,
      })),
    };
  },
  examples: [
    {
      input: { sheet: '2*sqrt(6)' },
      output: { result: '4.898979485566356', latex: '2\\cdot\\sqrt{6}' },
    },
    {
      input: { sheet: 'price = 59.90\nvat = 19%\nprice * (1 + vat)' },
      output: { result: '71.281' },
    },
    {
      input: { sheet: '1/3 + 1/6', mode: 'exact' },
      output: { result: '1/2', decimal: '0.5' },
    },
    { input: { sheet: '5 inch to cm' }, output: { result: '12.7 cm' } },
    {
      input: { sheet: 'sin(30)', angles: 'degrees' },
      output: { result: '0.5' },
    },
    { input: { sheet: 'det([1,2;3,4])' }, output: { result: '-2' } },
    {
      input: { sheet: 'f(x) = x^2 + 1\nf(3)\nans * 2' },
      output: { result: '20' },
    },
    hidden('0.1 + 0.2', '0.3'),
    hidden('2^53 + 1', '9007199254740993'),
    hidden('200 + 10%', '220'),
    hidden('sin(90 deg)', '1'),
    hidden('7 mod 3', '1'),
    hidden('3 + 4i', '3 + 4i'),
    hidden('100 km/h to mph', '62.1371192237334 mph'),
    hidden('# only a note\n\n1 + 1 # two', '2'),
    hidden('# only a note', null),
    hidden('10 × 4 ÷ 8', '5'),
    {
      input: { sheet: '0.1 + 0.2', mode: 'double' },
      output: { result: '0.30000000000000004' },
      chip: false,
    },
    {
      input: { sheet: '300!', mode: 'exact' },
      check: ({ result }) => String(result).length === 615,
      chip: false,
    },
    {
      input: { sheet: '2^100', mode: 'exact' },
      output: { result: '1267650600228229401496703205376' },
      chip: false,
    },
    {
      input: { sheet: '1/3', mode: 'exact', digits: 30 },
      output: { decimal: '0.333333333333333333333333333333' },
      chip: false,
    },
    {
      input: { sheet: 'sqrt(2)', digits: 50 },
      output: { result: '1.4142135623730950488016887242096980785696718753769' },
      chip: false,
    },
    {
      input: { sheet: '1 + 1\n2 + foo\n3 + 3' },
      output: { result: '6' },
      warns: ['unknown-name'],
    },
    { input: { sheet: '1 +' }, fails: 'ends-early', at: { offset: 3 } },
    {
      input: { sheet: '# a note\n(1 + foo) * 2' },
      fails: 'unknown-name',
      at: { line: 2, column: 6 },
    },
    {
      input: { sheet: '1 ) 2' },
      fails: 'bad-expression',
      at: { line: 1, column: 3 },
      chip: false,
    },
    {
      input: { sheet: '1/0' },
      fails: 'division-by-zero',
      at: { line: 1, column: 1 },
      chip: false,
    },
    // Units and constants have all their digits.
    { input: { sheet: '1 psi to Pa', digits: 40 }, output: { result: '6894.757293168361336722673445346890693781 Pa' } },
    hidden('1 acre to m^2', '4046.8564224 m^2'),
    hidden('1 hp to W', '745.6998715822702 W'),
    hidden('1 eV / (1 V) to C', '1.602176634e-19 C'),
    hidden('16 tablespoons to cups', '1 cups'),
    { input: { sheet: '1 EiB to B', digits: 30 }, output: { result: '1152921504606846976 B' }, chip: false },
    hidden('5 m / 2 s', '2.5 m / s'),
    hidden('1 VAR to VAR', '(1) VAR'),
    { input: { sheet: '1 nm to m', mode: 'exact' }, output: { result: '1/1000000000 m' }, chip: false },
    { input: { sheet: '1.5e-3 + 0x10', mode: 'exact' }, output: { result: '32003/2000' }, chip: false },
    { input: { sheet: 'ln(2)' }, output: { result: '0.6931471805599453', latex: '\\ln\\left(2\\right)' }, chip: false },
    hidden('lg(1000)', '3'),
    // Complex numbers are doubles.
    {
      input: { sheet: 'sqrt(-2)', digits: 40 },
      output: { result: '1.4142135623730951i' },
      warns: ['complex-digits'],
      chip: false,
    },
    {
      input: { sheet: 'asin(2) + 0i' },
      output: { result: '1.570796326794897 - 1.316957896924817i' },
      warns: ['complex-digits'],
      chip: false,
    },
    // What has no value is not too large.
    { input: { sheet: 'inv([1,2;2,4])' }, fails: 'no-inverse', chip: false },
    { input: { sheet: 'log(0)' }, fails: 'cannot-compute', chip: false },
    { input: { sheet: '0^-1' }, fails: 'division-by-zero', chip: false },
    { input: { sheet: '0 * Infinity', mode: 'double' }, fails: 'cannot-compute', chip: false },
    { input: { sheet: '5 cm + 3 kg' }, fails: 'units-differ', chip: false },
    { input: { sheet: 'import({pi: 3})' }, fails: 'not-allowed', chip: false },
    {
      input: { sheet: 'evaluate("1 + 1")' },
      fails: 'unknown-function',
      chip: false,
    },
    {
      input: { sheet: 'createUnit("foo")' },
      fails: 'unknown-function',
      chip: false,
    },
    {
      input: { sheet: 'cos.constructor("return 1")()' },
      fails: 'bad-expression',
      chip: false,
    },
    { input: { sheet: '(10^9)!' }, fails: 'too-large', chip: false },
    {
      input: { sheet: 'zeros(100000, 100000)' },
      fails: 'too-large',
      chip: false,
    },
    {
      input: { sheet: 'f(x) = f(x)\nf(1)' },
      check: ({ result }) => result === null,
      warns: ['too-nested'],
      chip: false,
    },
    { input: { sheet: '('.repeat(1000) }, fails: 'too-nested', chip: false },
  ],
});

/** An example that is a test and no chip. */
function hidden(sheet: string, result: string | null) {
  return { input: { sheet }, output: { result }, chip: false };
}
