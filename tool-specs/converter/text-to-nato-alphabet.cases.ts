import { casesOf } from '../../src/core/spec.ts';
import type tool from './text-to-nato-alphabet.ts';

export default casesOf<typeof tool>({
  spell: {
    examples: [
      {
        input: { text: 'Ünïçøde' },
        check: (text) => text.startsWith('Uniform diaeresis'),
        warns: ['no-word'],
        noRoundTrip: 'a letter without a word comes back as a capital, as all others do',
      },
      { input: { text: 'AJX', alphabet: 'common', separator: 'hyphen' }, output: 'Alpha-Juliet-X-ray' },
      { input: { text: 'dog', alphabet: 'able' }, output: 'Dog Oboe George' },
      {
        input: { text: 'Größe', alphabet: 'german', capitals: true },
        output: 'groß Goslar Rostock Umlaut Offenbach Eszett Essen',
      },
      { input: { text: 'Щи', alphabet: 'russian' }, output: 'Щука Иван' },
      { input: { text: 'a\r\n\r\nb 9', figures: 'figures' }, output: 'Alfa\n\nBravo Space 9' },
      { input: { text: 'a👩‍👩‍👧文' }, output: 'Alfa 👩‍👩‍👧 文', warns: ['no-word'] },
      { input: { text: '   ' }, output: 'Space Space Space' },
      { input: { text: '' }, output: '' },
      { input: { text: 'a'.repeat(10_000) }, check: (text) => text.length === 49_999 },
    ],
  },
  read: {
    unrecognized: {
      'Hotel India': 'a few words',
      'capital hotel echo acute accent space fife dot': 'a few words',
    },
    detect: [
      {
        matches: ['Hotel India Sierra', 'kilo, lima, mike, 7', 'Alpha-Bravo-Charlie'],
        rejects: ['1 2 3', 'hotel india', 'hotels in india today', 'alphabet soup for two'],
      },
    ],
    examples: [
      { input: { words: 'alfa\nbravo niner' }, output: 'A\nB9' },
      {
        input: { words: 'groß Goslar Rostock Umlaut Offenbach Eszett Essen' },
        output: 'Größe',
        noRoundTrip: 'the other direction says no capitals unless asked',
      },
      { input: { words: 'Иван краткий Шура' }, output: 'ЙШ' },
      { input: { words: '' }, output: '' },
      { input: { words: 'Alfa Brawo' }, fails: 'unknown-word', at: { offset: 5, column: 6 } },
    ],
  },
});
