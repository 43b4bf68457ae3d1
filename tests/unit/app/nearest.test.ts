import { beforeAll, describe, expect, it } from 'vitest';
import { nearestTo, wordsOf } from '../../../src/app/pages/nearest.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';

describe('the words of an address', () => {
  it.each([
    ['base64-encoder', 'base64 encoder'],
    ['tools/JSON_Formatter.html', 'tools JSON Formatter'],
    ['%D1%85%D0%B5%D1%88', 'хеш'],
    ['%E0%A4%A', 'E0 A4 A'],
    ['', ''],
    ['///', ''],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('%.30s', (path, words) => expect(wordsOf(path)).toBe(words));
});

describe('the nearest tools', () => {
  beforeAll(async () => {
    await startTexts('en');
    await loadRestOfTexts();
  });
  // Addresses that other collections have, or that people type from memory.
  it.each([
    ['base64-encoder', 'base64-string-converter'],
    ['json-formatter', 'json-prettify'],
    ['json-viewer', 'json-prettify'],
    ['uuid', 'uuid-generator'],
    ['password-generator', 'token-generator'],
    ['qr-code', 'qrcode-generator'],
    ['epoch-converter', 'date-converter'],
    ['cron-parser', 'crontab-generator'],
    ['tools/bcrypt.html', 'bcrypt'],
    ['jwt-decode', 'jwt-parser'],
    ['hash-txt', 'hash-text'],
    ['md5-hash-generator', 'hash-text'],
  ])('/%s', async (path, id) => {
    const ids = (await nearestTo(path, 'en')).map((card) => card.id);
    expect(ids.slice(0, 3)).toContain(id);
    expect(ids.length).toBeLessThanOrEqual(6);
  });

  it('are none for an address without words', async () => expect(await nearestTo('---', 'en')).toEqual([]));
});
