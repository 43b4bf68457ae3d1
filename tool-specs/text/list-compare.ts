import { choice, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { compareLists, SETS } from '../../src/lib/text/lines/compare.ts';
import { readItems, sortList } from '../../src/lib/text/lines/list.ts';

/** The maximum number of rows listed; all are counted. */
const LISTED = 1000;

const list = { multiline: true, rows: 10, monospace: true } as const;

const STAGING = 'web-1\nweb-2\ndb-1\ncache-1';
const PRODUCTION = 'web-1\nweb-2\nweb-3\nDB-1\nqueue-1';

export default defineTool({
  icon: 'squares-intersect',
  createdAt: '2026-11-28',
  related: ['line-tools', 'list-converter', 'text-diff', 'json-diff'],
  fields: {
    a: text({ primary: true, ...list }),
    b: text({ ...list, required: false }),
    set: choice(SETS),
    split: choice(['lines', 'comma', 'semicolon', 'tab', 'pipe', 'space']),
    ignoreCase: toggle(),
    trim: toggle({ initial: true, advanced: true }),
    ignoreEmpty: toggle({ initial: true, advanced: true }),
    unique: toggle({ initial: true, advanced: true }),
    sort: toggle({ advanced: true }),
  },
  output: {
    result: out.text({ fileName: 'list.txt' }),
    counts: out.tiles(['both', 'only-a', 'only-b', 'union']),
    items: out.table(['item', 'a', 'b']),
  },
  warnings: ['nearly-equal', 'single-item', 'listed'],
  messages: ['both', 'only-a', 'only-b', 'union'],
  answers: 'inline',
  aliases: {
    'compare-lists': {},
    intersect: {},
    comm: { sort: true },
    'set-difference': { set: 'only-a' },
    union: { set: 'union' },
  },
  transform({ a, b, set, split, sort, ...options }, ctx) {
    const read = (source: string) => readItems({ text: source, split, splitAt: '', unwrap: false, trim: false });
    const [first, second] = [a, b].map((source) => (source === '' ? [] : read(source))) as [string[], string[]];
    const { sets, entries, nearly } = compareLists(first, second, options);
    const isRow = (source: string) => !source.trim().includes('\n') && source.split(/[,;\t|]/).length > 2;
    const isSingle = split === 'lines' && [a, b].some(isRow);
    if (isSingle) ctx.warn('single-item');
    if (nearly > 0) ctx.warn('nearly-equal', { count: nearly });
    if (entries.length > LISTED) ctx.warn('listed', { listed: LISTED, count: entries.length });
    const sorted = (items: string[]) => (sort ? sortList(items, 'text', languageTag(ctx.language)) : items);
    return {
      result: sorted(sets[set]).join('\n'),
      counts: {
        both: sets.both.length,
        'only-a': sets['only-a'].length,
        'only-b': sets['only-b'].length,
        union: sets.union.length,
      },
      items: entries.slice(0, LISTED),
    };
  },
  examples: {
    inBoth: {
      input: { a: STAGING, b: PRODUCTION },
      output: { result: 'web-1\nweb-2', counts: { both: 2, 'only-a': 2, 'only-b': 3, union: 7 } },
      warns: ['nearly-equal'],
    },
    missing: {
      input: { a: STAGING, b: PRODUCTION, set: 'only-b', ignoreCase: true },
      output: { result: 'web-3\nqueue-1', counts: { both: 3, 'only-a': 1, 'only-b': 2, union: 6 } },
      warns: [],
    },
    commaLists: {
      input: { a: 'red, green, blue', b: 'green, yellow', set: 'union', split: 'comma' },
      output: { result: 'red\ngreen\nblue\nyellow' },
    },
    eitherList: {
      input: { a: '1\n2\n2\n3', b: '3\n4', set: 'difference', unique: false },
      output: { result: '1\n2\n2\n4' },
    },
  },
});
