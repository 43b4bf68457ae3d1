import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  lineOfParts,
  quoted,
  stageAt,
  withArgument,
  withoutArguments,
} from '../../../src/calls/arguments.ts';
import { callOf, type Line } from '../../../src/calls/call.ts';
import type { OwnAliases } from '../../../src/calls/own-aliases.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { parsePipeline } from '../../../src/core/grammar.ts';

const vocabulary = catalogWords();
const own: OwnAliases = {
  tok: { line: 'password --length=12' },
  мой: { line: 'sha256 --encoding=base64' },
  both: { line: 'b64d | json' },
};
const lineWith = (text: string, more: Partial<Line> = {}): Line => ({ text, attachment: null, ...more });
const read = (text: string, more?: Partial<Line>) => argumentsOf(lineWith(text, more), own, vocabulary);
const known = (text: string, more?: Partial<Line>) => {
  const args = read(text, more);
  if (!args) throw new Error(`no arguments: ${text}`);
  return args;
};

describe('the parts of a line', () => {
  it('are its word, its options and its text', () => {
    expect(known('sha256 --encoding base64 hello ')).toMatchObject({
      word: 'sha256',
      flags: { encoding: 'base64' },
      text: 'hello ',
      preset: { algorithm: 'sha-256' },
    });
    expect(known('uuid ')).toMatchObject({ word: 'uuid', flags: {}, text: null });
  });

  it('are those of a user alias, with its presets', () => {
    expect(known('tok --uppercase=false')).toMatchObject({
      word: 'tok',
      flags: { uppercase: 'false' },
      preset: { length: '12' },
    });
    expect(known('мой hi')).toMatchObject({
      word: 'мой',
      text: 'hi',
      preset: { encoding: 'base64', algorithm: 'sha-256' },
    });
  });

  it.each(['uuid', 'hello world ', 'b64 hi | sha256', 'both x', '= 2', ''])('%j has none', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('the parts of a stage', () => {
  const stage = (text: string, at: number | null) => argumentsOf(lineWith(text), own, vocabulary, at);

  it('are those of the last one as soon as a space follows it', () => {
    expect(stage('b64 hi | hash --algorithm=md5 ', null)).toMatchObject({
      word: 'hash',
      before: 'b64 hi | ',
      after: '',
      stage: 1,
      flags: { algorithm: 'md5' },
      text: null,
    });
  });

  it('are those of any stage, with the text in the first', () => {
    const line = 'b64 a | b | hash | b64';
    expect(stage(line, 0)).toMatchObject({ word: 'b64', text: 'a | b', after: ' | hash | b64', stage: 0 });
    expect(stage(line, 1)).toMatchObject({ word: 'hash', before: 'b64 a | b | ', after: ' | b64', stage: 1 });
    expect(stage('both x', 0)).toBeNull();
  });

  it('belong to the caret', () => {
    const at = (caret: number) => stageAt(lineWith('b64 a | b | hash | b64 '), caret, own, vocabulary);
    expect([at(0), at(9), at(12), at(16), at(19), at(23)]).toEqual([0, 0, 1, 1, null, null]);
    expect(stageAt(lineWith('sha256 a'), 2, own, vocabulary)).toBeNull();
  });

  it.each([
    ['b64 hi | hash ', null, 'algorithm', 'md5', 'b64 hi | hash --algorithm=md5 '],
    ['b64 hi | hash | b64', 1, 'algorithm', 'md5', 'b64 hi | hash --algorithm=md5 | b64'],
    ['b64 hi | hash --algorithm=md5 | b64', 1, 'algorithm', null, 'b64 hi | hash | b64'],
    ['b64 hi | sha256', 0, 'urlSafe', 'true', 'b64 --urlSafe hi | sha256'],
    ['b64 hi | sha256', 0, 'text', 'a | b64', 'b64 "a | b64" | sha256'],
    ['b64 hi | sha256', 0, 'text', 'ends in a space ', 'b64 ends in a space  | sha256'],
  ])('%j (%s) with another value', (text, at, field, value, expected) => {
    const args = stage(text, at);
    const changed = args && withArgument(args, field, value);
    expect(changed).toBe(expected);
    const stages = (one: string | null) => callOf(lineWith(one ?? ''), vocabulary)?.before.length;
    expect(stages(changed)).toBe(stages(text));
  });

  it('stores its secrets separately from the line', () => {
    const { card, operation } = callOf(lineWith('b64 hi | hmac'), vocabulary) ?? {};
    const secrets = { of: `${card?.id}/${operation?.name}`, values: { key: 'k', text: 'x' } };
    const call = callOf(lineWith('b64 hi | hmac', { secrets }), vocabulary);
    expect(call?.values).toMatchObject({ key: 'k' });
    expect(call?.values).not.toHaveProperty('text');
  });
});

describe('a changed field', () => {
  it.each([
    ['password ', 'length', '32', 'password 32'],
    ['password --length=32', 'length', '16', 'password 16'],
    ['sha256 hello', 'encoding', 'base64', 'sha256 --encoding=base64 hello'],
    ['sha256 --encoding base64 hello', 'encoding', 'hex', 'sha256 --encoding=hex hello'],
    ['sha256 --encoding=base64 hello', 'encoding', null, 'sha256 hello'],
    ['sha256 --encoding=base64 hello', 'text', null, 'sha256 --encoding=base64 '],
    ['b64 hello', 'urlSafe', 'true', 'b64 --urlSafe hello'],
    ['b64 --urlSafe hello', 'padding', 'false', 'b64 --urlSafe --padding=false hello'],
    ['sha256 ', 'text', '--help', 'sha256 -- --help'],
    ['sha256 ', 'text', '"a"', 'sha256 "\\"a\\""'],
    ['sha256 ', 'text', 'a | b64', 'sha256 "a | b64"'],
    ['sha256 ', 'text', 'a\nb', 'sha256 "a\\nb"'],
    ['tok ', 'length', '40', 'tok 40'],
    ['мой hi', 'encoding', 'hex', 'мой --encoding=hex hi'],
  ])('%j: %s = %j is %j', (text, field, value, expected) => {
    expect(withArgument(known(text), field, value)).toBe(expected);
  });

  it('runs the same as typing the line', () => {
    const changed = withArgument(known('password --length 32'), 'uppercase', 'false');
    const typed = callOf(lineWith('password --length 32 --uppercase=false'), vocabulary);
    expect(callOf(lineWith(changed), vocabulary)?.values).toEqual(typed?.values);
  });

  it('survives the round trip unchanged', () => {
    const option = fc.string({ unit: 'grapheme' });
    const flags = fc.dictionary(fc.constantFrom('separator', 'length', 'upper'), option);
    fc.assert(
      fc.property(flags, fc.string({ unit: 'binary', minLength: 1 }), (given, text) => {
        const line = lineOfParts({ word: 'x', flags: given, text });
        const [stage, ...others] = parsePipeline(line, () => true) ?? [];
        expect(others).toEqual([]);
        expect(stage?.raw).toBe(text);
        expect({ ...stage?.flags }).toEqual({ ...given });
      }),
      {
        examples: [
          [{ separator: ' | ' }, 'b64'],
          [{}, ' | b64'],
          [{ length: '' }, '-- x'],
          [{}, quoted('"')],
        ],
      },
    );
  });
});

describe('secrets', () => {
  const secrets = { of: 'hmac-generator/generate', values: { key: 'swordfish' } };

  it('run without being part of the line', () => {
    const call = callOf(lineWith('hmac hello', { secrets }), vocabulary);
    expect(call?.values).toMatchObject({ key: 'swordfish', text: 'hello' });
    expect(callOf(lineWith('sha256 hello', { secrets }), vocabulary)?.values).not.toHaveProperty('key');
    // Values in the line take precedence.
    expect(callOf(lineWith('hmac --key=other hello', { secrets }), vocabulary)?.values).toMatchObject({ key: 'other' });
  });

  it('are the value of a secret primary field', () => {
    const password = { of: 'password-strength-analyser/run', values: { password: 'hunter2' } };
    const word = Object.keys(vocabulary.find('password-strength-analyser')?.operation.aliases ?? {})[0] ?? '';
    expect(callOf(lineWith(`${word} `, { secrets: password }), vocabulary)?.text).toBe('hunter2');
  });

  it('can be removed from a line', () => {
    expect(withoutArguments(known('hmac --key=swordfish hello'), ['key'])).toBe('hmac hello');
    expect(known('hmac hello', { secrets }).secrets).toEqual({ key: 'swordfish' });
  });
});
