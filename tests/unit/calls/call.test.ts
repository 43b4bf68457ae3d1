import { describe, expect, it } from 'vitest';
import { type Attachment, callOf, modeOf } from '../../../src/calls/call.ts';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { vocabularyOf } from '../../../src/calls/words.ts';
import { card, operation, rule, sample } from '../palette/cards.ts';

const vocabulary = vocabularyOf(sample);
const attached = (text: string): Attachment => ({ serial: 1, text });
const call = (text: string, attachment: Attachment | null = null) => callOf({ text, attachment }, vocabulary);

describe('callOf', () => {
  it('fills the primary field and the preset ones', () =>
    expect(call('sha256 hello ')).toMatchObject({
      values: { algorithm: 'sha-256', text: 'hello ' },
      text: 'hello ',
      alias: 'sha256',
    }));
  it('lets a flag override a preset, and keeps an unknown one for the run to reject', () =>
    expect(call('sha256 --algorithm=md5 --foo=1 x')?.values).toEqual({ algorithm: 'md5', foo: '1', text: 'x' }));
  it('passes numbers to number fields, and anything else as typed', () => {
    expect(call('uuid 3')?.values).toEqual({ count: 3 });
    expect(call('uuid three')?.values).toEqual({ count: 'three' });
    expect(call('uuid 99999999999999999999')?.values).toEqual({ count: '99999999999999999999' });
    expect(call('uuid')?.values).toEqual({});
  });
  it('applies an alias to the pasted text', () => {
    expect(call('sha256', attached('a\nb\n'))).toMatchObject({ text: 'a\nb\n', values: { text: 'a\nb\n' } });
    expect(call('sha256 --algorithm=md5 ', attached('a\nb'))?.values).toEqual({ algorithm: 'md5', text: 'a\nb' });
    expect(call('sha256 more', attached('a\nb'))).toBeNull();
  });
  it('does not put a text in a field for files only', () => {
    expect(call('qrd x')).toBeNull();
    expect(call('qrd')).toMatchObject({ text: null });
  });
  it('has one key per input', () => {
    expect(call('uuid')?.key).toBe(call('uuid ')?.key);
    expect(call('uuid 3')?.key).not.toBe(call('uuid')?.key);
    expect(call('sha256 a')?.key).not.toBe(call('sha256 a ')?.key);
    expect(call('hash a')?.key).not.toBe(call('sha256 a')?.key);
    expect(call('b64 a')?.key).not.toBe(call('b64d a')?.key);
    expect(call('sha256', { serial: 1, text: 'a' })?.key).not.toBe(call('sha256', { serial: 2, text: 'b' })?.key);
  });
});

describe('modeOf', () => {
  it.each([
    ['sha256 x', 'run'],
    ['sha256', 'wait'],
    ['sha256 ', 'wait'],
    ['sha256 --', 'run'],
    ['uuid', 'run'],
    ['bcrypt x', 'ask'],
    ['bcrypt', 'wait'],
    ['qrd', 'open'],
  ])('%j: %s', (line, mode) => {
    const request = call(line);
    expect(request && modeOf(request)).toBe(mode);
  });
});

describe('a chain', () => {
  const chain = (text: string, attachment: Attachment | null = null) => {
    const request = call(text, attachment);
    return request && [...request.before, request].map(({ alias, values }) => [alias, values]);
  };
  it('passes the text to its first stage, and flags to each stage', () => {
    expect(chain('b64d aGVsbG8= | json | sha256 --encoding=base64')).toEqual([
      ['b64d', { text: 'aGVsbG8=' }],
      ['json', {}],
      ['sha256', { algorithm: 'sha-256', encoding: 'base64' }],
    ]);
    expect(call('b64d x | json')).toMatchObject({ text: 'x', card: { id: 'json-prettify' } });
  });
  it('passes the pasted text to its first stage', () =>
    expect(chain('b64d | json', attached('x\ny'))).toEqual([
      ['b64d', { text: 'x\ny' }],
      ['json', {}],
    ]));
  it('has one key per input', () => {
    expect(call('b64d x | json')?.key).toBe(call('b64d x | json ')?.key);
    expect(call('b64d x | json')?.key).not.toBe(call('b64d y | json')?.key);
    expect(call('b64d x | json')?.key).not.toBe(call('b64 x | json')?.key);
  });
  it.each([
    ['b64d x | json', 'run'],
    ['b64d | json', 'wait'],
    ['b64d x | bcrypt', 'ask'],
    ['qrd | json', 'open'],
  ])('%j: %s', (line, mode) => {
    const request = call(line);
    expect(request && modeOf(request)).toBe(mode);
  });
});

describe('candidatesFor', () => {
  const ids = (text: string, cards = sample) => {
    const { answers, proposals } = candidatesFor({ text, attachment: null }, cards);
    return { answers: answers.map((found) => found.card.id), proposals: proposals.map((found) => found.card.id) };
  };
  it('answers certain matches and suggests possible ones', () => {
    expect(ids('{"a":1}')).toEqual({ answers: ['json-prettify'], proposals: [] });
    expect(ids('aGVsbG8gd29ybGQ=')).toEqual({ answers: ['base64-string-converter'], proposals: [] });
    expect(ids('eyJhbGciOiJub25lIn0')).toEqual({ answers: ['jwt-parser', 'base64-string-converter'], proposals: [] });
    expect(ids('hello')).toEqual({ answers: [], proposals: [] });
    expect(ids('')).toEqual({ answers: [], proposals: [] });
  });
  it('returns at most three, best first, with ties in catalog order', () => {
    const cards = [0.9, 0.95, 0.9, 0.99, 0.3, 0.5, 0.4, 0.31, 0.29].map((confidence, index) =>
      card(`t${index}`, [operation('run', { detect: [rule('x', confidence)] })]),
    );
    expect(ids('x', cards)).toEqual({ answers: ['t3', 't1', 't0'], proposals: ['t2', 't5', 't6'] });
  });
  it('uses preferences to decide between rules with equal confidence', () => {
    const cards = ['a', 'b', 'c'].map((id) =>
      card(id, [operation('run', { detect: [rule('x', id === 'c' ? 0.95 : 0.9)] })]),
    );
    const { answers } = candidatesFor({ text: 'x', attachment: null }, cards, (id) => (id === 'b' ? 1 : 0));
    expect(answers.map((found) => found.card.id)).toEqual(['c', 'b', 'a']);
  });
  it('only suggests slow operations and those not for the palette', () => {
    const cards = [
      card('heavy', [operation('run', { cost: 80, detect: [rule('x', 1)] })]),
      card('page', [operation('run', { answers: false, detect: [rule('x', 1)] })]),
    ];
    expect(ids('x', cards)).toEqual({ answers: [], proposals: ['heavy', 'page'] });
  });
  it('uses the best operation of a tool and fills the field of its rule', () => {
    const cards = [
      card('two', [
        operation('a', { detect: [rule('x', 0.9)] }),
        operation('b', { detect: [rule('x', 0.8), rule('x', 0.95, 'other')], fields: { text: 'text', other: 'text' } }),
      ]),
    ];
    const { answers } = candidatesFor({ text: 'x', attachment: null }, cards);
    expect(answers[0]).toMatchObject({ operation: { name: 'b' }, values: { other: 'x' }, alias: null });
  });
  it('passes a pasted text on unchanged', () => {
    const { answers } = candidatesFor({ text: '', attachment: attached('{\n "a": 1 }\n') }, sample);
    expect(answers[0]?.values).toEqual({ text: '{\n "a": 1 }\n' });
  });
});

describe('flags with the former name of a field', () => {
  const renamed = operation('run', {
    aliases: { md: {} },
    fields: { text: 'text', flavor: 'choice' },
    renamed: { flavour: 'flavor' },
  });
  const words = vocabularyOf([card('markdown', [renamed])]);

  it.each(['md --flavour=gfm hi', 'md --flavour gfm hi', 'md --flavor gfm hi'])('%s sets it', (text) =>
    expect(callOf({ text, attachment: null }, words)).toMatchObject({
      text: 'hi',
      values: { flavor: 'gfm', text: 'hi' },
    }),
  );
});
