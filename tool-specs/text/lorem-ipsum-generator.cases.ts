import { casesOf } from '../../src/core/spec.ts';
import type tool from './lorem-ipsum-generator.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { quantity: 2, unit: 'article', format: 'html' }, check: (made) => /^<h2>[^<]+<\/h2>\n<p>/.test(made) },
      {
        input: { quantity: 40, unit: 'sentences', minWords: 3, maxWords: 6, format: 'json' },
        // each sentence draws its own length, and both bounds are reached
        check: (made) => {
          const lengths = (JSON.parse(made) as string[]).map((sentence) => sentence.split(' ').length);
          return lengths.length === 40 && new Set(lengths).size === 4 && Math.max(...lengths) === 6;
        },
      },
      {
        input: { quantity: 2, unit: 'sentences', seed: 'a', opening: false, language: 'en' },
        check: (made) => !made.startsWith('The quick') && /^\p{Lu}/u.test(made),
      },
      ...Array.from({ length: 30 }, (_, seed) => ({
        input: { seed: `${seed}`, minWords: 8 },
        check: (made: string) => /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\b/.test(made),
      })),
      { input: { quantity: 5, unit: 'words' }, output: 'Lorem ipsum dolor sit amet.' },
      { input: { quantity: 3, unit: 'words' }, output: 'Lorem ipsum dolor.' },
      { input: { quantity: 1, unit: 'characters' }, output: '.' },
      { input: { quantity: 20, minWords: 9, maxWords: 2, unit: 'sentences' }, check: (made) => made.length > 100 },
      { input: { quantity: 10_000 }, fails: 'too-much' },
      { input: { quantity: 10_000, unit: 'words' }, check: (made) => made.split(' ').length === 10_000 },
      { input: { quantity: 0 }, fails: 'below-minimum' },
    ],
  },
});
