import { choice, type ContextOf, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { rot13, rot47 } from '../../src/lib/bytes/codecs/plain.ts';
import {
  affine,
  atbash,
  caesar,
  isInvertible,
  placesOf,
  unaffine,
  unshifted,
  vigenere,
} from '../../src/lib/crypto/classical/letters.ts';
import {
  a1z26,
  bacon,
  BACON_24,
  BACON_26,
  playfair,
  railFence,
  unA1z26,
  unbacon,
  unrailFence,
} from '../../src/lib/crypto/classical/rearranged.ts';

const CIPHERS = {
  caesar: 'Caesar',
  rot13: 'ROT13',
  rot47: 'ROT47',
  vigenere: 'Vigenère',
  atbash: 'Atbash',
  affine: 'Affine',
  'rail-fence': 'Rail fence',
  playfair: 'Playfair',
  bacon: 'Bacon (24)',
  bacon26: 'Bacon (26)',
  a1z26: 'A1Z26',
} as const;
type Cipher = keyof typeof CIPHERS;
/** These write letters alone. */
const LETTERS_ALONE: readonly Cipher[] = ['playfair', 'bacon', 'bacon26', 'a1z26'];

const MAX_LENGTH = 1_000_000;
const source = text({ primary: true, multiline: true, maxLength: MAX_LENGTH });
const options = {
  cipher: choice(CIPHERS),
  shift: integer({ min: -25, max: 25, initial: 3, when: { cipher: ['caesar'] } }),
  key: text({ required: true, initial: 'LEMON', when: { cipher: ['vigenere', 'playfair'] } }),
  rails: integer({ min: 2, max: 1000, initial: 3, when: { cipher: ['rail-fence'] } }),
  a: integer({ min: 1, max: 25, initial: 5, when: { cipher: ['affine'] } }),
  b: integer({ min: 0, max: 25, initial: 8, when: { cipher: ['affine'] } }),
};
interface Chosen {
  cipher: Cipher;
  shift: number;
  key: string;
  rails: number;
  a: number;
  b: number;
}

const said = {
  failures: ['bad-key', 'not-invertible', 'odd-letters', 'bad-sign', 'five-signs'],
  warnings: ['dropped', 'kept'],
} as const;
const aliasesOf = (prefix: string) =>
  Object.fromEntries(
    (['caesar', 'vigenere', 'atbash', 'affine', 'playfair', 'bacon', 'a1z26'] as const).map((cipher) => [
      prefix + cipher,
      { cipher },
    ]),
  );
const letters = 'only letters come back';

export default defineTool({
  icon: 'venetian-mask',
  createdAt: '2026-11-29',
  related: ['text-encodings', 'encryption', 'string-obfuscator', 'text-to-nato-alphabet'],
  operations: {
    encrypt: operation({
      fields: { text: source, ...options },
      output: out.text(),
      ...said,
      inverse: 'decrypt',
      answers: 'inline',
      aliases: { ...aliasesOf(''), railfence: { cipher: 'rail-fence' } },
      transform: (input, ctx) => run(input.text, input, 1, ctx),
      examples: {
        caesarShift: { input: { text: 'The die is cast' }, output: 'Wkh glh lv fdvw' },
        vigenereKey: { input: { text: 'attack at dawn', cipher: 'vigenere', key: 'LEMON' }, output: 'lxfopv ef rnhr' },
        railFence: {
          input: { text: 'WEAREDISCOVEREDFLEEATONCE', cipher: 'rail-fence' },
          output: 'WECRLTEERDSOEEFEAOCAIVDEN',
        },
        playfairKey: {
          input: { text: 'hide the gold in the tree stump', cipher: 'playfair', key: 'playfair example' },
          output: 'BMODZBXDNABEKUDMUIXMMOUVIF',
          warns: [],
          noRoundTrip: letters,
        },
        letterNumbers: {
          input: { text: 'HELLO WORLD', cipher: 'a1z26' },
          output: '8-5-12-12-15 23-15-18-12-4',
        },
      },
    }),

    decrypt: operation({
      fields: { text: source, ...options },
      output: out.text(),
      ...said,
      inverse: 'encrypt',
      answers: 'inline',
      aliases: { ...aliasesOf('un'), unrailfence: { cipher: 'rail-fence' } },
      transform: (input, ctx) => run(input.text, input, -1, ctx),
      examples: {
        caesarShift: { input: { text: 'Wkh glh lv fdvw' }, output: 'The die is cast' },
        vigenereKey: { input: { text: 'LXFOPV EF RNHR', cipher: 'vigenere', key: 'lemon' }, output: 'ATTACK AT DAWN' },
        atbashName: { input: { text: 'draziw', cipher: 'atbash' }, output: 'wizard' },
        affinePair: { input: { text: 'IHHWVCSWFRCP', cipher: 'affine' }, output: 'AFFINECIPHER' },
      },
    }),

    shifts: operation({
      fields: { text: text({ primary: true, multiline: true, maxLength: 20_000 }) },
      output: out.table(['shift', 'text']),
      failures: ['no-letters'],
      answers: 'inline',
      aliases: { shifts: {}, uncaesars: {} },
      transform({ text: encrypted }, ctx) {
        if (!/[A-Za-z]/.test(encrypted)) throw ctx.fail('no-letters', { field: 'text' });
        return unshifted(encrypted);
      },
      examples: {
        unknownShift: {
          input: { text: 'Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj' },
          check: (rows) =>
            rows.length === 25 &&
            rows[0]?.shift === 3 &&
            rows[0].text === 'The quick brown fox jumps over the lazy dog',
        },
        oneWord: { input: { text: 'Uryyb jbeyq' }, check: (rows) => rows[0]?.text === 'Hello world' },
        letter: { input: { text: 'EXXEGO EX SRGI' }, check: (rows) => rows[0]?.text === 'ATTACK AT ONCE' },
      },
    }),
  },
});

function run(typed: string, chosen: Chosen, direction: 1 | -1, ctx: ContextOf<typeof said>): string {
  const { cipher, key, rails, a, b } = chosen;
  if (LETTERS_ALONE.includes(cipher) && direction > 0) {
    const dropped = typed.replace(/[A-Za-z\s]/g, '').length;
    if (dropped > 0) ctx.warn('dropped', { count: dropped });
  }
  const kept = typed.match(/(?![A-Za-z])\p{L}/gu)?.length ?? 0;
  if (kept > 0 && !LETTERS_ALONE.includes(cipher) && cipher !== 'rail-fence') ctx.warn('kept', { count: kept });
  switch (cipher) {
    case 'caesar':
      return caesar(typed, direction * chosen.shift);
    case 'rot13':
      return rot13(typed);
    case 'rot47':
      return rot47(typed);
    case 'atbash':
      return atbash(typed);
    case 'vigenere': {
      const places = placesOf(key);
      if (!places) throw ctx.fail('bad-key', { field: 'key' });
      return vigenere(typed, places, direction);
    }
    case 'affine':
      if (!isInvertible(a)) throw ctx.fail('not-invertible', { field: 'a', params: { a } });
      return direction > 0 ? affine(typed, a, b) : unaffine(typed, a, b);
    case 'rail-fence':
      return direction > 0 ? railFence(typed, rails) : unrailFence(typed, rails);
    case 'playfair':
      if (!placesOf(key)) throw ctx.fail('bad-key', { field: 'key' });
      return playfair(typed, key, direction);
    case 'bacon':
    case 'bacon26': {
      const alphabet = cipher === 'bacon' ? BACON_24 : BACON_26;
      return direction > 0 ? bacon(typed, alphabet) : unbacon(typed, alphabet);
    }
    case 'a1z26':
      return direction > 0 ? a1z26(typed) : unA1z26(typed);
  }
}
