import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../cpu-time.ts';
import { CASE_STYLE_NAMES, convertCase, splitWords } from '../../../../src/lib/text/letter-case.ts';

describe('words', () => {
  it.each([
    ['lorem ipsum dolor', ['lorem', 'ipsum', 'dolor']],
    ['XMLHttpRequest v2 test', ['XML', 'Http', 'Request', 'v2', 'test']],
    ['user_id42-name', ['user', 'id42', 'name']],
    ['foo2bar', ['foo2bar']],
    ['foo2Bar', ['foo2', 'Bar']],
    ['iPhone13Pro', ['i', 'Phone13', 'Pro']],
    ['日本語 テスト', ['日本語', 'テスト']],
    ['Ğüzel İstanbul', ['Ğüzel', 'İstanbul']],
    ['привет мирЗдесь', ['привет', 'мир', 'Здесь']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['cafe\u0301Bar', ['cafe\u0301', 'Bar']],
    ["don't stop ‘now’", ["don't", 'stop', 'now']],
    ['a🦊b', ['a', 'b']],
    ['१२३ ٤٥', ['१२३', '٤٥']],
    ['  --__  ', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(splitWords(text)).toEqual(expected);
  });

  it('splits numbers as configured', () => {
    expect(splitWords('foo2bar', 'attach-left')).toEqual(['foo2', 'bar']);
    expect(splitWords('foo2bar', 'separate')).toEqual(['foo', '2', 'bar']);
  });
});

describe('styles', () => {
  it.each([
    ['lorem ipsum dolor sit amet', 'camel', 'loremIpsumDolorSitAmet'],
    ['lorem ipsum dolor sit amet', 'constant', 'LOREM_IPSUM_DOLOR_SIT_AMET'],
    ['lorem ipsum dolor sit amet', 'dot', 'lorem.ipsum.dolor.sit.amet'],
    ['lorem ipsum dolor sit amet', 'header', 'Lorem-Ipsum-Dolor-Sit-Amet'],
    ['lorem ipsum dolor sit amet', 'path', 'lorem/ipsum/dolor/sit/amet'],
    ['lorem ipsum dolor sit amet', 'sentence', 'Lorem ipsum dolor sit amet'],
    ['lorem ipsum dolor sit amet', 'capital', 'Lorem Ipsum Dolor Sit Amet'],
    ['lorem ipsum dolor sit amet', 'pascal', 'LoremIpsumDolorSitAmet'],
    ['lorem ipsum dolor sit amet', 'param', 'lorem-ipsum-dolor-sit-amet'],
    ['lorem ipsum dolor sit amet', 'cobol', 'LOREM-IPSUM-DOLOR-SIT-AMET'],
    ['lorem ipsum dolor sit amet', 'snake', 'lorem_ipsum_dolor_sit_amet'],
    ['lorem ipsum dolor sit amet', 'flat', 'loremipsumdolorsitamet'],
    ['Lorem-ipsum', 'no', 'lorem ipsum'],
    ['lorem ipsum', 'mocking', 'LoReM IpSuM'],
    ['XMLHttpRequest v2 test', 'camel', 'xmlHttpRequestV2Test'],
    ['foo2bar', 'camel', 'foo2bar'],
    ['57832a01-ec7d-43a7-9bd5-3a7036cbeec7', 'upper', '57832A01-EC7D-43A7-9BD5-3A7036CBEEC7'],
    ['camelCase', 'lower', 'camelcase'],
    ['camelCase', 'upper', 'CAMELCASE'],
    ['camelCase', 'mocking', 'CaMeLcAsE'],
    ['the lord of the rings', 'title', 'The Lord of the Rings'],
    // Prose keeps its punctuation; names have none.
    ["what's new in C++: a guide (2024)", 'title', "What's New in C++: A Guide (2024)"],
    ["what's new in C++: a guide (2024)", 'capital', "What's New In C++: A Guide (2024)"],
    ["what's new in C++: a guide (2024)", 'sentence', "What's new in C++: a guide (2024)"],
    ["what's new in C++: a guide (2024)", 'snake', 'whats_new_in_c_a_guide_2024'],
    ['HELLO, WORLD! how are you? fine.', 'sentence', 'Hello, world! How are you? Fine.'],
    ['a well-known fact', 'title', 'A Well-Known Fact'],
    ['price: $5.99 (20 % off)', 'capital', 'Price: $5.99 (20 % Off)'],
    ['“to be or not to be,” he said', 'title', '“To Be or Not to Be,” He Said'],
    ['¿qué tal? ¡hola!', 'sentence', '¿Qué tal? ¡Hola!'],
    ['hello!', 'capital', 'Hello!'],
    ['user_id-name', 'capital', 'User Id Name'],
    ['my_variable name', 'sentence', 'My variable name'],
    ['what is it for', 'title', 'What Is It For'],
    ['élan vital', 'pascal', 'ÉlanVital'],
    ['straße ßtest', 'pascal', 'StraßeSstest'],
    // UnicodeData.txt and SpecialCasing.txt
    ['ǆep ǈubav Ǌegov ǳ', 'capital', 'ǅep ǈubav ǋegov ǲ'],
    ['ßa ﬁn ŉa և', 'capital', 'Ssa Fin ʼNa Եւ'],
    ['თბილისი', 'capital', 'თბილისი'],
    ['ᾳα ᾠδή α\u0345α ᾲ', 'capital', 'ᾼα ᾨδή ᾼα \u1fba\u0345'],
    ['日本語 テスト', 'snake', '日本語_テスト'],
    ['Hello, Wörld! 🦊', 'swap', 'hELLO, wÖRLD! 🦊'],
    ['👨‍👩‍👧ab', 'mocking', '👨‍👩‍👧aB'],
    ['foo bar\r\nbaz qux\n\nx', 'pascal', 'FooBar\r\nBazQux\n\nX'],
  ] as const)('%s in %s', (text, style, expected) => {
    expect(convertCase(text, style)).toBe(expected);
  });

  it('follows the locale', () => {
    expect(convertCase('istanbul', 'upper', { locale: 'tr' })).toBe('İSTANBUL');
    expect(convertCase('DIYARBAKIR', 'lower', { locale: 'tr' })).toBe('dıyarbakır');
    expect(convertCase('άνθρωπος', 'upper', { locale: 'el' })).toBe('ΑΝΘΡΩΠΟΣ');
    expect(convertCase('άνθρωπος', 'capital', { locale: 'el' })).toBe('Άνθρωπος');
    expect(convertCase('istanbul ili', 'pascal', { locale: 'tr' })).toBe('İstanbulİli');
  });

  it('can keep acronyms', () => {
    expect(convertCase('XMLHttpRequest', 'pascal', { acronyms: 'keep' })).toBe('XMLHttpRequest');
    expect(convertCase('XMLHttpRequest', 'pascal')).toBe('XmlHttpRequest');
  });
});

it('upper and lower leave characters without case unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...' -_.,;日🦊0159\n\t') }), (text) => {
      expect(convertCase(text, 'upper')).toBe(text);
      expect(convertCase(text, 'lower')).toBe(text);
    }),
  );
});

it('keeps every letter and number in any style', () => {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu)
      ?.join('') ?? '';
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abZ09éЖ語 -_.\n') }),
      fc.constantFrom(...CASE_STYLE_NAMES),
      (text, style) => {
        expect(letters(convertCase(text, style))).toBe(letters(text));
      },
    ),
  );
});

it('word styles are idempotent', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('snake', 'param', 'dot', 'no', 'path'),
      (text, style) => {
        const once = convertCase(text.toLowerCase(), style);
        expect(convertCase(once, style)).toBe(once);
      },
    ),
  );
});

it('takes linear time for a letter with any number of marks', () => {
  const letter = `e${'\u0301'.repeat(200_000)}`;
  expect(cpuTime(() => expect(splitWords(`${letter}B`)).toEqual([letter, 'B']))).toBeLessThan(2000);
});
