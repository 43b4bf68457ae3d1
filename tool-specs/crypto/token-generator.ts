import { defineTool, integer, operation, out, text, toggle } from '../../src/core/spec.ts';
import { pooled } from '../../src/base/random.ts';
import {
  CHARACTER_CLASSES,
  type CharacterClass,
  collisionLog2,
  loadWords,
  passphrase,
  passphraseEntropyBits,
  tokenMaker,
} from '../../src/lib/identifiers/token.ts';

const CLASSES = Object.keys(CHARACTER_CLASSES) as CharacterClass[];

const quantity = integer({ min: 1, max: 1000, initial: 1 });
const outputs = {
  tokens: out.text({ fileName: 'tokens.txt', secret: true }),
  entropy: out.row(),
  collision: out.row(),
};

export default defineTool({
  icon: 'rectangle-ellipsis',
  createdAt: '2022-03-31',
  related: ['bcrypt', 'password-strength-analyser', 'uuid-generator'],
  operations: {
    token: operation({
      fields: {
        length: integer({ primary: true, min: 1, max: 512, initial: 64, slider: 128 }),
        uppercase: toggle({ initial: true }),
        lowercase: toggle({ initial: true, advanced: true }),
        numbers: toggle({ initial: true }),
        symbols: toggle(),
        custom: text({ monospace: true, advanced: true }),
        exclude: text({ monospace: true, advanced: true }),
        withoutLookAlikes: toggle({ advanced: true }),
        eachClass: toggle({ initial: true, advanced: true }),
        quantity,
      },
      output: { ...outputs, alphabet: out.row() },
      warnings: ['no-characters', 'too-short-for-each'],
      messages: ['bits', 'about-power-of-two'],
      answers: 'inline',
      aliases: {
        token: {},
        password: { length: 20, symbols: true },
        pwgen: { length: 20, symbols: true, withoutLookAlikes: true },
        hextoken: { uppercase: false, lowercase: false, custom: 'abcdef', eachClass: false },
        apikey: { length: 40 },
      },
      transform({ length, custom, exclude, withoutLookAlikes, eachClass, quantity, ...chosen }, ctx) {
        const maker = tokenMaker({
          length,
          classes: CLASSES.filter((name) => chosen[name]),
          custom,
          exclude,
          excludeLookAlikes: withoutLookAlikes,
          eachClass,
        });
        if (maker.alphabet.length === 0) ctx.warn('no-characters');
        else if (eachClass && !maker.keepsEachClass) ctx.warn('too-short-for-each');
        const random = pooled(ctx.random);
        return {
          tokens: Array.from({ length: quantity }, () => maker.next(random)).join('\n'),
          entropy: ctx.say('bits', { bits: maker.entropyBits.toFixed(1) }),
          collision: ctx.say('about-power-of-two', { power: Math.max(0, collisionLog2(maker.entropyBits)).toFixed(0) }),
          alphabet: maker.alphabet.length,
        };
      },
      examples: {
        apiToken: { input: { length: 64 }, check: ({ tokens }) => /^[A-Za-z0-9]{64}$/.test(tokens) },
        strongPassword: {
          input: { length: 20, symbols: true, withoutLookAlikes: true },
          check: ({ tokens }) => /^[^0Oo1Il|'`"]{20}$/.test(tokens) && /[A-Z]/.test(tokens) && /\d/.test(tokens),
        },
        fiveHex: {
          input: { length: 32, uppercase: false, lowercase: false, custom: 'abcdef', quantity: 5 },
          check: ({ tokens }) => /^([0-9a-f]{32}\n){4}[0-9a-f]{32}$/.test(tokens),
        },
      },
    }),

    passphrase: operation({
      fields: {
        words: integer({ primary: true, min: 1, max: 64, initial: 6, slider: 16 }),
        separator: text({ initial: '-', required: false, remember: true, maxLength: 100 }),
        capitalize: toggle(),
        digit: toggle(),
        quantity,
      },
      output: outputs,
      messages: ['bits', 'about-power-of-two'],
      answers: 'inline',
      aliases: { passphrase: {}, diceware: { separator: ' ' } },
      async transform({ words, quantity, ...options }, ctx) {
        const recipe = { words: await loadWords(), count: words, ...options };
        const bits = passphraseEntropyBits(recipe);
        const random = pooled(ctx.random);
        return {
          tokens: Array.from({ length: quantity }, () => passphrase(recipe, random)).join('\n'),
          entropy: ctx.say('bits', { bits: bits.toFixed(1) }),
          collision: ctx.say('about-power-of-two', { power: collisionLog2(bits).toFixed(0) }),
        };
      },
      examples: {
        sixWords: {
          input: { words: 6, separator: ' ' },
          check: ({ tokens, entropy }) => tokens.split(' ').length === 6 && JSON.stringify(entropy).includes('77.5'),
        },
        withDigit: {
          input: { words: 4, capitalize: true, digit: true, separator: '' },
          check: ({ tokens }) => /^[A-Z][A-Za-z-]+\d?[A-Za-z\d-]*$/.test(tokens) && /\d/.test(tokens),
        },
      },
    }),

    pin: operation({
      fields: { digits: integer({ primary: true, min: 3, max: 64, initial: 6, slider: 16 }), quantity },
      output: outputs,
      messages: ['bits', 'about-power-of-two'],
      answers: 'inline',
      aliases: { pin: {} },
      transform({ digits, quantity }, ctx) {
        const maker = tokenMaker({ length: digits, classes: ['numbers'] });
        const random = pooled(ctx.random);
        return {
          tokens: Array.from({ length: quantity }, () => maker.next(random)).join('\n'),
          entropy: ctx.say('bits', { bits: maker.entropyBits.toFixed(1) }),
          collision: ctx.say('about-power-of-two', { power: collisionLog2(maker.entropyBits).toFixed(0) }),
        };
      },
      examples: {
        cardPin: {
          input: { digits: 4 },
          check: ({ tokens, entropy }) => /^\d{4}$/.test(tokens) && JSON.stringify(entropy).includes('13.3'),
        },
        tenCodes: { input: { digits: 6, quantity: 10 }, check: ({ tokens }) => /^(\d{6}\n){9}\d{6}$/.test(tokens) },
      },
    }),
  },
});
