import { casesOf } from '../../src/core/spec.ts';
import { MEMO } from '../../src/lib/code/regex/memo.ts';
import type tool from './regex-memo.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { search: '\\D' }, output: { best: '\\D' } },
      { input: { search: '(?<' }, check: ({ entries }) => entries.length === 3 },
      { input: { search: '命名组' }, output: { best: '(?<name>…)' } },
      { input: { search: '' }, check: ({ entries }) => entries.length === MEMO.length },
      { input: { search: 'zzz' }, output: { best: null, entries: [] }, warns: ['nothing-found'] },
    ],
  },
});
