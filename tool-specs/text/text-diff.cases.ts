import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './text-diff.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      'one\ntwo\nthree\n': 'any text',
      'the quick brown fox': 'any text',
      'colour 👨‍👩‍👧': 'any text',
      'Hello  World\n': 'any text',
    },
    finds: {
      'unified diff': {
        matches: ['--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b'],
        rejects: ['--- a\n+++ b', '-a\n+b', '---\ntitle: x\n---'],
      },
    },
    examples: [
      {
        input: { text: 'same', changed: 'same' },
        output: { diff: { patch: '' }, verdict: { label: { message: 'equal' } } },
      },
      { input: { text: '', changed: '' }, output: { diff: { patch: '' } } },
      {
        input: { text: '', changed: 'a\n' },
        output: { diff: { patch: '--- before\n+++ after\n@@ -0,0 +1 @@\n+a\n' } },
      },
      {
        input: { text: 'a', changed: 'a\n' },
        output: { diff: { patch: '--- before\n+++ after\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n' } },
      },
      {
        input: { text: 'a\r\nb\r\n', changed: 'a\nb\n' },
        check: ({ diff }) => diff.changes[0]?.toBefore === 2,
        warns: ['line-endings'],
      },
      {
        input: { text: 'x\n'.repeat(100_000), changed: `${'x\n'.repeat(99_999)}y\n`, context: 0 },
        output: { diff: { patch: '--- before\n+++ after\n@@ -100000 +100000 @@\n-x\n+y\n' } },
      },
      {
        input: { text: sampleFile('old.txt', 'text/plain', new TextEncoder().encode('a\n')), changed: 'b\n' },
        output: { diff: { patch: '--- old.txt\n+++ after\n@@ -1 +1 @@\n-a\n+b\n' } },
      },
      { input: { changed: sampleFile('x.bin', '', Uint8Array.of(0xff)) }, fails: 'invalid-utf8', field: 'changed' },
    ],
  },
});
