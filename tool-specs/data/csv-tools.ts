import { choice, content, defineTool, integer, operation, out, text, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { filePaths } from '../../src/base/files/file-names.ts';
import { CHARSET_NAMES } from '../../src/lib/bytes/charset-guess.ts';
import * as names from '../../src/lib/documents/records/names.ts';

const ACCEPT = '.csv,.tsv,.txt,.json,.ndjson,.jsonl,.xlsx';
const MOST_PARTS = 1000;
const MOST_JOINED = 5_000_000;
const ORDERS =
  'order,customer,country,amount,paid\n1001,Ana Diaz,ES,120.50,2026-11-02\n1002,Bob Hart,US,80,2026-11-03\n1003,Ana Diaz,ES,15.25,\n1004,Chen Wei,CN,310,2026-11-05';
const CUSTOMERS = 'customer,email\nAna Diaz,ana@mail.example\nChen Wei,chen@mail.example\nDana Roy,dana@mail.example';

const source = { rows: 8, monospace: true, accept: ACCEPT } as const;
const reading = {
  header: choice(['auto', 'first', 'none'], { advanced: true }),
  delimiter: choice(['auto', ...names.DELIMITER_NAMES], { advanced: true }),
  charset: choice(['auto', ...names.TABLE_CHARSETS], { names: { 'utf-8': 'UTF-8', ...CHARSET_NAMES }, advanced: true }),
  sheet: text({ advanced: true, maxLength: 200 }),
  texts: text({ advanced: true, maxLength: 2000 }),
};
const writing = {
  format: choice(names.WRITE_FORMATS, { names: names.WRITE_NAMES }),
  escapeFormulas: toggle({ advanced: true, when: { format: ['csv', 'tsv'] } }),
};
const said = {
  failures: [...names.OPEN_PROBLEMS, ...SYNTAX_CODES],
  warnings: names.OPEN_NOTES,
  messages: names.FACTS,
  runsIn: 'worker',
} as const;
const made = {
  ...said,
  messages: [...names.FACTS, ...names.COLUMN_TYPES],
  output: {
    preview: out.grid({ fileName: 'table.txt', sorts: 'sort', chooses: 'columns', corrects: 'texts' }),
    file: out.file({ onDemand: true }),
    facts: out.keyValue(),
  },
  lead: 'preview',
  failures: [...said.failures, ...names.QUERY_PROBLEMS, ...names.WRITE_PROBLEMS],
  warnings: [...names.OPEN_NOTES, ...names.WRITE_NOTES],
} as const;

export default defineTool({
  icon: 'file-spreadsheet',
  createdAt: '2026-11-29',
  related: ['table-converter', 'json-to-csv', 'json-query', 'line-tools'],
  operations: {
    query: operation({
      ...made,
      rests: true,
      readings: names.READINGS,
      fields: {
        table: content({ primary: true, ...source }),
        filter: text({ maxLength: 10_000 }),
        sort: text({ maxLength: 2000 }),
        columns: text({ maxLength: 20_000 }),
        ...writing,
        tableName: text({ advanced: true, maxLength: 200, when: { format: ['sql'] } }),
        ...reading,
      },
      aliases: {
        'csv-query': {},
        'csv-filter': {},
        'csv-sort': {},
        'xlsx-to-csv': {},
        'csv-to-xlsx': { format: 'excel' },
        'csv-to-excel': { format: 'excel' },
        'csv-to-ndjson': { format: 'ndjson' },
      },
      async transform({ table, filter, sort, columns, ...options }, ctx) {
        const lib = await load();
        const opened = await lib.openingAs(table, options, { filter, sort, columns }, ctx);
        const kept = await lib.filtered(opened.rows, filter, ctx.rest);
        const order = await lib.sorted(opened.rows, kept, sort, ctx.language, ctx.rest);
        const rows = lib.withColumns(opened.rows, order, columns);
        return lib.resultOf(rows, opened, table, { ...options, sort }, ctx);
      },
      examples: {
        largestFirst: {
          input: { table: ORDERS, filter: 'amount > 50', sort: 'amount desc' },
          check: ({ file }) => decoded(file?.bytes).split('\n')[1]?.includes('1004') === true,
        },
        unpaidOrders: {
          input: { table: ORDERS, filter: 'paid =', columns: 'order, customer, amount as Open' },
          check: ({ preview }) => shows(preview, '1003') && !shows(preview, '1002') && shows(preview, 'Open'),
          warns: [],
        },
        toExcel: {
          input: { table: ORDERS, format: 'excel' },
          check: ({ file }) => file?.name === 'table.xlsx' && decoded(file.bytes).startsWith('PK'),
        },
      },
    }),

    statistics: operation({
      fields: { table: content({ primary: true, ...source }), ...reading },
      output: {
        columns: out.table(names.STATISTICS),
        facts: out.keyValue(),
      },
      ...said,
      readings: names.READINGS,
      messages: [...names.FACTS, ...names.COLUMN_TYPES, 'count-of'],
      aliases: { 'csv-stats': {}, 'csv-statistics': {} },
      async transform({ table, ...options }, ctx) {
        const lib = await load();
        const opened = await lib.openingAs(table, options, {}, ctx);
        return {
          columns: opened.rows.names.map((name, column) => {
            const { type, mode, ...numbers } = lib.statisticsOf(opened.rows, column);
            return { ...numbers, name, type: ctx.say(type), mode: mode && ctx.say('count-of', mode) };
          }),
          facts: lib.factsOf(opened, ctx),
        };
      },
      examples: {
        orders: {
          input: { table: ORDERS },
          check: ({ columns }) => columns[3]?.sum === 525.75 && columns[3].median === 100.25 && columns[4]?.empty === 1,
        },
      },
    }),

    duplicates: operation({
      ...made,
      readings: names.READINGS,
      fields: {
        table: content({ primary: true, ...source }),
        keys: text({ maxLength: 2000 }),
        keep: choice(names.KEPT),
        ...writing,
        ...reading,
      },
      aliases: { 'csv-dedupe': {}, 'csv-unique': {}, 'csv-duplicates': { keep: 'repeated' } },
      async transform({ table, keys, keep, ...options }, ctx) {
        const lib = await load();
        const opened = await lib.openingAs(table, options, { keys }, ctx);
        const order = lib.withoutDuplicates(opened.rows, lib.columnsOf(opened.rows, keys), keep);
        return lib.resultOf(lib.allColumns(opened.rows, order), opened, table, options, ctx);
      },
      examples: {
        oneOrderEach: {
          input: { table: ORDERS, keys: 'customer' },
          check: ({ preview }) => shows(preview, '1001') && !shows(preview, '1003'),
        },
        repeated: {
          input: { table: ORDERS, keys: 'customer', keep: 'repeated', format: 'ndjson' },
          check: ({ file }) => decoded(file?.bytes).trim().split('\n').length === 2,
        },
      },
    }),

    join: operation({
      ...made,
      failures: [...made.failures, 'too-many-joined', 'no-key'],
      warnings: [...made.warnings, 'multiple-keys'],
      messages: [...made.messages, 'key-columns', 'alone-left', 'alone-right'],
      fields: {
        table: content({ primary: true, ...source }),
        other: content({ required: true, ...source }),
        keys: text({ maxLength: 2000 }),
        otherKeys: text({ advanced: true, maxLength: 2000 }),
        kind: choice(names.JOINS),
        ...writing,
        ...reading,
      },
      aliases: { 'csv-join': {}, 'csv-vlookup': { kind: 'left' } },
      async transform({ table, other, keys, otherKeys, kind, ...options }, ctx) {
        const lib = await load();
        const opened = await lib.opening(table, options, ctx);
        const right = await lib.opening(other, { ...options, sheet: '', texts: '' }, ctx);
        const common = opened.rows.names.filter((name) => right.rows.names.includes(name)).slice(0, 1);
        const named = keys.trim() === '' ? common.map((name) => `"${name}"`).join() : keys;
        const left = lib.columnsOf(opened.rows, named);
        if (left.length === 0) throw ctx.fail('no-key', { field: 'keys' });
        const columns = { left, right: lib.columnsOf(right.rows, otherKeys.trim() === '' ? named : otherKeys) };
        if (columns.left.length !== columns.right.length) throw ctx.fail('no-key', { field: 'otherKeys' });
        const joined = lib.joinTables(opened.rows, right.rows, columns, kind, MOST_JOINED);
        if (!joined) throw ctx.fail('too-many-joined', { params: { maximum: MOST_JOINED } });
        if (joined.isMultiple) ctx.warn('multiple-keys');
        const { facts, ...rest } = await lib.resultOf(joined.rows, opened, table, options, ctx);
        const alone = [
          { key: ctx.say('key-columns'), value: left.map((column) => opened.rows.names[column]).join(', ') },
          { key: ctx.say('alone-left'), value: joined.aloneLeft },
          { key: ctx.say('alone-right'), value: joined.aloneRight },
        ];
        return { ...rest, facts: [...facts, ...alone] };
      },
      examples: {
        emailAddresses: {
          input: { table: ORDERS, other: CUSTOMERS, keys: 'customer', kind: 'left' },
          check: ({ file }) => decoded(file?.bytes).includes('1003,Ana Diaz,ES,15.25,,ana@mail.example\n'),
          warns: [],
        },
      },
    }),

    split: operation({
      ...said,
      failures: [...made.failures, 'too-many-parts'],
      warnings: made.warnings,
      fields: {
        table: content({ primary: true, ...source }),
        by: choice(['rows', 'column']),
        size: integer({ min: 1, max: 1_000_000, initial: 1000, when: { by: ['rows'] } }),
        column: text({ maxLength: 200, when: { by: ['column'] } }),
        ...writing,
        ...reading,
      },
      output: { files: out.files(), facts: out.keyValue() },
      aliases: { 'csv-split': {} },
      async transform({ table, by, size, column, ...options }, ctx) {
        const lib = await load();
        const opened = await lib.opening(table, options, ctx);
        const { rows } = opened;
        const parts = lib.partsOf(rows, by === 'rows' ? { size } : { column: lib.columnOf(rows, column) });
        if (parts.length > MOST_PARTS)
          throw ctx.fail('too-many-parts', { params: { count: parts.length, maximum: MOST_PARTS } });
        const files = [];
        for (const [index, part] of parts.entries()) {
          ctx.signal.throwIfAborted();
          files.push(
            await lib.fileOf(lib.allColumns(rows, part.rows), `${lib.stemOf(table)}-${part.name}`, options, ctx),
          );
          ctx.progress((index + 1) / parts.length);
        }
        const paths = filePaths(files.map(({ name }) => name.replaceAll('/', '_')));
        return {
          files: files.map((file, index) => ({ ...file, name: paths[index] ?? file.name })),
          facts: lib.factsOf(opened, ctx),
        };
      },
      examples: {
        byCountry: {
          input: { table: ORDERS, by: 'column', column: 'country' },
          check: ({ files }) => files.map(({ name }) => name).join() === 'table-ES.csv,table-US.csv,table-CN.csv',
        },
        byRows: { input: { table: ORDERS, size: 3 }, check: ({ files }) => files.length === 2 },
      },
    }),
  },
});

const shows = (preview: unknown, text: string) => typeof preview === 'string' && preview.includes(text);
const decoded = (bytes?: Uint8Array | Blob) => (bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '');

/** Loads what the form doesn't need. */
const load = () => import('../../src/lib/documents/records/answer.ts');
