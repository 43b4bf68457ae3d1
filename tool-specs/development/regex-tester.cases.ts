import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, LISTED, spans } from './regex-tester.ts';

export default casesOf<typeof tool>({
  match: {
    unrecognized: {
      'a*': 'a few signs, which are mostly no pattern',
    },
    detect: [
      {
        matches: ['/^a+$/i', '/\\d{3}-\\d{4}/g'],
        rejects: ['/home/g', '/usr/bin/env', 'a/b+c/g', '/a+/x', '// a+ /g'],
      },
    ],
    examples: [
      { input: { pattern: '(a+)+$', flags: [], text: `${'a'.repeat(40)}!` }, fails: 'time-limit' },
      { input: { pattern: '', text: 'a' }, output: { found: null, matches: [] } },
      { input: { pattern: '.*', text: '' }, check: (output) => spans(output) === '0-0' },
      { input: { pattern: 'a', text: '' }, check: ({ found }) => JSON.stringify(found?.label).includes('no-text') },
      {
        input: { pattern: '/a\\/B/i', text: 'A/b a/b' },
        check: (output) => spans(output) === '0-3',
        warns: ['literal'],
      },
      {
        input: { pattern: '.', text: 'x'.repeat(3000) },
        check: ({ matches }) => matches.length === LISTED,
        warns: ['listed'],
      },
      { input: { pattern: '\\-', flags: ['u'] }, fails: 'invalid-escape', at: { column: 2 } },
      { input: { pattern: '/ab(c/g' }, fails: 'unterminated-group', at: { column: 6 } },
      { input: { pattern: 'a', flags: ['u', 'v'] }, fails: 'flags-together' },
      // PCRE, POSIX and others: quietly something else here, or refused.
      {
        input: { pattern: '\\Aa\\z[[:alpha:]]\\h', text: 'a' },
        output: { matches: [] },
        warns: ['other-flavor', 'other-flavor', 'other-flavor', 'other-flavor'],
      },
      { input: { pattern: '\\p{L}', text: 'a' }, output: { matches: [] }, warns: ['needs-flag'] },
      { input: { pattern: '\\X', text: 'a' }, output: { matches: [] }, warns: ['no-equivalent'] },
      { input: { pattern: '(?>a)b' }, fails: 'other-flavor', at: { column: 1 } },
      { input: { pattern: 'a++' }, fails: 'other-flavor', at: { column: 2 } },
      { input: { pattern: '(?R)' }, fails: 'no-equivalent' },
      { input: { pattern: '('.repeat(9999) }, fails: 'too-deep' },
    ],
  },
  replace: {
    examples: [
      { input: { pattern: 'a', text: 'a'.repeat(20_000), replacement: "$`$'" }, fails: 'too-large' },
      { input: { pattern: '(x+x+)+y', text: 'x'.repeat(60) }, fails: 'time-limit' },
    ],
  },
  split: {
    examples: [
      { input: { pattern: ',', text: '' }, output: { json: '[\n  ""\n]' } },
      { input: { pattern: ',', text: 'a,b,c', limit: 2 }, output: { json: '[\n  "a",\n  "b"\n]' } },
    ],
  },
  explain: {
    unrecognized: {
      'colou?r|gr[ae]y': 'a few signs, which are mostly no pattern',
    },
    finds: {
      'regular expression': {
        matches: [['/^[a-z]+\\d{2,}$/gi', '^[a-z]+\\d{2,}$']],
        rejects: ['/usr/bin', '/a/b', '/plain/g'],
      },
      'regular expression from start to end': {
        matches: ['^\\d{4}-\\d{2}-\\d{2}$', '^[a-z]+$'],
        rejects: ['^abc$', '\\d{4}', '^ the $ sign'],
      },
      'regular expression with groups and classes': {
        matches: ['(?<year>\\d{4})-(?<month>\\d{2})', '\\w+@\\w+\\.com', '(?:foo|bar)\\d', '\\d{4}'],
        rejects: ['C:\\data\\work', 'f(?)', 'text.split(/\\s+/)', 'is it (?: maybe) one'],
      },
    },
    examples: [
      { input: { pattern: '(?!)' }, output: { sample: null }, warns: ['no-sample'] },
      { input: { pattern: '(a)\\1' }, output: { sample: 'aa' } },
      { input: { pattern: '(.)'.repeat(301) }, check: ({ diagram }) => diagram === '', warns: ['no-diagram'] },
    ],
  },
});
