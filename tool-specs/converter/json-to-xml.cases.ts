import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-to-xml.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '{"a":{"_attributes":{"x":"1.234","y":"It\'s"},"b":[1,2],"c":{"_text":"<&>"}}}':
        'JSON, which the formatter takes',
      '{"@id":12345678901234567890,"price":1.0,"tags":["x","y"],"note":null}': 'JSON, which the formatter takes',
      '{"person":{"$":{"id":"1"},"_":"Ann"}}': 'JSON, which the formatter takes',
      '{"first name":1,"1":2}': 'JSON, which the formatter takes',
      '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"},{"type":"text","text":" c"}]}]}':
        'JSON, which the formatter takes',
    },
    detect: [{ matches: ['{"a":1}'], rejects: ['[1]', '{a', '123', '{{ template }}'] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      { input: { text: '{"a":{"_attributes":{"x":"<&\\""}}}' }, output: '<a x="&lt;&amp;&quot;"/>' },
      { input: { text: '{"a":{"b":[1,2]}}', indent: 'none' }, output: '<a><b>1</b><b>2</b></a>' },
      {
        input: { text: '[1,["x",{}],{"k":"v"}]', indent: 'none' },
        output: '<root><item>1</item><item><item>x</item><item/></item><item><k>v</k></item></root>',
        warns: ['root-added'],
      },
      {
        input: {
          text: '{"_declaration":{"_attributes":{"version":"1.0"}},"_doctype":"a SYSTEM \\"a.dtd\\"","_comment":" c ","_instruction":{"pi":"x"},"a":{"_cdata":"]]>"}}',
          indent: 'none',
        },
        output: '<?xml version="1.0"?><!DOCTYPE a SYSTEM "a.dtd"><!-- c --><?pi x?><a><![CDATA[]]]]><![CDATA[>]]></a>',
        noRoundTrip: 'the section is divided in two',
      },
      {
        input: {
          text: '{"a":{"_attributes":{"xmlns:p":"urn:p","p:x":"1","t":"a\\tb\\n"},"p:b":"\\r"}}',
          indent: 'none',
        },
        output: '<a xmlns:p="urn:p" p:x="1" t="a&#9;b&#10;"><p:b>&#13;</p:b></a>',
      },
      {
        input: { text: '{"a":"\\u0000\\ud800","b":[],"b":[]}' },
        output: '<root>\n  <a>\ufffd\ufffd</a>\n</root>',
        warns: ['duplicate-key', 'root-added', 'character-replaced', 'empty-list'],
      },
      { input: { text: '{"a b": 1}' }, fails: 'bad-name' },
      { input: { text: '{"p:a": 1}' }, output: '<p:a>1</p:a>', warns: ['unbound-prefix'] },
      { input: { text: '{"p:a": 1}', names: 'escape' }, output: '<p_x003A_a>1</p_x003A_a>', warns: [] },
      // Keys that no XML name contains say which convention a document follows.
      { input: { text: '{"a":{"@id":1,"#text":"x"}}' }, output: '<a id="1">x</a>', reads: 'at' },
      { input: { text: '{"a":{"@id":1,"b":[]}}' }, output: '<a id="1"/>', reads: 'at', warns: ['empty-list'] },
      { input: { text: '{"a":{"$":{"id":"1"},"_":"x"}}' }, output: '<a id="1">x</a>', reads: 'dollar' },
      { input: { text: '{"a":{"@id":"1","$":"x"}}' }, output: '<a id="1">x</a>', reads: 'badgerfish' },
      { input: { text: '{"a":{"b":{"$":"x"}}}', indent: 'none' }, output: '<a><b>x</b></a>', reads: 'badgerfish' },
      { input: { text: '{"a":{"_attributes":{"id":1},"_text":"x"}}' }, output: '<a id="1">x</a>' },
      { input: { text: '{"a":{"@id":1}}', convention: 'compact' }, fails: 'bad-name' },
      { input: { text: '{"a":{"_attributes":{"x":{}}}}' }, fails: 'bad-value' },
      { input: { text: '{"_comment":"--","a":1}' }, fails: 'bad-value' },
      { input: { text: '[]', root: '1' }, fails: 'bad-name', field: 'root' },
      { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
