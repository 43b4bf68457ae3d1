import {
  choice,
  defineTool,
  file,
  integer,
  operation,
  out,
  sampleFile,
  secret,
  text,
  toggle,
} from '../../../src/core/spec.ts';

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A tool with an operation for each way a form can behave. */
export const sampleTool = defineTool({
  icon: 'box',
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true }),
        mode: choice(['plain', 'loud'], { names: { plain: 'Plain' } }),
        width: integer({ min: 0, max: 80, initial: 10 }),
        trim: toggle(),
        inner: text({ when: { trim: [true] } }),
        key: secret({ required: false }),
      },
      output: out.text(),
      failures: ['bad-letter', 'bad-inner', 'two-words'],
      warnings: ['long'],
      readings: ['plain', 'loud'],
      inverse: 'decode',
      cost: ({ text }) => (text.startsWith('cost') ? 5000 : 1),
      async transform({ text, mode, inner }, ctx) {
        if (text === 'slow') await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve)); // until it is aborted
        if (text === 'crash') throw new RangeError('ours');
        if (inner === 'x') throw ctx.fail('bad-inner', { field: 'inner' });
        if (text.includes('!')) throw ctx.fail('bad-letter', { at: { line: 1, column: text.indexOf('!') + 1 } });
        if (text === 'read')
          ctx.reading(mode, { others: mode === 'plain' ? [{ as: 'loud', values: { mode: 'loud' } }] : [] });
        if (text.length > 8) ctx.warn('long', { length: text.length });
        return `<${mode === 'loud' ? text.toUpperCase() : text}>`;
      },
      examples: [
        { input: { text: 'hello' }, output: '<hello>', sample: 'greeting' },
        { input: { text: 'hello', mode: 'loud' }, output: '<HELLO>' },
        { input: { text: '👩‍👩‍👧‍👦'.repeat(30) }, check: () => true },
      ],
    }),
    decode: operation({
      fields: { coded: text({ primary: true, multiline: true }), mode: choice(['plain', 'loud']) },
      output: out.text(),
      inverse: 'other-tool/decode',
      transform: ({ coded }) => coded.slice(1, -1),
      examples: [{ input: { coded: '<a>' }, output: 'a' }],
    }),
    slow: operation({
      fields: { text: text({ primary: true }), rounds: integer({ min: 1, max: 9999, initial: 2 }) },
      output: { hash: out.row(), rounds: out.row() },
      cost: ({ rounds }) => rounds * 600,
      async transform({ text, rounds }, ctx) {
        for (let round = 0; round < rounds; round++) {
          await wait(20);
          ctx.signal.throwIfAborted();
          ctx.progress(round / rounds);
        }
        return { hash: `#${text}`, rounds };
      },
      examples: [{ input: { text: 'pw' }, check: () => true }],
    }),
    make: operation({
      fields: { length: integer({ min: 1, max: 64, initial: 4, primary: true }) },
      output: out.text(),
      transform: ({ length }, ctx) =>
        [...ctx.random(length)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      examples: [{ input: { length: 2 }, check: () => true }],
    }),
    read: operation({
      fields: { upload: file({ primary: true }) },
      output: out.row(),
      transform: ({ upload }) => upload?.name ?? null,
      examples: [{ input: { upload: sampleFile('sample.bin', '', new Uint8Array(3)) }, output: 'sample.bin' }],
    }),
    clock: operation({
      fields: { text: text({ primary: true, initial: 'now' }) },
      output: out.row(),
      live: 30,
      transform: (_, ctx) => ctx.now,
      examples: [{ input: {}, check: () => true }],
    }),
  },
});

const field = (label: string, more: object = {}) => ({ label, ...more });
export const sampleTexts = {
  title: 'Sample',
  operations: { encode: 'Encode', decode: 'Decode', slow: 'Slow', make: 'Make', read: 'Read', clock: 'Clock' },
  fields: {
    text: field('Text'),
    mode: field('Mode', { options: { plain: 'unused', loud: 'Loud' } }),
    width: field('Width', { hint: 'In letters' }),
    trim: field('Trim'),
    inner: field('Inner'),
    key: field('Key'),
    coded: field('Coded'),
    rounds: field('Rounds'),
    length: field('Length'),
    upload: field('Upload'),
  },
  output: {
    encode: 'Result',
    decode: 'Result',
    hash: 'Hash',
    rounds: 'Made in',
    make: 'Token',
    read: 'Name',
    clock: 'Time',
  },
  examples: { greeting: 'A greeting' },
  failures: { 'bad-letter': 'No such letter', 'bad-inner': 'Wrong inner text' },
  warnings: { long: 'That is long: {{length}}' },
  readings: { plain: 'a whisper', loud: 'a shout' },
};
