import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadRestOfTexts, startTexts } from '../../src/i18n/i18n.ts';
import { answerTo } from './front.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
});

// Labels come from the locale files and may change.
test.each([
  ['b64 hello', /^[^:]+: aGVsbG8=$/],
  ['B64D aGVsbG8= | SHA256', /^[^:]+: 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824$/],
  ['b64d -- | sha256', /^$/],
  ['iban DE89370400440532013000 | sha256', /^✗ .*\b2 \(sha256\).*iban/],
  ['b64d aGVsbG8 | json', /^! .*\b1 \(b64d\).*\n✗ .*\b2 \(json\)/],
  ['{"a":1}', /"a": 1/],
  ['ed25519', /-----BEGIN PUBLIC KEY[^]*: ••••/],
  ['zzqqxx', /^Nothing is known of this\.$/],
])('a custom front answers %s', async (line, answer) => expect(await answerTo(line)).toMatch(answer));

test('it has at most 40 lines', () =>
  expect(readFileSync(path.join(import.meta.dirname, 'front.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(40));
