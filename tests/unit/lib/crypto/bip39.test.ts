import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PHRASE_LANGUAGES,
  type PhraseLanguage,
  phraseOf,
  readPhrase,
  seedOf,
  wordList,
} from '../../../../src/lib/crypto/bip39.ts';
import { decodeHex, encodeHex } from '../../../../src/lib/bytes/bytes.ts';
import { editDistance, nearestWords } from '../../../../src/base/nearest-words.ts';
import { CHINESE, ENGLISH, JAPANESE, JAPANESE_PASSPHRASE } from './bip39-fixtures.ts';

const LANGUAGES = Object.keys(PHRASE_LANGUAGES) as PhraseLanguage[];
const ABANDON = 'abandon '.repeat(11);

describe('published vectors', () => {
  it.each(ENGLISH)('English: $entropy', async ({ entropy, phrase, seed }) => {
    expect(await phraseOf(decodeHex(entropy).bytes, 'english')).toBe(phrase);
    expect(await readPhrase(phrase)).toMatchObject({
      entropy: decodeHex(entropy).bytes,
      language: 'english',
      alsoIn: [],
    });
    expect(encodeHex(await seedOf(phrase, 'TREZOR'))).toBe(seed);
  });

  it.each(CHINESE)('Chinese: $entropy', async ({ entropy, phrase, seed }) => {
    expect(await phraseOf(decodeHex(entropy).bytes, 'simplified-chinese')).toBe(phrase);
    const read = await readPhrase(phrase);
    expect(read).toMatchObject({ entropy: decodeHex(entropy).bytes, language: 'simplified-chinese' });
    expect(encodeHex(await seedOf(read.phrase, 'TREZOR'))).toBe(seed);
  });

  it.each(JAPANESE)('Japanese, not normalized: $entropy', async ({ entropy, phrase, seed }) => {
    const own = await phraseOf(decodeHex(entropy).bytes, 'japanese');
    expect(own).toBe(phrase.normalize('NFKD').replaceAll(' ', '\u3000'));
    const read = await readPhrase(phrase);
    expect(read).toMatchObject({ entropy: decodeHex(entropy).bytes, language: 'japanese', phrase: own });
    expect(encodeHex(await seedOf(read.phrase, JAPANESE_PASSPHRASE))).toBe(seed);
  });
});

it('has lists of 2048 words in NFKD that stay distinct without diacritics', async () => {
  for (const language of LANGUAGES) {
    const list = await wordList(language);
    expect(list).toHaveLength(2048);
    expect(new Set(list.map((word) => word.replace(/[\u0300-\u036f]/g, ''))).size).toBe(2048);
    expect(list.every((word) => word === word.normalize('NFKD').toLowerCase())).toBe(true);
  }
});

it('round-trips entropy through words, in every language and length', async () => {
  const entropy = fc
    .constantFrom(16, 20, 24, 28, 32)
    .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LANGUAGES), entropy, async (language, bytes) => {
      const phrase = await phraseOf(bytes, language);
      expect(phrase.split(/\s/)).toHaveLength((bytes.length / 4) * 3);
      expect((await readPhrase(phrase, language)).entropy).toEqual(bytes);
      const found = await readPhrase(` ${phrase.normalize('NFC').toUpperCase()}\n`);
      expect([found.language, ...found.alsoIn]).toContain(language);
    }),
    { numRuns: 200 },
  );
});

it("reports the word that isn't in the list, its position, and the nearest word", async () => {
  await expect(readPhrase(`${ABANDON.replace('abandon', 'qqqqqq')}about`)).rejects.toMatchObject({
    code: 'unlike-any-word',
    offset: 0,
    params: { position: 1 },
  });
  await expect(readPhrase(`abandon abandno ${ABANDON}`)).rejects.toMatchObject({
    code: 'unknown-word',
    offset: 8,
    params: { position: 2, nearest: 'abandon' },
  });
  await expect(readPhrase('あいだ　あいだ　あいた')).rejects.toMatchObject({ code: 'unknown-word', offset: 8 });
  await expect(readPhrase('abandon', 'japanese')).rejects.toMatchObject({ code: 'unlike-any-word' });
});

it('rejects invalid word counts, checksums and entropy lengths', async () => {
  await expect(readPhrase(`${ABANDON}abandon`)).rejects.toMatchObject({ code: 'bad-checksum' });
  await expect(readPhrase(ABANDON)).rejects.toMatchObject({ code: 'bad-word-count', params: { count: 11 } });
  await expect(readPhrase('abandon '.repeat(27))).rejects.toMatchObject({ code: 'bad-word-count' });
  await expect(readPhrase('\ud800')).rejects.toMatchObject({ code: 'lone-surrogate' });
  for (const length of [0, 4, 12, 15, 17, 36])
    await expect(phraseOf(new Uint8Array(length), 'english')).rejects.toMatchObject({ code: 'bad-entropy-length' });
});

it('reads Spanish and French without their accents', async () => {
  for (const language of ['spanish', 'french'] as const) {
    const phrase = await phraseOf(decodeHex('7dce4ed2284c9134d026608ab684c05c').bytes, language);
    const bare = phrase.replace(/[\u0300-\u036f]/g, '');
    expect(await readPhrase(bare, language)).toMatchObject({ phrase });
  }
});

it('reports when a phrase is valid in two languages', async () => {
  // words in both Chinese lists: about one in a few dozen such phrases has a valid checksum in both
  const [simplified, traditional] = [await wordList('simplified-chinese'), await wordList('traditional-chinese')];
  const both = simplified.filter((word) => traditional.includes(word));
  const phrases = Array.from({ length: 1500 }, (_, at) =>
    Array.from({ length: 12 }, (__, i) => both[(at * 7 + i * 131 + ((at * i) % 97)) % both.length]).join(' '),
  );
  let found: string[] = [];
  for (const phrase of phrases) {
    const read = await readPhrase(phrase, 'simplified-chinese').catch(() => null);
    if (read === null) continue;
    const auto = await readPhrase(phrase);
    if (auto.alsoIn.length > 0) found = [auto.language, ...auto.alsoIn];
    if (found.length > 0) break;
  }
  expect(found).toEqual(['simplified-chinese', 'traditional-chinese']);
});

it('computes edit distances', () => {
  const distance = (a: string, b: string) => editDistance([...a], [...b]);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('abandno', 'abandon')).toBe(1);
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(nearestWords('abou', ['zoo', 'about', 'above', 'abo'])).toEqual(['about', 'abo', 'above']);
  expect(nearestWords('x', ['a', 'b'])).toEqual([]);
});

describe('words shortened to their first four letters', () => {
  it('are resolved to the full words', async () => {
    const phrase = `${ABANDON}about`;
    const short = phrase.replace(/\b(\w{4})\w+/g, '$1');
    expect(await readPhrase(short)).toMatchObject({ phrase, language: 'english' });
    expect(await readPhrase(short, 'english')).toMatchObject({ phrase });
  });

  it('are unique in each list', async () => {
    for (const language of ['english', 'czech', 'french', 'italian', 'portuguese', 'spanish'] as const) {
      const list = (await wordList(language)).map((word) => word.replace(/[\u0300-\u036f]/g, ''));
      expect(new Set(list.map((word) => word.slice(0, 4))).size).toBe(2048);
    }
  });
});
