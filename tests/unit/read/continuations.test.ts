import { describe, expect, test } from 'vitest';
import { continuations, operationFor } from '../../../src/read/steps/continuations.ts';
import { cards } from '../../../src/catalog/cards.ts';

const ids = (toolId: string, kind: 'text' | 'table' | 'file' | 'verdict', text: string | null) =>
  continuations({ toolId, kind, text }, cards).map(({ card }) => card.id);

describe('the tools that can continue with a result', () => {
  test('those that know its format come first, and the tool itself is never included', () => {
    expect(ids('base64-string-converter', 'text', '{"a":[1,2]}').slice(0, 3)).toContain('json-prettify');
    expect(ids('base64-string-converter', 'text', '{"a":1}')).not.toContain('base64-string-converter');
    expect(ids('slugify-string', 'text', '192.168.0.1')[0]).toBe('ipv4-address-converter');
    expect(ids('uuid-generator', 'text', 'plain words')).toEqual(
      expect.arrayContaining(['hash-text', 'text-statistics', 'base64-string-converter']),
    );
  });

  test('related tools come before those that take anything', () => {
    const found = ids('roman-numeral-converter', 'text', 'XLII.');
    expect(found.indexOf('base-converter')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('base-converter')).toBeLessThan(found.indexOf('hash-text'));
  });

  test('files go to tools that take files, words to none; at most eight tools, without duplicates', () => {
    const files = ids('camera-recorder', 'file', null);
    expect(files).toEqual(expect.arrayContaining(['hash-text', 'base64-file-converter']));
    expect(files.length).toBeLessThanOrEqual(8);
    expect(new Set(files).size).toBe(files.length);
    expect(ids('bcrypt', 'verdict', null)).toEqual([]);
  });
});

test('a text goes to the operation of a tool that recognizes it, otherwise to the first that takes text', () => {
  const of = (id: string) => cards.find((card) => card.id === id)!;
  expect(operationFor(of('roman-numeral-converter'), 'MCMXCIV')?.operation.name).toBe('decode');
  expect(operationFor(of('roman-numeral-converter'), '1994')?.operation.name).toBe('encode');
  expect(operationFor(of('camera-recorder'), 'x')).toBeNull();
});
