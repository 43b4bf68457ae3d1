import { expect, test, vi } from 'vitest';
import { ToolFailure } from '../../../src/core/failure.ts';
import { code, integer, text } from '../../../src/core/fields.ts';
import { type Context, secureRandom } from '../../../src/core/context.ts';
import { internal, runTool } from '../../../src/core/run.ts';
import { defineTool, operation, type Tool } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';
import { Problem } from '../../../src/base/problem.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

type Ctx = Context<'text' | 'other', 'bad', 'odd', 'said'>;

/** A tool that runs the code of the test. */
function toolOf(transform: (input: { text: string; other: string }, ctx: Ctx) => string | Promise<string>): Tool {
  return defineTool({
    icon: 'wrench',
    fields: { text: text({ primary: true }), other: text() },
    output: out.text(),
    failures: ['bad'],
    warnings: ['odd'],
    messages: ['said'],
    transform,
    examples: [],
  });
}

const run = (tool: Tool, raw: Record<string, unknown> = { text: 'x' }, more = {}) =>
  runTool(tool, 'run', raw, { now, ...more });

test('names of prototypes are neither operations nor fields', async () => {
  const tool = toolOf(() => 'ok');
  for (const name of ['constructor', '__proto__', 'toString', ''])
    expect(await runTool(tool, name, {}, { now })).toEqual({
      ok: false,
      failure: { code: 'unknown-operation', params: { name } },
    });
  for (const name of ['constructor', '__proto__', 'nope']) {
    const raw = JSON.parse(`{"text": "x", "${name}": 1}`) as Record<string, unknown>;
    expect(await run(tool, raw)).toEqual({
      ok: false,
      failure: { code: 'unknown-field', params: { name, names: 'text, other' } },
    });
  }
});

test('a missing field named like a method of every object has its initial value', async () => {
  const tool = defineTool({
    icon: 'wrench',
    fields: { text: text({ primary: true }), constructor: text({ initial: 'given' }), valueOf: text() },
    output: out.text(),
    transform: ({ text, constructor, valueOf }) => [text, constructor, valueOf].join(),
    examples: [],
  });
  expect(await run(tool)).toMatchObject({ ok: true, output: 'x,given,' });
});

test('blank required input returns the empty value of each output, without running', async () => {
  const transform = vi.fn(() => ({ a: 'x', b: [], c: null }));
  const tool = defineTool({
    icon: 'wrench',
    fields: { text: code('json', { primary: true }) },
    output: { a: out.text(), b: out.table(['x']), c: out.file() },
    transform,
    examples: [],
  });
  for (const raw of [{}, { text: '' }, { text: ' \n\t' }])
    expect(await run(tool, raw)).toEqual({ ok: true, output: { a: '', b: [], c: null }, warnings: [], empty: true });
  expect(transform).not.toHaveBeenCalled();
});

test('a failed rule names the field and what it accepts', async () => {
  const tool = defineTool({
    icon: 'wrench',
    fields: { n: integer({ min: 1, max: 9, initial: 5, primary: true }) },
    output: out.text(),
    transform: ({ n }) => String(n),
    examples: [],
  });
  expect(await run(tool, { n: '10' })).toEqual({
    ok: false,
    failure: { code: 'above-maximum', field: 'n', params: { minimum: 1, maximum: 9 } },
  });
  expect(await run(tool, { n: null })).toMatchObject({ failure: { code: 'not-a-number' } });
});

test('declared failures settle with field and position; anything else is reported as our bug and reveals nothing of the input', async () => {
  const at = { line: 1, column: 2 };
  expect(
    await run(
      toolOf((_, ctx) => {
        throw ctx.fail('bad', { field: 'other', at, params: { n: 1 } });
      }),
    ),
  ).toEqual({
    ok: false,
    failure: { code: 'bad', field: 'other', at, params: { n: 1 } },
  });
  expect(await run(toolOf((_, ctx) => Promise.reject(ctx.fail('bad'))))).toEqual({
    ok: false,
    failure: { code: 'bad', field: 'text' },
  });
  const thrown: [unknown, string][] = [
    [new Error('secret'), 'Error'],
    [new RangeError('secret'), 'RangeError'],
    [new ToolFailure({ code: 'undeclared' }), 'ToolFailure'],
    [new Problem('undeclared', 3), 'Problem'],
    ['secret', 'string'],
    [null, 'object'],
    [undefined, 'undefined'],
  ];
  for (const [error, name] of thrown) {
    const result = await run(
      toolOf(() => {
        throw error;
      }),
    );
    expect(result).toEqual({ ok: false, failure: { code: 'internal', params: { error: name } } });
    expect(result).toEqual(internal(error));
  }
});

test('a result larger than the engine can make is no bug, but a length that is wrong is', async () => {
  const codeOf = async (transform: () => unknown) => {
    const result = await run(toolOf(transform as never));
    return result.ok ? 'ok' : result.failure.code;
  };
  expect(await codeOf(() => 'x'.repeat(2 ** 30))).toBe('worker-died');
  expect(await codeOf(() => new ArrayBuffer(2 ** 52))).toBe('worker-died');
  expect(await codeOf(() => new DataView(new ArrayBuffer(1), 0, 9))).toBe('internal');
  expect(await codeOf(() => new Uint8Array(-1))).toBe('internal');
});

test('a problem is a failure of the field in which it occurred', async () => {
  const raise = (offset?: number): never => {
    throw new Problem('bad', offset, { n: 1 });
  };
  const raw = { text: 'ab\ncd', other: 'x👍y' };
  expect(
    await run(
      toolOf(() => raise(4)),
      raw,
    ),
  ).toEqual({
    ok: false,
    failure: { code: 'bad', field: 'text', at: { offset: 4, line: 2, column: 2 }, params: { n: 1 } },
  });
  expect(
    await run(
      toolOf((_, ctx) => ctx.within('other', () => raise(3))),
      raw,
    ),
  ).toMatchObject({
    failure: { field: 'other', at: { offset: 3, line: 1, column: 3 } },
  });
  expect(
    await run(
      toolOf(() => raise()),
      raw,
    ),
  ).toMatchObject({ failure: { field: 'text', at: undefined } });
  // A caught problem doesn't pass its field to the next one.
  const tool = toolOf((_, ctx) => {
    expect(() => ctx.within('other', () => raise(1))).toThrow();
    return raise(4);
  });
  expect(await run(tool, raw)).toMatchObject({ failure: { field: 'text', at: { line: 2 } } });
  // The innermost field is the right one.
  const nested = toolOf((_, ctx) => ctx.within('text', () => ctx.within('other', () => raise(0))));
  expect(await run(nested, raw)).toMatchObject({ failure: { field: 'other' } });
  expect(
    await run(
      toolOf((_, ctx) => ctx.within('other', () => 'fine')),
      raw,
    ),
  ).toMatchObject({ output: 'fine' });
});

test('warnings and words are returned unchanged', async () => {
  const tool = toolOf((_, ctx) => {
    ctx.warn('odd', { n: 2 }, { line: 3 });
    return JSON.stringify([ctx.say('said', { x: 1 }), ctx.language, ctx.now]);
  });
  expect(await run(tool, { text: 'x' }, { language: 'cn' })).toEqual({
    ok: true,
    timed: true,
    output: JSON.stringify([{ message: 'said', params: { x: 1 } }, 'cn', now]),
    warnings: [{ code: 'odd', params: { n: 2 }, at: { line: 3 } }],
  });
});

test('a run that is canceled before, during or at its end is aborted, whatever it throws', async () => {
  const aborted = { ok: false, failure: { code: 'aborted' } };
  const transform = vi.fn(() => 'done');
  expect(await run(toolOf(transform), { text: 'x' }, { signal: AbortSignal.abort() })).toEqual(aborted);
  expect(transform).not.toHaveBeenCalled();
  for (const end of [() => 'late', () => Promise.reject(new Error('confused'))]) {
    const controller = new AbortController();
    const tool = toolOf(async () => {
      controller.abort();
      return end();
    });
    expect(await run(tool, { text: 'x' }, { signal: controller.signal })).toEqual(aborted);
  }
});

test('progress is a share, and stops once the run is over or canceled', async () => {
  const progress = vi.fn();
  let kept: Ctx | undefined;
  const tool = toolOf((_, ctx) => {
    kept = ctx;
    for (const share of [0, 0.5, 7, -1, NaN]) ctx.progress(share);
    return '';
  });
  await run(tool, { text: 'x' }, { progress });
  kept?.progress(0.9);
  expect(progress.mock.calls).toEqual([[0], [0.5], [1]]);

  const controller = new AbortController();
  const late = vi.fn();
  const goesOn = toolOf((_, ctx) => {
    controller.abort();
    ctx.progress(0.5);
    return '';
  });
  await run(goesOn, { text: 'x' }, { progress: late, signal: controller.signal });
  expect(late).not.toHaveBeenCalled();
});

test('operations are found by name', async () => {
  const op = operation({
    fields: { text: text({ primary: true }) },
    output: out.text(),
    transform: ({ text }) => text,
    examples: [],
  });
  const tool = defineTool({ icon: 'wrench', operations: { encode: op, decode: op } });
  expect(await runTool(tool, 'decode', { text: 'a' }, { now })).toMatchObject({ output: 'a' });
  expect(await runTool(tool, 'run', { text: 'a' }, { now })).toMatchObject({ failure: { code: 'unknown-operation' } });
});

test('returns any number of random bytes', () => {
  expect(secureRandom(0)).toHaveLength(0);
  const bytes = secureRandom(65_536 * 3 + 17); // one call returns at most 65,536 bytes
  expect(bytes).toHaveLength(196_625);
  for (let at = 0; at < bytes.length; at += 4096) {
    // the chance that 17 bytes are all zero is 2^-136
    expect(bytes.subarray(at, at + 4096).some((byte) => byte !== 0)).toBe(true);
  }
});

test('a run states how it read its input; without a statement there is none', async () => {
  const tool = defineTool({
    icon: 'wrench',
    fields: { text: text({ primary: true }), base: integer({ min: 2, max: 36, initial: 10 }) },
    output: out.text(),
    readings: ['decimal', 'octal'],
    transform({ text }, ctx) {
      if (text.startsWith('0'))
        ctx.reading('decimal', { others: [{ as: 'octal', values: { base: 8 } }], params: { text }, at: { line: 1 } });
      else if (text !== '') ctx.reading('decimal');
      return text;
    },
    examples: [],
  });
  const others = [{ as: 'octal', values: { base: 8 } }];
  expect(await run(tool, { text: '017' })).toEqual({
    ok: true,
    output: '017',
    warnings: [],
    readings: [{ as: 'decimal', others, params: { text: '017' }, at: { line: 1 } }],
  });
  expect(await run(tool, { text: '17' })).toMatchObject({ readings: [{ as: 'decimal', others: [] }] });
  expect(await run(toolOf(() => 'x'))).not.toHaveProperty('readings');
});

test('a result says whether it depends on the clock', async () => {
  const plain = await run(toolOf(() => 'x'));
  const timed = await run(toolOf((_, ctx) => String(ctx.now)));
  expect(plain.ok && plain.timed).toBeUndefined();
  expect(timed.ok && timed.timed).toBe(true);
});
