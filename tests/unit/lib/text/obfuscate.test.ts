import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskText } from '../../../../src/lib/text/obfuscate.ts';
import { findSecrets, SECRET_KINDS } from '../../../../src/lib/text/redact.ts';

const base = { keepFirst: 4, keepLast: 4, minimumHidden: 50, keepSpaces: true, mask: '*', fixedLength: null };

test('never shows a whole secret, whatever the options', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((secret) => !secret.includes('█')),
      fc.nat(50),
      fc.nat(50),
      fc.integer({ min: 1, max: 100 }),
      fc.boolean(),
      (secret, keepFirst, keepLast, minimumHidden, keepSpaces) => {
        const { text } = maskText(secret, { ...base, keepFirst, keepLast, minimumHidden, keepSpaces, mask: '█' });
        expect(text).not.toContain(secret);
        expect(text).toContain('█');
      },
    ),
  );
});

test('a family emoji counts as one character', () => {
  expect(maskText('👨‍👩‍👧ab👨‍👩‍👧', { ...base, keepFirst: 1, keepLast: 1 }).text).toBe('👨‍👩‍👧**👨‍👩‍👧');
});

test('finding secrets stays fast in long repetitive text', () => {
  for (const piece of [
    '1 ',
    'a.',
    'password ',
    'eyJ',
    '-----BEGIN PRIVATE KEY-----\n',
    '1-',
    'x://a:',
    'cookie: a=',
    '--token ',
  ])
    expect(Array.isArray(findSecrets(piece.repeat(20_000), SECRET_KINDS))).toBe(true);
});
