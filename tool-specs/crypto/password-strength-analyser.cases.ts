import { casesOf } from '../../src/core/spec.ts';
import type tool from './password-strength-analyser.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { password: 'éé' }, output: { length: 2, charsetSize: 464, bruteForce: { message: 'instantly' } } },
      { input: { password: '😀😀' }, output: { length: 2 } },
      {
        input: { password: 'a'.repeat(250) },
        output: {
          length: 250,
          bruteForceScore: 100,
          bruteForce: { message: 'power-of-ten-years', params: { exponent: 337 } },
        },
      },
      { input: { password: 'x1'.repeat(200) }, check: ({ length }) => length === 400, warns: ['truncated'] },
      {
        input: { password: 'Zaphodbeeb', personal: ['Zaphodbeeb'] },
        check: ({ advice, patterns }) => JSON.stringify([advice, patterns]).includes('userInputs'),
      },
      {
        // what was typed must not come out again
        input: { password: 'Xyzzy-Plugh-1976' },
        check: (output) => !/xyzzy|plugh/i.test(JSON.stringify(output)),
      },
      {
        input: { password: 'ABCabc123!@#' },
        language: 'cn',
        check: ({ bruteForce: time }) => String(time).includes('年'),
      },
      ...(['es', 'fr', 'pt'] as const).map((language) => ({
        input: { password: 'ABCabc123!@#' },
        language,
        check: ({ bruteForce: time }: { bruteForce?: unknown }) =>
          /^15\s(?:millones de años|millions d’ans|milhões de anos)$/.test(String(time)),
      })),
      { input: { password: 'ABCabc123!@#' }, language: 'ru', output: { bruteForce: '15 миллионов лет' } },
    ],
  },
});
