import { casesOf } from '../../src/core/spec.ts';
import type tool from './color-contrast.ts';

const seen = (text: string, background: string, ratio: string, tone: 'good' | 'warn' | 'bad') => ({
  input: { text, background },
  output: { ratio, verdict: { tone } },
});
/** The values of apca-w3 0.1.9. */
const lc = (text: string, background: string, apca: string, apcaSwapped: string) => ({
  input: { text, background },
  output: { apca, apcaSwapped },
});
const nearest = (
  text: string,
  background: string,
  target: 'aa' | 'aa-large' | 'aaa',
  textSuggested: string | null,
) => ({
  input: { text, background, target },
  output: { textSuggested },
});

export default casesOf<typeof tool>({
  check: {
    examples: [
      // Ratios by the formula of WCAG 2.2, calculated in Python
      seen('#000', '#fff', '21:1', 'good'),
      seen('#ffffff', '#000000', '21:1', 'good'),
      seen('#767676', '#fff', '4.54:1', 'good'),
      seen('#777', 'white', '4.47:1', 'warn'),
      seen('#949494', '#fff', '3.03:1', 'warn'),
      seen('#959595', '#fff', '2.99:1', 'bad'),
      seen('#595959', '#fff', '7:1', 'good'),
      seen('red', 'white', '3.99:1', 'warn'),
      seen('blue', 'white', '8.59:1', 'good'),
      seen('lime', 'white', '1.37:1', 'bad'),
      seen('red', 'lime', '2.91:1', 'bad'),
      seen('#123456', '#123456', '1:1', 'bad'),
      seen('gray', 'black', '5.31:1', 'good'),
      seen('purple', 'yellow', '8.77:1', 'good'),
      seen('tomato', '#fff', '2.94:1', 'bad'),
      seen('rebeccapurple', '#fff', '8.4:1', 'good'),
      seen('darkgray', '#fff', '2.35:1', 'bad'),
      seen('lightgray', '#000', '14.02:1', 'good'),
      seen('green', '#fff', '5.13:1', 'good'),
      seen('teal', '#fff', '4.77:1', 'good'),
      seen('orange', '#000', '10.63:1', 'good'),
      seen('hsl(0 0% 40%)', 'rgb(255, 255, 255)', '5.74:1', 'good'),
      seen('oklch(0 0 0)', 'color(srgb 1 1 1)', '21:1', 'good'),
      lc('#888888', '#ffffff', 'Lc 63.1', 'Lc -68.5'),
      lc('#ffffff', '#888888', 'Lc -68.5', 'Lc 63.1'),
      lc('#000000', '#aaaaaa', 'Lc 58.1', 'Lc -56.2'),
      lc('#112233', '#ddeeff', 'Lc 91.7', 'Lc -93.1'),
      lc('#777777', '#ffffff', 'Lc 71.1', 'Lc -76.6'),
      lc('#000000', '#ffffff', 'Lc 106.0', 'Lc -107.9'),
      lc('#abcdef', '#abcdef', 'Lc 0.0', 'Lc 0.0'),
      nearest('#777', '#fff', 'aa', '#767676'),
      nearest('#959595', '#fff', 'aa-large', '#949494'),
      nearest('#5a5a5a', '#fff', 'aaa', '#595959'),
      nearest('#000', '#fff', 'aaa', null),
      nearest('#808080', '#777777', 'aaa', null),
      {
        input: { text: '#ffcc00', background: '#ffffff' },
        check: ({ textSuggested, backgroundSuggested }) =>
          /^#[89ab]/.test(String(textSuggested)) && backgroundSuggested !== null,
      },
      { input: { text: '#00000080', background: '#fff' }, output: { ratio: '4:1' }, warns: ['translucent'] },
      { input: { text: '#fff', background: '#00000000' }, output: { ratio: '1:1' }, warns: ['translucent'] },
      { input: { text: 'color(display-p3 0 1 0)', background: '#000' }, warns: ['outside-srgb'], check: () => true },
      { input: { text: 'reddish', background: '#fff' }, fails: 'unknown-color', field: 'text' },
      { input: { text: '#fff', background: '#ggg' }, fails: 'hex-digit', field: 'background' },
      { input: { text: '' }, output: {} },
    ],
  },
  pairs: {
    detect: [{ matches: ['#0f172a\n#2563eb\n#f8fafc', 'red\nblue'], rejects: ['#fff', '#fff on #000'] }],
    examples: [
      {
        input: { colors: '#000\n#fff', least: 'all' },
        check: (rows) => rows.length === 2 && rows[0]?.ratio === '21:1',
      },
      { input: { colors: 'red; lime', least: 'aa' }, output: [] },
      { input: { colors: '#fff' }, fails: 'one-color' },
      { input: { colors: '#fff\nx' }, fails: 'unknown-color' },
      { input: { colors: Array.from({ length: 31 }, () => '#fff').join('\n') }, fails: 'too-many-colors' },
      { input: { colors: '' }, output: [] },
    ],
  },
});
