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
      // Shapes that zxcvbn takes for random. The limits: vendors times the random half of an address, days times ways to write them.
      ...(
        [
          ['00:1B:44:11:3A:B7', 2],
          ['00-1b-44-11-3a-b7', 2],
          ['001b.4411.3ab7', 2],
          ['001B44113AB7', 2],
          ['aa:bb:cc:dd:ee:ff', 2],
          ['12:34:56:78:9a:bc', 1],
          ['10.0.0.1', 2],
          ['23. Mai 1987', 1],
          ['May 23, 1987', 1],
          ['23 de mayo de 1987', 1],
          ['23 мая 1987', 1],
          ['aaaeeeiiiooouuu', 1],
          ['aabbccddeeff', 0],
          ['1qaz@WSX3edc$RFV', 1],
          ['zaq12wsxcde34rfv', 2],
          ['!QAZxsw2#EDC', 1],
          ['йцукенгшщзхъ', 1],
          ['йфячыцувс', 2],
        ] as const
      ).map(([password, most]) => ({
        input: { password },
        check: ({ strength }: { strength: { label?: unknown } | null }) =>
          Number(/score-(\d)/.exec(JSON.stringify(strength?.label ?? null))?.[1]) <= most,
      })),
      // Random ones, and words, are as strong as before.
      ...(
        [
          ['correct horse battery staple', 4],
          ['550e8400-e29b-41d4-a716-446655440000', 4],
          ['xK9#mQ2$vL7!', 2],
          ['kXq-77z.Rw!pe2', 3],
        ] as const
      ).map(([password, least]) => ({
        input: { password },
        check: ({ strength }: { strength: { label?: unknown } | null }) =>
          Number(/score-(\d)/.exec(JSON.stringify(strength?.label ?? null))?.[1]) >= least,
      })),
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
