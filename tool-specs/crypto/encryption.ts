import {
  choice,
  content,
  defineTool,
  integer,
  isInputFile,
  operation,
  out,
  Problem,
  secret,
  text,
} from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { BASE64_PROBLEMS, encodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { bytesOf, dataOf, isBinary, textOrFile, timeFor } from '../../src/lib/crypto/encryption/content.ts';
import { detectType } from '../../src/lib/media/file-signatures.ts';
import { fileTypeOf } from '../../src/lib/media/file-type.ts';
import { DERIVATIONS, derivationTime } from '../../src/lib/crypto/encryption/key.ts';
import * as raw from '../../src/lib/crypto/encryption/raw-key.ts';
import { decryptSalted, encryptSalted, isSalted, SALTED_FORMATS } from '../../src/lib/crypto/encryption/salted.ts';
import type { SaltedFormat } from '../../src/lib/crypto/encryption/salted.ts';
import { textOf } from '../../src/lib/crypto/encryption/text.ts';
import * as sealed from '../../src/lib/crypto/encryption/sealed.ts';

const ciphers = Object.keys(sealed.SEALED_CIPHERS) as sealed.SealedCipher[];
const legacy = Object.keys(SALTED_FORMATS) as SaltedFormat[];
const withKey = Object.keys(raw.RAW_FORMATS) as raw.RawFormat[];
const passphrase = secret({ required: true });
const iterations = (when: Record<string, readonly string[]>) =>
  integer({ min: 1, max: 10_000_000, initial: 10_000, when });
const rawFields = (when: Record<string, readonly string[]>) => ({
  iv: text({ monospace: true, when }),
  keyReading: choice(['auto', ...raw.KEY_READINGS], { names: { hex: 'Hex', base64: 'Base64' }, when, advanced: true }),
});
const rawParts = {
  failures: ['lone-surrogate', ...raw.RAW_PROBLEMS],
  warnings: ['iv-in-front', 'not-authenticated', 'patterns', 'unproved-key'],
  readings: raw.KEY_READINGS,
} as const;
const headProblems = ['bad-header', 'bad-costs', 'cut-off'] as const;

export const LOREM = 'Lorem ipsum dolor sit amet';
export const CRYPTO_JS = 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs';
// AES-256-GCM and PBKDF2 of node:crypto
export const SEALED =
  'enc1.aes-256-gcm.pbkdf2.i=1000.AAECAwQFBgcICQoLDA0ODw.EBESExQVFhcYGRob.sF8wR8l_CYJk8QppY2UG3sGFswhpEU1edjwzoE8KgvTDzHS2423XD8k2PA';
export const DAWN = 'Attack at dawn, 攻击 🔑';
export const KEY = { passphrase: 'my secret key' };

export default defineTool({
  icon: 'lock',
  createdAt: '2022-04-07',
  redirectFrom: ['/cypher'],
  related: ['hash-text', 'token-generator', 'password-strength-analyser'],
  operations: {
    encrypt: operation({
      fields: {
        text: content({ primary: true }),
        passphrase,
        format: choice([...ciphers, ...withKey, ...legacy], { names: sealed.SEALED_CIPHERS }),
        kdf: choice(
          { argon2id: 'Argon2id', scrypt: 'scrypt', pbkdf2: 'PBKDF2-HMAC-SHA-256' },
          { when: { format: ciphers } },
        ),
        iterations: iterations({ format: ['aes-pbkdf2'] }),
        ...rawFields({ format: withKey }),
      },
      output: out.text({ fileName: 'encrypted.txt' }),
      ...rawParts,
      warnings: [...rawParts.warnings, 'legacy', 'broken-cipher'],
      aliases: {
        encrypt: {},
        'encrypt-aes': { format: 'aes-256-gcm' },
        'encrypt-chacha20': { format: 'chacha20-poly1305' },
        'encrypt-openssl': { format: 'aes-pbkdf2' },
        'aes-cbc': { format: 'key-cbc' },
      },
      inverse: 'decrypt',
      cost: ({ text, format, kdf, iterations }) =>
        timeFor(text) +
        (format === 'aes-256-gcm' || format === 'chacha20-poly1305'
          ? derivationTime(DERIVATIONS[kdf])
          : format === 'aes-pbkdf2'
            ? derivationTime({ kdf: 'pbkdf2', i: 2 * iterations })
            : 1),
      async transform({ text, passphrase, format, kdf, iterations, iv, keyReading }, ctx) {
        const bytes = await bytesOf(text);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        ctx.signal.throwIfAborted();
        if (format === 'aes-256-gcm' || format === 'chacha20-poly1305')
          return sealed.seal(bytes, passphrase, { cipher: format, derivation: DERIVATIONS[kdf], random: ctx.random });
        if (raw.isRaw(format)) {
          const mode = raw.RAW_FORMATS[format];
          const {
            bytes: rawKey,
            reading,
            others,
          } = ctx.within('passphrase', () => raw.readKey(passphrase, keyReading));
          const ownIv = ctx.within('iv', () => raw.ivOf(iv, mode));
          if (others.length > 0 || keyReading !== 'auto') sayReading(reading, others, ctx);
          const data = await raw.encryptRaw(bytes, { mode, key: rawKey, iv: ownIv, random: ctx.random });
          warnOfMode(mode, !ownIv, ctx);
          return encodeBase64(data);
        }
        const old = format === 'triple-des' || SALTED_FORMATS[format].block === 1;
        ctx.warn(old ? 'broken-cipher' : 'legacy');
        const file = encodeBase64(await encryptSalted(bytes, passphrase, { format, iterations, random: ctx.random }));
        // OpenSSL reads Base64 in lines of 64 characters, CryptoJS on one line
        return format === 'aes-sha256' || format === 'aes-pbkdf2' ? file.replace(/.{64}(?!$)/g, '$&\n') : file;
      },
      examples: {
        shortText: {
          input: { text: LOREM, ...KEY },
          check: (text) => text.startsWith('enc1.aes-256-gcm.argon2id.m=65536,t=3,p=4.'),
          warns: [],
        },
        strongKey: {
          input: { text: DAWN, ...KEY, format: 'chacha20-poly1305', kdf: 'scrypt' },
          check: (text) => text.startsWith('enc1.chacha20-poly1305.scrypt.n=17,r=8,p=1.'),
        },
        openssl: {
          input: { text: LOREM, ...KEY, format: 'aes-md5' },
          check: (text) => /^U2FsdGVkX1[\w+/=]{54}$/.test(text),
          warns: ['legacy'],
        },
      },
    }),

    decrypt: operation({
      fields: {
        encrypted: content({ primary: true, monospace: true }),
        passphrase,
        source: choice(['auto', ...withKey, ...legacy]),
        iterations: iterations({ source: ['auto', 'aes-pbkdf2'] }),
        ...rawFields({ source: ['auto', ...withKey] }),
      },
      output: { text: out.text({ secret: true }), file: out.file({ secret: true }), format: out.row() },
      ...rawParts,
      failures: [
        ...headProblems,
        ...BASE64_PROBLEMS,
        ...rawParts.failures,
        'wrong-raw-key',
        'wrong-key',
        'wrong-key-or-not-text',
        'not-encrypted',
        'format-needed',
      ],
      warnings: [...rawParts.warnings, 'legacy', 'unproved', 'guessed-charset'],
      messages: ['sealed', ...legacy],
      aliases: { decrypt: {}, 'decrypt-aes': {}, 'decrypt-openssl': { source: 'aes-pbkdf2' } },
      inverse: 'encrypt',
      cost({ encrypted, source, iterations }) {
        const derivation = isInputFile(encrypted) ? DERIVATIONS.argon2id : sealed.derivationOf(encrypted);
        if (derivation) return timeFor(encrypted) + derivationTime(derivation);
        const derives = source === 'auto' || source === 'aes-pbkdf2';
        return timeFor(encrypted) + 1 + (derives ? derivationTime({ kdf: 'pbkdf2', i: 2 * iterations }) : 0);
      },
      detect: [
        {
          pattern: /^enc1\.[a-z\d-]{5,20}\.[a-z\d]{5,10}\.[a-z\d=,]{3,40}\.[\w-]{22}\.[\w-]{16}\.[\w\s-]{22,}$/,
          confidence: 0.55,
        },
        { pattern: /^U2FsdGVkX1[\w+/\s-]+={0,2}$/, length: [24, 100_000], confidence: 0.55 },
      ],
      async transform({ encrypted, passphrase, source, iterations, iv, keyReading }, ctx) {
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        const bytes = isInputFile(encrypted) ? new Uint8Array(await encrypted.arrayBuffer()) : null;
        const written = isInputFile(encrypted) ? bytes && textOf(bytes) : encrypted;
        try {
          if (written !== null && sealed.isSealed(written)) {
            const { cipher, derivation } = sealed.readSealed(written);
            const plain = Uint8Array.from(await sealed.open(written, passphrase));
            const params = { cipher: sealed.SEALED_CIPHERS[cipher], kdf: derivation.kdf };
            return { ...(await shown(plain, ctx)), format: ctx.say('sealed', params) };
          }
          const salted = bytes && isSalted(bytes) ? bytes : await dataOf(encrypted);
          const typed = { written: passphrase, iv, keyReading };
          const plain = raw.isRaw(source)
            ? await raw.openRaw(salted, { ...typed, mode: raw.RAW_FORMATS[source] })
            : source === 'auto' && !isSalted(salted) && (await raw.openProvedRaw(salted, typed));
          if (plain) {
            const { mode, reading, others, keyBits } = plain;
            if (others.length > 0 || keyReading !== 'auto') sayReading(reading, others, ctx);
            warnOfMode(mode, plain.isInFront, ctx);
            if (mode === 'ctr') ctx.warn('unproved-key');
            return { ...(await shown(plain.bytes, ctx)), format: `AES-${keyBits}-${mode.toUpperCase()}` };
          }
          const opened = await decryptSalted(salted, passphrase, {
            format: raw.isRaw(source) ? 'auto' : source,
            iterations,
            isFile,
          });
          const { format } = opened;
          const isProved = SALTED_FORMATS[format].block > 1 && (opened.text !== null || opened.proved);
          ctx.warn(isProved ? 'legacy' : 'unproved');
          const content = await shown(opened.text === null ? opened.bytes : encodeUtf8(opened.text), ctx);
          return { ...content, format: ctx.say(format) };
        } catch (error) {
          const code = error instanceof Problem ? error.code : '';
          if (code === 'wrong-key' || code === 'wrong-key-or-not-text') throw ctx.fail(code, { field: 'passphrase' });
          return ctx.within(code.startsWith('key-') ? 'passphrase' : code === 'iv-length' ? 'iv' : 'encrypted', () => {
            throw error;
          });
        }
      },
      examples: {
        fromCryptoJs: {
          input: { encrypted: CRYPTO_JS, ...KEY },
          output: { text: LOREM, format: { message: 'aes-md5' } },
          warns: ['legacy'],
          noRoundTrip: 'the way back is that of the sealed text below',
        },
        fromHere: { input: { encrypted: SEALED, ...KEY }, output: { text: DAWN, file: null }, warns: [] },
        fromOpenssl: {
          input: {
            encrypted: 'U2FsdGVkX18BAgMEBQYHCHlbzGwz5pogcPd2GEJ/T8hf1NplAsO7KLbSDZ1EORbT',
            ...KEY,
            iterations: 1000,
          },
          output: { text: `${DAWN}\n`, format: { message: 'aes-pbkdf2' } },
          noRoundTrip: 'the way back is that of the sealed text above',
        },
      },
    }),
  },
});

const isFile = (bytes: Uint8Array) => isBinary(detectType(bytes)?.type);

async function shown(bytes: Uint8Array<ArrayBuffer>, ctx: ContextOf<{ warnings: readonly ['guessed-charset'] }>) {
  const { charset, ...content } = await textOrFile(bytes, (file) => fileTypeOf(file, null));
  if (charset) ctx.warn('guessed-charset', { charset });
  return content;
}

type RawContext = ContextOf<typeof rawParts & { fields: ReturnType<typeof rawFields> }>;

function sayReading(reading: raw.KeyReading, others: readonly raw.KeyReading[], ctx: RawContext): void {
  ctx.reading(reading, { others: others.map((as) => ({ as, values: { keyReading: as } })) });
}

function warnOfMode(mode: string, isInFront: boolean, ctx: RawContext): void {
  if (mode === 'ecb') ctx.warn('patterns');
  else if (mode !== 'gcm') ctx.warn('not-authenticated');
  if (isInFront && mode !== 'ecb') ctx.warn('iv-in-front');
}
