import { casesOf } from '../../src/core/spec.ts';
import type tool from './resistor-colors.ts';

/** Values from the tables of IEC 60062 and makers' data sheets. */
const is = (bands: string, resistance: string, tolerance: string | null = null) => ({
  input: { bands },
  output: tolerance === null ? { resistance } : { resistance, tolerance },
});
const bands = (value: string, count: '4' | '5' | '6', tolerance: '5' | '1' | '10' | '0.1', colors: string) => ({
  input: { value, count, tolerance },
  check: (result: { colors: readonly { color: unknown }[] }) =>
    result.colors.map(({ color }) => (color as { message: string }).message).join(' ') === colors,
});
const smd = (code: string, resistance: string) => ({ input: { code }, output: { resistance } });
const near = (value: string, series: string, expected: string, deviation: string) => ({
  input: { value, count: '5' as const },
  check: (result: { nearest: readonly { series: unknown; value: unknown; deviation: unknown }[] }) =>
    result.nearest.some((row) => row.series === series && row.value === expected && row.deviation === deviation),
});

export default casesOf<typeof tool>({
  decode: {
    examples: [
      is('brown black black', '10 Ω', '±20%'),
      is('brown black red gold', '1 kΩ', '±5%'),
      is('red red orange silver', '22 kΩ', '±10%'),
      is('orange orange brown', '330 Ω', '±20%'),
      is('green blue gold gold', '5.6 Ω', '±5%'),
      is('brown black silver gold', '100 mΩ', '±5%'),
      is('blue gray green gold', '6.8 MΩ', '±5%'),
      is('white brown white gold', '91 GΩ', '±5%'),
      is('yellow violet black brown red', '4.7 kΩ', '±2%'),
      is('green brown black orange brown', '510 kΩ', '±1%'),
      is('red yellow white gold violet', '24.9 Ω', '±0.1%'),
      is('brown green black black brown red', '150 Ω', '±1%'),
      is('brown black pink gold', '10 mΩ', '±5%'),
      is('brown black yellow none', '100 kΩ', '±20%'),
      is('Brown-Black-Red-Gold', '1 kΩ'),
      is('bn, bk, rd, gd', '1 kΩ'),
      is('grey red brown gold', '820 Ω'),
      is('marrón negro rojo dorado', '1 kΩ'),
      is('jaune violet rouge doré', '4.7 kΩ'),
      is('amarelo violeta vermelho dourado', '4.7 kΩ'),
      is('жёлтый фиолетовый красный золотой', '4.7 kΩ'),
      is('黄 紫 红 金', '4.7 kΩ'),
      is('BLACK', '0 Ω'),
      is('black black black gold', '0 Ω'),
      { input: { bands: 'red' }, fails: 'band-count' },
      { input: { bands: 'red red red red red red red' }, fails: 'band-count' },
      { input: { bands: 'red pinkish red' }, fails: 'unknown-band', at: { offset: 4 } },
      { input: { bands: 'gold red red gold' }, fails: 'not-a-digit-band' },
      { input: { bands: 'red red none gold' }, fails: 'not-a-multiplier' },
      { input: { bands: 'red red red black' }, fails: 'not-a-tolerance' },
      { input: { bands: 'red red red red red gold' }, fails: 'not-a-coefficient' },
      { input: { bands: '!' }, fails: 'unknown-band' },
      { input: { bands: '' }, output: {} },
    ],
  },
  encode: {
    detect: [
      { matches: ['4k7', '4700', '4.7 kΩ', '10 ohms', '0R22', '2,2M'], rejects: ['68C', 'red', 'k7', '4k7k', '1 000'] },
    ],
    examples: [
      bands('4k7', '4', '5', 'yellow violet red gold'),
      bands('4700', '4', '10', 'yellow violet red silver'),
      bands('10', '4', '5', 'brown black black gold'),
      bands('1M', '5', '1', 'brown black black yellow brown'),
      bands('0R22', '4', '5', 'red red silver gold'),
      bands('0.22', '5', '1', 'red red black pink brown'),
      bands('24.9 Ω', '5', '0.1', 'red yellow white gold violet'),
      bands('4,7 kOhm', '4', '5', 'yellow violet red gold'),
      bands('330 ohms', '4', '5', 'orange orange brown gold'),
      bands('2.2 kΩ', '6', '1', 'red red black brown brown brown'),
      bands('0', '4', '5', 'black'),
      bands('91G', '4', '5', 'white brown white gold'),
      // With a unit, a small m is milli (SI); without, it abbreviates mega.
      bands('100 mΩ', '4', '5', 'brown black silver gold'),
      bands('10 mohm', '4', '5', 'brown black pink gold'),
      bands('100 MΩ', '4', '5', 'brown black violet gold'),
      bands('4m7', '4', '5', 'yellow violet green gold'),
      bands('1m', '4', '5', 'brown black green gold'),
      near('4.8k', 'E6', '4.7 kΩ', '-2.08%'),
      near('5k', 'E12', '4.7 kΩ', '-6%'),
      near('5k', 'E24', '5.1 kΩ', '+2%'),
      near('5k', 'E96', '4.99 kΩ', '-0.2%'),
      near('9.19k', 'E192', '9.2 kΩ', '+0.11%'),
      near('9.8k', 'E6', '10 kΩ', '+2.04%'),
      near('47', 'E24', '47 Ω', '0%'),
      { input: { value: '4.75k' }, fails: 'too-many-digits' },
      { input: { value: '999G', count: '5' }, check: ({ colors }) => colors.length === 5 },
      { input: { value: '999T' }, fails: 'too-many-digits' },
      { input: { value: '1T' }, fails: 'out-of-range' },
      { input: { value: 'many' }, fails: 'not-a-resistance' },
      { input: { value: '-5' }, fails: 'not-a-resistance' },
      { input: { value: '' }, output: {} },
    ],
  },
  marking: {
    detect: [{ matches: ['68C', '01a', 'R010'], rejects: ['472', '4k7', '68G', 'R'] }],
    examples: [
      smd('103', '10 kΩ'),
      smd('100', '10 Ω'),
      smd('220', '22 Ω'),
      smd('1001', '1 kΩ'),
      smd('4992', '49.9 kΩ'),
      smd('01A', '100 Ω'),
      smd('01C', '10 kΩ'),
      smd('96X', '97.6 Ω'),
      smd('38S', '24.3 Ω'),
      smd('22Z', '165 mΩ'),
      smd('4R7', '4.7 Ω'),
      smd('R22', '220 mΩ'),
      smd('4k7', '4.7 kΩ'),
      smd('1M0', '1 MΩ'),
      smd('000', '0 Ω'),
      smd('0', '0 Ω'),
      { input: { code: '97A' }, fails: 'not-a-marking' },
      { input: { code: '00A' }, fails: 'not-a-marking' },
      { input: { code: '12345' }, fails: 'not-a-marking' },
      { input: { code: 'R' }, fails: 'not-a-marking' },
      { input: { code: '' }, output: {} },
    ],
  },
});
