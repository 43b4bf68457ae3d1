import { expect, it } from 'vitest';
import { choice, defineTool, out, text } from '../../../src/core/spec.ts';
import { runTool } from '../../../src/core/run.ts';
import { environment } from '../../specs/environment.ts';

/** A tool that takes digits only. */
const digits = (flags: Parameters<typeof text>[0]) =>
  defineTool({
    icon: 'hash',
    fields: { number: text({ primary: true, ...flags }), other: text(), base: choice(['ten', 'two']) },
    output: out.text(),
    failures: ['not-digits', 'other-wrong'],
    warnings: ['zero'],
    transform({ number, other }, ctx) {
      if (other === 'wrong') throw ctx.fail('other-wrong', { field: 'other' });
      if (!/^\d+$/.test(number)) throw ctx.fail('not-digits');
      if (number.startsWith('0')) ctx.warn('zero', {}, { offset: 0 });
      return number;
    },
    examples: [],
  });
const single = digits({ single: true });
const run = (values: Record<string, unknown>, tool = single, more = {}) =>
  runTool(tool, 'run', values, environment(more));

it.each([
  '"42"', "'42'", '`42`', '“42”', '«42»', '(42)', '[42]', '<42>', '42,', '42;', 'id: 42', 'Content-Length: 42', 'x = 42', 'const x = "42";', '$ 42',
  'ann@host:~$ 42', '>>> 42', '[INFO] 42', '2026-11-20T12:00:00Z 42', '- 42', '1. 42', '```\n42\n```', '%34%32', 'f(42)', '--id: 42',
])('takes 42 of %s and says so', async (number) => {
  expect(await run({ number })).toMatchObject({ ok: true, output: '42', readings: [{ as: '', others: [], part: '42' }] });
}); // prettier-ignore

it.each(['42', ' 0'.trim()])('says nothing about %s, which it takes as a whole', async (number) => {
  expect(await run({ number })).not.toHaveProperty('readings');
});

it.each(['forty-two', '"a"', '', '漢', `"${'a'.repeat(20_000)}"`])(
  'reports %.20s as it would alone',
  async (number) => {
    const alone = await run({ number }, digits({}));
    expect(await run({ number })).toEqual(alone);
  },
);

it('unwraps only what a field with a single value holds, and only if that was refused', async () => {
  expect(await run({ number: '"42"' }, digits({}))).toMatchObject({ ok: false, failure: { code: 'not-digits' } });
  expect(await run({ number: '"42"', other: 'wrong' })).toMatchObject({ ok: false, failure: { code: 'other-wrong' } });
});

it('never repeats a secret', async () => {
  const result = await run({ number: '"42"' }, digits({ single: true, secret: true }));
  expect(result).toMatchObject({ ok: true, output: '42', readings: [{ part: '•••' }] });
});

it('leaves out positions, which would be those in the part', async () => {
  expect(await run({ number: '"042"' })).toMatchObject({ ok: true, warnings: [{ code: 'zero' }] });
  const result = await run({ number: '"042"' });
  expect(result.ok && result.warnings[0]?.at).toBeUndefined();
});

it('takes what the tool finds, if its other values fit', async () => {
  const finds = (text: string) =>
    Promise.resolve(
      text === 'nr 101'
        ? [
            { part: '7', preset: { base: 'two' } },
            { part: '101', preset: {} },
          ]
        : [],
    );
  expect(await run({ number: 'nr 101' }, single, { finds })).toMatchObject({ ok: true, output: '101' });
  expect(await run({ number: 'nr 101', base: 'two' }, single, { finds })).toMatchObject({ ok: true, output: '7' });
  expect(await run({ number: '"nr 101"' }, single, { finds })).toMatchObject({ ok: true, output: '101' });
});
