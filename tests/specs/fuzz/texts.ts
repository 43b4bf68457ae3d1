import type { Field } from '../../../src/core/field.ts';
import { sampleFile } from '../../../src/core/spec.ts';
import type { Draw } from './draw.ts';

/** Texts that trip up readers of any format. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00b',
  '\ufeff\u202e\u2066',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '__proto__:\n  polluted: 1\n',
  '__proto__.polluted = 1',
  '__proto__=1&constructor=2',
  '<__proto__ constructor="1"/>',
  '__proto__,constructor\n1,2',
  '-0',
  'NaN',
  'Infinity',
  '1e999',
  '-1e-999',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  '&#x110000;&#xD800;&#99999999999999999999;&#xffffffffffffffffff;&#;&#x;',
  '<a>&#x;</a>',
  '<a b="&#99999999999;">&#xFFFFFFFFFFF;</a>',
  '%',
  '%E0%A4%A',
  '\\u{110000}\\ud800\\x',
  '/(a+)+$/',
  '(a+)+$',
  '9^9^9^9^9',
  '1e9!',
  '(((((10!)!)!)!)!)',
  '2^2^2^2^2^2^2',
  'ones(1e6)*ones(1e6)',
  '1/0',
  '0/0',
  '1970-01-01T00:00:60.999999999999Z',
  '+275760-09-13T00:00:00.001Z',
  '999999999999999999999',
  '::ffff:999.1.1.1/129',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0-255.255.255.255',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'http://[::1]:99999/%00?__proto__=1#',
  'eyJhbGciOiJub25lIn0.e30.',
  'eyJhbGciOiJIUzI1NiJ9.e30.AA',
  '*/0 * * * *',
  '0 0 30 2 *',
  '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
  '-----BEGIN PRIVATE KEY-----\nMAA=\n-----END PRIVATE KEY-----',
  'otpauth://totp/?secret=&digits=99999&period=0',
  'otpauth-migration://offline?data=CgA%3D',
];

/** Deep nesting, one text for each way a format can nest. */
const DEEP: readonly ((count: number) => string)[] = [
  (count) => '['.repeat(count),
  (count) => '['.repeat(count) + ']'.repeat(count),
  (count) => '{"a":'.repeat(count) + '1' + '}'.repeat(count),
  (count) => '<a>'.repeat(count) + '</a>'.repeat(count),
  (count) => '('.repeat(count) + '1' + ')'.repeat(count),
  (count) => '- '.repeat(count) + 'x',
  (count) => '{a: '.repeat(count),
  (count) => '> '.repeat(count) + 'x',
  (count) => '*_'.repeat(count),
  (count) => 'case when 1 then '.repeat(count) + 'end '.repeat(count),
  (count) => 'select (select '.repeat(count),
  (count) => '-'.repeat(count) + '1',
  (count) => `${'a.'.repeat(count)}b = 1`,
  (count) => '\\'.repeat(count),
  (count) => '%25'.repeat(count),
  (count) => '[[a]]\n'.repeat(count),
];

/** Small texts that expand to large ones. */
const BOMBS: readonly ((size: number) => string)[] = [
  (size) =>
    `a: &a [x, x]\n${Array.from({ length: size }, (_, n) => `b${n}: &b${n} [*a, *a, *${n ? `b${n - 1}` : 'a'}]`).join('\n')}`,
  (size) =>
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: size }, (_, n) => `<!ENTITY b${n} "${`&${n ? `b${n - 1}` : 'a'};`.repeat(10)}">`).join('')}]><r>&b${size - 1};</r>`,
  (size) => `{"a":1e${size * 99999},"b":${'9'.repeat(size * 50)}}`,
  (size) => `${size}9999999x${size}9999999`,
  (size) => Array.from({ length: size }, (_, n) => `(a{1,${n + 99}}){1,99}`).join(''),
  (size) => `1${'0'.repeat(size * 9)}!`,
  (size) => `x = 9\n${'x = x^9\n'.repeat(size)}x`,
  (size) => `{1..${size}999999}`,
  (size) => Array.from({ length: size * 20 }, (_, n) => `10.${n % 256}.${(n * 7) % 256}.0/${(n % 20) + 12}`).join('\n'),
];

const UNITS = [
  'a', 'A', '0', '1', '9', ' ', '.', '-', '_', '/', '\\', ':', ',', '"', "'", '(', '[', '<', '&', '%', '=', '@', '+', '#', '*', '`', '|', ';',
  '\t', 'é', '文', '👍', 'e\u0301', '\u200d', 'ab ', 'a1', 'a.b', '1,', '1.', 'aB', '0x', 'f0', 'a=1&', '%41', '&amp;', '<b>', '"a",', 'a@b.c ', '10.0.0.1 ',
  'select a, b from c where d = ', 'not ', '1+', '2*(', 'x^', ' - ', '*a* ', '![', 'https://a.b/c?d=e ', '\ud800',
]; // prettier-ignore

const SIZES = { small: 2000, middle: 100_000, large: 1_000_000, huge: 10_000_000 } as const;
export type Size = keyof typeof SIZES;

const repeated = (unit: string, length: number) => unit.repeat(Math.max(1, Math.ceil(length / unit.length)));

function changed(text: string, draw: Draw): string {
  let result = text;
  for (let count = draw.below(4); count > 0; count--) {
    const at = draw.below(result.length + 1);
    const cut = draw.below(4) === 0 ? draw.below(result.length + 1) : draw.below(3);
    const put = draw.below(3) === 0 ? draw.of(NASTY) : draw.of(UNITS);
    result = result.slice(0, at) + put + result.slice(at + cut);
  }
  return result;
}

/** One endless line made of a few units. */
function oneLine(examples: readonly string[], length: number, draw: Draw): string {
  const line = draw.below(2) === 0 && examples.length > 0 ? draw.of(examples).replace(/[\r\n]+/g, ' ') : draw.of(UNITS);
  const text = repeated(line === '' ? 'x' : line, length);
  return draw.below(3) === 0 ? `${draw.of(UNITS)}${text}${draw.of(UNITS)}` : text;
}

const manyLines = (examples: readonly string[], length: number, draw: Draw) =>
  repeated(`${(examples.length > 0 && draw.of(examples)) || draw.of(UNITS)}${draw.of(['\n', '\r\n', '\n\n'])}`, length);

/** A text of about this size, made of expected and unexpected parts. */
export function textOf(examples: readonly string[], size: Size, draw: Draw): string {
  const length = SIZES[size];
  if (size === 'small') {
    switch (draw.below(6)) {
      case 0:
        return draw.of(NASTY);
      case 1:
        return draw.of(BOMBS)(1 + draw.below(12));
      case 2:
        return draw.of(DEEP)(1 + draw.below(200));
      case 3:
        return oneLine(examples, 1 + draw.below(length), draw);
      default:
        return examples.length > 0 ? changed(draw.of(examples), draw) : draw.of(NASTY);
    }
  }
  switch (draw.below(5)) {
    case 0:
      return draw.of(DEEP)(length / 10);
    case 1:
    case 2:
      return manyLines(examples, length, draw);
    default:
      return oneLine(examples, length, draw);
  }
}

/** The first bytes of files in many formats. */
const MAGIC = [
  '89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000',
  'ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03',
  '474946383961ffffffff80000000ffffff2c00000000ffffffff00',
  '424dffffffff00000000360000002800000000010000000100000100200000000000',
  '255044462d312e370a312030206f626a0a3c3c2f547970652f5369672f436f6e74656e74733c',
  '504b0304140000000800000000000000000000000000ffffffff',
  '1f8b0800000000000003',
  '3082ffff3082ffff',
  'efbbbf', 'fffe', 'feff', '52494646ffffffff57454250', '00',
]; // prettier-ignore

/** A file that starts like some format and continues with anything. */
export function fileOf(examples: readonly Uint8Array[], size: Size, draw: Draw) {
  const length = Math.min(SIZES[size], 2_000_000);
  const own = examples.length > 0 && draw.below(2) === 0 ? draw.of(examples) : undefined;
  const head = own ?? Uint8Array.from((draw.of(MAGIC).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const bytes = new Uint8Array(own ? own.length : head.length + draw.below(length));
  bytes.set(head);
  for (let at = own ? draw.below(own.length + 1) : head.length; at < bytes.length; at += own ? 1 + draw.below(400) : 1)
    bytes[at] = draw.below(256);
  const end = draw.below(3) === 0 ? draw.below(bytes.length + 1) : bytes.length;
  return sampleFile(
    draw.of(['a.bin', '../../__proto__', '<img src=x>.png', '']),
    'application/octet-stream',
    bytes.slice(0, end),
  );
}

/** Whether a field accepts text of any length. */
export const holdsText = ({ kind }: Field) => ['text', 'code', 'secret', 'content', 'list'].includes(kind);
