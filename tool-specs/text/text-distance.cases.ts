import { casesOf } from '../../src/core/spec.ts';
import type tool from './text-distance.ts';

/** Levenshtein, Damerau (optimal string alignment) and Jaro–Winkler, as jellyfish (Python) and the papers have them. */
const far = (first: string, second: string, distance: number, osa: number, winkler?: number) => ({
  input: { first, second },
  check: (result: { distance: unknown; measures: readonly { value: unknown }[] }) =>
    result.distance === distance &&
    result.measures[0]?.value === osa &&
    (winkler === undefined || result.measures[3]?.value === winkler),
});
const common = (first: string, second: string, subsequence: string | null) => ({
  input: { first, second },
  output: { common: subsequence },
});

export default casesOf<typeof tool>({
  compare: {
    examples: [
      far('kitten', 'sitting', 3, 3, 0.746),
      far('saturday', 'sunday', 3, 3, 0.7775),
      far('rosettacode', 'raisethysword', 8, 8),
      far('flaw', 'lawn', 2, 2),
      far('gumbo', 'gambol', 2, 2),
      far('book', 'back', 2, 2),
      far('ca', 'abc', 3, 3),
      far('ab', 'ba', 2, 1),
      far('a cat', 'an act', 3, 2),
      far('intention', 'execution', 5, 5),
      far('Sunday', 'Saturday', 3, 3),
      // Winkler (1990), table of names
      far('DWAYNE', 'DUANE', 2, 2, 0.84),
      far('DIXON', 'DICKSONX', 4, 4, 0.8133),
      far('MARTHA', 'MARHTA', 2, 1, 0.9611),
      far('JONES', 'JOHNSON', 4, 4, 0.8324),
      far('ABROMS', 'ABRAMS', 1, 1, 0.9222),
      far('HARDIN', 'MARTINEZ', 4, 4, 0.7222),
      far('ITMAN', 'SMITH', 5, 5, 0.4667),
      far('abc', 'xyz', 3, 3, 0),
      far('same', 'same', 0, 0, 1),
      far('abc', '', 3, 3, 0),
      far('😀😃', '😃😀', 2, 1),
      far('👨‍👩‍👧', '👨‍👩‍👦', 1, 1),
      far('🇫🇷', '🇩🇪', 1, 1),
      far('é', 'e\u0301', 0, 0, 1),
      far('привет', 'превед', 2, 2),
      far('北京', '南京', 1, 1),
      far('a\nb', 'a b', 1, 1),
      common('ABCBDAB', 'BDCABA', 'BCBA'),
      common('AGGTAB', 'GXTXAYB', 'GTAB'),
      common('abc', 'def', null),
      common('XMJYAUZ', 'MZJAWXU', 'MJAU'),
      { input: { first: 'karolin', second: 'kathrin' }, check: ({ measures }) => measures[1]?.value === 3 },
      { input: { first: '1011101', second: '1001001' }, check: ({ measures }) => measures[1]?.value === 2 },
      { input: { first: 'abc', second: 'ab' }, check: ({ measures }) => typeof measures[1]?.value === 'object' },
      { input: { first: 'night', second: 'nacht' }, check: ({ measures }) => measures[4]?.value === 0.25 },
      { input: { first: 'CRATE', second: 'TRACE' }, check: ({ measures }) => measures[2]?.value === 0.7333 },
      { input: { first: 'Straße', second: 'STRASSE', ignoreCase: true }, output: { distance: 2 } },
      { input: { first: 'crème brûlée', second: 'creme brulee', ignoreAccents: true }, output: { distance: 0 } },
      { input: { first: 'a b c', second: 'abc', ignoreSpace: true }, output: { similarity: '100%' } },
      {
        input: { first: 'abcd', second: 'acbdx' },
        output: {
          steps: [
            { step: { message: 'swap' }, first: 'bc', second: 'cb', place: 2 },
            { step: { message: 'insert' }, first: '', second: 'x', place: 5 },
          ],
        },
      },
      {
        input: { first: 'kitten', second: 'itten' },
        output: { steps: [{ step: { message: 'delete' }, first: 'k', second: '', place: 1 }] },
      },
      { input: { first: 'a'.repeat(3000), second: 'b'.repeat(3000) }, output: { distance: 3000, similarity: '0%' } },
      { input: { first: 'a'.repeat(3001), second: '' }, fails: 'too-long' },
      { input: { first: '', second: 'x' }, output: {} },
    ],
  },
  rank: {
    examples: [
      {
        input: { lines: 'apple\nape\nmaple\nApple', word: 'apple' },
        check: (rows) => rows.map(({ text }) => text).join() === 'apple,Apple,ape,maple',
      },
      {
        input: { lines: 'apple\nApple', word: 'APPLE', ignoreCase: true },
        check: (rows) => rows.every(({ similarity }) => similarity === '100%') && rows[0]?.line === 1,
      },
      {
        input: { lines: 'DWAYNE\nDIXON', word: 'DUANE', method: 'jaro-winkler' },
        check: (rows) => rows[0]?.similarity === '84%',
      },
      {
        input: { lines: 'nacht\nnight', word: 'night', method: 'dice' },
        check: (rows) => rows[1]?.similarity === '25%',
      },
      { input: { lines: '\n\n a \n', word: 'a' }, check: (rows) => rows.length === 1 && rows[0]?.line === 3 },
      { input: { lines: 'x'.repeat(3001), word: 'x' }, fails: 'line-too-long', at: { line: 1 } },
      { input: { lines: 'x\n'.repeat(5001), word: 'x' }, fails: 'too-many-lines' },
      { input: { lines: 'a', word: '' }, output: [] },
      { input: { lines: '', word: 'a' }, output: [] },
    ],
  },
});
