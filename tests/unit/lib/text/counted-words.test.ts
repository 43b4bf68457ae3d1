import { describe, expect, test } from 'vitest';
import { sentenceCount, wordsOf } from '../../../../src/lib/text/counted-words.ts';

describe('words as readers count them', () => {
  test.each<[string, string[]]>([
    ['re-use a well-known state-of-the-art tool', ['re-use', 'a', 'well-known', 'state-of-the-art', 'tool']],
    ['co\u2010op and co\u2011op', ['co\u2010op', 'and', 'co\u2011op']],
    ['see https://example.com/a/b?c=d&e=f#g now', ['see', 'https://example.com/a/b?c=d&e=f#g', 'now']],
    ['(https://example.com/)', ['https://example.com/)']],
    ['www.example.com/a-b', ['www.example.com/a-b']],
    ['ssh://git@host:22/repo.git x', ['ssh://git@host:22/repo.git', 'x']],
    ['mail ada.love-lace@example.com today', ['mail', 'ada.love-lace@example.com', 'today']],
    ['a - b', ['a', 'b']],
    ['yes -- no', ['yes', 'no']],
    ['a--b', ['a', 'b']],
    ['word- next', ['word', 'next']],
    ['-x', ['x']],
    ['and/or', ['and', 'or']],
    ['one—two', ['one', 'two']],
    ["don't stop", ["don't", 'stop']],
    ['1-2 and 3.5', ['1-2', 'and', '3.5']],
    ['key: value', ['key', 'value']],
    ['x@', ['x']],
    ['', []],
    [' \n\t', []],
    ['a\nb', ['a', 'b']],
    ['@ada hi', ['ada', 'hi']],
  ])('%j', (text, words) => {
    const plain = [...wordsOf(text, 'en')].map((word) => word.replace(/^\(/, ''));
    expect(plain).toEqual(words);
  });

  test.each(['我喜欢编程。今天', 'ภาษาไทย', '東京タワー'])('languages without spaces: %s', (text) => {
    const segments = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)];
    expect([...wordsOf(text, 'zh')]).toEqual(segments.flatMap((each) => (each.isWordLike ? [each.segment] : [])));
  });
});

describe('sentences as readers count them', () => {
  test.each([
    ['Dr. Smith came.', 'en', 1],
    ['Mr. and Mrs. Smith met Prof. Lee. They left.', 'en', 2],
    ['See Fig. 3. It is red.', 'en', 2],
    ['J. R. R. Tolkien wrote it.', 'en', 1],
    ['Gov. Brown vs. Sen. Green.', 'en', 1],
    ['Is it e.g. This one? Yes.', 'en', 2],
    ['He ate it etc. Then he left.', 'en', 2],
    ['I saw the doctor. Dr.\nNext line.', 'en', 3],
    ['La Sra. López y el Dr. Ruiz hablan.', 'es', 1],
    ['M. Dupont et Mme. Martin arrivent. Ils parlent.', 'fr', 2],
    ['O Sr. Silva chegou.', 'pt', 1],
    ['Он живёт на ул. Ленина. Она нет.', 'ru', 2],
    ['Das ist z. B. Herr Müller.', 'de', 1],
    ['It is modern art. The end.', 'en', 2],
    ['Hello! How are you? Fine.', 'en', 3],
    ['See https://example.com/a?b=c!d for more. Bye.', 'en', 2],
    ['See www.example.com/?a.', 'en', 1],
    [`See https://example.com/${'a'.repeat(400)}?b=c now.`, 'en', 1],
    ['', 'en', 0],
    ['no end', 'en', 1],
    ['你好。再见。', 'zh', 2],
  ])('%s (%s)', (text, locale, count) => expect(sentenceCount(text, locale)).toBe(count));
});
