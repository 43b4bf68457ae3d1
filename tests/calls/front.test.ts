import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadRestOfTexts, startTexts } from '../../src/i18n/i18n.ts';
import { answerTo } from './front.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
});

test.each([
  ['b64 hello', 'Base64: aGVsbG8='],
  ['B64D aGVsbG8= | SHA256', 'Digest: 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
  ['b64d -- | sha256', ''],
  ['iban DE89370400440532013000 | sha256', "✗ Step 2 (sha256): can't use the output of iban"],
  ['zzqqxx', 'Nothing is known of this.'],
])('a front of its own answers %s', async (line, answer) => expect(await answerTo(line)).toBe(answer));

test('it tells warnings and failures with their stages, recognizes, and masks secrets', async () => {
  expect(await answerTo('b64d aGVsbG8 | json')).toMatch(/^! Step 1 \(b64d\): .*\n✗ Step 2 \(json\): /);
  expect(await answerTo('{"a":1}')).toMatch(/"a": 1/);
  expect(await answerTo('ed25519')).toContain('Private key: ••••');
});

test('it has at most 40 lines', () =>
  expect(readFileSync(path.join(import.meta.dirname, 'front.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(40));
