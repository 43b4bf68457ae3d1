import { choice, code, defineTool, list, out, text, toggle } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import type { DocNode } from '../../src/lib/documents/node.ts';
import { compare } from '../../src/lib/documents/json-diff/compare.ts';
import { jsonPatch, mergePatch } from '../../src/lib/documents/json-diff/patch.ts';
import { sidesOf } from '../../src/lib/documents/json-diff/sides.ts';
import { changesOf, countChanges, treeOf } from '../../src/lib/documents/json-diff/show.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';

const sides = { left: code('json', { primary: true }), right: code('json', { required: true }) };
const MOST_ROWS = 1000;
const LONGEST_CELL = 300;
const PEOPLE = '[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]';

export default defineTool({
  icon: 'git-compare-arrows',
  createdAt: '2023-04-20',
  related: ['json-prettify', 'json-minify'],
  fields: {
    ...sides,
    arrays: choice(['align', 'key', 'index', 'any-order']),
    key: text({ initial: 'id', monospace: true, when: { arrays: ['key'] } }),
    numbers: choice(['value', 'text'], { advanced: true }),
    ignored: list({ advanced: true }),
    differencesOnly: toggle({ advanced: true }),
  },
  output: {
    diff: out.diff({ fileName: 'difference.txt' }),
    verdict: out.verdict(),
    changes: out.table(['change', 'path', 'before', 'after']),
    patch: out.code('json', { fileName: 'patch.json' }),
    mergePatch: out.code('json', { fileName: 'merge-patch.json' }),
  },
  repair: repairJson,
  failures: SYNTAX_CODES,
  warnings: ['duplicate-key', 'first', 'null-in-merge'],
  messages: ['same', 'different', 'added', 'removed', 'changed', 'moved'],
  aliases: { jsondiff: {}, 'json-compare': {}, 'json-patch': {}, 'compare-json': {} },
  runsIn: 'worker',
  transform({ left, right, differencesOnly, ignored, ...options }, ctx) {
    const before = read(left, 'left', ctx);
    const after = read(right, 'right', ctx);
    const twice = new Set<string>();
    const skipped = new Set(ignored.map((key) => key.trim()).filter((key) => key !== ''));
    const diff = compare(before, after, { ...options, ignored: skipped }, (key) => twice.add(key));
    for (const key of [...twice].slice(0, 5)) ctx.warn('duplicate-key', { key });
    const changes = changesOf(diff);
    if (changes.length > MOST_ROWS) ctx.warn('first', { shown: MOST_ROWS, count: changes.length });
    const merge = mergePatch(diff, after);
    if (merge.nullLost) ctx.warn('null-in-merge');
    return {
      diff: { ...sidesOf(diff), patch: treeOf(diff, { differencesOnly }) },
      verdict:
        changes.length === 0
          ? { tone: 'good', label: ctx.say('same') }
          : { tone: 'warn', label: ctx.say('different', countChanges(changes)) },
      changes: changes.slice(0, MOST_ROWS).map(({ kind, path, before: old, after: now }) => ({
        change: ctx.say(kind),
        path,
        before: short(old),
        after: short(now),
      })),
      patch: writeJson(jsonPatch(diff)).text,
      mergePatch: writeJson(merge.patch).text,
    };
  },
  examples: {
    addedKey: {
      input: {
        left: '{"name": "api", "port": 8080, "env": {"LOG_LEVEL": "info"}}',
        right: '{"port": 8080, "name": "api", "env": {"LOG_LEVEL": "info", "TZ": "UTC"}}',
      },
      output: {
        diff: {
          patch:
            '  {\n    "name": "api"\n    "port": 8080\n    "env": {\n      "LOG_LEVEL": "info"\n+     "TZ": "UTC"\n    }\n  }',
        },
        verdict: { label: { message: 'different', params: { added: 1, removed: 0, changed: 0, moved: 0 } } },
        changes: [{ change: { message: 'added', params: undefined }, path: '/env/TZ', before: null, after: '"UTC"' }],
        mergePatch: '{\n  "env": {\n    "TZ": "UTC"\n  }\n}',
      },
      warns: [],
    },
    shiftedList: {
      input: { left: '[1, 2, 3]', right: '[0, 1, 2, 3]' },
      output: {
        diff: { patch: '  [\n+   0\n    1\n    2\n    3\n  ]' },
        patch: '[\n  {\n    "op": "add",\n    "path": "/0",\n    "value": 0\n  }\n]',
      },
    },
    listByKey: {
      input: { left: PEOPLE, right: '[{"id":2,"name":"Bob"},{"id":1,"name":"Ada L."}]', arrays: 'key' },
      output: { verdict: { label: { params: { added: 0, removed: 0, changed: 1, moved: 1 } } } },
    },
    exactNumbers: {
      input: { left: '{"n": 9007199254740993, "t": 1.0}', right: '{"n": 9007199254740992, "t": 1e0}' },
      output: { diff: { patch: '  {\n-   "n": 9007199254740993\n+   "n": 9007199254740992\n    "t": 1e0\n  }' } },
    },
    anyOrder: {
      input: { left: '["a", "b", "b"]', right: '["b", "a", "b"]', arrays: 'any-order' },
      output: { verdict: { label: { message: 'same' } } },
    },
    ignoredKeys: {
      input: { left: '{"a":1,"at":"10:00"}', right: '{"a":1,"at":"11:00"}', ignored: ['at'] },
      output: { verdict: { label: { message: 'same' } }, patch: '[]' },
    },
  },
});

const short = (text: string | null): string | null =>
  text !== null && text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).toWellFormed()}…` : text;

function read(json: string, field: 'left' | 'right', ctx: ContextOf<{ fields: typeof sides }>): DocNode {
  const [document] = ctx.within(field, () => readJson(json, { dialect: 'auto' }).documents);
  return document ?? { kind: 'null' };
}
