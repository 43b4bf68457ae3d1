import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDigits,
  IBAN_PROBLEMS,
  likelyMeant,
  maskIban,
  printIban,
  readBban,
  readIban,
  readIbans,
} from '../../../../../src/lib/identifiers/iban/iban.ts';
import { checkNational } from '../../../../../src/lib/identifiers/iban/national.ts';
import { REGISTRY, structureOf, TERRITORIES, UNREGISTERED } from '../../../../../src/lib/identifiers/iban/registry.ts';
import { problemOf } from '../../../problem-of.ts';

const examples = [...REGISTRY.values()].map(({ code, example }): [string, string] => [code, example]);
const issuesOf = (text: string) => readIban(text).issues.map(({ code }) => code);

test('the registry has 89 countries, in order', () => {
  const codes = examples.map(([code]) => code);
  expect(codes).toHaveLength(89);
  expect(codes).toEqual(codes.toSorted());
  expect([...UNREGISTERED.keys()].filter((code) => REGISTRY.has(code))).toEqual([]);
  expect(Object.values(TERRITORIES).every((code) => REGISTRY.has(code))).toBe(true);
});

describe.each(examples)('%s', (code, example) => {
  test('the registry example is valid in every way', () => {
    const { issues, country, bban, parts, check } = readIban(example);
    expect({ issues, code: country.code }).toEqual({ issues: [], code });
    expect(parts.map(({ value }) => value).join('')).toBe(bban);
    expect(checkDigits(code, bban)).toBe(check);
    expect(readIban(printIban(example).toLowerCase()).electronic).toBe(example);
  });

  test('replacing any character is detected', () => {
    for (let at = 2; at < example.length; at++) {
      const other = example[at] === '7' ? '3' : '7';
      expect(issuesOf(example.slice(0, at) + other + example.slice(at + 1)).length, String(at)).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['DE', '8!n10!n', 22],
  ['MU', '4!a2!n2!n12!n3!n3!a', 30],
  ['NO', '4!n6!n1!n', 15],
  ['LC', '4!a24!c', 32],
])('%s has the structure %s', (code, structure, length) => {
  const country = REGISTRY.get(code)!;
  expect([structureOf(country), country.length]).toEqual([structure, length]);
});

test('parts of mixed types are one part', () => {
  expect(readIban('MU17BOMM0101101030300200000MUR').parts[0]).toEqual({ role: 'b', value: 'BOMM01' });
});

test('the position of a mistake refers to the typed text', () => {
  const text = ' IBAN: DE89 3704 0044 O532 0130 00';
  expect(readIban(text).issues.find(({ code }) => code === 'wrong-format')?.offset).toBe(text.indexOf('O'));
  expect(problemOf(() => readIban('DE89 3704 €'))).toMatchObject({ code: 'iban-bad-character', offset: 10 });
  expect(readIban('DE89370400440532013000123').issues[0]).toMatchObject({ code: 'wrong-length', offset: 22 });
});

test('check digits 99 and 02 leave the same remainder; only 02 is valid', () => {
  expect(issuesOf('DE02370400440532010007')).toEqual([]);
  expect(issuesOf('DE99370400440532010007')).toEqual(['wrong-check']);
});

test('likely corrections', () => {
  expect(likelyMeant(readIban('DE89 37O4 0044 0532 0130 00'))).toEqual(['DE89370400440532013000']);
  expect(likelyMeant(readIban('NO93 8601 1171 947'))).toEqual(['NO9386011117947']);
  expect(likelyMeant(readIban('DE89 3704'))).toEqual([]);
});

test.each([
  ['ES', '21000418450200051332', true],
  ['ES', '21000418460200051332', false],
  ['IT', 'Y0542811101000000123456', false],
  ['FR', '20041010050500013M02606', true],
  ['DE', '370400440532013000', null],
])('national check digits of %s %s are valid: %s', (code, bban, expected) =>
  expect(checkNational(code, bban)).toBe(expected),
);

test('any text is read or rejected with a declared code', () => {
  const near = fc.string({ unit: fc.constantFrom(...'DEGBFR0123456789AZ -.€é'), maxLength: 40 });
  fc.assert(
    fc.property(near, (text) => {
      const problem = problemOf(() => readIban(text));
      if (problem) expect(IBAN_PROBLEMS).toContain(problem.code);
      else expect(likelyMeant(readIban(text)).flatMap(issuesOf)).toEqual([]);
    }),
  );
  expect(readBban('nwbk 60-16.13/31926819')).toBe('NWBK60161331926819');
});

test('masking keeps both ends', () => {
  expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• •••• •••• ••30 00');
  expect(maskIban('DE893704')).toBeNull();
});

test('each non-blank line is read, with its first problem', () => {
  const read = readIbans('\r\n DE89 3704 0044 0532 0130 00 \nDE00\n\nXX12\nDE€');
  expect(read.map(({ typed, problem }) => [typed, problem?.code ?? null])).toEqual([
    ['DE89 3704 0044 0532 0130 00', null],
    ['DE00', 'wrong-length'],
    ['XX12', 'iban-unknown-country'],
    ['DE€', 'iban-bad-character'],
  ]);
});
