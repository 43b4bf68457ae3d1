import { choice, defineTool, integer, operation, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { pooled } from '../../src/base/random.ts';
import { PATTERN_CODES } from '../../src/lib/code/regex/pattern.ts';
import { decodeEscapes } from '../../src/lib/code/replace/replacement.ts';
import {
  countLines,
  editLines,
  keptLines,
  LINE_ORDERS,
  mostFrequent,
  numberLines,
  seededBytes,
  sortLines,
  writtenCounts,
} from '../../src/lib/text/lines/arrange.ts';
import { COLUMN_CODES, COLUMN_SEPARATORS, extractColumns, readColumns } from '../../src/lib/text/lines/columns.ts';
import { readLines, writeLines } from '../../src/lib/text/lines/lines.ts';
import { filterLines, lineOf } from '../../src/lib/code/regex/filter-lines.ts';
import { wrapText } from '../../src/lib/text/lines/wrap.ts';

/** The maximum number of rows listed; all are counted. */
const LISTED = 1000;

const lines = text({ primary: true, multiline: true, rows: 10, monospace: true });
const result = out.text({ fileName: 'lines.txt' });
const ignoreCase = toggle({ advanced: true });

const FRUIT = 'pear\napple10\nApple9\npear\nbanana';
const LOG = 'GET /a 200\nGET /b 404\nPOST /a 200\nGET /c 500';

export default defineTool({
  icon: 'rows-3',
  createdAt: '2026-11-28',
  related: ['list-converter', 'list-compare', 'find-and-replace', 'text-statistics'],
  operations: {
    sort: operation({
      fields: {
        text: lines,
        order: choice(LINE_ORDERS),
        descending: toggle(),
        unique: toggle(),
        ignoreCase,
        seed: text({ when: { order: ['random'] }, maxLength: 200 }),
      },
      output: { result, count: out.row(), removed: out.row() },
      answers: 'inline',
      aliases: {
        sort: { order: 'code-point' },
        'sort-u': { order: 'code-point', unique: true },
        'sort-n': { order: 'number' },
        shuf: { order: 'random' },
      },
      transform({ seed, ...input }, ctx) {
        const read = readLines(input.text);
        const random = pooled(seed === '' ? ctx.random : seededBytes(seed));
        const sorted = sortLines(read.lines, { ...input, language: languageTag(ctx.language), random });
        return {
          result: writeLines(sorted, read),
          count: sorted.length,
          removed: input.unique ? read.lines.length - sorted.length : null,
        };
      },
      examples: {
        alphabetical: { input: { text: FRUIT }, output: { result: 'apple10\nApple9\nbanana\npear\npear' } },
        natural: { input: { text: 'v1.10\nv1.9\nv1.2', order: 'natural' }, output: { result: 'v1.2\nv1.9\nv1.10' } },
        largest: { input: { text: '9\n1e2\n20', order: 'number', descending: true }, output: { result: '1e2\n20\n9' } },
      },
    }),
    unique: operation({
      fields: {
        text: lines,
        keep: choice(['first', 'repeated', 'single']),
        adjacent: toggle(),
        withCounts: toggle(),
        ignoreCase,
        trim: toggle({ advanced: true }),
      },
      output: { result, distinct: out.row(), removed: out.row(), counts: out.table(['count', 'line']) },
      warnings: ['listed'],
      answers: 'inline',
      aliases: {
        uniq: { adjacent: true },
        'uniq-c': { adjacent: true, withCounts: true },
        'uniq-d': { adjacent: true, keep: 'repeated' },
        'count-lines': { withCounts: true },
      },
      transform({ keep, withCounts, ...input }, ctx) {
        const read = readLines(input.text);
        const counted = countLines(read.lines, input);
        const kept = keptLines(counted, keep);
        const distinct = counted.lines.length;
        if (distinct > LISTED) ctx.warn('listed', { listed: LISTED, count: distinct });
        return {
          result: writeLines(withCounts ? writtenCounts(kept) : kept.lines, read),
          distinct,
          removed: read.lines.length - kept.lines.length,
          counts: mostFrequent(counted, LISTED),
        };
      },
      examples: {
        duplicates: { input: { text: FRUIT }, output: { result: 'pear\napple10\nApple9\nbanana', removed: 1 } },
        counted: { input: { text: 'b\na\nb', withCounts: true }, output: { result: '      2 b\n      1 a' } },
      },
    }),
    filter: operation({
      fields: {
        text: lines,
        pattern: text({ multiline: true, rows: 2, monospace: true, required: true, maxLength: 100_000 }),
        regex: toggle(),
        invert: toggle(),
        ignoreCase: toggle(),
        wholeLine: toggle({ advanced: true }),
      },
      output: { result, count: out.row(), matches: out.table(['number', 'line']) },
      failures: PATTERN_CODES,
      warnings: ['listed'],
      timeLimit: 1000,
      aliases: { grep: { regex: true }, 'grep-v': { regex: true, invert: true }, 'grep-f': {}, 'filter-lines': {} },
      transform({ pattern, ...input }, ctx) {
        const read = readLines(input.text);
        const kept = ctx.within('pattern', () => filterLines(read.lines, pattern, input));
        if (kept.length > LISTED) ctx.warn('listed', { listed: LISTED, count: kept.length });
        return {
          result: writeLines(kept.map(lineOf), read),
          count: kept.length,
          matches: kept.slice(0, LISTED),
        };
      },
      examples: {
        containing: { input: { text: LOG, pattern: '/a' }, output: { result: 'GET /a 200\nPOST /a 200', count: 2 } },
        errors: { input: { text: LOG, pattern: ' 4\\d\\d$', regex: true }, output: { result: 'GET /b 404' } },
        without: { input: { text: LOG, pattern: 'GET', invert: true }, output: { result: 'POST /a 200' } },
      },
    }),
    columns: operation({
      fields: {
        text: lines,
        columns: text({ required: true, initial: '1', maxLength: 1000 }),
        separator: choice(COLUMN_SEPARATORS),
        splitAt: text({ when: { separator: ['custom'] } }),
        joinWith: text({ advanced: true }),
      },
      output: { result, count: out.row() },
      failures: [...COLUMN_CODES, 'bad-escape'],
      warnings: ['short-lines', 'quoted-cells'],
      answers: 'inline',
      aliases: { cut: { separator: 'tab' }, 'cut-d': { separator: 'custom' }, awk: {} },
      transform({ separator, ...input }, ctx) {
        const read = readLines(input.text);
        const ranges = ctx.within('columns', () => readColumns(input.columns));
        const [splitAt, joinWith] = (['splitAt', 'joinWith'] as const).map((field) =>
          ctx.within(field, () => decodeEscapes(input[field])),
        ) as [string, string];
        const options = { separator, splitAt, joinWith };
        const { lines: cells, short } = ctx.within('splitAt', () => extractColumns(read.lines, ranges, options));
        if (short > 0) ctx.warn('short-lines', { count: short });
        const isQuoted = (separator === 'comma' || separator === 'semicolon') && /(?:^|[,;\n])"/.test(input.text);
        if (isQuoted) ctx.warn('quoted-cells');
        return { result: writeLines(cells, read), count: cells.length };
      },
      examples: {
        secondColumn: { input: { text: LOG, columns: '2' }, output: { result: '/a\n/b\n/a\n/c' } },
        reordered: { input: { text: 'a,b,c', columns: '3,1', separator: 'comma' }, output: { result: 'c,a' } },
      },
    }),
    wrap: operation({
      fields: {
        text: lines,
        width: integer({ min: 1, max: 10_000, initial: 80, slider: 120 }),
        breakAt: choice(['words', 'characters']),
        rejoin: toggle(),
      },
      output: out.text({ fileName: 'lines.txt', wrap: false }),
      answers: 'inline',
      aliases: { fold: { breakAt: 'characters' }, 'fold-s': {}, fmt: { rejoin: true, width: 75 }, 'word-wrap': {} },
      transform: ({ text: source, ...options }) => wrapText(readLines(source), options),
      examples: {
        words: {
          input: { text: 'The quick brown fox jumps', width: 20 },
          output: 'The quick brown fox\njumps',
        },
        paragraph: { input: { text: 'one\ntwo\n\nfour', rejoin: true }, output: 'one two\n\nfour' },
      },
    }),
    number: operation({
      fields: {
        text: lines,
        start: integer({ min: -1_000_000_000, max: 1_000_000_000, initial: 1 }),
        separator: text({ initial: '. ' }),
        pad: choice(['none', 'spaces', 'zeros']),
        width: optionalInteger({ min: 1, max: 100, when: { pad: ['spaces', 'zeros'] } }),
        step: integer({ min: -1_000_000, max: 1_000_000, initial: 1, advanced: true }),
        skipEmpty: toggle({ advanced: true }),
      },
      output: result,
      answers: 'inline',
      aliases: {
        nl: { pad: 'spaces', width: 6, separator: '\t', skipEmpty: true },
        'cat-n': { pad: 'spaces', width: 6, separator: '\t' },
        'number-lines': {},
      },
      transform(input) {
        const read = readLines(input.text);
        return writeLines(numberLines(read.lines, input), read);
      },
      examples: { steps: { input: { text: 'Open\nRead\nClose' }, output: '1. Open\n2. Read\n3. Close' } },
    }),
    edit: operation({
      fields: {
        text: lines,
        trim: choice(['both', 'end', 'none']),
        emptyLines: choice(['remove', 'squeeze', 'keep']),
        reverse: toggle(),
        prefix: text({ advanced: true }),
        suffix: text({ advanced: true }),
        collapse: toggle({ advanced: true }),
        mirror: toggle({ advanced: true }),
        join: toggle({ advanced: true }),
        joinWith: text({ initial: ' ', when: { join: [true] }, advanced: true }),
      },
      output: { result, count: out.row(), removed: out.row() },
      failures: ['bad-escape'],
      answers: 'inline',
      aliases: {
        tac: { trim: 'none', emptyLines: 'keep', reverse: true },
        rev: { trim: 'none', emptyLines: 'keep', mirror: true },
        'cat-s': { trim: 'none', emptyLines: 'squeeze' },
        'join-lines': { join: true },
        'remove-empty-lines': { trim: 'none' },
        'trim-lines': { emptyLines: 'keep' },
      },
      transform(input, ctx) {
        const read = readLines(input.text);
        const edited = editLines(read.lines, input);
        const joinWith = ctx.within('joinWith', () => decodeEscapes(input.joinWith));
        return {
          result: writeLines(edited, input.join ? { lineBreak: joinWith, isTerminated: false } : read),
          count: edited.length,
          removed: read.lines.length - edited.length,
        };
      },
      examples: {
        cleanUp: { input: { text: '  a \n\n\n b\n' }, output: { result: 'a\nb\n', count: 2, removed: 2 } },
        oneLine: { input: { text: 'a\nb\nc', join: true, joinWith: ', ' }, output: { result: 'a, b, c' } },
      },
    }),
  },
});
