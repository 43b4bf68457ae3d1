import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/catalog/cards.ts';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { unwrapped } from '../../../src/base/unwrap.ts';
import { cpuTime } from '../../cpu-time.ts';
import { wrappersFor } from '../calls/wrappers.ts';

const first = (text: string) => candidatesFor({ text: '', attachment: { serial: 1, text } }, cards).answers[0];

/** Texts that are recognized without a wrapper. */
const RECOGNIZED = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3IiwibmFtZSI6IkFubmEifQ.dGhpcy1pcy1hLXNpZ25hdHVyZS10aGluZw',
  '57832a01-ec7d-43a7-9bd5-3a7036cbeec7',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '1700000000',
  '2024-05-01T12:34:56+02:00',
  '192.168.0.0/22',
  '203.0.113.7',
  '00:1b:63:84:45:e6',
  '#ff8800',
  '#24638AFF',
  '0x1F4A9',
  'anna.smith@example.com',
  'aGVsbG8gd29ybGQsIGhvdyBhcmUgeW91Pw==',
  'https://example.com/search?q=1',
  '+4930901820',
  'rebeccapurple',
] as const;

describe('unwrapping', () => {
  it.each(RECOGNIZED)('%s is recognized in any wrapper', (text) => {
    const tool = first(text)?.card.id;
    expect(tool).toBeDefined();
    for (const wrap of wrappersFor(text))
      expect(`${wrap(text)} → ${first(wrap(text))?.card.id}`).toBe(`${wrap(text)} → ${tool}`);
  });

  it('keeps a text recognized in two wrappers', () => {
    const wrapper = fc.constantFrom(...wrappersFor('').slice(0, 9));
    fc.assert(
      fc.property(fc.constantFrom(...RECOGNIZED), wrapper, wrapper, (text, inner, outer) => {
        expect(first(outer(inner(text)))?.card.id).toBe(first(text)?.card.id);
      }),
      { numRuns: 60 },
    );
  });

  it('passes the inner text and reports it', () => {
    const call = first('"#ff8800",');
    expect(call?.text).toBe('#ff8800');
    expect(call?.readAs).toBe('#ff8800');
    expect(first('#ff8800')?.readAs).toBeUndefined();
  });

  it('lists removed wrappers, those with the fewest first', () => {
    expect(unwrapped('"a",')[0]).toEqual({ text: '"a"', removed: ['end'] });
    expect(unwrapped('"a",')).toContainEqual({ text: 'a', removed: ['end', 'quotes'] });
    expect(unwrapped('hello')).toEqual([]);
    expect(unwrapped('')).toEqual([]);
  });

  it('extracts a URL from surrounding text, including one with percent signs', () => {
    const url = 'https://example.com/a%20b?q=1';
    for (const text of [`"${url}"`, `value=${url}`, `${url},`, `(${url})`])
      expect([text, first(text)?.card.id, first(text)?.text]).toEqual([text, 'url-parser', url]);
    expect(first('J%C3%BCrgen%20M.')?.card.id).toBe('url-encoder');
  });

  it('removes only matching brackets', () => {
    expect(unwrapped('(1+2)*(3+4)')).toEqual([]);
    expect(first('(1+2)*(3+4)')?.text).toBe('(1+2)*(3+4)');
    expect(unwrapped('((a))').map(({ text }) => text)).toEqual(['(a)', 'a']);
  });

  it('handles any text quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { text: inner } of unwrapped(text)) expect(inner).not.toBe('');
      }),
    );
    const units = [
      '"',
      '[',
      '<',
      'a=',
      '%41',
      '\\"',
      '```\n',
      '- ',
      'x: ',
      ',',
      ' ',
      'a ',
      '1.1.1.1 ',
      '// \n',
      '/* */',
      'a@b.c,',
    ];
    const took = cpuTime(() => units.forEach((unit) => first(`${unit.repeat(9_900 / unit.length)}x`)));
    expect(took).toBeLessThan(6000);
  });
});
