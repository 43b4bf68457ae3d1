import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery, parseUrl } from '../../../../../src/lib/network/url/url.ts';
import { urlLines, urlOfLines } from '../../../../../src/lib/network/url/url-lines.ts';

const linesOf = (url: string) => urlLines(parseUrl(url));
const back = (lines: string) => parseUrl(urlOfLines(lines, { space: '%20' })).href;

describe('urlLines', () => {
  it('decodes every letter without hiding a delimiter', () => {
    expect(linesOf('https://münchen.de/%C3%A4%2Fb?q=a+b%26c&q=100%25&%3D=%3D&e&f=#fr%C3%A4g%20x')).toBe(
      'https://münchen.de/ä%2Fb\n?q=a b&c\n?q=100%25\n?%3D==\n?e\n?f=\n#fräg%20x',
    );
  });

  it('keeps invisible characters escaped', () => {
    expect(linesOf('https://a.b/?q=%0D%0A%00%E2%80%AEx&s=+x%20')).toBe(
      'https://a.b/\n?q=%0D%0A%00%E2%80%AEx\n?s=%20x%20',
    );
  });

  it('keeps an empty query and fragment', () => {
    expect(linesOf('https://a.b/?#')).toBe('https://a.b/\n?\n#');
    expect(back('https://a.b/\n?\n#')).toBe('https://a.b/?#');
  });
});

describe('urlOfLines', () => {
  it('encodes data, keeps escapes, and escapes a lone percent sign', () => {
    expect(urlOfLines('https://a.b/?x=1#old\n?q=a&b=c#\n&n=100%, %25 %FF\n#new', { space: '+' })).toBe(
      'https://a.b/?x=1&q=a%26b%3Dc%23&n=100%25%2C+%25+%FF#new',
    );
  });

  it("reports the line that isn't a URL part", () => {
    expect(() => urlOfLines('https://a.b\nx=1', { space: '+' })).toThrow(
      expect.objectContaining({ code: 'not-a-part', offset: 12 }),
    );
  });

  it('round-trips any query', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.option(word)), { minLength: 1, maxLength: 5 }), (pairs) => {
        const named = pairs.filter(([name, value]) => name !== '' || value !== null);
        const url = `https://a.b/?${buildQuery(named)}`;
        const again = parseUrl(back(linesOf(url)));
        expect(again.query.map(({ name, value, hasValue }) => [name.text, hasValue ? value.text : null])).toEqual(
          named,
        );
      }),
    );
  });

  it.each([
    'mailto:a+b@x.example?subject=1+1%20%2B%201&body+=a%2Bb',
    'sip:a@b.example?subject=a+b',
    'postgres://u@localhost:5432/db?application_name=a+b%20c',
    'otpauth://totp/a?secret=AA&issuer=a+b',
  ])("round-trips %s, where a plus isn't a space", (url) => {
    expect(back(linesOf(url))).toBe(url);
    expect(linesOf(url)).toMatch(/[a1]\+[b1]/);
    expect(parseUrl(urlOfLines(linesOf(url), { space: '+' })).href).toBe(url);
  });

  it('treats localhost with a port as a host, not a scheme', () => {
    expect(urlOfLines('localhost:3000/x\n?q=a b+c', { space: '+' })).toBe('localhost:3000/x?q=a+b%2Bc');
  });

  it('is stable for any URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const lines = linesOf(url);
        expect(linesOf(back(lines))).toBe(lines);
      }),
    );
  });
});
