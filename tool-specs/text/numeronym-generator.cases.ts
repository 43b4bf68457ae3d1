import { casesOf } from '../../src/core/spec.ts';
import type tool from './numeronym-generator.ts';

export default casesOf<typeof tool>({
  abbreviate: {
    examples: [
      { input: { text: 'abc' }, output: 'abc' },
      { input: { text: 'word' }, output: 'w2d' },
      { input: { text: "i18n doesn't k8s mp3player" }, output: 'i18n d5t k8s mp3player' },
      { input: { text: 'école żółć naïveté' }, output: 'é3e ż2ć n5é' },
      { input: { text: 'e\u0301cole 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧' }, output: 'e\u03013e 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧' },
      { input: { text: '' }, output: '' },
      { input: { text: 'x'.repeat(10_000) }, output: 'x9998x' },
      { input: { text: 'x'.repeat(10_000_001) }, fails: 'too-long' },
    ],
  },
  expand: {
    unrecognized: {
      'K8s, O11Y & a11y': 'a few words',
      'h3o w3d': 'a few words',
    },
    detect: [{ matches: ['i18n', 'k8s', 'A11Y'], rejects: ['i18', '8x8', 'a0b', 'b64d2', 'rgb1a'] }],
    examples: [
      {
        input: { numeronyms: 'no such thing, b12345c' },
        output: { candidates: [] },
        warns: ['none'],
        noRoundTrip: 'words that stayed',
      },
      { input: { numeronyms: 'i18n x99y' }, output: { text: 'internationalization x99y' }, warns: ['unknown'] },
      { input: { numeronyms: 'a0b é5é' }, output: { text: 'a0b é5é', candidates: [] } },
      { input: { numeronyms: '' }, output: { text: '', candidates: [] } },
      {
        input: { numeronyms: Array.from({ length: 60 }, (_, i) => `q${i + 1}q`).join(' ') },
        check: ({ text }) => text.endsWith('q60q'),
        warns: ['more', 'unknown'],
      },
    ],
  },
});
