import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { readDecimal } from '../../src/lib/numbers/ratio/ratio.ts';
import { isFinite, writeRatio } from '../../src/lib/numbers/ratio/write.ts';
import {
  convertDifference,
  eachScale,
  ENDLESS,
  formula,
  fromCelsius,
  gasMark,
  readAbsolute,
  readTemperature,
  roundingOf,
  SCALE_NAMES,
  SCALES,
  TEMPERATURE_PROBLEMS,
  temperatureSteps,
} from '../../src/lib/numbers/temperature.ts';

const scale = choice(SCALE_NAMES, { initial: 'celsius' });
const rounding = choice(['full', 'decimals', 'significant']);
const digits = integer({ min: 0, max: 100, initial: 2, when: { rounding: ['decimals', 'significant'] } });
const MAX_ROWS = 1000;

export default defineTool({
  icon: 'thermometer',
  createdAt: '2023-01-13',
  related: ['unit-converter', 'math-evaluator'],
  operations: {
    convert: operation({
      fields: { temperature: text({ primary: true, single: true, initial: '' }), scale, rounding, digits },
      output: {
        ...eachScale((scale) => out.row({ edits: (temperature) => ({ temperature, scale }) })),
        gasMark: out.row(),
        formulas: out.table(['scale', 'formula']),
      },
      failures: TEMPERATURE_PROBLEMS,
      warnings: ['rounded'],
      targets: {
        celsius: 'celsius',
        c: 'celsius',
        '°c': 'celsius',
        fahrenheit: 'fahrenheit',
        f: 'fahrenheit',
        '°f': 'fahrenheit',
        kelvin: 'kelvin',
        k: 'kelvin',
        rankine: 'rankine',
      },
      aliases: {
        temp: {},
        kelvin: { scale: 'kelvin' },
        celsius: { scale: 'celsius' },
        fahrenheit: { scale: 'fahrenheit' },
      },
      answers: 'inline',
      detect: [
        {
          pattern:
            /^[+\-−]?\d{1,9}(?:[.,]\d{1,9})? ?(?:[℃℉]|[°º] ?(?:C|F|K|R|De|N|Ré|Rø)|(?:degrees? )?(?:celsius|fahrenheit|kelvin))$/i,
          confidence: 0.95,
        },
        { pattern: /^[+\-−]?\d{1,4}(?:[.,]\d{1,4})? ?[CFK]$/i, confidence: 0.4 },
      ],
      transform({ temperature, scale, rounding, digits }, ctx) {
        const read = readAbsolute(temperature, scale);
        const values = eachScale((name) => fromCelsius(read.celsius, name));
        if (rounding === 'full' && !Object.values(values).every(isFinite)) ctx.warn('rounded', { digits: ENDLESS });
        return {
          ...eachScale((name) => writeRatio(values[name], roundingOf(rounding, digits))),
          gasMark: gasMark(read.celsius),
          formulas: SCALE_NAMES.filter((name) => name !== read.scale).map((name) => ({
            scale: ctx.say(name),
            formula: `${SCALES[name].symbol} = ${formula(read.scale, name)}`,
          })),
        };
      },
      messages: SCALE_NAMES,
      examples: [
        {
          input: { temperature: '0' },
          output: {
            celsius: '0',
            kelvin: '273.15',
            fahrenheit: '32',
            rankine: '491.67',
            delisle: '150',
            newton: '0',
            reaumur: '0',
            romer: '7.5',
          },
        },
        { input: { temperature: '98.6 °F' }, output: { celsius: '37', kelvin: '310.15' }, warns: [] },
        {
          input: { temperature: '0', scale: 'kelvin' },
          output: {
            celsius: '-273.15',
            fahrenheit: '-459.67',
            rankine: '0',
            delisle: '559.725',
            newton: '-90.1395',
            reaumur: '-218.52',
            romer: '-135.90375',
          },
        },
        {
          input: { temperature: '0 K', rounding: 'decimals' },
          output: { delisle: '559.73', newton: '-90.14', reaumur: '-218.52', romer: '-135.90' },
        },
        { input: { temperature: '350', scale: 'fahrenheit' }, output: { gasMark: '4' } },
      ],
    }),

    difference: operation({
      fields: { difference: text({ primary: true }), scale, rounding, digits },
      output: eachScale((scale) => out.row({ edits: (difference) => ({ difference, scale }) })),
      failures: TEMPERATURE_PROBLEMS,
      answers: 'inline',
      transform({ difference, scale, rounding, digits }) {
        const read = readTemperature(difference, scale);
        return eachScale((name) =>
          writeRatio(convertDifference(read.value, read.scale, name), roundingOf(rounding, digits)),
        );
      },
      examples: [
        { input: { difference: '10' }, output: { celsius: '10', kelvin: '10', fahrenheit: '18', delisle: '-15' } },
        { input: { difference: '9 °F' }, output: { celsius: '5', kelvin: '5', rankine: '9' } },
        { input: { difference: '-1000' }, output: { kelvin: '-1000', newton: '-330' } },
      ],
    }),

    list: operation({
      fields: {
        from: text({ primary: true }),
        to: text({ required: true, initial: '100' }),
        step: text({ required: true, initial: '10' }),
        scale,
        rounding,
        digits,
      },
      output: out.table(SCALE_NAMES, { fileName: 'temperatures.csv' }),
      failures: [...TEMPERATURE_PROBLEMS, 'no-step', 'too-many-rows'],
      transform({ from, to, step, scale, rounding, digits }, ctx) {
        const { scale: own } = readAbsolute(from, scale);
        ctx.within('to', () => readAbsolute(to, own));
        const stride = ctx.within('step', () => readDecimal(step));
        const range = { from: readTemperature(from, scale), to: readTemperature(to, own) };
        const steps = ctx.within('step', () => temperatureSteps({ ...range, step: stride, limit: MAX_ROWS }));
        return steps.map((celsius) =>
          eachScale((name) => writeRatio(fromCelsius(celsius, name), roundingOf(rounding, digits))),
        );
      },
      examples: [
        {
          input: { from: '0' },
          check: (rows) => rows.length === 11 && rows[10]?.fahrenheit === '212' && rows[1]?.kelvin === '283.15',
        },
        {
          input: { from: '0.1', to: '0.3', step: '0.1' },
          check: (rows) => rows.map((row) => row.celsius).join() === '0.1,0.2,0.3',
        },
        {
          input: { from: '10', to: '-10 °C', step: '-5' },
          check: (rows) => rows.map((row) => row.celsius).join() === '10,5,0,-5,-10',
        },
        {
          input: { from: '32 F', to: '100 C', step: '90' },
          check: (rows) => rows.map((row) => row.celsius).join() === '0,50,100',
        },
      ],
    }),
  },
});
