import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DetectCard } from '../../../src/core/card.ts';
import { DETECT_LIMIT, detects } from '../../../src/core/recognition/detect.ts';
import type { Guard } from '../../../src/core/tool.ts';

const rule = (guard?: Guard, pattern = '[^]', length: DetectCard['length'] = [1, DETECT_LIMIT]): DetectCard => ({
  field: 'text',
  pattern,
  flags: '',
  length,
  guard,
  confidence: 0.9,
});

const GUARDS: Record<Guard, { yes: string[]; no: string[] }> = {
  json: {
    yes: ['{"a":1}', '[]', '  {"a":\n1}  ', 'null', '"x"', '-0'],
    no: ['{a:1}', "{'a':1}", '{"a":1,}', 'undefined', '{"a":1} x', '['.repeat(50_000)],
  },
  jwt: {
    yes: [
      // RFC 7519, 3.1
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      // RFC 7519, 6.1: unsigned
      'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.',
      'Bearer eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.',
    ],
    no: [
      'www.example.com',
      'a.b.c',
      '1.2.3',
      'eyJub3QiOiJhIn0.eyJpc3MiOiJqb2UifQ.x',
      'InN0cmluZyBcImFsZ1wiIg.e30.',
      '...',
    ],
  },
  'base64-text': {
    yes: ['aGVsbG8gd29ybGQ=', 'aGVsbG8gd29ybGQ', '8J+YgA==', '8J-YgA', 'aGVs\nbG8='],
    no: ['a', 'hello world!', '/9j/4AAQSkZJRg==', 'AAECAwQFBgcICQ==', 'abcde', '====='.concat('!')],
  },
  date: {
    yes: ['2024-02-29', '2024-01-02T03:04:05Z', '2024-01-02T03:04:05+05:30', 'Tue, 02 Jan 2024 03:04:05 GMT'],
    no: ['2023-02-29', '2024-02-30T00:00:00Z', '2024-13-01', '2024-00-10', '2024-01-00', 'hello', '99999-99-99'],
  },
  'cron-fields': {
    yes: [
      '* * * * *',
      '*/15 9-17 * * 1-5',
      '0 0 ? * MON-FRI',
      '0 0 1,15 * *',
      '0 0 L * *',
      '0 0 * * 5#2',
      '0 0 12 1/5 * ? 2024',
      '0 0 LW * ?',
    ],
    no: [
      '* * *',
      '1 2 3 4 5',
      '* a list of items here',
      '* one * two * three * four *',
      'is this right ? no',
      '5 * 4 = 20 ok',
    ],
  },
  'json-lines': {
    yes: ['{"a":1}\n{"a":2}', '[1]\r\n[2]\n\n[3]', `${'{}\n'.repeat(500)}`],
    no: ['{"a":1}', '{\n"a":1\n}', '{"a":1}\nx', '{"a":1}\n1', '[link]\n[other]'],
  },
  yaml: {
    yes: [
      'a: 1\nb: 2',
      '# note\nname: x\n\nversion: "1"',
      'a:\n- b\n- c\nd: e',
      'Name: x\nItems:\n  - Key: 1',
      '"a b": 1\n\'c\': 2',
      '---\na: |\n  b: c\nd: e\n...',
    ],
    no: [
      'a: 1',
      'Q: What is it?\nA: Nothing much.',
      'Note: this is important\nand this is not: at all',
      '- one\n- two',
      'https://a.b/\nhttps://c.d/',
      '12:30\n13:30',
      '{"a": 1,\n"b": 2}',
    ],
  },
  query: {
    yes: ['a=1&b=2', '?q=&lang=en', 'x%5B%5D=1&x[]=2', 'a=b==&c=d'],
    no: ['a=1', '?', 'a&b', 'a=1 & b=2', 'x=1&&y=2', 'if (a=b&c=d)', 'https://a.b/?x=1&y=2'],
  },
  url: {
    yes: ['https://example.com', 'https://münchen.de/ä?q=1#x', 'mailto:a@b.c'],
    no: ['example.com', 'https://', 'http://[::1', '//host', ''],
  },
};

describe.each(Object.entries(GUARDS))('guard %s', (guard, { yes, no }) => {
  it.each(yes)('accepts %j', (text) => expect(detects(rule(guard as Guard), text)).toBe(true));
  it.each(no)('rejects %j', (text) => expect(detects(rule(guard as Guard), text)).toBe(false));
  it('never throws', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void detects(rule(guard as Guard), text))));
});

describe('detects', () => {
  it('ignores whitespace around the text', () => {
    expect(detects(rule(undefined, '^a$'), ' \n a\t')).toBe(true);
    expect(detects(rule(undefined, '^a$', [2, 9]), '  a  ')).toBe(false);
  });
  it('examines only both ends of a long text, without taking longer, and leaves verification to the run', () => {
    const json = { ...rule('json', '^[[{][^]*[\\]}]$'), length: [1, 16_777_216] as const };
    const long = 'x'.repeat(5_000_000);
    expect(detects(json, `["${long}"]`)).toBe(true);
    expect(detects(json, `["${long}"`)).toBe(false);
    expect(detects(json, `[${long}]`)).toBe(true);
    expect(detects({ ...json, length: [1, 1000] }, `["${long}"]`)).toBe(false);
  });
  it('respects the bounds of the rule', () => {
    const bounded = rule(undefined, '^x+$', [2, 3]);
    expect(['x', 'xx', 'xxx', 'xxxx'].map((text) => detects(bounded, text))).toEqual([false, true, true, false]);
  });
  it('returns the same result each time, even with a stateful pattern', () => {
    const sticky = { ...rule(undefined, 'a'), flags: 'g' };
    expect([detects(sticky, 'a'), detects(sticky, 'a')]).toEqual([true, true]);
  });
});
