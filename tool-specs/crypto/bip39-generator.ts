import { choice, defineTool, operation, out, secret, text } from '../../src/core/spec.ts';
import { PHRASE_LANGUAGES, phraseOf, readPhrase, seedOf } from '../../src/lib/crypto/bip39.ts';
import { decodeHex, encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';

const language = choice(PHRASE_LANGUAGES);
const passphrase = secret({ required: false });
const lengths = ['12', '15', '18', '21', '24'] as const;
const lengthNames = Object.fromEntries(lengths.map((length) => [length, length]));
const phraseProblems = ['unknown-word', 'unlike-any-word', 'bad-word-count', 'bad-checksum'] as const;

const ABANDON = 'abandon '.repeat(11);
const ABOUT = `${ABANDON}about`;
const ABOUT_SEED =
  'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04';
// composed kana, as an input method writes them; vector of bip32JP
const KANA = 'そつう　れきだい　ほんやく　わかす　りくつ　ばいか　ろせん　やちん　そつう　れきだい　ほんやく　わかめ';
const KANA_PASSPHRASE = '㍍ガバヴァぱばぐゞちぢ十人十色';
const KANA_SEED =
  'aee025cbe6ca256862f889e48110a6a382365142f7d16f2b9545285b3af64e542143a577e9c144e101a6bdca18f8d97ec3366ebf5b088b1c1af9bc31346e60d9';

export default defineTool({
  icon: 'wallet-cards',
  related: ['token-generator', 'rsa-key-pair-generator'],
  operations: {
    generate: operation({
      fields: { words: choice(lengths, { names: lengthNames, primary: true }), language, passphrase },
      output: {
        phrase: out.text({ secret: true }),
        entropy: out.row({ secret: true }),
        seed: out.row({ secret: true }),
      },
      failures: ['lone-surrogate'],
      aliases: { bip39: {}, mnemonic: {}, 'seed-phrase': { words: '24' } },
      async transform({ words, language, passphrase }, ctx) {
        const entropy = ctx.random((Number(words) / 3) * 4);
        const phrase = await phraseOf(entropy, language);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        return { phrase, entropy: encodeHex(entropy), seed: encodeHex(await seedOf(phrase, passphrase)) };
      },
      examples: [
        {
          input: { words: '12' },
          check: ({ phrase, entropy }) => phrase.split(' ').length === 12 && String(entropy).length === 32,
        },
        {
          input: { words: '24', language: 'spanish' },
          check: ({ phrase, entropy, seed }) =>
            phrase.split(' ').length === 24 && String(entropy).length === 64 && String(seed).length === 128,
        },
        {
          input: { words: '15', language: 'japanese', passphrase: '㍍ガバ' },
          check: ({ phrase }) => phrase.split('\u3000').length === 15,
        },
        {
          input: { words: '18', language: 'korean' },
          check: ({ phrase }) => phrase.split(' ').length === 18,
          chip: false,
        },
        { input: { passphrase: '\ud800' }, fails: 'lone-surrogate', field: 'passphrase', chip: false },
      ],
    }),

    encode: operation({
      fields: { entropy: text({ primary: true, secret: true, monospace: true }), language, passphrase },
      output: { phrase: out.text({ secret: true }), seed: out.row({ secret: true }) },
      failures: ['bad-entropy-length', 'bad-character', 'odd-digits', 'lone-surrogate'],
      aliases: { 'bip39-encode': {} },
      inverse: 'decode',
      async transform({ entropy, language, passphrase }, ctx) {
        const bytes = decodeHex(entropy).bytes;
        const phrase = await phraseOf(bytes, language);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        return { phrase, seed: encodeHex(await seedOf(phrase, passphrase)) };
      },
      examples: [
        // vectors of BIP-39, with their passphrase
        {
          input: { entropy: '00000000000000000000000000000000', passphrase: 'TREZOR' },
          output: {
            phrase: ABOUT,
            seed: ABOUT_SEED,
          },
        },
        {
          input: { entropy: '7f'.repeat(16) },
          output: { phrase: 'legal winner thank year wave sausage worth useful legal winner thank yellow' },
        },
        {
          input: { entropy: 'ff'.repeat(32), passphrase: 'TREZOR' },
          output: {
            phrase: `${'zoo '.repeat(23)}vote`,
            seed: 'dd48c104698c30cfe2b6142103248622fb7bb0ff692eebb00089b32d22484e1613912f0a5b694407be899ffd31ed3992c456cdf60f5d4564b8ba3f05a69890ad',
          },
          chip: false,
        },
        {
          input: {
            entropy: '7f'.repeat(16),
            language: 'japanese',
            passphrase: KANA_PASSPHRASE,
          },
          check: ({ phrase, seed }) =>
            phrase === KANA.normalize('NFKD').replaceAll(' ', '\u3000') && seed === KANA_SEED,
        },
        { input: { entropy: '0x80 '.repeat(24) }, check: ({ phrase }) => phrase.endsWith('always'), chip: false },
        { input: { entropy: '00'.repeat(8) }, fails: 'bad-entropy-length', field: 'entropy' },
        { input: { entropy: '00'.repeat(33) }, fails: 'bad-entropy-length', chip: false },
        { input: { entropy: '00xy' }, fails: 'bad-character', at: { offset: 2 }, chip: false },
        { input: { entropy: '000' }, fails: 'odd-digits', chip: false },
      ],
    }),

    decode: operation({
      fields: {
        phrase: text({ primary: true, secret: true, multiline: true }),
        list: choice(['auto', ...(Object.keys(PHRASE_LANGUAGES) as (keyof typeof PHRASE_LANGUAGES)[])], {
          names: PHRASE_LANGUAGES,
        }),
        passphrase,
      },
      output: {
        entropy: out.row({ secret: true }),
        seed: out.row({ secret: true }),
        language: out.row(),
        words: out.row(),
      },
      failures: [...phraseProblems, 'lone-surrogate'],
      warnings: ['also-in'],
      aliases: { 'bip39-decode': {}, 'bip39-seed': {} },
      inverse: 'encode',
      detect: [
        {
          pattern: /^(?:[a-z]{3,8} ){11,23}[a-z]{3,8}$/,
          length: [47, 215],
          confidence: 0.5,
          matches: [ABOUT],
          rejects: [ABANDON.trim(), `${ABANDON}x`, `${ABANDON}About.`],
        },
      ],
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
      examples: [
        {
          input: { phrase: ABOUT, passphrase: 'TREZOR' },
          output: {
            entropy: '00000000000000000000000000000000',
            seed: ABOUT_SEED,
            language: 'English',
            words: 12,
          },
        },
        {
          input: {
            phrase: KANA,
            passphrase: KANA_PASSPHRASE,
          },
          output: {
            entropy: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
            seed: KANA_SEED,
            language: '日本語',
          },
        },
        // 24 words, in capitals and over two lines
        {
          input: { phrase: `${'ZOO '.repeat(12)}\n ${'zoo '.repeat(11)}vote` },
          output: { entropy: 'ff'.repeat(32), words: 24 },
          chip: false,
        },
        {
          input: { phrase: ABOUT.replace('abandon', 'abandno') },
          fails: 'unknown-word',
          field: 'phrase',
          at: { offset: 0 },
        },
        {
          input: { phrase: ABOUT.replace('n a', 'n qqqqqq a') },
          fails: 'unlike-any-word',
          at: { offset: 8 },
          chip: false,
        },
        { input: { phrase: `${ABANDON}abandon` }, fails: 'bad-checksum' },
        { input: { phrase: 'legal winner thank' }, fails: 'bad-word-count', chip: false },
        { input: { phrase: ABOUT, list: 'italian' }, fails: 'unlike-any-word', chip: false },
        { input: { phrase: 'a\udc00' }, fails: 'lone-surrogate', chip: false },
      ],
    }),
  },
});
