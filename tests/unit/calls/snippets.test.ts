import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/calls/call.ts';
import { type OwnAliases, readOwnAliases } from '../../../src/calls/own-aliases.ts';
import { importable, storableLine, wordProblem } from '../../../src/calls/own-rules.ts';
import { filled, snippetOf, snippetsBegun } from '../../../src/calls/snippets.ts';
import { catalogWords } from '../../../src/calls/words.ts';

const now = new Date(2026, 2, 7, 9, 5);
const own: OwnAliases = {
  sig: { text: 'Best regards\nAda' },
  hi: { text: 'Hello {text}, today is {date} {time}' },
  tok: { line: 'password --length=32', keys: ['g', 't'] },
};
const line = (text: string, attached?: string): Line => ({
  text,
  attachment: attached === undefined ? null : { serial: 1, text: attached },
});
const vocabulary = catalogWords();

describe('a snippet', () => {
  it('is called by its word and takes the text after it', () => {
    expect(snippetOf(line('sig'), own, now)).toMatchObject({ text: 'Best regards\nAda', waits: false });
    expect(snippetOf(line('HI  Bob '), own, now)?.text).toBe('Hello  Bob , today is 2026-03-07 09:05');
    expect(snippetOf(line('hi', 'a\nb'), own, now)?.text).toBe('Hello a\nb, today is 2026-03-07 09:05');
    expect(snippetOf(line('hi '), own, now)).toMatchObject({
      text: 'Hello {text}, today is 2026-03-07 09:05',
      waits: true,
    });
  });

  it.each([['sig Bob'], ['tok'], ['si'], ['constructor'], ['']])('is not called by %j', (text) => {
    expect(snippetOf(line(text), own, now)).toBeNull();
  });
  it('is not called with a text that it has no placeholder for', () =>
    expect(snippetOf(line('sig', 'x'), own, now)).toBeNull());

  it('is found by the start of its word', () => {
    expect(snippetsBegun(line('s'), own, now).map(({ word }) => word)).toEqual(['sig']);
    expect(snippetsBegun(line('s x'), own, now)).toEqual([]);
  });

  it('inserts texts literally', () => {
    expect(filled('{text}|{clipboard}|{ date }|{"a":1}', '{date} $& $1 <b>', now)).toBe(
      '{date} $& $1 <b>|{clipboard}|{ date }|{"a":1}',
    );
  });
});

describe('a word', () => {
  it.each([
    ['sha256', 'builtIn'],
    ['hash-text', 'builtIn'],
    ['TOK', 'taken'],
    ['two words', 'invalid'],
    ['', 'invalid'],
  ])('%j is %s', (word, kind) => expect(wordProblem(word, { own, vocabulary })?.kind).toBe(kind));
  it.each(['fresh', '新词'])('%j is available', (word) => expect(wordProblem(word, { own, vocabulary })).toBeNull());
  it('can keep its name', () => expect(wordProblem('tok', { own, vocabulary, except: 'tok' })).toBeNull());
});

describe('what is stored', () => {
  it('consists of tools and settings, without texts and secrets', () => {
    expect(storableLine('hmac --key=swordfish --encoding=base64 hello', vocabulary)).toBe('hmac --encoding=base64');
    expect(storableLine('b64d | json', vocabulary)).toBe('b64d | json');
    expect(storableLine('nothing', vocabulary)).toBeNull();
    // A step or an input that an option takes is no data: without it, the key would be empty.
    for (const line of [
      'upper | hmac --key:1',
      'upper | hmac --key:input',
      'upper | hmac --encoding=base64 --key:secret',
    ])
      expect(storableLine(line, vocabulary)).toBe(line);
    expect(storableLine('upper | hmac --nothing:1', vocabulary)).toBe('upper | hmac');
  });

  it('is read by its rules', () => {
    const raw = { sig: { text: 'x' }, long: { text: 'x'.repeat(10_001) }, empty: { text: '' }, odd: { text: 3 } };
    expect(readOwnAliases({ ...raw, tok: { line: 'password', keys: ['g', 'x'] } })).toEqual({
      sig: { text: 'x' },
      tok: { line: 'password', keys: ['g', 'x'] },
    });
    expect(readOwnAliases({ a: { text: 'x', keys: ['g'] }, b: { text: 'x', keys: ['Ctrl', 'x'] } })).toEqual({
      a: { text: 'x' },
      b: { text: 'x' },
    });
  });

  it('imports from a file only words that are free and run something', () => {
    const file: OwnAliases = {
      sha256: { text: 'mine' },
      mykey: { line: 'hmac --key=swordfish' },
      bad: { line: 'no such tool' },
      page: { line: 'stopwatch', keys: ['g', 'h'] },
    };
    const { words, refused } = importable(
      file,
      vocabulary,
      (id) => id === 'stopwatch',
      () => false,
    );
    expect(words).toEqual({ mykey: { line: 'hmac' }, page: { line: 'stopwatch' } });
    expect(refused).toEqual(['sha256', 'bad']);
  });
});
