import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-query.ts';

const numbers = '{"id": 17478252242305210114, "price": 1.10, "e": 1e400}';
const odd = '{"a b": {"it\'s": 1, "é\\n": 2, "": 3, "__proto__": 4}}';

/** A query on a document, and its matches as compact JSON. */
const matching = (text: string, query: string, expected: string) => ({
  input: { text, query },
  check: ({ matches }: { matches: string }) => matches.replace(/\n\s*/g, '').replace(/": /g, '":') === expected,
});

export default casesOf<typeof tool>({
  jsonpath: {
    examples: [
      // RFC 9535, table 2: its queries on its document
      matching('{"o":{"j":1,"k":2},"a":[5,3]}', '$[*]', '[{"j":1,"k":2},[5,3]]'),
      matching('{"o":{"j":1,"k":2},"a":[5,3]}', '$.o[*, *]', '[1,2,1,2]'),
      matching(
        '{"a":[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]}',
        "$.a[?@.b == 'kilo']",
        '[{"b":"kilo"}]',
      ),
      matching('{"a":[3,5,1,2,4,6]}', '$.a[?@>3.5]', '[5,4,6]'),
      matching('["a","b","c","d","e","f","g"]', '$[5:1:-2]', '["f","d"]'),
      matching('["a","b","c"]', '$[::-1]', '["c","b","a"]'),
      matching('["a","b"]', '$[-2]', '["a"]'),
      matching('{"a":null}', '$.a', '[null]'),
      matching('{"a":[1,[2]]}', '$..[0]', '[1,2]'),
      // Digits stay as they are written
      matching(numbers, '$.id', '[17478252242305210114]'),
      matching(numbers, '$.price', '[1.10]'),
      // Names that are hard to write
      matching(odd, `$['a b']["it's"]`, '[1]'),
      matching(odd, "$['a b']['é\\n']", '[2]'),
      matching(odd, "$['a b']['']", '[3]'),
      matching(odd, "$['a b'].__proto__", '[4]'),
      { input: { text: odd, query: "$['a b'].*" }, check: ({ paths }) => paths[0]?.path === "$['a b']['it\\'s']" },
      matching('x: &a { y: 1 }\nz: *a\n', '$..y', '[1,1]'),
      matching('[server]\nport = 8080\n[[user]]\nname = "Ada"\n', '$.user[0].name', '["Ada"]'),
      {
        input: { text: '[server]\nport = 8080\n[[user]]\nname = "Ada"\n', query: '$.user[0].name' },
        check: ({ paths }) => paths[0]?.line === 4,
      },
      { input: { text: 'a:\n  - b: 1\n  - b: 2\n', query: '$.a[1].b' }, check: ({ paths }) => paths[0]?.line === 3 },
      matching('{"a": 1, /* note */}', '$.a', '[1]'),
      { input: { text: '{}', query: '$.missing' }, output: { matches: '[]', count: 0 }, warns: ['no-match'] },
      { input: { text: `[${'1,'.repeat(1500)}1]`, query: '$[*]' }, output: { count: 1501 }, warns: ['more'] },
      { input: { text: '', query: '$' }, output: { matches: '' } },
      { input: { text: '{}', query: '' }, output: { matches: '' } },
      { input: { text: '{"a":1', query: '$' }, fails: 'unexpected-end', field: 'text' },
      { input: { text: '{}', query: '$.a[' }, fails: 'query-ends', field: 'query', at: { offset: 4 } },
      { input: { text: '{}', query: 'store' }, fails: 'unexpected-token', field: 'query', at: { offset: 0 } },
      { input: { text: '{}', query: '$.a[?@.b==]' }, fails: 'unexpected-token', field: 'query', at: { offset: 10 } },
      { input: { text: '{}', query: '$[9007199254740993]' }, fails: 'bad-query', field: 'query' },
      {
        input: { text: '{}', query: '$[?sum(@.a) > 1]' },
        fails: 'unknown-function',
        field: 'query',
        at: { offset: 3 },
      },
    ],
  },
  jmespath: {
    examples: [
      {
        input: { text: '{"a":{"b":[1,2,3]}}', query: 'a.b[::-1]' },
        check: (json) => json.replace(/\s/g, '') === '[3,2,1]',
      },
      { input: { text: '{"a":[{"n":"x","v":2},{"n":"y","v":1}]}', query: 'max_by(a, &v).n' }, output: '"x"' },
      { input: { text: '{"a":[[1,2],[3]]}', query: 'a[]' }, check: (json) => json.replace(/\s/g, '') === '[1,2,3]' },
      { input: { text: '{"a b":1}', query: '"a b"' }, output: '1' },
      { input: { text: '{"a":"é😀"}', query: 'length(a)' }, check: (json) => json === '2' || json === '3' },
      { input: { text: '{"a":1}', query: 'b.c' }, output: 'null', warns: ['no-match'] },
      { input: { text: numbers, query: 'price' }, output: '1.1', warns: ['digits'] },
      { input: { text: '{}', query: 'a[' }, fails: 'query-ends', field: 'query' },
      { input: { text: '{}', query: 'a[?b==]' }, fails: 'unexpected-token', field: 'query', at: { offset: 6 } },
      { input: { text: '{}', query: 'nope(a)' }, fails: 'unknown-function', field: 'query', at: { offset: 0 } },
      { input: { text: '{"a":1}', query: 'length(a)' }, fails: 'wrong-argument', field: 'query', at: { offset: 0 } },
      { input: { text: '{}', query: 'a.b.' }, fails: 'query-ends', field: 'query' },
      { input: { text: '{}', query: '"x' }, fails: 'bad-query', field: 'query' },
    ],
  },
  xpath: {
    examples: [
      ...(
        [
          // XPath 3.1, with the values of the specification's functions
          ['count(//b)', ['2']],
          ['//b/@id', ['1', '2']],
          ['//b[@id="2"]/text()', ['u']],
          ['//b[last()]/@id', ['2']],
          ['//b ! string()', ['t', 'u']],
          ['string-join(//b, "-")', ['t-u']],
          ['(1, 2.5, "x", true())', ['1', '2.5', 'x', 'true']],
          ['sum((1, 2, 3))', ['6']],
          ['//@*[. = "2"]/..', ['<b id="2">u</b>']],
          ['upper-case("é")', ['É']],
          ['normalize-space("  a  b ")', ['a b']],
          ['tokenize("a b c")', ['a', 'b', 'c']],
          ['if (//b) then "yes" else "no"', ['yes']],
          ['for $x in //b return concat($x, "!")', ['t!', 'u!']],
          ['some $x in //b satisfies $x = "u"', ['true']],
          ['//comment()', ['<!-- c -->']],
          ['/', ['<a xmlns:x="urn:x"><b id="1">t</b><x:c>😀</x:c><b id="2">u</b><!-- c --></a>']],
          ['//x:c/text()', ['😀']],
          ['name(/*)', ['a']],
          ['//b/following-sibling::*[1]/name()', ['x:c']],
          ['map { "k": 1 }?k', ['1']],
          ['array { 1, 2 }?*', ['1', '2']],
          ['1 to 3', ['1', '2', '3']],
          ['2 idiv 1 + 7 mod 4', ['5']],
          ['matches("abc", "^a.c$")', ['true']],
          ['replace("abc", "b", "x")', ['axc']],
          ['//b[position() < 2]/@id', ['1']],
          ['distinct-values((1, 1, 2))', ['1', '2']],
          ['string-length("😀é")', ['2']],
        ] as const
      ).map(([query, values]) => ({
        input: { xml: '<a xmlns:x="urn:x"><b id="1">t</b><x:c>😀</x:c><b id="2">u</b><!-- c --></a>', query },
        output: { matches: values.join('\n'), count: values.length },
        warns: [] as [],
      })),
      {
        input: { xml: '<a><b/><b c="1"/></a>', query: '//@c' },
        output: { paths: [{ path: '/a/b[2]/@c', value: '1' }] },
      },
      {
        input: { xml: '<a>x<b/>y</a>', query: '//text()' },
        output: {
          paths: [
            { path: '/a/text()[1]', value: 'x' },
            { path: '/a/text()[2]', value: 'y' },
          ],
        },
      },
      // The namespace of the document, or none as the standard has it.
      {
        input: { xml: '<a xmlns="urn:a"><b/></a>', query: 'count(//b)' },
        output: { matches: '1' },
        warns: ['default-namespace'],
      },
      {
        input: { xml: '<a xmlns="urn:a"><b/></a>', query: 'count(//b)', namespace: false },
        output: { matches: '0' },
        warns: [],
      },
      { input: { xml: '<a xmlns="urn:a"><b/></a>', query: '//*:b', namespace: false }, output: { count: 1 } },
      { input: { xml: '<a/>', query: '//b' }, output: { matches: '', count: 0 }, warns: ['no-match'] },
      { input: { xml: `<a>${'<b/>'.repeat(1500)}</a>`, query: '//b' }, output: { count: 1500 }, warns: ['more'] },
      { input: { xml: '', query: '//b' }, output: { matches: '' } },
      { input: { xml: '<a/>', query: '' }, output: { matches: '' } },
      { input: { xml: '<a><b></a>', query: '//b' }, fails: 'bad-xml', field: 'xml', at: { line: 1, column: 7 } },
      { input: { xml: '<a/>', query: '//b[' }, fails: 'xpath-syntax', field: 'query', at: { offset: 3 } },
      { input: { xml: '<a/>', query: 'nope()' }, fails: 'xpath-error', field: 'query' },
      { input: { xml: '<a/>', query: '//y:b' }, fails: 'xpath-error', field: 'query' },
      { input: { xml: '<a/>', query: '"a" + 1' }, fails: 'xpath-error', field: 'query' },
    ],
  },
});
