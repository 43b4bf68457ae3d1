import { code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { ambiguousScalars } from '../../src/lib/documents/yaml/ambiguous.ts';
import { formatYaml, YAML_FORMAT_NOTICES } from '../../src/lib/documents/yaml/format.ts';
import { readYaml } from '../../src/lib/documents/yaml/reader.ts';
import { parseTemplate } from '../../src/lib/documents/yaml/templates.ts';
import { positionAt } from '../../src/base/position.ts';
import { SYNTAX_CODES, SyntaxProblem } from '../../src/base/syntax-problem.ts';

/** At most this many ambiguous words are listed; the rest are counted. */
const LISTED = 20;

const sample =
  '# servers\nweb:   {port: 8080,  hosts: [a,b]}   # public\ndb: &db\n      port:  5432\nreplica:\n    <<: *db\n';

export default defineTool({
  icon: 'text-align-start',
  createdAt: '2024-01-31',
  related: ['yaml-to-json-converter', 'json-prettify', 'yaml-to-toml'],
  fields: {
    text: code('yaml', { primary: true, maxLength: 5_300_000 }),
    indent: integer({ min: 1, max: 10, initial: 2 }),
    indentLists: toggle({ initial: true }),
    sortKeys: toggle(),
  },
  output: out.code('yaml', { fileName: 'formatted.yaml' }),
  failures: SYNTAX_CODES,
  warnings: [...YAML_FORMAT_NOTICES, 'duplicate-key', 'reads-differently', 'template', 'more-warnings'],
  aliases: { 'yaml-format': {}, 'yaml-pretty': {}, yf: {}, 'format-yaml': {} },
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:[#%][^\n]*\n|---[^\n]*\n)*(?:- +)*(?=[\w"'.][^\n]*\n)[^\n]*?:(?:[ \t]|\r?\n)/,
      guard: 'yaml',
      confidence: 0.65,
    },
  ],
  transform({ text, ...options }, ctx) {
    // All YAML tools use the same parser to decide what is valid, including aliases.
    const template = parseTemplate(text);
    if (template instanceof SyntaxProblem) {
      ctx.warn('template', {}, positionAt(text, template.offset));
      return text;
    }
    const { syntax, restored } = template;
    const { warnings } = readYaml(syntax, { merge: false });
    for (const { code: warning, params } of warnings) if (warning === 'duplicate-key') ctx.warn(warning, params);
    const ambiguous = ambiguousScalars(syntax);
    for (const { offset, ...params } of ambiguous.slice(0, LISTED)) {
      ctx.warn('reads-differently', params, positionAt(text, offset));
    }
    if (ambiguous.length > LISTED) ctx.warn('more-warnings', { count: ambiguous.length - LISTED });
    const formatted = formatYaml(syntax, options);
    for (const notice of formatted.notices) ctx.warn(notice);
    return restored(formatted.text);
  },
  examples: {
    configFile: {
      input: { text: sample },
      output: '# servers\nweb: { port: 8080, hosts: [a, b] } # public\ndb: &db\n  port: 5432\nreplica:\n  <<: *db\n',
      warns: [],
    },
    sortedKeys: {
      input: { text: '# about b\nb: 1\n# about a\na: {z: 1, y: 2}', sortKeys: true },
      output: '# about a\na: { y: 2, z: 1 }\n# about b\nb: 1\n',
    },
    exactNumbers: {
      input: { text: 'v: 1.0\nid: 12345678901234567890\nfloat: 1.777777777777777\nhex: 0x1F\ns: "1.0"' },
      output: 'v: 1.0\nid: 12345678901234567890\nfloat: 1.777777777777777\nhex: 0x1F\ns: "1.0"\n',
      warns: [],
    },
    ambiguous: {
      input: { text: 'country: no\nmode: 0755\nat: 12:30' },
      output: 'country: no\nmode: 0755\nat: 12:30\n',
      warns: ['reads-differently', 'reads-differently', 'reads-differently'],
    },
    fourSpaces: {
      input: { text: 'list:\n    - a\n    -   b: 1\n        c: 2', indentLists: false, indent: 4 },
      output: 'list:\n  - a\n  - b: 1\n    c: 2\n',
    },
  },
});
