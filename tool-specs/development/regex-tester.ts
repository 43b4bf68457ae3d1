import { choices, defineTool, operation, optionalInteger, out, text } from '../../src/core/spec.ts';
import type { Cell, ContextOf, InputOf } from '../../src/core/spec.ts';
import { diagramOf } from '../../src/lib/code/regex/diagram.ts';
import { explainPattern, groupsOf, PART_CODES } from '../../src/lib/code/regex/explain.ts';
import { type Capture, findMatches, replaceMatches, splitText } from '../../src/lib/code/regex/match.ts';
import { FLAVOR_CODES } from '../../src/lib/code/regex/flavors.ts';
import { compileGiven, PATTERN_CODES } from '../../src/lib/code/regex/pattern.ts';
import { sampleOf } from '../../src/lib/code/regex/sample.ts';

/** Notices about a valid pattern. */
const PATTERN_READINGS = ['literal', ...FLAVOR_CODES] as const;
const FLAGS = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
/** The maximum number of rows listed; all are counted. */
export const LISTED = 2000;
const TIME_LIMIT = 1000;
const MOST_HINTS = 5;

const pattern = text({ primary: true, monospace: true, query: ['regex'] });
const flags = choices(FLAGS, { initial: ['g'] });
const subject = text({ multiline: true, rows: 6, monospace: true, required: false });
const fields = { pattern, flags, text: subject };

const LOG = 'Nov 11 21:03:26 abc2 def.sh[1]: \nNov 11 21:03:26 abc2 def.sh: ';

export default defineTool({
  icon: 'regex',
  createdAt: '2024-09-20',
  related: ['regex-memo', 'text-diff'],
  operations: {
    match: operation({
      fields,
      output: {
        found: out.verdict({ wrap: false }),
        marked: out.marked({ of: 'text' }),
        matches: out.table(['match', 'group', 'value', 'start', 'end']),
      },
      failures: PATTERN_CODES,
      warnings: [...PATTERN_READINGS, 'listed'],
      messages: ['none', 'no-text', 'matches', 'whole', 'named', 'unset', 'empty'],
      aliases: { regex: {}, regexp: {} },
      timeLimit: TIME_LIMIT,
      also: { explain: ({ pattern, flags }) => ({ pattern, flags }) },
      detect: [
        {
          pattern: /^\/(?=[^\r\n]*[\\^$*+?()[\]{}|])(?:[^\\/\r\n]|\\.)+\/[dgimsuvy]{1,8}$/,
          length: [4, 500],
          confidence: 0.5,
        },
      ],
      transform(input, ctx) {
        const { tree, expression } = compiled(input, ctx);
        const names = groupsOf(tree).map(({ name }) => name);
        const { matches, count } = findMatches(expression, input.text, names, LISTED);
        if (count > LISTED) ctx.warn('listed', { listed: LISTED, count });
        const cells = (match: number) => (capture: Capture) => ({
          match,
          group: groupCell(capture, ctx),
          value: valueCell(capture.value, ctx),
          start: capture.value === null ? null : capture.start,
          end: capture.value === null ? null : capture.end,
        });
        return {
          found:
            count === 0
              ? { tone: 'neutral' as const, label: ctx.say(input.text === '' ? 'no-text' : 'none') }
              : { tone: 'good' as const, label: ctx.say('matches', { count }) },
          marked: { text: input.text, marks: matches.map(([{ start, end }]) => ({ start, end })) },
          matches: matches.flatMap((captures, index) => captures.map(cells(index + 1))),
        };
      },
      examples: [
        {
          input: { pattern: '(?<year>\\d{4})-(?<month>\\d\\d)', text: 'on 2024-05 and 2023-12' },
          check: (output) => spans(output) === '3-10 15-22' && output.matches[4]?.value === '2023',
        },
        // an optional group that didn't participate
        {
          input: { pattern: '\\s([^\\s\\[]+)(?:\\[(\\d+)\\])?:\\s', text: LOG },
          check: ({ matches }) =>
            matches.length === 6 && matches[2]?.value === '1' && isWord(matches[5]?.value, 'unset'),
        },
        {
          input: { pattern: '^\\(?\\d{3}\\)?(\\s|-)?\\d{3}(\\s|-)?\\d{4}$', text: '5551234567' },
          check: ({ matches }) => matches.length === 3 && isWord(matches[1]?.value, 'unset'),
        },
        { input: { pattern: 'a*', text: 'baac' }, check: (output) => spans(output) === '0-0 1-3 3-3 4-4' },
      ],
    }),
    replace: operation({
      fields: { ...fields, replacement: text({ multiline: true, rows: 2, monospace: true, required: false }) },
      output: { result: out.text(), count: out.row() },
      failures: [...PATTERN_CODES, 'too-large'],
      warnings: PATTERN_READINGS,
      aliases: { 'regex-replace': {} },
      timeLimit: TIME_LIMIT,
      transform(input, ctx) {
        const { expression } = compiled(input, ctx);
        const { text: result, count } = replaceMatches(expression, input.text, input.replacement);
        return { result, count };
      },
      examples: [
        {
          input: { pattern: '(\\w+) (\\w+)', text: 'Ada Lovelace', replacement: '$2, $1' },
          output: { result: 'Lovelace, Ada', count: 1 },
        },
        {
          input: { pattern: '(?<d>\\d+)/(?<m>\\d+)/(?<y>\\d+)', text: '24/12/2026', replacement: '$<y>-$<m>-$<d>' },
          output: { result: '2026-12-24' },
        },
        {
          input: { pattern: '\\s+$', flags: ['g', 'm'], text: 'a  \nb\t', replacement: '' },
          output: { result: 'a\nb' },
        },
        { input: { pattern: '(a)|b', text: 'ab', replacement: '<$1>' }, output: { result: '<a><>', count: 2 } },
      ],
    }),
    split: operation({
      fields: { ...fields, limit: optionalInteger({ min: 0, max: 4_294_967_295 }) },
      output: { parts: out.table(['number', 'part']), json: out.code('json') },
      failures: [...PATTERN_CODES, 'too-many-parts'],
      warnings: [...PATTERN_READINGS, 'listed'],
      messages: ['unset', 'empty'],
      aliases: { 'regex-split': {} },
      timeLimit: TIME_LIMIT,
      transform(input, ctx) {
        const { expression } = compiled(input, ctx);
        const parts = splitText(expression, input.text, input.limit ?? 4_294_967_295);
        if (parts.length > LISTED) ctx.warn('listed', { listed: LISTED, count: parts.length });
        return {
          parts: parts.slice(0, LISTED).map((part, index) => ({ number: index + 1, part: valueCell(part, ctx) })),
          json: JSON.stringify(parts, null, 2),
        };
      },
      examples: [
        {
          input: { pattern: '\\s*[,;]\\s*', text: 'red, green ;blue' },
          output: { parts: ['red', 'green', 'blue'].map((part, index) => ({ number: index + 1, part })) },
        },
        { input: { pattern: '(?=[A-Z])', text: 'camelCase' }, output: { json: '[\n  "camel",\n  "Case"\n]' } },
        {
          input: { pattern: '(-)|\\+', text: '1-2+3' },
          output: { json: '[\n  "1",\n  "-",\n  "2",\n  null,\n  "3"\n]' },
        },
      ],
    }),
    explain: operation({
      fields: { pattern, flags },
      output: { parts: out.table(['outline', 'part', 'meaning', 'at']), diagram: out.svg(), sample: out.row() },
      failures: PATTERN_CODES,
      warnings: [...PATTERN_READINGS, 'no-sample', 'no-diagram'],
      messages: PART_CODES,
      aliases: { 'regex-explain': {} },
      timeLimit: TIME_LIMIT,
      transform(input, ctx) {
        const { tree, expression } = compiled(input, ctx);
        const parts = explainPattern(tree, expression.flags);
        const diagram = diagramOf(tree);
        if (diagram === '') ctx.warn('no-diagram');
        const sample = sampleOf(tree, expression, (count) => ctx.random(count));
        if (sample === null) ctx.warn('no-sample');
        return {
          parts: parts.map(({ code, params, ...row }) => ({ ...row, meaning: ctx.say(code, params) })),
          diagram,
          sample,
        };
      },
      examples: [
        {
          input: { pattern: '^(?<user>[\\w.+-]+)@(\\w+\\.)+[a-z]{2,}$', flags: ['i'] },
          check: ({ parts, sample }) =>
            parts.length === 18 &&
            isWord(parts[0]?.meaning, 'start') &&
            /^[\w.+-]+@(\w+\.)+[a-z]{2,}$/i.test(String(sample)),
        },
        {
          input: { pattern: 'colou?r|gr[ae]y' },
          check: ({ sample }) => ['color', 'colour', 'gray', 'grey'].includes(String(sample)),
        },
        { input: { pattern: '(?<=\\$)\\d+(?:\\.\\d\\d)?' }, check: ({ sample }) => /^\$\d+/.test(String(sample)) },
      ],
    }),
  },
});

const parts = { fields: { pattern, flags }, warnings: PATTERN_READINGS } as const;

function compiled(input: InputOf<typeof parts.fields>, ctx: ContextOf<typeof parts>) {
  const { literalFlags, foreign, ...made } = compileGiven(input.pattern, input.flags);
  if (literalFlags !== null) ctx.warn('literal', { flags: literalFlags || '–' });
  for (const { code, params } of foreign.slice(0, MOST_HINTS)) ctx.warn(code, params);
  return made;
}

function groupCell({ number, name }: Capture, ctx: ContextOf<{ messages: readonly ['whole', 'named'] }>): Cell {
  if (number === 0) return ctx.say('whole');
  return name === null ? number : ctx.say('named', { number, name });
}

function valueCell(value: string | null, ctx: ContextOf<{ messages: readonly ['unset', 'empty'] }>): Cell {
  if (value === null) return ctx.say('unset');
  return value === '' ? ctx.say('empty') : value;
}

export const spans = ({ marked }: { marked: { marks: readonly { start: number; end: number }[] } }) =>
  marked.marks.map(({ start, end }) => `${start}-${end}`).join(' ');

function isWord(cell: Cell | undefined, code: string): boolean {
  return typeof cell === 'object' && cell?.message === code;
}
