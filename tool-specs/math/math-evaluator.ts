import { choice, defineTool, integer, out, text } from '../../src/core/spec.ts';
import { isAmbiguous } from '../../src/lib/numbers/math-sheet/commas.ts';
import { ALL_CONVENTIONS, CONVENTIONS, conventionsOf } from '../../src/lib/numbers/math-sheet/conventions.ts';
import { IMPLICIT_RULES } from '../../src/lib/numbers/math-sheet/implicit.ts';
import { hasDegrees } from '../../src/lib/numbers/math-sheet/notation.ts';
import { MATH_PROBLEMS } from '../../src/lib/numbers/math-sheet/problem.ts';
import { firstDifference, otherConventions } from '../../src/lib/numbers/math-sheet/rivals.ts';
import { computeSheet } from '../../src/lib/numbers/math-sheet/sheet.ts';
import { positionsIn } from '../../src/base/position.ts';

/** Languages that write 3,5 for three and a half. */
const DECIMAL_COMMA = ['es', 'fr', 'pt', 'ru'];
const MAX_SHEET = 100_000;
/** The maximum number of mistakes reported individually; more are counted. */
const LISTED = 20;

/** A division and, after it, a product without a sign. */
const MAYBE_IMPLICIT = /\/\s*[^\n]*?[\w)]\s*[(A-Za-zπ]/;

export default defineTool({
  icon: 'calculator',
  createdAt: '2022-06-02',
  related: ['unit-converter', 'percentage-calculator', 'base-converter'],
  fields: {
    sheet: text({ primary: true, multiline: true, monospace: true, rows: 6 }),
    mode: choice(['decimal', 'exact', 'double']),
    angles: choice(['radians', 'degrees']),
    digits: integer({ min: 1, max: 60, initial: 16 }),
    commas: choice(['auto', 'group', 'decimal'], { advanced: true }),
    implicit: choice(['auto', ...IMPLICIT_RULES], { advanced: true }),
    log: choice(['auto', ...CONVENTIONS.log], { advanced: true }),
    remainder: choice(['auto', ...CONVENTIONS.remainder], { advanced: true }),
    power: choice(['auto', ...CONVENTIONS.power], { advanced: true }),
    atan2: choice(['auto', ...CONVENTIONS.atan2], { advanced: true }),
  },
  output: {
    result: out.row(),
    decimal: out.row(),
    latex: out.row(),
    lines: out.table(['line', 'source', 'value'], { fileName: 'sheet.csv' }),
  },
  failures: MATH_PROBLEMS,
  warnings: [...MATH_PROBLEMS, 'more', 'complex-digits', 'double-digits', 'implicit'],
  readings: ['group', 'decimal', ...IMPLICIT_RULES, 'radians', 'degrees', ...ALL_CONVENTIONS],
  runsIn: 'worker',
  answers: 'inline',
  aliases: { calc: {}, calculate: {}, fraction: { mode: 'exact' } },
  detect: [
    { pattern: /^-?[\d(][\d.\s()/]*[+*^×÷][-\d.\s()+*/^×÷]*[\d)]$/, length: [3, 200], confidence: 0.9 },
    { pattern: /^\d[\d.]* [-/] \d[\d.]*$/, length: [5, 60], confidence: 0.7 },
    {
      // An expression in parentheses is computed, unless it is the area code of a phone number.
      pattern: /^\([\d.\s]+[-+*/^×÷][\d.\s]+\)[-\d.\s()+*/^×÷]*$/,
      length: [5, 200],
      confidence: 0.9,
    },
    {
      pattern:
        /^(?=.*[a-z]\([-\d.(])(?:(?:sqrt|cbrt|nthRoot|sin|cos|tan|asin|acos|atan|sinh|cosh|tanh|log|log2|log10|ln|lg|exp|abs|round|floor|ceil|min|max|mean|median|pow|gcd|lcm|factorial|mod|pi|deg|rad)(?![a-z])|[\d\s().,+*/^!%×÷-])+$/,
      length: [5, 200],
      confidence: 0.9,
    },
    { pattern: /^(?!.*!\s*!)(?=.*[\d)]!)[\d(][\d.\s()+*^/×÷!-]*[\d)!]$/, length: [2, 200], confidence: 0.9 },
    {
      // A measure and a target unit; the transform checks whether they are compatible.
      pattern:
        /^[-+]?(?!0[xbo])\d[\d.]{0,20} ?[a-zµ°Ω][a-z\d/^*·µ° ]{0,30}? (?:to|in|as) [a-zµ°Ω][a-z\d/^*·µ°]{0,30}(?: [a-z]{1,12})?$/i,
      length: [6, 90],
      confidence: 0.9,
    },
    {
      // `2h 30m in minutes`, as the palette writes it
      pattern: /^\(\d[\d.]* [a-z]+(?: \+ \d[\d.]* [a-z]+)+\) (?:to|in|as) [a-z]{1,20}$/i,
      length: [10, 90],
      confidence: 0.95,
    },
  ],
  async transform({ sheet, mode, angles, digits, commas, implicit, ...chosen }, ctx) {
    const positionAt = positionsIn(sheet);
    if (sheet.length > MAX_SHEET) throw ctx.fail('too-large', { at: positionAt(MAX_SHEET) });
    const read = commas === 'auto' ? (DECIMAL_COMMA.includes(ctx.language) ? 'decimal' : 'group') : commas;
    const rule = implicit === 'auto' ? 'left-to-right' : implicit;
    const options = {
      mode,
      degrees: angles === 'degrees',
      digits,
      commas: read,
      implicit: rule,
      conventions: conventionsOf(chosen),
      random: ctx.random,
    } as const;
    const pause = () => ctx.signal.throwIfAborted();
    const lines = await computeSheet(sheet, options, pause);
    if (implicit !== 'auto') ctx.reading(implicit);
    else if (MAYBE_IMPLICIT.test(sheet)) {
      const others = await computeSheet(sheet, { ...options, implicit: 'product-first' }, pause);
      const difference = firstDifference(sheet, lines, others);
      if (difference) {
        const { start, ...values } = difference;
        const at = positionAt(start);
        ctx.reading('left-to-right', { others: [{ as: 'product-first', values: { implicit: 'product-first' } }], at });
        ctx.warn('implicit', values, at);
      }
    }
    for (const { as, start, others } of await otherConventions(sheet, lines, options, chosen, pause))
      ctx.reading(as, start === null ? {} : { others, at: positionAt(start) });
    if (angles === 'degrees') ctx.reading('degrees');
    else if (sheet.split('\n').some(hasDegrees))
      ctx.reading('radians', { others: [{ as: 'degrees', values: { angles: 'degrees' } }] });
    if (sheet.split('\n').some(isAmbiguous)) {
      const other = read === 'group' ? 'decimal' : 'group';
      ctx.reading(read, { others: [{ as: other, values: { commas: other } }] });
    }
    const bad = lines.flatMap(({ start, problem }) =>
      problem ? [{ problem, at: positionAt(start + (problem.offset ?? 0)) }] : [],
    );
    const good = lines.filter(({ problem }) => problem === null);
    const [first] = bad;
    if (first && good.length === 0)
      throw ctx.fail(first.problem.code, {
        at: first.at,
        params: first.problem.params,
      });
    for (const { problem, at } of bad.slice(0, LISTED)) ctx.warn(problem.code, problem.params, at);
    if (bad.length > LISTED) ctx.warn('more', { count: bad.length - LISTED });
    const rounded = lines.find((line) => line.rounded !== null);
    if (rounded)
      ctx.warn(
        rounded.rounded === '' ? 'complex-digits' : 'double-digits',
        { name: rounded.rounded ?? '' },
        positionAt(rounded.start),
      );
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
  examples: {
    shopping: { input: { sheet: 'price = 59.90\nvat = 19%\nprice * (1 + vat)' }, output: { result: '71.281' } },
    roots: { input: { sheet: '2*sqrt(6)' }, output: { result: '4.898979485566356', latex: '2\\cdot\\sqrt{6}' } },
    exactFraction: { input: { sheet: '1/3 + 1/6', mode: 'exact' }, output: { result: '1/2', decimal: '0.5' } },
    inchesToCm: { input: { sheet: '5 inch to cm' }, output: { result: '12.7 cm' } },
    degrees: { input: { sheet: 'sin(30)', angles: 'degrees' }, output: { result: '0.5' } },
    matrix: { input: { sheet: 'det([1,2;3,4])' }, output: { result: '-2' } },
  },
});
