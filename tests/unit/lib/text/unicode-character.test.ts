import { describe, expect, it } from 'vitest';
import { describeCharacter, GENERAL_CATEGORIES, generalCategory } from '../../../../src/lib/text/unicode-character.ts';

describe('characters', () => {
  it('have the general category of the Unicode Character Database', () => {
    const samples =
      'A,a,ǅ,ʰ,ª,\u0301,\u0903,\u20dd,1,Ⅷ,½,_,-,(,),«,»,!,+,$,^,©, ,\u2028,\u2029,\0,\u200d,\ue000,\u0378';
    const list = samples.split(',');
    expect(list.map(generalCategory)).toEqual(GENERAL_CATEGORIES.filter((name) => name !== 'Cs'));
  });

  it('are shown as abbreviations if invisible', () => {
    const shown = (text: string) => Array.from(text, (character) => describeCharacter(character).shown);
    expect(shown('\0\t\n\r \x7f\u00a0\u00ad\u200b\u200d\u2060\ufeff\u202e\ufe0f')).toEqual(
      'NUL TAB LF CR SP DEL NBSP SHY ZWSP ZWJ WJ BOM RLO VS16'.split(' '),
    );
    expect(shown('\u0301\u{e0041}')).toEqual(['\u25cc\u0301', '']);
  });
});
