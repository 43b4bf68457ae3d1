import { choice, defineTool, operation, out, secret, text } from '../../src/core/spec.ts';
import {
  PHRASE_LANGUAGES,
  type PhraseLanguage,
  phraseOf,
  readPhrase,
  seedOf,
  wordCount,
} from '../../src/lib/crypto/bip39.ts';
import { decodeHex, encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';

/** A typed phrase, as the fields of the two operations that generate one. */
const entropyOf = async (typed: string) => {
  const { entropy, language } = await readPhrase(typed);
  return { entropy: encodeHex(entropy), words: String(wordCount(entropy)), language };
};
/** The number of words depends on the entropy. */
const entropyAsTyped = (givenEntropy: string) => ({
  givenEntropy,
  words: String(wordCount(decodeHex(givenEntropy).bytes)),
});
const language = choice(PHRASE_LANGUAGES);
const passphrase = secret({ required: false });
const lengths = ['12', '15', '18', '21', '24'] as const;
const lengthNames = Object.fromEntries(lengths.map((length) => [length, length]));
const entropyProblems = ['bad-entropy-length', 'bad-character', 'odd-digits'] as const;
const phraseProblems = ['unknown-word', 'unlike-any-word', 'bad-word-count', 'bad-checksum'] as const;

export const ABANDON = 'abandon '.repeat(11);
export const ABOUT = `${ABANDON}about`;
const ABOUT_SEED =
  'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04';
// composed kana, as an input method writes them; vector of bip32JP
const KANA = 'そつう　れきだい　ほんやく　わかす　りくつ　ばいか　ろせん　やちん　そつう　れきだい　ほんやく　わかめ';
const KANA_PASSPHRASE = '㍍ガバヴァぱばぐゞちぢ十人十色';
const KANA_SEED =
  'aee025cbe6ca256862f889e48110a6a382365142f7d16f2b9545285b3af64e542143a577e9c144e101a6bdca18f8d97ec3366ebf5b088b1c1af9bc31346e60d9';

export default defineTool({
  icon: 'wallet-cards',
  createdAt: '2022-04-09',
  related: ['token-generator', 'rsa-key-pair-generator'],
  operations: {
    generate: operation({
      fields: {
        words: choice(lengths, { names: lengthNames, primary: true }),
        language,
        passphrase,
        givenEntropy: text({ secret: true, monospace: true, advanced: true }),
      },
      output: {
        phrase: out.text({
          secret: true,
          edits: async (typed) => {
            const { entropy: givenEntropy, words, language } = await entropyOf(typed);
            return { givenEntropy, words, language };
          },
        }),
        entropy: out.row({ secret: true, edits: entropyAsTyped }),
        seed: out.row({ secret: true }),
      },
      failures: [...phraseProblems, ...entropyProblems, 'lone-surrogate'],
      warnings: ['entropy-not-used'],
      aliases: { bip39: {}, mnemonic: {}, 'seed-phrase': { words: '24' } },
      async transform({ words, language, passphrase, givenEntropy }, ctx) {
        const bytes = decodeHex(givenEntropy).bytes;
        const isGiven = givenEntropy.trim() !== '' && wordCount(bytes) === Number(words);
        if (givenEntropy.trim() !== '' && !isGiven) ctx.warn('entropy-not-used');
        const entropy = isGiven ? bytes : ctx.random((Number(words) / 3) * 4);
        const phrase = await phraseOf(entropy, language);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        return { phrase, entropy: encodeHex(entropy), seed: encodeHex(await seedOf(phrase, passphrase)) };
      },
      examples: {
        twelveWords: {
          input: { words: '12' },
          check: ({ phrase, entropy }) => phrase.split(' ').length === 12 && String(entropy).length === 32,
        },
        spanish24: {
          input: { words: '24', language: 'spanish' },
          check: ({ phrase, entropy, seed }) =>
            phrase.split(' ').length === 24 && String(entropy).length === 64 && String(seed).length === 128,
        },
        japanese15: {
          input: { words: '15', language: 'japanese', passphrase: '㍍ガバ' },
          check: ({ phrase }) => phrase.split('\u3000').length === 15,
        },
      },
    }),

    encode: operation({
      fields: { entropy: text({ primary: true, secret: true, monospace: true }), language, passphrase },
      output: {
        phrase: out.text({
          secret: true,
          edits: async (typed) => {
            const { entropy, language } = await entropyOf(typed);
            return { entropy, language };
          },
        }),
        seed: out.row({ secret: true }),
      },
      failures: [...phraseProblems, ...entropyProblems, 'lone-surrogate'],
      aliases: { 'bip39-encode': {} },
      inverse: 'decode',
      detect: [{ pattern: /^(?:0x)?(?:[\da-f]{2}[ ,]?(?:0x)?){15,32}[\da-f]{0,2}$/i, confidence: 0.25 }],
      async transform({ entropy, language, passphrase }, ctx) {
        const bytes = decodeHex(entropy).bytes;
        const phrase = await phraseOf(bytes, language);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        return { phrase, seed: encodeHex(await seedOf(phrase, passphrase)) };
      },
      examples: {
        testVector: {
          input: { entropy: '00000000000000000000000000000000', passphrase: 'TREZOR' },
          output: { phrase: ABOUT, seed: ABOUT_SEED },
        },
        noPassphrase: {
          input: { entropy: '7f'.repeat(16) },
          output: { phrase: 'legal winner thank year wave sausage worth useful legal winner thank yellow' },
        },
        japanese: {
          input: { entropy: '7f'.repeat(16), language: 'japanese', passphrase: KANA_PASSPHRASE },
          check: ({ phrase, seed }) =>
            phrase === KANA.normalize('NFKD').replaceAll(' ', '\u3000') && seed === KANA_SEED,
        },
      },
    }),

    decode: operation({
      fields: {
        phrase: text({ primary: true, secret: true, multiline: true, maxLength: 5000 }),
        list: choice(['auto', ...(Object.keys(PHRASE_LANGUAGES) as (keyof typeof PHRASE_LANGUAGES)[])], {
          names: PHRASE_LANGUAGES,
        }),
        passphrase,
      },
      output: {
        entropy: out.row({
          secret: true,
          edits: async (typed, { list }) => ({
            phrase: await phraseOf(decodeHex(typed).bytes, list === 'auto' ? 'english' : (list as PhraseLanguage)),
          }),
        }),
        seed: out.row({ secret: true }),
        language: out.row(),
        words: out.row(),
      },
      failures: [...phraseProblems, ...entropyProblems, 'lone-surrogate'],
      warnings: ['also-in'],
      aliases: { 'bip39-decode': {}, 'bip39-seed': {} },
      inverse: 'encode',
      detect: [{ pattern: /^(?:[a-z]{3,8} ){11,23}[a-z]{3,8}$/, length: [47, 215], confidence: 0.5 }],
      async transform({ phrase, list, passphrase }, ctx) {
        const read = await readPhrase(phrase, list);
        if (read.alsoIn.length > 0)
          ctx.warn('also-in', { languages: read.alsoIn.map((each) => PHRASE_LANGUAGES[each]).join(', ') });
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        return {
          entropy: encodeHex(read.entropy),
          seed: encodeHex(await seedOf(read.phrase, passphrase)),
          language: PHRASE_LANGUAGES[read.language],
          words: (read.entropy.length / 4) * 3,
        };
      },
      examples: {
        testVector: {
          input: { phrase: ABOUT, passphrase: 'TREZOR' },
          output: { entropy: '00000000000000000000000000000000', seed: ABOUT_SEED, language: 'English', words: 12 },
        },
        japanese: {
          input: { phrase: KANA, passphrase: KANA_PASSPHRASE },
          output: { entropy: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', seed: KANA_SEED, language: '日本語' },
        },
      },
    }),
  },
});
