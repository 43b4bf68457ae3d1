import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../src/palette/view/menu/compare-texts.ts';

const digest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const difference = (answer: string, other: string) => {
  const verdict = compareTexts(answer, other);
  return verdict.kind === 'differs' ? verdict.difference : verdict.kind;
};

describe('compared texts', () => {
  it.each([
    ['hello', 'hello', 'same'],
    ['', '', 'same'],
    ['a\nb', 'a\r\nb', 'sameLineEnds'],
    ['hello', ' hello\n', 'sameSpaces'],
    [digest, digest.toUpperCase(), 'sameHex'],
    [digest, `${digest.toUpperCase()}\r\n`, 'sameHex'],
    ['0E02B2C3-D479-4562-9A3B-0123456789AB', '0e02b2c3-d479-4562-9a3b-0123456789ab', 'sameHex'],
    ['Hello', 'hello', 'differs'],
    ['FF', 'ff', 'differs'], // as short as a word
    ['aGVsbG8=', 'AGVSBG8=', 'differs'],
    [digest, '', 'differs'],
  ])('%j, %j: %s', (answer, other, kind) => expect(compareTexts(answer, other).kind).toBe(kind));

  it('returns the position of the first difference, in code points', () => {
    expect(difference('hello', 'help')).toMatchObject({ position: 4, line: 1, column: 4 });
    expect(difference('a😀b', 'a😀c')).toMatchObject({ position: 3, answer: { before: 'a😀', at: 'b', after: '' } });
    expect(difference('😀', '😁')).toMatchObject({ position: 1, answer: { at: '😀' }, other: { at: '😁' } });
    expect(difference('a\nbc\nd', 'a\r\nbx\r\nd')).toMatchObject({ position: 4, line: 2, column: 2 });
  });
  it('ignores case in hexadecimal', () =>
    expect(difference(digest, `  ${digest.toUpperCase().replace('B98', 'C98')}`)).toMatchObject({
      position: digest.indexOf('b98') + 1,
      answer: { at: 'b' },
      other: { at: 'c' },
    }));
  it('shows where the shorter text ends', () =>
    expect(difference('hello world', 'hello')).toMatchObject({
      position: 6,
      answer: { before: 'hello', at: ' ', after: 'world' },
      other: { before: 'hello', at: '', after: '' },
    }));
  it('shows at most a dozen characters on each side', () => {
    const at = difference(`${'😀'.repeat(50)}x${'y'.repeat(50)}`, '😀'.repeat(50));
    expect(at).toMatchObject({ position: 51, answer: { before: '😀'.repeat(12), at: 'x', after: 'y'.repeat(12) } });
  });
});
