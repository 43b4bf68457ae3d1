import { describe, expect, it } from 'vitest';
import type { OwnAliases } from '../../../src/calls/own-aliases.ts';
import { presetFields, presetLine, type PresetOf, presetsOf } from '../../../src/calls/presets.ts';
import { catalogWords } from '../../../src/calls/words.ts';

const vocabulary = catalogWords();

function target(word: string): PresetOf {
  const { card, operation } = vocabulary.find(word) ?? {};
  if (!card || !operation) throw new Error(`no operation is called ${word}`);
  return { card, operation };
}
const token = target('token');
const hmac = target('hmac');

describe('a preset', () => {
  it('keeps choices and numbers, no secret and no text', () => {
    expect(presetFields(token)).toContain('length');
    expect(presetFields(hmac)).not.toContain('key');
    expect(presetFields(hmac)).not.toContain('text');
  });

  it('is written with the options it keeps', () => {
    const line = presetLine(token, { length: 32, symbols: true }, vocabulary);
    expect(line).toContain('--length=32');
    expect(presetLine(hmac, { key: 'secret', text: 'a' }, vocabulary)).toBeNull();
    expect(presetLine(hmac, { key: 'hunter2', encoding: 'base64' }, vocabulary)).not.toContain('hunter2');
  });

  it('is read back as it was written', () => {
    const own: OwnAliases = {
      wifi: { line: presetLine(token, { length: 32 }, vocabulary) ?? '' },
      chain: { line: 'b64d | json' },
      text: { line: 'token' },
      other: { line: 'sha256 --encoding=base64' },
      dark: { item: 'theme' },
      typed: { line: 'token --length=12 abc' },
    };
    const presets = presetsOf(token, own, vocabulary);
    expect(presets.map(({ word }) => word)).toEqual(['wifi']);
    expect(presets[0]?.values).toMatchObject({ length: '32' });
  });
});
