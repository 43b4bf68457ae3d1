import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choice,
  choices,
  color,
  content,
  dateTime,
  decimal,
  file,
  integer,
  keypress,
  list,
  optionalInteger,
  secret,
  text,
  toggle,
} from '../../../src/core/fields.ts';
import { decodeLink, decodeQuery, encodeLink, isLinkable } from '../../../src/core/link.ts';
import { sampleFile } from '../../../src/core/example-input.ts';
import { defineTool, defineView, type Fields, operation, type Tool } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';

const fields = {
  text: text({ primary: true, multiline: true }),
  n: integer({ min: -5, max: 99, initial: 7 }),
  maybe: optionalInteger({ min: 0, max: 9 }),
  share: decimal({ min: 0, max: 1, initial: 0.5 }),
  on: toggle({ initial: true }),
  mode: choice(['one', 'two', 'constructor'], { initial: 'two' }),
  parts: choices(['a', 'b', 'c'], { initial: ['a'] }),
  tint: color({ initial: '#fff' }),
  when: dateTime(),
  lines: list(),
  body: content(),
  key: secret(),
  upload: file(),
  keys: keypress(),
  constructor: text({ initial: 'c' }),
} satisfies Fields;

const op = operation({ fields, output: out.text(), transform: () => '', examples: [] });
const other = operation({
  fields: { text: text({ primary: true }) },
  output: out.text(),
  transform: () => '',
  examples: [],
});
const tool = defineTool({ icon: 'wrench', operations: { first: op, second: other } });

/** The values of a form after the link was opened: the initial values, overridden by those of the link. */
function opened(fragment: string) {
  const state = decodeLink(tool, fragment);
  const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));
  return { operation: state?.operation, values: { ...initial, ...state?.values } };
}

test('a link restores the values it was created from', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('&', '=', '#', '+', ' ', '%', '\n', '\0', 'é', '👍') }),
  );
  const line = anyText.map((raw) => raw.replace(/[\r\n]/g, ''));
  const values = fc.record({
    text: anyText,
    n: fc.integer({ min: -5, max: 99 }),
    maybe: fc.option(fc.integer({ min: 0, max: 9 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share + 0),
    on: fc.boolean(),
    mode: fc.constantFrom('one', 'two', 'constructor'),
    parts: fc.subarray(['a', 'b', 'c']),
    tint: fc.constantFrom('#fff', '#18A058'),
    when: fc.constantFrom('', '2024-02-29T23:59'),
    // A list with one empty line is the empty list.
    lines: fc.array(line).filter((lines) => lines.length !== 1 || lines[0] !== ''),
    body: anyText,
    constructor: anyText,
  });
  fc.assert(
    fc.property(values, (given) => {
      const { operation: name, values: back } = opened(encodeLink('first', op, given));
      expect(name).toBe('first');
      expect(back).toMatchObject({ ...given });
    }),
  );
});

test('initial values, secrets, files and keys are never in a link', () => {
  const values = {
    text: '',
    n: 7,
    mode: 'two',
    parts: ['a'],
    key: 'CANARY',
    upload: sampleFile('CANARY', '', new Uint8Array(1)),
    body: sampleFile('CANARY', '', new Uint8Array(1)),
    keys: [{ key: 'CANARY' }],
  };
  expect(encodeLink('first', op, values)).toBe('op=first');
  expect(encodeLink('run', op, { n: '8' })).toBe('n=8');
  expect(encodeLink('run', op, {})).toBe(''); // an inherited `constructor` isn't a value
  expect(
    Object.entries(fields)
      .filter(([, field]) => !isLinkable(field))
      .map(([name]) => name),
  ).toEqual(['key', 'upload', 'keys']);
});

test('a hostile link sets no forbidden values', () => {
  expect(decodeLink(tool, '#op=constructor&__proto__=1&key=a&upload=b&keys=c&nope=d')).toEqual({
    operation: 'first',
    values: {},
  });
  expect(decodeLink(tool, 'n=100&share=x&mode=three&parts=d&tint=red&when=never&on=maybe')?.values).toEqual({});
  expect(decodeLink(tool, 'op=second&n=8&text=%zz%&text=later')).toEqual({
    operation: 'second',
    values: { text: '%zz%' },
  });
  expect(decodeLink(tool, '')).toEqual({ operation: 'first', values: {} });
  expect(decodeLink(tool, '#')).toEqual({ operation: 'first', values: {} });
  expect(decodeLink(tool, 'text=<script>alert(1)</script>')?.values).toEqual({ text: '<script>alert(1)</script>' });
  expect(Object.getPrototypeOf(decodeLink(tool, '__proto__=x')?.values)).toBe(Object.prototype);
  expect(decodeLink(defineView({ icon: 'wrench' }), 'text=x')).toBeNull();
});

test('any fragment is read without throwing, and only valid values are kept', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webQueryParameters(),
        fc.stringMatching(/^((n|on|lines|op|key)=[^&]{0,5}&){1,5}$/),
      ),
      (fragment) => {
        const state = decodeLink(tool, fragment);
        for (const [name, value] of Object.entries(state?.values ?? {})) {
          const { operations }: Tool = tool;
          const field: Fields[string] | undefined = operations[state?.operation ?? '']?.fields[name];
          expect(field && isLinkable(field) && field.schema.safeParse(value).success, name).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('the query of a link from another collection sets the fields it knows by name, in any case', () => {
  const known = defineTool({
    icon: 'wrench',
    fields: {
      pattern: text({ primary: true, query: ['regex'] }),
      length: integer({ min: 1, max: 512, initial: 64 }),
      encoding: choice(['hex', 'base64', 'binary']),
      text: text(),
      key: secret(),
    },
    output: out.text(),
    transform: () => '',
    examples: [],
  });
  const values = (search: string) => decodeQuery(known, search)?.values;
  expect(values('?length=32&regex=a%2B')).toEqual({ length: 32, pattern: 'a+' });
  expect(values('?encoding=Hex')).toEqual({ encoding: 'hex' });
  expect(values('?encoding=Bin')).toEqual({ encoding: 'binary' });
  expect(values('?input=a&text=b')).toEqual({ pattern: 'a', text: 'b' });
  expect(values('?length=0&key=CANARY&utm_source=x')).toBeUndefined();
  expect(values('')).toBeUndefined();
  expect(decodeQuery(tool, '?op=second')).toEqual({ operation: 'second', values: {} });
});

test('links with the former name of a field still set it; the current name takes precedence', () => {
  const renamed = defineTool({
    icon: 'wrench',
    fields: { color: text({ primary: true, former: ['colour'] }), key: secret() },
    output: out.text(),
    transform: () => '',
    examples: [],
  });
  expect(decodeLink(renamed, '#colour=red')?.values).toEqual({ color: 'red' });
  expect(decodeLink(renamed, '#colour=red&color=blue')?.values).toEqual({ color: 'blue' });
  expect(decodeQuery(renamed, '?colour=red')?.values).toEqual({ color: 'red' });
});

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '{{constructor}}',
  '${alert(1)}',
];
const SCHEMES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
];
const PROTOTYPE = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];
const MALFORMED = [
  '%',
  '%E0%A4%A',
  '%ZZ',
  '%u0041',
  '%00',
  '%FF%FE',
  '&&&&',
  '====',
  '?=&=',
  '#',
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
];
/** Links that somebody might make. */
const HOSTILE = [
  ...[...MARKUP, ...SCHEMES].flatMap((text) => [`op=${encodeURIComponent(text)}`, `${encodeURIComponent(text)}=1&key=${encodeURIComponent(text)}`]),
  ...PROTOTYPE.flatMap((name) => [`${name}=1`, `op=${name}`, `mode=${name}`, `${name}[x]=1&${name}.x=1`]),
  ...MALFORMED.map((text) => `n=${text}&op=${text}`),
  ...['n', 'when', 'tint', 'parts', 'on', 'upload', 'keys'].map((name) => `${name}=${'9'.repeat(20_000)}`),
  `text=${'a'.repeat(1_000_000)}`, '&'.repeat(100_000), 'n=1&'.repeat(20_000), `${'a'.repeat(100_000)}=1`, `lines=${'%0A'.repeat(30_000)}`,
  `body=${'['.repeat(20_000)}`, `parts=${'a,'.repeat(20_000)}`, 'n=NaN&share=Infinity&maybe=-0&when=99999-99-99',
]; // prettier-ignore

test(`${HOSTILE.length} hostile links are read at once and set nothing but fields`, () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50);
  for (const fragment of HOSTILE)
    for (const decode of [decodeLink, decodeQuery]) {
      const begun = performance.now();
      const state = decode(tool, fragment);
      expect(performance.now() - begun, fragment.slice(0, 60)).toBeLessThan(2000);
      if (!state) continue;
      expect(Object.keys(tool.operations), fragment.slice(0, 60)).toContain(state.operation);
      for (const [name, value] of Object.entries(state.values)) {
        expect(Object.keys(fields), fragment.slice(0, 60)).toContain(name);
        expect(['key', 'upload'], fragment.slice(0, 60)).not.toContain(name);
        expect(fields[name as keyof typeof fields].schema.safeParse(value).success).toBe(true);
      }
    }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
