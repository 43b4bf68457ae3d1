import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { spell, unspell } from '../../src/lib/text/spelling/alphabet.ts';

const separators = { space: ' ', comma: ', ', hyphen: '-' } as const;
const LISTED = 10;

export default defineTool({
  icon: 'speech',
  createdAt: '2023-02-15',
  related: ['text-to-binary', 'text-to-unicode'],
  operations: {
    spell: operation({
      fields: {
        text: text({ primary: true, multiline: true, maxLength: 200_000 }),
        alphabet: choice({
          icao: 'ICAO / NATO (Alfa, Juliett)',
          common: 'Alpha, Juliet',
          apco: 'APCO (Adam, Boy)',
          able: 'Able, Baker (1941)',
          german: 'Deutsch, DIN 5009 (Aachen, Berlin)',
          germanNames: 'Deutsch, 1996 (Anton, Berta)',
          french: 'Français (Anatole, Berthe)',
          italian: 'Italiano (Ancona, Bologna)',
          swedish: 'Svenska (Adam, Bertil)',
          russian: 'Русский (Анна, Борис)',
        }),
        figures: choice({ words: 'Three, Nine', radio: 'Tree, Niner', figures: '3, 9' }),
        space: choice({ word: 'Space', slash: '/' }),
        separator: choice(['space', 'comma', 'hyphen']),
        capitals: toggle(),
      },
      output: out.text(),
      warnings: ['no-word'],
      aliases: { nato: {}, phonetic: {}, spell: {}, icao: {}, apco: { alphabet: 'apco' } },
      inverse: 'read',
      answers: 'inline',
      transform({ text, separator, ...options }, ctx) {
        const spelled = spell(text, { ...options, separator: separators[separator] });
        if (spelled.unnamed.length > 0) {
          ctx.warn('no-word', {
            characters: spelled.unnamed.slice(0, LISTED).join(' '),
            count: spelled.unnamed.length,
          });
        }
        return spelled.text;
      },
      examples: {
        companyName: { input: { text: 'IT Tools' }, output: 'India Tango Space Tango Oscar Oscar Lima Sierra' },
        signsToo: { input: { text: 'Hi 5!é' }, output: 'Hotel India Space Five Exclamation mark Echo acute accent' },
        flight: {
          input: { text: 'KLM-739', figures: 'radio', separator: 'comma' },
          output: 'Kilo, Lima, Mike, Hyphen, Seven, Tree, Niner',
        },
        passwordAloud: { input: { text: 'aB3$', capitals: true }, output: 'Alfa Capital Bravo Three Dollar' },
        police: { input: { text: 'j a', alphabet: 'apco', space: 'slash' }, output: 'John / Adam' },
      },
    }),

    read: operation({
      fields: { words: text({ primary: true, multiline: true, maxLength: 1_000_000 }) },
      output: out.text(),
      failures: ['unknown-word'],
      aliases: { unnato: {}, 'nato-decode': {}, unspell: {} },
      inverse: 'spell',
      answers: 'inline',
      detect: [
        {
          pattern:
            /^(?=.*[a-z])(?:(?:alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu|niner|[\d/])(?:[\s,-]+|$)){3}/i,
          confidence: 0.8,
        },
      ],
      transform: ({ words }) => unspell(words),
      examples: {
        shortCall: { input: { words: 'Hotel India' }, output: 'HI' },
        signsToo: {
          input: { words: 'capital hotel echo acute accent space fife dot' },
          output: 'Hé 5.',
          noRoundTrip: 'the other direction says no capitals unless asked',
        },
        mixedAlphabets: { input: { words: 'Alpha-Juliet-X-ray, Adam / Baker' }, output: 'AJXA B' },
      },
    }),
  },
});
