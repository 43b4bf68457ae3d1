import { choice, defineTool, out, text } from '../../src/core/spec.ts';
import { MEMO, MEMO_GROUPS, type MemoEntry, searchMemo } from '../../src/lib/code/regex/memo.ts';

export default defineTool({
  icon: 'book-marked',
  createdAt: '2024-09-20',
  related: ['regex-tester', 'git-memo'],
  fields: {
    search: text({ primary: true, required: false }),
    group: choice(['all', ...MEMO_GROUPS]),
  },
  output: {
    best: out.row(),
    entries: out.table(['syntax', 'meaning', 'example', 'text', 'result', 'group'], { key: 'syntax' }),
  },
  lead: 'entries',
  reference: true,
  warnings: ['nothing-found'],
  messages: [...MEMO_GROUPS, ...MEMO.map(({ id }) => `entry-${id}` as const)],
  aliases: { 'regex-syntax': {}, 'regex-cheat-sheet': {} },
  answers: 'inline',
  transform({ search, group }, ctx) {
    const entries = searchMemo(search, ({ id }) => ctx.words(`entry-${id}`)).filter(
      (entry) => group === 'all' || entry.group === group,
    );
    const [first] = entries;
    if (!first) ctx.warn('nothing-found');
    return {
      best: first && search.trim() !== '' ? first.syntax : null,
      entries: entries.map((entry) => ({
        syntax: entry.syntax,
        meaning: ctx.say(`entry-${entry.id}`),
        example: entry.replacement === undefined ? entry.example : `${entry.example} → ${entry.replacement}`,
        text: visible(entry.text),
        result: resultOf(entry),
        group: ctx.say(entry.group),
      })),
    };
  },
  examples: {
    lookahead: { input: { search: 'lookahead' }, output: { best: '(?=…)' } },
    lazyMatch: { input: { search: 'non-greedy' }, output: { best: '*? +? ?? {n,m}?' } },
    recipes: { input: { group: 'recipes' }, check: ({ best, entries }) => best === null && entries.length === 12 },
    emojiMatch: {
      input: { search: 'emoji' },
      check: ({ entries }) => entries.some(({ syntax }) => syntax === '\\p{RGI_Emoji}'),
    },
  },
});

/** Invisible characters, in JavaScript notation. */
function visible(shown: string): string {
  return shown.replace(/[\0\t\n\r]/g, (character) => ({ '\0': '\\0', '\t': '\\t', '\n': '\\n' })[character] ?? '\\r');
}

function resultOf({ result }: MemoEntry): string {
  return typeof result === 'string' ? visible(result) : result.map(visible).join(' · ');
}
