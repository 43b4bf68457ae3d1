import { choice, content, defineTool, type InputFile, integer, isInputFile, out, toggle } from '../../src/core/spec.ts';
import { decodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { changedRanges, diffItems, inlineDiff, linesOf, unifiedPatch, unitsOf } from '../../src/lib/text/text-diff.ts';

const BEFORE = 'one\ntwo\nthree\n';
const AFTER = 'one\n2\nthree\nfour\n';

export default defineTool({
  icon: 'file-diff',
  createdAt: '2023-08-16',
  related: ['text-statistics'],
  fields: {
    text: content({ primary: true, required: false, maxLength: 5_000_000 }),
    changed: content({ required: false, maxLength: 5_000_000 }),
    ignoreSpace: toggle(),
    ignoreCase: toggle(),
    format: choice(['unified', 'words', 'characters'], { advanced: true }),
    context: integer({ min: 0, max: 1000, initial: 3, when: { format: ['unified'] }, advanced: true }),
  },
  output: {
    diff: out.diff({ fileName: 'changes.patch', between: ['text', 'changed'] }),
    verdict: out.verdict(),
  },
  failures: ['invalid-utf8'],
  warnings: ['line-endings'],
  messages: ['equal', 'alike'],
  aliases: { diff: {}, compare: {}, 'diff-words': { format: 'words' } },
  async transform({ text, changed, format, context, ...options }, ctx) {
    const [first, second] = [await bytesOf(text), await bytesOf(changed)];
    const before = ctx.within('text', () => read(first));
    const after = ctx.within('changed', () => read(second));
    if (/\r\n/.test(before) !== /\r\n/.test(after) && /\n/.test(before) && /\n/.test(after)) ctx.warn('line-endings');
    const [left, right] = [linesOf(before), linesOf(after)];
    const runs = diffItems(left, right, options);
    ctx.signal.throwIfAborted();
    const changes = changedRanges(runs);
    const names = [nameOf(text, 'before'), nameOf(changed, 'after')] as const;
    return {
      diff: {
        before,
        after,
        changes,
        patch:
          format === 'unified'
            ? unifiedPatch(left, right, runs, { context, names })
            : marked(before, after, format, options),
      },
      // The differences speak for themselves.
      verdict:
        changes.length > 0 ? null : { tone: 'good' as const, label: ctx.say(before === after ? 'equal' : 'alike') },
    };
  },
  examples: {
    configChange: {
      input: { text: BEFORE, changed: AFTER },
      output: {
        diff: {
          changes: [
            { fromBefore: 1, toBefore: 2, fromAfter: 1, toAfter: 2 },
            { fromBefore: 3, toBefore: 3, fromAfter: 3, toAfter: 4 },
          ],
          patch: '--- before\n+++ after\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n',
        },
        verdict: null,
      },
    },
    wordChange: {
      input: { text: 'the quick brown fox', changed: 'the slow brown fox', format: 'words' },
      output: { diff: { patch: 'the [-quick-]{+slow+} brown fox' } },
    },
    spellingChange: {
      input: { text: 'colour 👨‍👩‍👧', changed: 'color 👨‍👩‍👦', format: 'characters' },
      output: { diff: { patch: 'colo[-u-]r [-👨‍👩‍👧-]{+👨‍👩‍👦+}' } },
    },
    sameButCase: {
      input: { text: 'Hello  World\n', changed: 'hello world\n', ignoreCase: true, ignoreSpace: true },
      output: { diff: { patch: '' }, verdict: { tone: 'good', label: { message: 'alike' } } },
    },
  },
});

type Content = string | InputFile;

async function bytesOf(content: Content): Promise<string | Uint8Array> {
  return isInputFile(content) ? new Uint8Array(await content.arrayBuffer()) : content;
}

const read = (data: string | Uint8Array) => (typeof data === 'string' ? data : decodeUtf8(data).text);

/** A name that fits on one line of the patch. */
function nameOf(content: Content, otherwise: string): string {
  return (isInputFile(content) && content.name.replace(/\p{Cc}/gu, ' ').trim()) || otherwise;
}

/** Both texts as one, with inline changes in `wdiff` notation. */
function marked(
  before: string,
  after: string,
  format: 'words' | 'characters',
  options: Parameters<typeof diffItems>[2],
) {
  const unit = format === 'words' ? 'word' : 'character';
  const [left, right] = [unitsOf(before, unit), unitsOf(after, unit)];
  return inlineDiff(left, right, diffItems(left, right, options));
}
