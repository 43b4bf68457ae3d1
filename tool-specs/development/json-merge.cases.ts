import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-merge.ts';

const compact = (json: string) => json.replace(/\s/g, '');
const gives = (base: string, other: string, result: string) => ({
  input: { base, other },
  check: (json: string) => compact(json) === compact(result),
});
const fails = <const C extends string>(base: string, other: string, code: C) => ({
  input: { base, other },
  fails: code,
  field: 'other' as const,
});
const arrays = (
  policy: 'replace' | 'concat' | 'unique' | 'index' | 'key',
  base: string,
  other: string,
  result: string,
) => ({
  ...gives(base, other, result),
  input: { base, other, arrays: policy },
});
const three = (base: string, ours: string, theirs: string, merged: string, ...paths: string[]) => ({
  input: { base, ours, theirs },
  check: (output: { merged: string; conflicts: readonly { path: unknown }[] }) =>
    compact(output.merged) === compact(merged) && output.conflicts.map(({ path }) => path).join() === paths.join(),
});

export default casesOf<typeof tool>({
  merge: {
    examples: [
      gives('{"a":1}', '{"b":2}', '{"a":1,"b":2}'),
      gives('{"a":{"b":1,"c":2}}', '{"a":{"c":3}}', '{"a":{"b":1,"c":3}}'),
      gives('{"a":1}', '{"a":null}', '{"a":null}'),
      gives('{"a":1}', '[1]', '[1]'),
      gives('{"a":[1]}', '{"a":{"b":1}}', '{"a":{"b":1}}'),
      gives('{"a":1}{"b":2}', '{"c":3}', '{"a":1,"b":2,"c":3}'),
      gives('{"n":12345678901234567890,"f":1.10}', '{"m":0.1000}', '{"n":12345678901234567890,"f":1.10,"m":0.1000}'),
      gives('{"a":1,"a":2}', '{"b":3}', '{"a":2,"b":3}'),
      gives('{"__proto__":{"x":1}}', '{"__proto__":{"y":2}}', '{"__proto__":{"x":1,"y":2}}'),
      gives('{"10":1,"2":2}', '{"1":3}', '{"10":1,"2":2,"1":3}'),
      gives('a: 1\n---\nb: 2\n', 'c: [x]\n', '{"a":1,"b":2,"c":["x"]}'),
      gives('{"日本":"😀"}', '{}', '{"日本":"😀"}'),
      arrays('replace', '[1,2]', '[3]', '[3]'),
      arrays('concat', '[1,2]', '[2,3]', '[1,2,2,3]'),
      arrays('unique', '[1,{"a":1}]', '[1.0,{"a":1},2]', '[1,{"a":1},2]'),
      arrays('index', '[{"a":1},2]', '[{"b":3}]', '[{"a":1,"b":3},2]'),
      arrays('key', '[{"id":1,"a":1}]', '[{"id":1,"b":2},{"id":"1"},5]', '[{"id":1,"a":1,"b":2},{"id":"1"},5]'),
      { input: { base: '', other: '{}' }, output: '' },
      { input: { base: '{"a":1', other: '{}' }, fails: 'unexpected-end', field: 'base' },
      { input: { base: '{}', other: '{a' }, fails: 'unexpected-end', field: 'other' },
    ],
  },
  // RFC 7396, appendix A
  mergePatch: {
    examples: [
      gives('{"a":"b"}', '{"a":"c"}', '{"a":"c"}'),
      gives('{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'),
      gives('{"a":"b"}', '{"a":null}', '{}'),
      gives('{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'),
      gives('{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'),
      gives('{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'),
      gives('{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'),
      gives('{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'),
      gives('["a","b"]', '["c","d"]', '["c","d"]'),
      gives('{"a":"b"}', '["c"]', '["c"]'),
      gives('{"a":"foo"}', 'null', 'null'),
      gives('{"a":"foo"}', '"bar"', '"bar"'),
      gives('{"e":null}', '{"a":1}', '{"e":null,"a":1}'),
      gives('[1,2]', '{"a":"b","c":null}', '{"a":"b"}'),
      gives('{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'),
      { input: { base: '', other: '{}' }, output: '' },
    ],
  },
  // RFC 6902, appendix A
  patch: {
    examples: [
      gives('{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]', '{"foo":"bar","baz":"qux"}'),
      gives('{"foo":["bar","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]', '{"foo":["bar","qux","baz"]}'),
      gives('{"baz":"qux","foo":"bar"}', '[{"op":"remove","path":"/baz"}]', '{"foo":"bar"}'),
      gives('{"foo":["bar","qux","baz"]}', '[{"op":"remove","path":"/foo/1"}]', '{"foo":["bar","baz"]}'),
      gives('{"baz":"qux","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]', '{"baz":"boo","foo":"bar"}'),
      gives(
        '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
        '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
        '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
      ),
      gives(
        '{"foo":["all","grass","cows","eat"]}',
        '[{"op":"move","from":"/foo/1","path":"/foo/3"}]',
        '{"foo":["all","cows","eat","grass"]}',
      ),
      gives(
        '{"baz":"qux","foo":["a",2,"c"]}',
        '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
        '{"baz":"qux","foo":["a",2,"c"]}',
      ),
      fails('{"baz":"qux"}', '[{"op":"test","path":"/baz","value":"bar"}]', 'test-failed'),
      gives(
        '{"foo":"bar"}',
        '[{"op":"add","path":"/child","value":{"grandchild":{}}}]',
        '{"foo":"bar","child":{"grandchild":{}}}',
      ),
      gives('{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux","xyz":123}]', '{"foo":"bar","baz":"qux"}'),
      fails('{"foo":"bar"}', '[{"op":"add","path":"/baz/bat","value":"qux"}]', 'no-such-place'),
      gives('{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":10}]', '{"/":9,"~1":10}'),
      fails('{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":"10"}]', 'test-failed'),
      gives('{"foo":["bar"]}', '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', '{"foo":["bar",["abc","def"]]}'),
      gives('{"a":1}', '[{"op":"copy","from":"/a","path":"/b"}]', '{"a":1,"b":1}'),
      gives('{"a":1}', '[{"op":"replace","path":"","value":[1]}]', '[1]'),
      gives('{"a":1.0}', '[{"op":"test","path":"/a","value":1}]', '{"a":1.0}'),
      gives('{"":{"":1}}', '[{"op":"remove","path":"//"}]', '{"":{}}'),
      gives('{"n":12345678901234567890}', '[{"op":"move","from":"/n","path":"/m"}]', '{"m":12345678901234567890}'),
      fails('[1]', '[{"op":"remove","path":"/1"}]', 'no-such-place'),
      fails('[1]', '[{"op":"remove","path":"/00"}]', 'no-such-place'),
      fails('[1]', '[{"op":"add","path":"/2","value":1}]', 'no-such-place'),
      fails('{"a":{"b":1}}', '[{"op":"move","from":"/a","path":"/a/b"}]', 'no-such-place'),
      fails('{}', '{"op":"add"}', 'not-a-patch'),
      fails('{}', '[{"op":"add","path":"/a"}]', 'bad-operation'),
      fails('{}', '[{"op":"nope","path":"/a"}]', 'bad-operation'),
      fails('{}', '[{"op":"remove","path":"a"}]', 'bad-pointer'),
      fails('{}', '[{"op":"remove","path":"/~2"}]', 'bad-pointer'),
      { input: { base: '', other: '[]' }, output: '' },
    ],
  },
  threeWay: {
    examples: [
      three('{"a":1}', '{"a":2}', '{"a":1}', '{"a":2}'),
      three('{"a":1}', '{"a":1}', '{"a":2}', '{"a":2}'),
      three('{"a":1}', '{"a":2}', '{"a":2}', '{"a":2}'),
      three('{"a":1}', '{"a":2}', '{"a":3}', '{"a":2}', '$.a'),
      three('{"a":1,"b":2}', '{"b":2}', '{"a":1,"b":2}', '{"b":2}'),
      three('{"a":1}', '{}', '{"a":2}', '{}', '$.a'),
      three('{}', '{"a":1}', '{"b":2}', '{"a":1,"b":2}'),
      three('{}', '{"a":{"x":1}}', '{"a":{"y":2}}', '{"a":{"x":1,"y":2}}'),
      three('{"a":{"b":1,"c":1}}', '{"a":{"b":2,"c":1}}', '{"a":{"b":1,"c":3}}', '{"a":{"b":2,"c":3}}'),
      three('[1]', '[1,2]', '[1]', '[1,2]'),
      three('[1]', '[1,2]', '[1,3]', '[1,2]', '$'),
      three('{"a":1.0}', '{"a":1}', '{"a":2}', '{"a":2}'),
      {
        input: { base: '{"a":1}', ours: '{"a":2}', theirs: '{"a":12345678901234567890}', favored: 'theirs' },
        output: { merged: '{\n  "a": 12345678901234567890\n}' },
        warns: ['conflicts'],
      },
      { input: { base: '', ours: '{}', theirs: '{}' }, output: { merged: '' } },
      { input: { base: '{}', ours: '{', theirs: '{}' }, fails: 'unexpected-end', field: 'ours' },
    ],
  },
});
