import { choice, code, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import type { DocNode } from '../../src/lib/documents/node.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import {
  applyMergePatch,
  applyPatch,
  ARRAY_POLICIES,
  deepMerge,
  PATCH_PROBLEMS,
  threeWay,
} from '../../src/lib/documents/merge/merge.ts';
import { readSamples } from '../../src/lib/documents/samples.ts';
import { writeYaml } from '../../src/lib/documents/yaml/writer.ts';

const document = { maxLength: 5_000_000 } as const;
const base = code('json', { primary: true, ...document });
const other = code('json', { required: true, ...document });
const format = choice(['json', 'yaml'], { names: { json: 'JSON', yaml: 'YAML' } });
const result = out.code('json', { languageOf: ({ format: own }) => (own === 'yaml' ? 'yaml' : 'json') });

const write = (node: DocNode, own: 'json' | 'yaml') =>
  own === 'json' ? writeJson(node).text : writeYaml([node], {}).text;
const only = (source: string): DocNode => readSamples(source, 'auto')[0] ?? { kind: 'null' };

const SETTINGS = '{"server": {"host": "localhost", "port": 8080}, "plugins": ["auth"], "id": 12345678901234567890}';

export default defineTool({
  icon: 'combine',
  createdAt: '2026-11-28',
  related: ['json-diff', 'json-query', 'json-prettify', 'yaml-to-json-converter'],
  operations: {
    merge: operation({
      fields: {
        base,
        other,
        arrays: choice(ARRAY_POLICIES),
        key: text({ initial: 'id', monospace: true, when: { arrays: ['key'] } }),
        format,
      },
      output: result,
      failures: SYNTAX_CODES,
      aliases: { 'deep-merge': {}, 'yaml-merge': { format: 'yaml' } },
      runsIn: 'worker',
      repair: repairJson,
      transform({ base: first, other: second, arrays, key, format: own }, ctx) {
        const documents = [
          ...ctx.within('base', () => readSamples(first, 'auto')),
          ...ctx.within('other', () => readSamples(second, 'auto')),
        ];
        const [start = { kind: 'null' as const }, ...rest] = documents;
        return write(
          rest.reduce((below, above) => deepMerge(below, above, arrays, key.trim()), start),
          own,
        );
      },
      examples: {
        settings: {
          input: { base: SETTINGS, other: '{"server": {"port": 9090}, "plugins": ["cache"]}', arrays: 'concat' },
          output:
            '{\n  "server": {\n    "host": "localhost",\n    "port": 9090\n  },\n  "plugins": [\n    "auth",\n    "cache"\n  ],\n  "id": 12345678901234567890\n}',
        },
        yamlOverride: {
          input: {
            base: 'image:\n  repository: nginx\n  tag: "1.29"\nreplicas: 1\n',
            other: 'image:\n  tag: "1.30"\nreplicas: 3\n',
            format: 'yaml',
          },
          output: 'image:\n  repository: nginx\n  tag: "1.30"\nreplicas: 3\n',
        },
        byKey: {
          input: {
            base: '[{"id": 1, "name": "Ada"}, {"id": 2}]',
            other: '[{"id": 2, "name": "Grace"}, {"id": 3}]',
            arrays: 'key',
          },
          check: (json) => json.replace(/\s/g, '') === '[{"id":1,"name":"Ada"},{"id":2,"name":"Grace"},{"id":3}]',
        },
      },
    }),

    mergePatch: operation({
      fields: { base, other, format },
      output: result,
      failures: SYNTAX_CODES,
      aliases: { 'merge-patch': {} },
      runsIn: 'worker',
      repair: repairJson,
      transform({ base: first, other: second, format: own }, ctx) {
        const target = ctx.within('base', () => only(first));
        return write(
          applyMergePatch(
            target,
            ctx.within('other', () => only(second)),
          ),
          own,
        );
      },
      examples: {
        mergePatch: {
          input: {
            base: '{"title": "Hello", "author": {"name": "Ada", "mail": "a@example.com"}}',
            other: '{"title": "Bye", "author": {"mail": null}}',
          },
          output: '{\n  "title": "Bye",\n  "author": {\n    "name": "Ada"\n  }\n}',
        },
      },
    }),

    patch: operation({
      fields: { base, other, format },
      output: result,
      failures: [...SYNTAX_CODES, ...PATCH_PROBLEMS],
      aliases: { 'apply-patch': {} },
      runsIn: 'worker',
      repair: repairJson,
      transform({ base: first, other: second, format: own }, ctx) {
        const target = ctx.within('base', () => only(first));
        return write(
          ctx.within('other', () => applyPatch(target, only(second))),
          own,
        );
      },
      examples: {
        jsonPatch: {
          input: {
            base: '{"items": ["a", "b"], "old": 1}',
            other: '[{"op": "add", "path": "/items/1", "value": "x"}, {"op": "move", "from": "/old", "path": "/new"}]',
          },
          output: '{\n  "items": [\n    "a",\n    "x",\n    "b"\n  ],\n  "new": 1\n}',
        },
      },
    }),

    threeWay: operation({
      fields: {
        base,
        ours: code('json', { required: true, ...document }),
        theirs: code('json', { required: true, ...document }),
        favored: choice(['ours', 'theirs']),
        format,
      },
      output: { merged: result, conflicts: out.table(['path', 'base', 'ours', 'theirs']) },
      failures: SYNTAX_CODES,
      warnings: ['conflicts'],
      aliases: { 'three-way-merge': {}, merge3: {} },
      runsIn: 'worker',
      repair: repairJson,
      transform({ base: old, ours, theirs, favored, format: own }, ctx) {
        const { merged, conflicts } = threeWay(
          ctx.within('base', () => only(old)),
          ctx.within('ours', () => only(ours)),
          ctx.within('theirs', () => only(theirs)),
          favored,
        );
        if (conflicts.length > 0) ctx.warn('conflicts', { count: conflicts.length });
        const cell = (node: DocNode | undefined) => (node ? writeJson(node, { indent: 0 }).text.slice(0, 200) : null);
        return {
          merged: write(merged, own),
          conflicts: conflicts.map((conflict) => ({
            path: conflict.path,
            base: cell(conflict.base),
            ours: cell(conflict.ours),
            theirs: cell(conflict.theirs),
          })),
        };
      },
      examples: {
        bothChanged: {
          input: {
            base: '{"name": "app", "port": 80, "debug": false}',
            ours: '{"name": "app", "port": 8080, "debug": false}',
            theirs: '{"name": "app", "port": 9090, "debug": true}',
          },
          output: {
            merged: '{\n  "name": "app",\n  "port": 8080,\n  "debug": true\n}',
            conflicts: [{ path: '$.port', base: '80', ours: '8080', theirs: '9090' }],
          },
          warns: ['conflicts'],
        },
      },
    }),
  },
});
