import { choice, decimal, defineTool, integer, out, text } from '../../src/core/spec.ts';
import type { Cell, KeyValue, Message } from '../../src/core/spec.ts';
import { formulaOf } from '../../src/lib/numbers/units/formula.ts';
import {
  bestUnit,
  inUnit,
  type Meaning,
  MEANINGS,
  namesFor,
  readMeasure,
  UNIT_PROBLEMS,
  writeNumber,
} from '../../src/lib/numbers/units/convert.ts';
import { UNIT_NAMES } from '../../src/lib/numbers/units/quantities.ts';
import { TAGS, type Unit } from '../../src/lib/numbers/units/unit.ts';

/** What the same word can mean: the quantities that share a unit, and the systems that share a name. */
const READINGS = ['typography', 'mass', 'volume', ...TAGS] as const;
type ReadAs = (typeof READINGS)[number];

const isReading = (code: Meaning): code is ReadAs => (READINGS as readonly string[]).includes(code);

export default defineTool({
  icon: 'ruler-dimension-line',
  createdAt: '2026-11-27',
  related: ['temperature-converter', 'math-evaluator', 'percentage-calculator'],
  fields: {
    measure: text({ primary: true, single: true, maxLength: 2000 }),
    target: text({ maxLength: 100 }),
    as: choice(['auto', ...MEANINGS]),
    digits: choice(['full', 'significant'], { advanced: true }),
    significant: integer({ min: 1, max: 100, initial: 6, when: { digits: ['significant'] }, advanced: true }),
    root: decimal({ min: 1, max: 1000, initial: 16, advanced: true }),
    viewport: decimal({ min: 1, max: 100_000, initial: 1280, advanced: true }),
  },
  output: {
    result: out.row(),
    formula: out.row(),
    metric: out.keyValue(),
    other: out.keyValue(),
  },
  failures: UNIT_PROBLEMS,
  messages: UNIT_NAMES,
  readings: READINGS,
  aliases: { unit: {}, units: {}, px: { as: 'typography' } },
  answers: 'inline',
  transform({ measure, target, as, digits, significant, root, viewport }, ctx) {
    const names = namesFor({ root, viewport }, ctx.language, (id) => ctx.words(id));
    const read = readMeasure(measure, { target: target.trim(), as, names });
    const { meaning, value, quantity } = read;
    if (meaning && isReading(meaning.as))
      ctx.reading(meaning.as, {
        others: meaning.others.filter(isReading).map((other) => ({ as: other, values: { as: other } })),
      });
    const size = digits === 'full' ? null : significant;
    const write = (unit: Unit) => {
      const converted = inUnit(value, unit);
      return converted && writeNumber(converted, size);
    };
    const row = (unit: Unit): KeyValue => {
      const written = write(unit);
      const key: string | Message = unit.id === '' ? unit.symbol : ctx.say(unit.id);
      return { key, value: written?.text ?? null, note: noteOf(unit, written?.exact ?? true) };
    };
    const listed = names.table[quantity].filter(({ group }) => group !== 'alias');
    const to = read.to ?? bestUnit(read, names.table);
    return {
      result: `${write(to)?.text ?? '—'} ${to.symbol}`,
      formula: formulaOf(read.units, to),
      metric: listed.filter(({ group }) => group === 'metric').map(row),
      other: listed.filter(({ group }) => group === 'other').map(row),
    };
  },
  examples: {
    height: { input: { measure: '5 ft 11 in to cm' }, output: { result: '180.34 cm', formula: '1 ft = 30.48 cm' } },
    distance: { input: { measure: '10 miles' }, output: { result: '16.09344 km' }, warns: [] },
    storage: {
      input: { measure: '500 GB', target: 'GiB' },
      output: { result: '465.6612873077392578125 GiB' },
    },
    cooking: {
      input: { measure: '1 1/2 cups', target: 'mL' },
      output: { result: '354.88235475 mL' },
      reads: 'us',
      others: ['metric', 'imperial'],
    },
    fuel: { input: { measure: '30 mpg', target: 'L/100 km' }, output: { result: '7.84048611111 L/100 km' } },
    screen: { input: { measure: '24px', target: 'rem' }, output: { result: '1.5 rem' } },
  },
});

/** The symbol of the unit, with a sign if the number is rounded. */
function noteOf({ id, symbol }: Unit, exact: boolean): Cell {
  const shown = id === '' ? '' : symbol;
  return exact ? shown || null : `≈ ${shown}`.trim();
}
