import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shellQuote } from '../../../src/base/shell-quote.ts';
import { commandLine } from '../../../src/core/sharing/command-line.ts';
import { content, file, list, secret, text, toggle } from '../../../src/core/fields.ts';
import { sampleFile } from '../../../src/core/example-input.ts';

const fields = {
  text: text({ primary: true }),
  on: toggle({ initial: true }),
  apiKey: secret(),
  lines: list(),
  upload: file(),
};
const sample = sampleFile('my file.bin', '', new Uint8Array(1));

test('includes every field that differs from its initial value', () => {
  const line = (values: object, name = 'run') => commandLine('tool', name, { fields }, { ...values });
  expect(line({})).toBe('npm run -s tool -- run tool');
  expect(line({}, 'decode')).toBe('npm run -s tool -- run tool/decode');
  expect(line({ text: "it's", on: false, lines: ['a', 'b c'] })).toBe(
    `npm run -s tool -- run tool --text 'it'\\''s' --on false --lines 'a\nb c'`,
  );
  expect(line({ text: '-5' })).toBe('npm run -s tool -- run tool --text=-5');
  expect(line({ apiKey: 'CANARY', upload: sample })).toBe(
    `npm run -s tool -- run tool --apiKey "$API_KEY" --upload 'my file.bin'`,
  );
  expect(line({ text: 'a\0b' })).toBeNull();
  expect(commandLine('tool', 'run', { fields: { body: content({ primary: true }) } }, { body: sample })).toBe(
    `npm run -s tool -- run tool < 'my file.bin'`,
  );
});

test.skipIf(process.platform === 'win32')('a shell restores every word unchanged', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...`'"\\$\`!*?~#&;|<>(){}[]= \n\tàé👍a1-`) });
  const words = fc.sample(anyText, 200);
  const script = `for word in ${words.map(shellQuote).join(' ')}; do printf '%s\\0' "$word"; done`;
  const printed = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(printed.split('\0').slice(0, -1)).toEqual(words);
});
