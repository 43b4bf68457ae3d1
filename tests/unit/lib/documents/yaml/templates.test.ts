import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';
import { formatYaml } from '../../../../../src/lib/documents/yaml/format.ts';
import { readYaml } from '../../../../../src/lib/documents/yaml/reader.ts';
import { parseTemplate, restoredNode } from '../../../../../src/lib/documents/yaml/templates.ts';

const placeholder = fc.constantFrom(
  '{{ .Values.app }}',
  '{{item}}',
  '{{- x -}}',
  '{{ a | default "b: c" }}',
  "{{ f({'a': 1}) }}",
  '{{}}',
);
const value = fc.tuple(placeholder, fc.constantFrom('', '-b', '.example', ' c')).map((parts) => parts.join(''));
const layout = fc.constantFrom(
  (items: readonly string[]) => items.map((item, at) => `k${at}:   ${item}\n`).join(''),
  (items: readonly string[]) => `list:\n${items.map((item) => `    -   ${item}\n`).join('')}`,
);

test('every placeholder is kept, whether the text is formatted or read', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), layout, (items, write) => {
      const parsed = parseTemplate(write(items));
      if (parsed instanceof SyntaxProblem) throw parsed;
      const [root] = readYaml(parsed.syntax).documents.map((document) => restoredNode(document, parsed.restored));
      const texts = root?.kind === 'map' ? root.entries.map((entry) => entry.value) : [];
      const values = texts[0]?.kind === 'list' ? texts[0].items : texts;
      expect(values).toEqual(items.map((item) => ({ kind: 'string', value: item })));
      const formatted = formatYaml(parsed.syntax, { indent: 2, indentLists: true, sortKeys: false });
      const lines = parsed.restored(formatted.text).trimEnd().split('\n');
      expect(lines.slice(-items.length).map((line) => line.replace(/^ *(?:- |k\d: )/, ''))).toEqual(items);
    }),
  );
});
