import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecodeProblem } from '../../../../src/lib/bytes/bytes.ts';
import { decodePercent, encodePercent, percentEncodeBytes } from '../../../../src/lib/bytes/percent-encoding.ts';
import { decodePunycode, unicodeHost } from '../../../../src/lib/network/url/punycode.ts';

describe('encodePercent', () => {
  it.each([
    ['component', 'Hello world :)', 'Hello%20world%20%3A)'],
    ['component', "!'()*~", "!'()*~"],
    ['component', 'https://a.b/c?d=é&f=😀', 'https%3A%2F%2Fa.b%2Fc%3Fd%3D%C3%A9%26f%3D%F0%9F%98%80'],
    ['component', '你好', '%E4%BD%A0%E5%A5%BD'],
    ['strict', "a!b'c(d)*e", 'a%21b%27c%28d%29%2Ae'],
    ['uri', 'https://a.b/ä b?c=1&d#e', 'https://a.b/%C3%A4%20b?c=1&d#e'],
    ['form', 'a b+c~*', 'a+b%2Bc%7E*'],
    ['path', 'a/b c:@&=+$,;%', 'a%2Fb%20c:@&=+$,;%25'],
  ] as const)('%s: %j → %s', (mode, text, encoded) => {
    expect(encodePercent(text, mode)).toBe(encoded);
  });

  // The characters that each mode leaves unescaped, according to the standards.
  const safe = {
    component: /[A-Za-z0-9\-._~!*'()]/,
    uri: /[A-Za-z0-9\-._~!*'();,/?:@&=+$#]/,
    form: /[A-Za-z0-9\-._*]/,
    strict: /[A-Za-z0-9\-._~]/,
    path: /[A-Za-z0-9\-._~!$&'()*+,;=:@]/,
  };

  it('keeps safe characters and encodes everything else as bytes', () => {
    const modes = ['component', 'uri', 'form', 'strict', 'path'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...modes), fc.string({ unit: 'binary' }), (mode, text) => {
        fc.pre(text.isWellFormed());
        const written = Array.from(text, (character) => {
          if (safe[mode].test(character)) return character;
          return mode === 'form' && character === ' ' ? '+' : percentEncodeBytes(new TextEncoder().encode(character));
        });
        expect(encodePercent(text, mode)).toBe(written.join(''));
      }),
    );
    const ascii = String.fromCharCode(...Array(128).keys());
    for (const mode of modes)
      expect(Array.from(ascii).filter((character) => encodePercent(character, mode) === character)).toEqual(
        Array.from(ascii).filter((character) => safe[mode].test(character)),
      );
  });

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(text.isWellFormed());
        expect(encodePercent(text, 'form')).toBe(new URLSearchParams({ '': text }).toString().slice(1));
        for (const mode of ['component', 'strict', 'path', 'uri'] as const)
          expect(decodePercent(encodePercent(text, mode))).toEqual({ text, bad: [], badCount: 0 });
        expect(decodePercent(encodePercent(text, 'form'), { plus: true }).text).toBe(text);
      }),
    );
  });

  it('rejects a lone surrogate and reports its offset', () => {
    expect(() => encodePercent('ab\ud800', 'strict')).toThrow(new DecodeProblem('lone-surrogate', 2, { unit: 'D800' }));
    expect(percentEncodeBytes(Uint8Array.of(0x80, 0x90))).toBe('%80%90');
  });
});

describe('decodePercent', () => {
  it.each([
    ['a+b%20c', 'a+b c', []],
    ['100%', '100%', [{ offset: 3, sequence: '%', code: 'malformed' }]],
    ['%zz%41', '%zzA', [{ offset: 0, sequence: '%zz', code: 'malformed' }]],
    ['%41%FF%42', 'A%FFB', [{ offset: 3, sequence: '%FF', code: 'invalid-utf8' }]],
    [
      '%e4%bd',
      '%e4%bd',
      [
        { offset: 0, sequence: '%e4', code: 'invalid-utf8' },
        { offset: 3, sequence: '%bd', code: 'invalid-utf8' },
      ],
    ],
    ['%EF%BB%BFa', '\ufeffa', []],
  ])('%s → %j', (encoded, text, bad) => {
    expect(decodePercent(encoded)).toEqual({ text, bad, badCount: bad.length });
  });

  it('counts many invalid sequences without a list of them', () => {
    for (const [sequence, code] of [
      ['%', 'malformed'],
      ['%FF', 'invalid-utf8'],
    ] as const) {
      const encoded = `+${sequence.repeat(200_000)}`;
      const { text, bad, badCount } = decodePercent(encoded, { plus: true });
      expect(text === encoded.replace('+', ' ')).toBe(true);
      expect(badCount).toBe(200_000);
      expect(bad.length).toBeLessThan(1000);
      expect(bad[1]).toEqual({
        offset: 1 + sequence.length,
        sequence: encoded.slice(1 + sequence.length).slice(0, 3),
        code,
      });
    }
  });

  it('can read + as a space, and never throws', () => {
    expect(decodePercent('a+b%2B', { plus: true }).text).toBe('a b+');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', '4', 'f', 'E', '+', 'é', '\ud800') }), (text) => {
        const { bad } = decodePercent(text);
        expect(bad.every(({ offset, sequence }) => text.startsWith(sequence, offset))).toBe(true);
      }),
    );
  });
});

// RFC 3492, 7.1
describe('decodePunycode', () => {
  it.each([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
    ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
    ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['PorqunopuedensimplementehablarenEspaol-fmd56a', 'PorquénopuedensimplementehablarenEspañol'],
    ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
    ['-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n', '安室奈美恵-with-SUPER-MONKEYS'],
    ['-> $1.00 <--', '-> $1.00 <-'],
  ])('%s', (encoded, text) => {
    expect(decodePunycode(encoded)).toBe(text);
  });

  it('keeps malformed labels', () => {
    expect(unicodeHost('xn--mnchen-3ya.de')).toBe('münchen.de');
    expect(unicodeHost('XN--MNCHEN-3YA.de')).toBe('MüNCHEN.de');
    expect(unicodeHost('xn--a-!.xn--99999999.de')).toBe('xn--a-!.xn--99999999.de');
    fc.assert(fc.property(fc.string(), (text) => void decodePunycode(text)));
  });
});
