import {
  choice,
  content,
  defineTool,
  type InputFile,
  integer,
  isInputFile,
  operation,
  out,
  Problem,
  secret,
} from '../../src/core/spec.ts';
import { BASE64_PROBLEMS, decodeBase64, encodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { DERIVATIONS, derivationTime } from '../../src/lib/crypto/encryption/key.ts';
import { decryptSalted, encryptSalted, isSalted, SALTED_FORMATS } from '../../src/lib/crypto/encryption/salted.ts';
import type { SaltedFormat } from '../../src/lib/crypto/encryption/salted.ts';
import { textOf, textOfUtf16 } from '../../src/lib/crypto/encryption/text.ts';
import { detectType } from '../../src/lib/media/file-signatures.ts';
import { fileTypeOf } from '../../src/lib/media/file-type.ts';
import {
  derivationOf,
  isSealed,
  open,
  readSealed,
  seal,
  SEALED_CIPHERS,
  type SealedCipher,
} from '../../src/lib/crypto/encryption/sealed.ts';

const ciphers = Object.keys(SEALED_CIPHERS) as SealedCipher[];
const legacy = Object.keys(SALTED_FORMATS) as SaltedFormat[];
const passphrase = secret({ required: true });
const iterations = (when: Record<string, readonly string[]>) =>
  integer({ min: 1, max: 10_000_000, initial: 10_000, when });
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
        format: choice([...ciphers, ...legacy], { names: SEALED_CIPHERS }),
        kdf: choice(
          { argon2id: 'Argon2id', scrypt: 'scrypt', pbkdf2: 'PBKDF2-HMAC-SHA-256' },
          { when: { format: ciphers } },
        ),
        iterations: iterations({ format: ['aes-pbkdf2'] }),
      },
      output: out.text({ fileName: 'encrypted.txt' }),
      failures: ['lone-surrogate'],
      warnings: ['legacy', 'broken-cipher'],
      aliases: {
        encrypt: {},
        'encrypt-aes': { format: 'aes-256-gcm' },
        'encrypt-chacha20': { format: 'chacha20-poly1305' },
        'encrypt-openssl': { format: 'aes-pbkdf2' },
      },
      inverse: 'decrypt',
      cost: ({ text, format, kdf, iterations }) =>
        timeFor(text) +
        (format === 'aes-256-gcm' || format === 'chacha20-poly1305'
          ? derivationTime(DERIVATIONS[kdf])
          : format === 'aes-pbkdf2'
            ? derivationTime({ kdf: 'pbkdf2', i: 2 * iterations })
            : 1),
      async transform({ text, passphrase, format, kdf, iterations }, ctx) {
        const bytes = await bytesOf(text);
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        ctx.signal.throwIfAborted();
        if (format === 'aes-256-gcm' || format === 'chacha20-poly1305')
          return seal(bytes, passphrase, { cipher: format, derivation: DERIVATIONS[kdf], random: ctx.random });
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
        source: choice(['auto', ...legacy]),
        iterations: iterations({ source: ['auto', 'aes-pbkdf2'] }),
      },
      output: { text: out.text({ secret: true }), file: out.file({ secret: true }), format: out.row() },
      failures: [
        ...headProblems,
        ...BASE64_PROBLEMS,
        'wrong-key',
        'wrong-key-or-not-text',
        'not-encrypted',
        'format-needed',
        'lone-surrogate',
      ],
      warnings: ['legacy', 'unproved'],
      messages: ['sealed', ...legacy],
      aliases: { decrypt: {}, 'decrypt-aes': {}, 'decrypt-openssl': { source: 'aes-pbkdf2' } },
      inverse: 'encrypt',
      cost({ encrypted, source, iterations }) {
        const derivation = isInputFile(encrypted) ? DERIVATIONS.argon2id : derivationOf(encrypted);
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
      async transform({ encrypted, passphrase, source, iterations }, ctx) {
        ctx.within('passphrase', () => encodeUtf8(passphrase));
        const bytes = isInputFile(encrypted) ? new Uint8Array(await encrypted.arrayBuffer()) : null;
        const written = isInputFile(encrypted) ? bytes && textOf(bytes) : encrypted;
        try {
          if (written !== null && isSealed(written)) {
            const { cipher, derivation } = readSealed(written);
            const plain = Uint8Array.from(await open(written, passphrase));
            const text = textOf(plain);
            const params = { cipher: SEALED_CIPHERS[cipher], kdf: derivation.kdf };
            const content = text === null ? await shown(plain) : { text, file: null };
            return { ...content, format: ctx.say('sealed', params) };
          }
          const salted = bytes && isSalted(bytes) ? bytes : decodeBase64(written ?? '').bytes;
          const opened = await decryptSalted(salted, passphrase, { format: source, iterations, isFile });
          const { format } = opened;
          const isProved = SALTED_FORMATS[format].block > 1 && (opened.text !== null || opened.proved);
          ctx.warn(isProved ? 'legacy' : 'unproved');
          if (opened.text !== null) return { text: opened.text, file: null, format: ctx.say(format) };
          return { ...(await shown(opened.bytes)), format: ctx.say(format) };
        } catch (error) {
          const code = error instanceof Problem ? error.code : '';
          if (code === 'wrong-key' || code === 'wrong-key-or-not-text') throw ctx.fail(code, { field: 'passphrase' });
          throw error;
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

const isFile = (bytes: Uint8Array): boolean => {
  const type = detectType(bytes)?.type;
  return type !== undefined && !type.startsWith('text/');
};

/** Returns bytes that aren't UTF-8 as a file of their type, with their text if they are UTF-16. */
async function shown(bytes: Uint8Array<ArrayBuffer>) {
  const text = textOfUtf16(bytes);
  const { type, extension } = text === null ? await fileTypeOf(bytes, null) : { type: 'text/plain', extension: 'txt' };
  return { text: text ?? '', file: { name: `decrypted.${extension}`, type, bytes } };
}

/** Milliseconds for the data itself, in addition to the key. */
function timeFor(source: string | InputFile): number {
  return (isInputFile(source) ? source.size : source.length) / 10_000;
}

async function bytesOf(source: string | InputFile): Promise<Uint8Array> {
  return isInputFile(source) ? new Uint8Array(await source.arrayBuffer()) : encodeUtf8(source);
}
