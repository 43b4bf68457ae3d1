import fc from 'fast-check';
import { characterEntities } from 'character-entities';
import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from '../../../../../src/lib/documents/html/entities.ts';

test('every named reference is decoded', () => {
  for (const [name, character] of Object.entries(characterEntities))
    expect(decodeEntities(`&${name};`, 'strict')).toEqual({ text: character, notices: [] });
});

test('escaped text round-trips', () => {
  const scopes = ['markup', 'text', 'attribute', 'nonAscii', 'all'] as const;
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...scopes),
      fc.constantFrom('named', 'decimal', 'hex'),
      (text, scope, form) => {
        const source = text.replace(/\r/g, '');
        expect(decodeEntities(encodeEntities(source, { scope, form }).text, 'text').text).toBe(source);
      },
    ),
  );
});
