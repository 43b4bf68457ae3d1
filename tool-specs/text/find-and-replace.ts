import { choice, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { PATTERN_CODES } from '../../src/lib/code/regex/pattern.ts';
import { FLAVOR_CODES } from '../../src/lib/code/regex/flavors.ts';
import { applyRules, changedLines, marksOf } from '../../src/lib/code/replace/apply.ts';
import {
  expressionOf,
  FIND_MODES,
  readRules,
  replacementOf,
  type Rule,
  RULE_CODES,
} from '../../src/lib/code/replace/rules.ts';

/** The maximum number of lines listed; all are counted. */
const LISTED = 500;
const MOST_HINTS = 5;

const CONFIG = 'host = staging.example.com\nurl = http://staging.example.com/api\ncolour = grey';

export default defineTool({
  icon: 'replace-all',
  createdAt: '2026-11-28',
  related: ['regex-tester', 'list-converter', 'text-diff', 'case-converter'],
  fields: {
    text: text({ primary: true, multiline: true, rows: 8, monospace: true }),
    find: text({ multiline: true, rows: 2, monospace: true, required: false }),
    replacement: text({ multiline: true, rows: 2, monospace: true, required: false }),
    mode: choice(FIND_MODES),
    wholeWord: toggle(),
    ignoreCase: toggle(),
    rules: text({ multiline: true, rows: 3, monospace: true, required: false, maxLength: 200_000 }),
  },
  output: {
    result: out.text({ fileName: 'replaced.txt' }),
    count: out.row(),
    preview: out.marked(),
    rules: out.table(['rule', 'count']),
    lines: out.table(['line', 'before', 'after']),
  },
  failures: [...PATTERN_CODES, ...RULE_CODES, 'too-large'],
  warnings: [...FLAVOR_CODES, 'listed', 'no-match', 'basic-regex'],
  aliases: {
    replace: {},
    'find-replace': {},
    'search-replace': {},
    sed: { mode: 'regex' },
  },
  timeLimit: 1000,
  transform(input, ctx) {
    const rules: Rule[] = [];
    if (input.find !== '') {
      const search = ctx.within('find', () => expressionOf(input.find, input));
      const replacement = ctx.within('replacement', () => replacementOf(input.replacement, input.mode));
      rules.push({ written: input.find, ...search, replacement, wholeWord: input.wholeWord, firstOfLine: false });
    }
    rules.push(...ctx.within('rules', () => readRules(input.rules, input)));
    for (const { code, params } of rules.flatMap(({ foreign }) => foreign).slice(0, MOST_HINTS)) ctx.warn(code, params);
    if (rules.some(({ isBasic }) => isBasic)) ctx.warn('basic-regex');
    const { text: result, counts, pieces } = applyRules(input.text, rules);
    const count = counts.reduce((sum, some) => sum + some, 0);
    if (rules.length > 0 && count === 0 && input.text !== '') ctx.warn('no-match');
    const { lines, count: lineCount } = changedLines(input.text, pieces, LISTED);
    if (lineCount > LISTED) ctx.warn('listed', { listed: LISTED, count: lineCount });
    return {
      result,
      count,
      preview: { text: result, marks: marksOf(pieces) },
      rules: rules.map(({ written }, index) => ({ rule: written, count: counts[index] ?? 0 })),
      lines: lines.map(({ line, before, after }) => ({
        line,
        before: before.replace(/\r$/, ''),
        after: after.replace(/\r$/, ''),
      })),
    };
  },
  examples: {
    severalRules: {
      input: { text: CONFIG, find: 'staging.', replacement: 'www.', rules: 'http: => https:\ncolour => color' },
      output: {
        result: 'host = www.example.com\nurl = https://www.example.com/api\ncolor = grey',
        count: 4,
        rules: [
          { rule: 'staging.', count: 2 },
          { rule: 'http: => https:', count: 1 },
          { rule: 'colour => color', count: 1 },
        ],
      },
    },
    captureGroups: {
      input: {
        text: 'Lovelace, Ada\nTuring, Alan',
        find: '^(\\w+), (\\w+)$',
        replacement: '$2 $1',
        mode: 'regex',
      },
      output: { result: 'Ada Lovelace\nAlan Turing', count: 2 },
    },
    wholeWords: {
      input: { text: 'the cat sat on the catalog', find: 'cat', replacement: 'dog', wholeWord: true },
      output: { result: 'the dog sat on the catalog', count: 1 },
    },
    lineBreaks: {
      input: { text: 'one\\ntwo\\nthree', find: '\\\\n', replacement: '\\n', mode: 'escapes' },
      output: { result: 'one\ntwo\nthree', count: 2 },
    },
    sedScript: {
      input: { text: 'id=7\nid=12', rules: 's/id=([0-9]+)/"id": \\1,/' },
      output: { result: '"id": 7,\n"id": 12,', count: 2 },
    },
  },
});
