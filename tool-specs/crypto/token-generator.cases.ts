import { casesOf } from '../../src/core/spec.ts';
import { CHARACTER_CLASSES } from '../../src/lib/identifiers/token.ts';
import type tool from './token-generator.ts';

export default casesOf<typeof tool>({
  token: {
    examples: [
      {
        input: { length: 10, uppercase: false, lowercase: false, numbers: false },
        output: { tokens: '', alphabet: 0 },
        warns: ['no-characters'],
      },
      {
        input: { length: 256, lowercase: false, numbers: false },
        check: ({ tokens, alphabet }) => /^[A-Z]{256}$/.test(tokens) && alphabet === 26,
      },
      {
        input: { length: 256, uppercase: false, lowercase: false, numbers: false, symbols: true },
        check: ({ tokens, alphabet }) =>
          [...tokens].every((c) => CHARACTER_CLASSES.symbols.includes(c)) && alphabet === 23,
      },
      { input: { length: 5 }, check: ({ tokens }) => tokens.length === 5 },
      { input: { length: 2 }, check: ({ tokens }) => tokens.length === 2, warns: ['too-short-for-each'] },
      {
        input: { length: 3, uppercase: false, lowercase: false, numbers: false, custom: '👨‍👩‍👧😀', exclude: '😀' },
        output: { tokens: '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', alphabet: 1 },
      },
      {
        input: { length: 4, symbols: true, exclude: 'aeiou0.,;', quantity: 1000 },
        check: ({ tokens }) => tokens.split('\n').every((t) => /[A-Z]/.test(t) && /[b-z]/.test(t) && /[1-9]/.test(t)),
      },
      { input: { length: 513 }, fails: 'above-maximum' },
    ],
  },
  passphrase: {
    examples: [
      { input: { words: 3, quantity: 1000 }, check: ({ tokens }) => new Set(tokens.split('\n')).size === 1000 },
      { input: { words: 2, separator: '·😀·' }, check: ({ tokens }) => tokens.split('·😀·').length === 2 },
      { input: { words: 0 }, fails: 'below-minimum' },
      // 64 words a thousand times with 20,000 characters between them take more than a gigabyte.
      { input: { separator: '-'.repeat(101) }, fails: 'too-long', field: 'separator' },
    ],
  },
  pin: {
    examples: [
      { input: { digits: 64 }, check: ({ tokens }) => /^\d{64}$/.test(tokens) },
      { input: { digits: 2 }, fails: 'below-minimum' },
    ],
  },
});
