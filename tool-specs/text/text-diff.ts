import { choice, content, defineTool, type InputFile, integer, isInputFile, out, toggle } from '../../src/core/spec.ts';
import { decodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { diffItems, inlineDiff, linesOf, sideBySide, unifiedPatch, unitsOf } from '../../src/lib/text/text-diff.ts';

const BEFORE = 'one\ntwo\nthree\n';
const AFTER = 'one\n2\nthree\nfour\n';

export default defineTool({
  icon: 'file-diff',
  related: ['text-statistics'],
  fields: {
    text: content({ primary: true, required: false }),
    changed: content({ required: false }),
    view: choice(['unified', 'split', 'inline']),
    unit: choice(['word', 'character', 'line'], { when: { view: ['inline'] } }),
    ignoreSpace: toggle(),
    ignoreCase: toggle(),
    context: integer({ min: 0, max: 1000, initial: 3, when: { view: ['unified', 'split'] } }),
  },
  output: {
    patch: out.code('diff', { fileName: 'changes.patch' }),
    verdict: out.verdict(),
    added: out.row(),
    removed: out.row(),
    split: out.table(['left', 'before', 'mark', 'right', 'after']),
    inline: out.text({ fileName: 'changes.txt' }),
  },
  failures: ['invalid-utf8'],
  warnings: ['line-endings'],
  messages: ['equal', 'alike', 'different'],
  aliases: { diff: {}, compare: {}, 'diff-words': { view: 'inline' } },
  async transform({ text, changed, view, unit, context, ...options }, ctx) {
    const [first, second] = [await bytesOf(text), await bytesOf(changed)];
    const before = ctx.within('text', () => read(first));
    const after = ctx.within('changed', () => read(second));
    if (/\r\n/.test(before) !== /\r\n/.test(after) && /\n/.test(before) && /\n/.test(after)) ctx.warn('line-endings');
    const [left, right] = [linesOf(before), linesOf(after)];
    const runs = diffItems(left, right, options);
    ctx.signal.throwIfAborted();
    const counted = (side: -1 | 1) => runs.reduce((sum, run) => sum + (run.side === side ? run.count : 0), 0);
    const [added, removed] = [counted(1), counted(-1)];
    const names = [nameOf(text, 'before'), nameOf(changed, 'after')] as const;
    return {
      patch: unifiedPatch(left, right, runs, { context, names }),
      verdict:
        added + removed > 0
          ? { tone: 'neutral' as const, label: ctx.say('different') }
          : { tone: 'good' as const, label: ctx.say(before === after ? 'equal' : 'alike') },
      added,
      removed,
      split: view === 'split' ? near(sideBySide(left, right, runs), context) : [],
      inline: view === 'inline' ? marked(before, after, unit, options) : '',
    };
  },
  examples: [
    {
      input: { text: BEFORE, changed: AFTER },
      output: {
        patch: '--- before\n+++ after\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n',
        added: 2,
        removed: 1,
        verdict: { label: { message: 'different' } },
      },
    },
    {
      input: { text: BEFORE, changed: AFTER, view: 'split', context: 0 },
      output: {
        split: [
          { left: 2, before: 'two', mark: '~', right: 2, after: '2' },
          { left: null, before: null, mark: '+', right: 4, after: 'four' },
        ],
      },
    },
    {
      input: { text: 'the quick brown fox', changed: 'the slow brown fox', view: 'inline' },
      output: { inline: 'the [-quick-]{+slow+} brown fox' },
    },
    {
      input: { text: 'colour 👨‍👩‍👧', changed: 'color 👨‍👩‍👦', view: 'inline', unit: 'character' },
      output: { inline: 'colo[-u-]r [-👨‍👩‍👧-]{+👨‍👩‍👦+}' },
    },
    {
      input: { text: 'Hello  World\n', changed: 'hello world\n', ignoreCase: true, ignoreSpace: true },
      output: { patch: '', verdict: { tone: 'good', label: { message: 'alike' } } },
    },
  ],
});

type Content = string | InputFile;

async function bytesOf(given: Content): Promise<string | Uint8Array> {
  return isInputFile(given) ? new Uint8Array(await given.arrayBuffer()) : given;
}

const read = (given: string | Uint8Array) => (typeof given === 'string' ? given : decodeUtf8(given).text);

/** A name on one line of the patch. */
function nameOf(given: Content, otherwise: string): string {
  return (isInputFile(given) && given.name.replace(/\p{Cc}/gu, ' ').trim()) || otherwise;
}

function marked(
  before: string,
  after: string,
  unit: 'word' | 'character' | 'line',
  options: Parameters<typeof diffItems>[2],
) {
  const [left, right] = [before, after].map((text) => (unit === 'line' ? linesOf(text) : unitsOf(text, unit)));
  return inlineDiff(left!, right!, diffItems(left!, right!, options));
}

/** The rows that changed, and so many around them. */
function near<R extends { mark: string }>(rows: readonly R[], context: number): R[] {
  const changes = rows.flatMap(({ mark }, i) => (mark === '=' ? [] : [i]));
  let next = 0;
  return rows.filter((_, i) => {
    while (next < changes.length && changes[next]! + context < i) next++;
    return next < changes.length && Math.abs(changes[next]! - i) <= context;
  });
}
