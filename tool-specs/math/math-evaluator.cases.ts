import { casesOf } from '../../src/core/spec.ts';
import type tool from './math-evaluator.ts';

/** Whether a result is this number to 15 digits: the last ones of doubles are open. */
const near =
  (value: number) =>
  ({ result }: { result?: unknown }) =>
    Math.abs(Number(result) / value - 1) < 2e-15;

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      'price = 59.90\nvat = 19%\nprice * (1 + vat)': 'several lines or a matrix, which are mostly code',
      'det([1,2;3,4])': 'several lines or a matrix, which are mostly code',
    },
    finds: {
      sum: {
        matches: [
          '12/4+1',
          '1e3 * 4',
          '1,000 + 5',
          '0x1F * 2',
          '0b11 + 4',
          '0o17 - 1',
          '2**10',
          '$5 + $7',
          '84/7',
          '3,5 + 1,5',
          '10-5',
          '½ + ¼',
          '3½ * 2',
          '3 1/2 + 1',
        ],
        rejects: '2026-12-31|12/31/2026|31.12.2026|555-867-5309|192.168.1.0/24|2024-05|1.2-1.5|5 +|+1|a + b|1/3'.split(
          '|',
        ),
      },
      fraction: { matches: ['½', '3½', '-2 ¾', '⅐'], rejects: ['½ cup', '1/2', '½½', '3²'] },
      'fraction of a number': {
        matches: [
          ['½ of 50', '(½) * 50'],
          ['2/3 of 90?', '(2/3) * 90'],
          ['¾ de 1,000', '(¾) * 1,000'],
        ],
        rejects: ['½ of them', '2 of 90', '1/2 of', '3½ of 90'],
      },
      'sum in a question': {
        matches: [
          ['what is 7 * 8?', '7 * 8'],
          ['¿cuánto es 15 * 3?', '15 * 3'],
          ['combien font 15 * 3 ?', '15 * 3'],
          ['3+5等于多少', '3+5'],
        ],
        rejects: ['what is 7', 'what is a * b?', '7 * 8'],
      },
      'sum in words': {
        matches: [
          ['15 times 3', '15 * 3'],
          ['3 x 4', '3 * 4'],
          ['5加3等于几', '5 + 3'],
          ['10 разделить на 4', '10 / 4'],
          ['10 plus 5 minus 3', '10 + 5 - 3'],
          ['2加3乘以4', '2 + 3 * 4'],
        ],
        rejects: ['3 times', 'times 3', '3 xylophones 4', '4x4', '10 plus 5 minus'],
      },
      'square or cube in words': {
        matches: [['7 squared?', '7^2']],
        rejects: ['squared 7', 'a squared', '7 squares', '7squared'],
      },
      'root by its number': {
        matches: [['5th root of 32', 'nthRoot(32, 5)']],
        rejects: ['root of 81', 'fourth root of evil', '4 root of 81'],
      },
      'function in Chinese': { matches: [['27的立方根是多少', 'cbrt(27)']], rejects: ['的平方根', '平方根'] },
      'measure and the unit that is wanted': {
        matches: ['5 km in mi', '70kg to lb', '½ hour in minutes', '2½ days in h', '(2 h + 30 min) in minutes'],
        rejects: ['back in 5 minutes', '0xff in binary', '5 in', '5 km', '(5 + 3) in cm'],
      },
      'function and number': {
        matches: [['sin 0.5', 'sin(0.5)']],
        rejects: ['sqrt of all evil', 'log 2026-01-01', 'tan x'],
      },
      'power in words': {
        matches: [
          ['2 в степени 10', '2^10'],
          ['2的10次方', '2^10'],
        ],
        rejects: ['2的10', 'to the power of 10', '2 to the power of x'],
      },
      'decimal that is wanted as a fraction': {
        matches: [
          ['0.375 as a fraction', '0.375'],
          ['1,5 en fracción', '1.5'],
          ['.5 to fraction', '.5'],
          ['0,25 em fração', '0.25'],
          ['0.25 化成分数', '0.25'],
        ],
        rejects: ['3 as a fraction', '0.375 fraction', 'half as a fraction', '1.2.3 as a fraction'],
      },
      'function in words': {
        matches: [
          ['корень из 2', 'sqrt(2)'],
          ['根号144', 'sqrt(144)'],
          ['factorial of 5', 'factorial(5)'],
          ['la mitad de 50', '50 / 2'],
          ['a third of 90', '90 / 3'],
          ['un quart de 60', '60 / 4'],
          ['twice 45', '45 * 2'],
          ['el doble de 45', '45 * 2'],
        ],
        rejects: ['square root of x', 'root of 16'],
      },
      remainder: { matches: ['10 mod 3', ['10 % 3', '10 mod 3']], rejects: ['10 mod x', 'mod 3', '10 models 3'] },
    },
    detect: [
      {
        matches: ['1+2', '2 * (3 + 4)', '0.1 + 0.2', '2^53+1'],
        rejects: ['2026-11-20', '555-1234', '10.0.0.0/8', '1.2.3', '12', '(12)', '+49 30 1234', '* * * * *'],
      },
      { matches: ['10 - 4', '1 / 3'], rejects: ['2026-11-20', '10.0.0.0/8', '1 -', '1 - a'] },
      { matches: ['(1920/1080)', '(3 - 1) * 2'], rejects: ['(555) 123-4567', '(12)', '(a/b)', '(1/2'] },
      {
        matches: ['sqrt(2)/2', 'max(1, 2, 3)', 'sin(30 deg)', '2*cos(0)'],
        rejects: ['max(a, b)', 'print(1)', 'sqrt', 'sin city', 'min(x)', 'foo(1)'],
      },
      {
        matches: ['5!', '5! + 1', '(3 + 4)!', '10!/8!'],
        rejects: ['!', 'wow 5!', '5!a', '5!!', '5! !', '!5', '5', '5 != 6', '(5)'],
      },
      {
        matches: ['5 inch to cm', '100 km/h in mph', '3.5GiB to MB', '70 kg in lb'],
        rejects: ['back in 5 minutes', '5 to', '0xff in binary', '5 in', '12 / 7', 'a to b'],
      },
      {
        matches: ['(2 h + 30 min) in minutes', '(5 ft + 11 inch) to cm'],
        rejects: ['(2 h) in minutes', '2 h + 30 min', '(a + b) in c', '(5 + 3) in cm'],
      },
    ],
    examples: [
      // One rule for products without a sign, however they are written; the other value is said (Python: 6/2*(1+2), 6/(2*(1+2))).
      ...(
        [
          ['6/2(1+2)', '9', '1'],
          ['6/(2)(1+2)', '9', '1'],
          ['5(2)/2(5)', '25', '1'],
          ['x = 4\n1/2x', '2', '0.125'],
          ['8/2(2+2)(1)', '16', '1'],
          ['1/2pi', '1.570796326794897', '0.1591549430918953'],
        ] as const
      ).flatMap(([sheet, result, other]) => [
        {
          input: { sheet },
          output: { result },
          warns: ['implicit' as const],
          reads: 'left-to-right' as const,
          others: ['product-first' as const],
        },
        {
          input: { sheet, implicit: 'product-first' as const },
          output: { result: other },
          warns: [],
          reads: 'product-first' as const,
          others: [],
        },
      ]),
      ...(['6/2*(1+2)', '100 / 4 / 5', '5 m / 2 s', '1/2 cup to ml', '2pi/4', '5 | 3'] as const).map((sheet) => ({
        input: { sheet },
        check: ({ result }: { result?: unknown }) => result !== null,
        warns: [],
        others: [],
      })),
      // What languages read differently, with both values (Python's math and decimal, Excel, C, PostgreSQL).
      ...(
        [
          ['log 100', 'natural-log', '4.605170185988091', { log: 'decimal-log' }, '2'],
          ['log(1000) + 1', 'natural-log', '7.907755278982137', { log: 'decimal-log' }, '4'],
          ['x = 50\nlog(2x)', 'natural-log', '4.605170185988091', { log: 'decimal-log' }, '2'],
          ['map([1, 100], log)', 'natural-log', '[0, 4.605170185988091]', { log: 'decimal-log' }, '[0, 2]'],
          ['log(8, 2)', 'natural-log', '3', { log: 'base-first' }, '0.3333333333333333'],
          ['log(2, 8)', 'natural-log', '0.3333333333333333', { log: 'base-first' }, '3'],
          ['-7 % 3', 'floored', '2', { remainder: 'truncated' }, '-1'],
          ['-7 mod 3', 'floored', '2', { remainder: 'truncated' }, '-1'],
          ['mod(7, -3)', 'floored', '-2', { remainder: 'truncated' }, '1'],
          ['-7.5 mod 2', 'floored', '0.5', { remainder: 'truncated' }, '-1.5'],
          ['(2 - 9) % 3', 'floored', '2', { remainder: 'truncated' }, '-1'],
          ['2^3^2', 'power-right', '512', { power: 'power-left' }, '64'],
          ['-2^2', 'power-right', '-4', { power: 'power-left' }, '4'],
          ['1 + -3^2 * 2', 'power-right', '-17', { power: 'power-left' }, '19'],
          ['0x0F ^ 0x05', 'power-right', '759375', { power: 'xor' }, '10'],
          ['0b1100 ^ 0b1010', 'power-right', '61917364224', { power: 'xor' }, '6'],
          ['5 & 6 ^ 3', 'power-right', '0', { power: 'xor' }, '7'],
          ['1 << 2 ^ 1', 'power-right', '4', { power: 'xor' }, '5'],
          ['atan2(1, 2)', 'y-first', '0.4636476090008061', { atan2: 'x-first' }, '1.107148717794091'],
          ['atan2(0, -1)', 'y-first', '3.141592653589793', { atan2: 'x-first' }, '-1.570796326794897'],
        ] as const
      ).flatMap(([sheet, reads, result, choice, other]) => {
        const [as] = Object.values(choice);
        return [
          { input: { sheet }, output: { result }, warns: [], reads, others: [as] },
          { input: { sheet, ...choice }, output: { result: other }, warns: [], reads: as, others: [] },
        ];
      }),
      // Fractions as people write them (Python's fractions).
      ...(
        [
          ['½ + ¼', '0.75'],
          ['3 1/2', '3.5'],
          ['3½ * 2', '7'],
          ['3 ½', '3.5'],
          ['-2¾', '-2.75'],
          ['6 / ½', '12'],
          ['6 / 2½', '2.4'],
          ['1⁄2 + 1', '1.5'],
          ['3 1⁄4 * 4', '13'],
          ['³⁄₄ * 100', '75'],
          ['½²', '0.25'],
          ['1 1/2 + 2 3/4', '4.25'],
          ['2 1/2 ft to inch', '30 inches'],
          ['5 ft 3 1/2 inches to cm', '161.29 cm'],
          ['5 ft 3½ inches to cm', '161.29 cm'],
          ['12½%', '0.125'],
          ['⅛ + ⅑', '0.2361111111111111'],
          ['x = 2\nx 1/2', '1'],
        ] as const
      ).map(([sheet, result]) => ({ input: { sheet }, output: { result } })),
      { input: { sheet: '3 1/2', mode: 'exact' }, output: { result: '7/2', decimal: '3.5' }, warns: [] },
      // Names of ISO 80000-2 and of most languages, and values that are the same in all readings.
      ...(
        [
          ['ln 100', '4.605170185988091'],
          ['lg 100', '2'],
          ['log10 100', '2'],
          ['log2 8', '3'],
          ['log(1)', '0'],
          ['log(5, 5)', '1'],
          ['7 mod 3', '1'],
          ['-6 mod 3', '0'],
          ['200 - 10%', '180'],
          ['2^10', '1024'],
          ['-2^3', '-8'],
          ['2^-2', '0.25'],
          ['(-2)^2', '4'],
          ['atan2(1, 1)', '0.7853981633974483'],
          ['log(x) = x + 1\nlog(99)', '100'],
        ] as const
      ).map(([sheet, result]) => ({ input: { sheet }, output: { result }, warns: [], others: [] })),
      { input: { sheet: 'sin 30' }, output: { result: '-0.9880316240928618' }, reads: 'radians', others: ['degrees'] },
      { input: { sheet: 'sin 30', angles: 'degrees' }, output: { result: '0.5' }, reads: 'degrees', others: [] },
      { input: { sheet: 'sin(pi/6)' }, output: { result: '0.5' }, others: [] },
      ...(
        [
          ['sin 90°', '1'],
          ['5 feet 11 inches to cm', '180.34 cm'],
          ['5\' 11" to cm', '180.34 cm'],
          ['2 h 30 min to minutes', '150 minutes'],
          ['√2', '1.414213562373095'],
          ['20% of 150', '30'],
          ['7.5% of 80', '6'],
          ['20 % of 150', '30'],
          ['20 percent of 150', '30'],
          ['150% of 2', '3'],
          ['20% of (100 + 50)', '30'],
          ['50 + 10% of 200', '70'],
          ['20% of 150 + 30', '60'],
          ['x = 150\n20% of x', '30'],
          ['2 * 50% of 10', '10'],
          ['√(2+2) + √9', '5'],
          ['∛27', '3'],
          ['|−5|', '5'],
          ['|3-8| * 2', '10'],
          ['x = 3\nx² + 2x⁻¹', '9.666666666666667'],
          ['90° to rad', '1.570796326794897 rad'],
          ['sqrt 16 + 1', '5'],
        ] as const
      ).map(([sheet, result]) => ({ input: { sheet }, output: { result }, warns: [], others: [] })),
      { input: { sheet: '20 °C to °F' }, check: ({ result }) => String(result).startsWith('68 ') },
      { input: { sheet: '2**10' }, output: { result: '1024' } },
      { input: { sheet: '$5 + $7' }, output: { result: '12' } },
      { input: { sheet: '5 € * 3' }, output: { result: '15' } },
      { input: { sheet: '3,5 + 1,5' }, output: { result: '5' } },
      { input: { sheet: '1.000,50 + 1' }, output: { result: '1001.5' } },
      { input: { sheet: 'max(1,2) + 1' }, output: { result: '3' } },
      { input: { sheet: 'det([1,2;3,4])' }, output: { result: '-2' } },
      { input: { sheet: '1,000 + 5' }, output: { result: '1005' }, reads: 'group', others: ['decimal'] },
      {
        input: { sheet: '1,000 + 5', commas: 'decimal' },
        output: { result: '6' },
        reads: 'decimal',
        others: ['group'],
      },
      { input: { sheet: '1,000 + 5' }, language: 'es', output: { result: '6' }, reads: 'decimal', others: ['group'] },
      { input: { sheet: '1,234,567 + 1' }, output: { result: '1234568' } },
      { input: { sheet: 'f(x) = x^2 + 1\nf(3)\nans * 2' }, output: { result: '20' } },
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
      { input: { sheet: '0.1 + 0.2', mode: 'double' }, output: { result: '0.30000000000000004' } },
      { input: { sheet: '300!', mode: 'exact' }, check: ({ result }) => String(result).length === 615 },
      { input: { sheet: '2^100', mode: 'exact' }, output: { result: '1267650600228229401496703205376' } },
      { input: { sheet: '1/3', mode: 'exact', digits: 30 }, output: { decimal: '0.333333333333333333333333333333' } },
      {
        input: { sheet: 'sqrt(2)', digits: 50 },
        output: { result: '1.4142135623730950488016887242096980785696718753769' },
      },
      { input: { sheet: '1 + 1\n2 + foo\n3 + 3' }, output: { result: '6' }, warns: ['unknown-name'] },
      { input: { sheet: '1 +' }, fails: 'ends-early', at: { offset: 3 } },
      { input: { sheet: '# a note\n(1 + foo) * 2' }, fails: 'unknown-name', at: { line: 2, column: 6 } },
      { input: { sheet: '1 ) 2' }, fails: 'bad-expression', at: { line: 1, column: 3 } },
      { input: { sheet: '1/0' }, fails: 'division-by-zero', at: { line: 1, column: 1 } },
      // Units and constants have all their digits.
      {
        input: { sheet: '1 psi to Pa', digits: 40 },
        output: { result: '6894.757293168361336722673445346890693781 Pa' },
      },
      hidden('1 acre to m^2', '4046.8564224 m^2'),
      hidden('1 hp to W', '745.6998715822702 W'),
      hidden('1 eV / (1 V) to C', '1.602176634e-19 C'),
      hidden('16 tablespoons to cups', '1 cup'),
      hidden('(2 h + 30 min) to minute', '150 minutes'),
      hidden('36 inch to foot', '3 feet'),
      { input: { sheet: '1 EiB to B', digits: 30 }, output: { result: '1152921504606846976 B' } },
      hidden('5 m / 2 s', '2.5 m / s'),
      hidden('1 VAR to VAR', '(1) VAR'),
      { input: { sheet: '1 nm to m', mode: 'exact' }, output: { result: '1/1000000000 m' } },
      { input: { sheet: '1.5e-3 + 0x10', mode: 'exact' }, output: { result: '32003/2000' } },
      { input: { sheet: 'ln(2)' }, output: { result: '0.6931471805599453', latex: '\\ln\\left(2\\right)' } },
      hidden('lg(1000)', '3'),
      // Complex numbers are doubles.
      {
        input: { sheet: 'sqrt(-2)', digits: 40 },
        output: { result: '1.4142135623730951i' },
        warns: ['complex-digits'],
      },
      {
        input: { sheet: 'asin(2) + 0i' },
        output: { result: '1.570796326794897 - 1.316957896924817i' },
        warns: ['complex-digits'],
      },
      // What has no value is not too large.
      { input: { sheet: 'inv([1,2;2,4])' }, fails: 'no-inverse' },
      { input: { sheet: 'log(0)' }, fails: 'cannot-compute' },
      { input: { sheet: '0^-1' }, fails: 'division-by-zero' },
      { input: { sheet: '0 * Infinity', mode: 'double' }, fails: 'cannot-compute' },
      { input: { sheet: '5 cm + 3 kg' }, fails: 'units-differ' },
      { input: { sheet: 'import({pi: 3})' }, fails: 'unknown-function' },
      { input: { sheet: 'createUnit("foo")' }, fails: 'wrong-arguments' },
      { input: { sheet: '{}.constructor' }, fails: 'not-allowed' },
      // Expressions are rearranged as text, as they are, or by a name.
      hidden('derivative("2x^3", "x")', '6 * x ^ 2'),
      { input: { sheet: 'derivative(x^2, x)' }, output: { result: '2 * x', latex: '2\\cdot x' } },
      hidden('f = parse("x^2 + x")\nderivative(f, "x").evaluate({x: 3})', '7'),
      hidden('simplify("2x + x")', '3 * x'),
      hidden('rationalize("2x/y - y/(x+1)")', '(2 * x ^ 2 + 2 * x - y ^ 2) / (x * y + y)'),
      hidden('polynomialRoot(-6, 11, -6, 1)', '[1, 3, 2]'),
      hidden('map([1, 4, 9], sqrt)', '[1, 2, 3]'),
      hidden('filter([6, -2, 0, 1], x > 0)', '[6, 1]'),
      // A set has no order.
      { input: { sheet: 'setSize(setUnion([1, 2], [2, 3]))' }, output: { result: '3' } },
      hidden('fraction(1, 3) + fraction(2, 5)', '11/15'),
      hidden('unit(7.1, "kg") to g', '7100 g'),
      hidden('mean([2, 5; 4, 3], 1)', '[3, 4]'),
      hidden('A = [1, 2; 3, 4]\nA[1, 2] = 50\nA', '[[1, 50], [3, 4]]'),
      { input: { sheet: 'price = 2\nprice * 3' }, output: { latex: 'price\\cdot3' } },
      hidden('bohrRadius', '5.29177210903e-11 m'),
      { input: { sheet: 'random()' }, check: ({ result }) => Number(result) >= 0 && Number(result) < 1 },
      { input: { sheet: 'randomInt(5, 8)' }, check: ({ result }) => ['5', '6', '7'].includes(String(result)) },
      { input: { sheet: 'pickRandom([3, 5])' }, check: ({ result }) => ['3', '5'].includes(String(result)) },
      // Where the library has no 64 digits, doubles help out, and a warning says so.
      // The square root of pi and the logarithm of 6, to 15 digits.
      { input: { sheet: 'gamma(1/2)' }, check: near(1.772453850905516), warns: ['double-digits'] },
      { input: { sheet: 'erf(0.2)' }, output: { result: '0.2227025892104785' }, warns: ['double-digits'] },
      { input: { sheet: 'lgamma(4)' }, check: near(1.791759469228055), warns: ['double-digits'] },
      { input: { sheet: 'gamma(1/2)', mode: 'double' }, check: near(1.772453850905516), warns: [] },
      { input: { sheet: 'cos.constructor("return 1")()' }, fails: 'bad-expression' },
      { input: { sheet: '(10^9)!' }, fails: 'too-large' },
      { input: { sheet: 'zeros(100000, 100000)' }, fails: 'too-large' },
      { input: { sheet: 'f(x) = f(x)\nf(1)' }, check: ({ result }) => result === null, warns: ['too-nested'] },
      { input: { sheet: '('.repeat(1000) }, fails: 'too-nested' },
      {
        // Each line has a cost of its own, and only the first mistakes are told.
        input: { sheet: `2\n${'1 +\n'.repeat(20_000)}` },
        output: { result: '2' },
        warns: [...Array.from({ length: 20 }, () => 'ends-early' as const), 'more'],
      },
      { input: { sheet: '1\n'.repeat(50_000) }, output: { result: '1' }, warns: ['too-much-work'] },
    ],
  },
});

/** An example that is a test and no chip. */
function hidden(sheet: string, result: string | null) {
  return { input: { sheet }, output: { result } };
}
