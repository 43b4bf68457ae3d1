import { casesOf } from '../../src/core/spec.ts';
import type tool from './xml-to-json.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      { matches: ['<a><b/></a>', '<?xml version="1.0"?><a/>'], rejects: ['a < b > c', '<3', '<a', 'x <b>y</b>', ''] },
    ],
    examples: [
      {
        input: { text: '<a x="1.234" y="It\'s"><b>1</b><b>2</b><c>&#233;</c></a>', indent: 'none' },
        output: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"},"b":[{"_text":"1"},{"_text":"2"}],"c":{"_text":"é"}}}',
        warns: [],
      },
      {
        input: {
          text: '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a [<!ENTITY e "x&#33;"><!ENTITY f SYSTEM "file:///etc/passwd">]><!--c--><a><?pi x?><![CDATA[<&>]]>&e;&f;</a>',
          indent: 'none',
        },
        output:
          '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8"}},"_doctype":"a [<!ENTITY e \\"x&#33;\\"><!ENTITY f SYSTEM \\"file:///etc/passwd\\">]","_comment":"c","a":{"_instruction":{"pi":"x"},"_cdata":"<&>","_text":"x!&f;"}}',
        warns: ['entity-kept'],
        noRoundTrip: 'the way back sees text, no reference',
      },
      {
        input: { text: '<a><b> kept </b><c/><__proto__/></a>', convention: 'badgerfish', indent: 'none' },
        output: '{"a":{"b":{"$":" kept "},"c":{},"__proto__":{}}}',
      },
      { input: { text: '<a_x0020_b/>', names: 'escape', indent: 'none' }, output: '{"a b":{}}' },
      {
        input: { text: '<a><x/><y/><x/></a>', indent: 'none' },
        output: '{"a":{"x":[{},{}],"y":{}}}',
        warns: ['order-lost'],
      },
      {
        input: { text: '<soap:Envelope><soap:Body/></soap:Envelope>', indent: 'none' },
        output: '{"soap:Envelope":{"soap:Body":{}}}',
        warns: ['unbound-prefix'],
      },
      // Two names that would be one without their prefixes
      {
        input: {
          text: '<r xmlns:a="u" xmlns:b="v"><a:x>1</a:x><b:x>2</b:x><c a:k="1" b:k="2"/></r>',
          prefixes: 'strip',
          convention: 'at',
          indent: 'none',
        },
        output: '{"r":{"a:x":"1","b:x":"2","c":{"@a:k":"1","@b:k":"2"}}}',
        warns: ['prefix-kept', 'prefix-kept'],
        noRoundTrip: 'the declarations are gone',
      },
      {
        input: {
          text: '<r xmlns:a="u"><a:x>1</a:x><a:x>2</a:x></r>',
          prefixes: 'strip',
          convention: 'at',
          indent: 'none',
        },
        output: '{"r":{"x":["1","2"]}}',
        warns: [],
      },
      { input: { text: '<a>&nbsp;</a>' }, fails: 'unknown-entity', at: { line: 1, column: 4 } },
      { input: { text: '<a>true</a>', types: 'infer', convention: 'at' }, output: '{\n  "a": true\n}' },
      { input: { text: '<a>' }, fails: 'unclosed-tag', at: { line: 1, column: 1 } },
      { input: { text: '<a>\n<b></a>' }, fails: 'wrong-end-tag', at: { line: 2, column: 4 } },
      { input: { text: '<a/></a>' }, fails: 'stray-end-tag', at: { line: 1, column: 5 } },
      { input: { text: '<a>&#0;</a>' }, fails: 'bad-character-reference', at: { line: 1, column: 4 } },
      { input: { text: '<a x=1/>' }, fails: 'unquoted-attribute', at: { line: 1, column: 6 } },
      { input: { text: '<a>&constructor;</a>' }, fails: 'unknown-entity', at: { line: 1, column: 4 } },
      { input: { text: '<!-- only -->' }, fails: 'no-root' },
      {
        input: { text: `<!DOCTYPE a [<!ENTITY e "${'x'.repeat(10_000)}">]><a>${'&e;'.repeat(200)}</a>` },
        fails: 'entity-bomb',
      },
      { input: { text: '<a>'.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
