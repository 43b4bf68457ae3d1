import { choice, code, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { Problem } from '../../src/base/problem.ts';
import { pathText } from '../../src/base/json-path.ts';
import { positionsIn } from '../../src/base/position.ts';
import { SYNTAX_CODES, SyntaxProblem } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import { DOCUMENT_FORMATS, losesDigits, nodeAt, readLocated, valueOf } from '../../src/lib/documents/located.ts';
import { JQ_PROBLEMS } from '../../src/lib/documents/query/jq/jq.ts';
import { queryDocuments } from '../../src/lib/documents/query/jq/query-documents.ts';
import { evaluate, QUERY_PROBLEMS, selectPaths } from '../../src/lib/documents/query/query.ts';
import { catalog, feed, pods, requests, shop } from '../../src/lib/documents/query/samples.ts';
import { evaluateXPath, XPATH_PROBLEMS } from '../../src/lib/documents/query/xpath.ts';

const FORMAT_NAMES = { json: 'JSON', yaml: 'YAML', toml: 'TOML' } as const;
/** Rows of the table of paths. */
const LISTED = 1000;
/** Milliseconds: `$..*..*` and patterns in filters can take any time. */
const TIME_LIMIT = 5000;

const query = text({ required: true, monospace: true });
const format = choice(DOCUMENT_FORMATS, { names: FORMAT_NAMES, advanced: true });

const jsonpath = {
  fields: { text: code('json', { primary: true, maxLength: 20_000_000 }), query, format },
  failures: [...SYNTAX_CODES, ...QUERY_PROBLEMS],
  warnings: ['more', 'no-match'],
} as const;

export default defineTool({
  icon: 'text-search',
  createdAt: '2026-11-27',
  related: ['json-prettify', 'json-diff', 'yaml-to-json-converter', 'regex-tester'],
  operations: {
    jsonpath: operation({
      ...jsonpath,
      output: {
        matches: out.code('json', { fileName: 'matches.json' }),
        count: out.row(),
        paths: out.table(['path', 'line', 'value'], { fileName: 'matches.csv' }),
      },
      aliases: { jsonpath: {} },
      timeLimit: TIME_LIMIT,
      repair: repairJson,
      transform({ text: document, query: expression, format: kind }, ctx) {
        const { root, offsetOf } = ctx.within('text', () => readLocated(document, kind));
        const paths = ctx.within('query', () => selectPaths(valueOf(root), expression.trim()));
        if (paths.length === 0) ctx.warn('no-match');
        if (paths.length > LISTED) ctx.warn('more', { count: paths.length, shown: LISTED });
        // Nodes instead of values: they have all their digits.
        const nodes = paths.flatMap((path) => nodeAt(root, path) ?? []);
        const lineAt = positionsIn(document);
        return {
          matches: writeJson({ kind: 'list', items: nodes }).text,
          count: paths.length,
          paths: paths.slice(0, LISTED).map((path, at) => ({
            path: pathText(path),
            line: lineAt(offsetOf(path)).line,
            value: shortened(writeJson(nodes[at] ?? { kind: 'null' }, { indent: 0 }).text),
          })),
        };
      },
      examples: {
        everyTitle: {
          input: { text: shop, query: '$..title' },
          output: { matches: '[\n  "Sayings of the Century",\n  "Moby Dick",\n  "The Lord of the Rings"\n]', count: 3 },
        },
        filter: {
          input: { text: shop, query: '$.store.book[?@.price < 10 && @.isbn].title' },
          output: {
            matches: '[\n  "Moby Dick"\n]',
            paths: [{ path: '$.store.book[1].title', line: 11, value: '"Moby Dick"' }],
          },
        },
        lastItem: { input: { text: shop, query: '$.store.book[-1:]["title","price"]' }, output: { count: 2 } },
        pattern: {
          input: { text: shop, query: '$..book[?search(@.title, "[Rr]ing")].price' },
          output: { matches: '[\n  22.99\n]' },
        },
        yamlDocument: {
          input: { text: pods, query: '$.items[?@.status.restarts > 0].metadata.name' },
          output: { matches: '[\n  "web-2"\n]' },
        },
      },
    }),

    jmespath: operation({
      fields: { text: code('json', { primary: true, maxLength: 20_000_000 }), query, raw: toggle(), format },
      output: out.code('json', { fileName: 'result.json' }),
      failures: jsonpath.failures,
      warnings: ['digits', 'no-match'],
      aliases: { jmespath: {}, jmes: {} },
      timeLimit: TIME_LIMIT,
      repair: repairJson,
      transform({ text: document, query: expression, raw, format: kind }, ctx) {
        const { root } = ctx.within('text', () => readLocated(document, kind));
        const result = ctx.within('query', () => evaluate(valueOf(root), expression.trim()));
        if (losesDigits(root)) ctx.warn('digits');
        if (result === null) ctx.warn('no-match');
        return raw && typeof result === 'string' ? result : JSON.stringify(result, null, 2);
      },
      examples: {
        projection: {
          input: { text: shop, query: 'store.book[?price < `10`].{title: title, price: price}' },
          check: (json) => JSON.parse(json).length === 2 && json.includes('8.95'),
        },
        functions: {
          input: { text: shop, query: 'sort_by(store.book, &price)[-1].title' },
          output: '"The Lord of the Rings"',
        },
        flatten: {
          input: { text: pods, query: 'items[].status.phase | join(`, `, @)', raw: true },
          output: 'Running, Pending',
        },
      },
    }),

    jq: operation({
      fields: {
        text: code('json', { primary: true, required: false, maxLength: 20_000_000 }),
        query: text({ required: true, monospace: true, multiline: true, rows: 2, maxLength: 10_000 }),
        raw: toggle(),
        compact: toggle(),
        slurp: toggle(),
        sortKeys: toggle({ advanced: true }),
        nullInput: toggle({ advanced: true }),
        format,
      },
      output: out.code('json', { fileName: 'result.json' }),
      failures: [...SYNTAX_CODES, ...JQ_PROBLEMS],
      warnings: ['no-match', 'jq-errors', 'jq-messages', 'non-finite-number'],
      aliases: { jq: {} },
      runsIn: 'worker',
      timeLimit: TIME_LIMIT,
      async transform(input, ctx) {
        const { output, errors, messages, notFinite } = await queryDocuments(input, ctx.now).catch((error: unknown) => {
          const isOfText = !(error instanceof Problem) || error.code === 'jq-input' || error instanceof SyntaxProblem;
          return ctx.within(isOfText ? 'text' : 'query', () => {
            throw error;
          });
        });
        if (notFinite) ctx.warn('non-finite-number');
        if (errors.length > 0) ctx.warn('jq-errors', { count: errors.length, detail: errors[0] ?? '' });
        if (messages.length > 0) ctx.warn('jq-messages', { text: shortened(messages.join('\n')) });
        if (output === '' && messages.length === 0) ctx.warn('no-match');
        return output.replace(/\n$/, '');
      },
      examples: {
        jqFields: {
          input: { text: shop, query: '.store.book[] | select(.price < 10) | .title', raw: true },
          output: 'Sayings of the Century\nMoby Dick',
        },
        jqObjects: {
          input: { text: shop, query: '[.store.book[] | {title, price}] | sort_by(-.price)', compact: true },
          check: (json) => json.startsWith('[{"title":"The Lord of the Rings","price":22.99},'),
        },
        jqGroups: {
          input: {
            text: requests,
            query: 'group_by(.path) | map({path: .[0].path, count: length, ms: (map(.ms) | add)})',
            slurp: true,
            compact: true,
          },
          output: '[{"path":"/","count":1,"ms":12},{"path":"/login","count":2,"ms":389}]',
        },
        jqCsv: {
          input: { text: requests, query: '[.time, .status, .path] | @csv', raw: true },
          check: (csv) => csv.startsWith('"2026-11-28T09:14:02Z",200,"/"\n'),
        },
        jqYaml: {
          input: { text: pods, query: '.items[] | "\\(.metadata.name): \\(.status.phase)"', raw: true },
          output: 'web-1: Running\nweb-2: Pending',
        },
        jqEdit: {
          input: { text: shop, query: '.store.book |= map(.price *= 2) | del(.store.bicycle)' },
          check: (json) => json.includes('17.98') && !json.includes('bicycle'),
        },
      },
    }),

    xpath: operation({
      fields: {
        xml: code('xml', { primary: true, maxLength: 5_000_000 }),
        query,
        namespace: toggle({ initial: true }),
      },
      output: {
        matches: out.code('xml', { fileName: 'matches.xml' }),
        count: out.row(),
        paths: out.table(['path', 'value'], { fileName: 'matches.csv' }),
      },
      failures: XPATH_PROBLEMS,
      warnings: ['more', 'no-match', 'default-namespace'],
      aliases: { xpath: {} },
      runsIn: 'worker',
      timeLimit: TIME_LIMIT,
      async transform({ xml, query: expression, namespace: usesDefault }, ctx) {
        const result = await evaluateXPath(xml, expression.trim(), usesDefault).catch((error: unknown) =>
          ctx.within(error instanceof Problem && error.code === 'bad-xml' ? 'xml' : 'query', () => {
            throw error;
          }),
        );
        const { items, namespace } = result;
        if (namespace !== null) ctx.warn('default-namespace', { uri: namespace });
        if (items.length === 0) ctx.warn('no-match');
        if (items.length > LISTED) ctx.warn('more', { count: items.length, shown: LISTED });
        return {
          matches: items.map(({ value }) => value).join('\n'),
          count: items.length,
          paths: items.slice(0, LISTED).map(({ path, value }) => ({ path, value: shortened(value) })),
        };
      },
      examples: {
        xpathAttributes: {
          input: { xml: catalog, query: '//book[price < 10]/title' },
          output: {
            matches: '<title lang="en">Moby Dick</title>',
            count: 1,
            paths: [{ path: '/catalog/book[1]/title', value: '<title lang="en">Moby Dick</title>' }],
          },
        },
        xpathNamespace: {
          input: { xml: feed, query: '//entry/link/@href/string()' },
          output: { matches: '/1\n/2', count: 2 },
          warns: ['default-namespace'],
        },
        xpathFunction: {
          input: { xml: catalog, query: 'max(//price/number())' },
          output: { matches: '22.99', count: 1 },
        },
      },
    }),
  },
});

const shortened = (value: string) => (value.length > 200 ? `${value.slice(0, 200)}…` : value);
