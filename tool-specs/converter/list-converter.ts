import { choice, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { changeItem, quoteItem, readItems, sortList, withoutDuplicates } from '../../src/lib/text/lines/list.ts';
import { pooled, shuffle } from '../../src/base/random.ts';

const padded = ' 1\n2 \n\n3\n  3 \n4';

export default defineTool({
  icon: 'list',
  createdAt: '2023-05-07',
  related: ['case-converter', 'json-to-csv'],
  fields: {
    text: text({ primary: true, multiline: true, rows: 10, monospace: true }),
    split: choice(['lines', 'comma', 'semicolon', 'tab', 'pipe', 'space', 'custom'], { advanced: true }),
    splitAt: text({ when: { split: ['custom'] }, advanced: true, remember: true }),
    unwrap: toggle({ advanced: true }),
    trim: toggle({ initial: true, advanced: true }),
    dropEmpty: toggle({ initial: true, advanced: true }),
    filter: text({ advanced: true }),
    find: text({ advanced: true }),
    replacement: text({ advanced: true }),
    letters: choice(['keep', 'lower', 'upper'], { advanced: true }),
    unique: toggle({ initial: true, advanced: true }),
    ignoreCase: toggle({ when: { unique: [true] }, advanced: true }),
    sort: choice(['none', 'text', 'natural', 'number', 'length', 'shuffle']),
    reverse: toggle({ advanced: true }),
    quote: choice(['none', 'double', 'single', 'json', 'sql', 'csv'], {
      names: { json: 'JSON', sql: 'SQL', csv: 'CSV' },
    }),
    itemPrefix: text({ advanced: true, remember: true }),
    itemSuffix: text({ advanced: true, remember: true }),
    separator: text({ initial: ', ', remember: true }),
    keepBreaks: toggle(),
    listPrefix: text({ remember: true }),
    listSuffix: text({ remember: true }),
  },
  output: { list: out.text({ fileName: 'list.txt' }), counts: out.keyValue() },
  messages: ['read', 'empty', 'filtered', 'duplicates', 'written'],
  aliases: {
    list: {},
    'sql-in': { quote: 'sql', listPrefix: '(', listSuffix: ')' },
    'json-array': { quote: 'json', listPrefix: '[', listSuffix: ']' },
    'md-list': { itemPrefix: '- ', separator: '', keepBreaks: true },
    'html-list': {
      itemPrefix: '<li>',
      itemSuffix: '</li>',
      separator: '',
      keepBreaks: true,
      listPrefix: '<ul>',
      listSuffix: '</ul>',
    },
    dedupe: { separator: '', keepBreaks: true },
    'sort-lines': { sort: 'natural', unique: false, separator: '', keepBreaks: true },
    unlist: { split: 'comma', unwrap: true, unique: false, separator: '', keepBreaks: true },
  },
  answers: 'inline',
  transform(input, ctx) {
    const { sort, reverse, keepBreaks, listPrefix, listSuffix } = input;
    const read = readItems(input);
    const full = input.dropEmpty ? read.filter((item) => item !== '') : read;
    const kept = full.filter((item) => item.includes(input.filter)).map((item) => changeItem(item, input));
    const unique = input.unique ? withoutDuplicates(kept, input.ignoreCase) : kept;
    const sorted =
      sort === 'none'
        ? unique
        : sort === 'shuffle'
          ? shuffle(unique, pooled(ctx.random))
          : sortList(unique, sort, languageTag(ctx.language));
    const items = reverse ? sorted.toReversed() : sorted;
    const wrapped = items.map((item) => input.itemPrefix + quoteItem(item, input.quote) + input.itemSuffix);
    const body = wrapped.join(input.separator + (keepBreaks ? '\n' : ''));
    const parts = [listPrefix, body, listSuffix].filter((part) => part !== '');
    const counts = [
      { key: ctx.say('read'), value: read.length },
      ...[
        { key: ctx.say('empty'), value: read.length - full.length },
        { key: ctx.say('filtered'), value: full.length - kept.length },
        { key: ctx.say('duplicates'), value: kept.length - unique.length },
      ].filter(({ value }) => value > 0),
      { key: ctx.say('written'), value: items.length },
    ];
    return { list: parts.join(keepBreaks ? '\n' : ''), counts };
  },
  examples: {
    commaList: {
      input: { text: '1\n2\n3\n4\n5' },
      output: {
        list: '1, 2, 3, 4, 5',
        counts: [
          { key: { message: 'read' }, value: 5 },
          { key: { message: 'written' }, value: 5 },
        ],
      },
    },
    quotedList: { input: { text: padded, itemPrefix: '"', itemSuffix: '"' }, output: { list: '"1", "2", "3", "4"' } },
    sqlIn: {
      input: { text: "O'Hara\nAnn\nann", quote: 'sql', listPrefix: '(', listSuffix: ')' },
      output: { list: "('O''Hara', 'Ann', 'ann')" },
    },
    htmlList: {
      input: {
        text: '1\n2\n3',
        itemPrefix: '<li>',
        itemSuffix: '</li>',
        separator: '',
        keepBreaks: true,
        listPrefix: '<ul>',
        listSuffix: '</ul>',
      },
      output: { list: '<ul>\n<li>1</li>\n<li>2</li>\n<li>3</li>\n</ul>' },
    },
    sortedFiles: {
      input: { text: 'file10\nfile9\nfile1', sort: 'natural', separator: '', keepBreaks: true },
      output: { list: 'file1\nfile9\nfile10' },
    },
    unwrapArray: {
      input: { text: '["a, b", \'c\', "d\\"e"]', split: 'comma', unwrap: true, separator: '', keepBreaks: true },
      output: { list: 'a, b\nc\nd"e' },
    },
  },
});
