import { beforeAll, expect, test, vi } from 'vitest';
import { timeLimitOf } from '../../../src/core/cost.ts';
import { defineTool, operation, out, text } from '../../../src/core/spec.ts';
import { bytesForThread, run, runLimited } from '../../../src/executor/node.ts';
import pdfTools from '../../../tool-specs/data/pdf-tools.ts';
import regexTester from '../../../tool-specs/development/regex-tester.ts';

const card = { id: 'regex-tester', category: 'development' } as const;
const match = (input: Record<string, unknown>, operation = 'match') => run({ card, operation, input, language: 'en' });

// What a run loads counts as its time, and here it is compiled first.
beforeAll(async () => {
  const isLate = async () => JSON.stringify(await match({ pattern: '(' })).includes('time-limit');
  await vi.waitFor(async () => expect(await isLate()).toBe(false), { timeout: 60_000 });
}, 60_000);

test('a pattern that backtracks forever is stopped, and the next run works', async () => {
  const text = `${'a'.repeat(50)}!`;
  expect(await match({ pattern: '(a+)+$', text })).toEqual({
    ok: false,
    failure: { code: 'time-limit', params: { limit: 1000, seconds: 1 } },
  });
  expect(await match({ pattern: 'a+', text })).toMatchObject({ ok: true });
});

test('user mistakes and unknown operations are reported the same as without a limit', async () => {
  expect(await match({ pattern: '(' })).toMatchObject({ failure: { code: 'unterminated-group' } });
  expect(await match({}, 'constructor')).toMatchObject({ failure: { code: 'unknown-operation' } });
});

test('a refused text is taken in part, as its tool finds it', async () => {
  const arp = '? (192.168.1.1) at 0:1b:63:84:45:e6 on en0 ifscope [ethernet]';
  const lookup = {
    card: { id: 'mac-address-lookup', category: 'network' },
    operation: 'lookup',
    language: 'en',
  } as const;
  expect(await run({ ...lookup, input: { mac: arp } })).toMatchObject({
    ok: true,
    readings: [{ part: '00:1b:63:84:45:e6' }],
  });
  expect(await run({ ...lookup, input: { mac: '(no address)' } })).toMatchObject({ ok: false });
});

test('code that cannot be loaded is a failure, as in the browser', async () => {
  const missing = { id: 'nope', category: 'converter' } as const;
  expect(await run({ card: missing, operation: 'run', input: {}, language: 'en' })).toEqual({
    ok: false,
    failure: { code: 'internal', params: { error: 'Error' } },
  });
});

test('a stopped run is reported as such', async () => {
  const request = { card, operation: 'match', input: { pattern: 'a', text: 'a' }, language: 'en' };
  expect(await run(request, { signal: AbortSignal.abort() })).toEqual({ ok: false, failure: { code: 'aborted' } });
});

test('waiting work is also stopped, and notified through its signal', async () => {
  let told: AbortSignal | undefined;
  const tool = defineTool({
    icon: 'binary',
    operations: {
      run: operation({
        fields: { text: text({ primary: true }) },
        output: out.text(),
        timeLimit: 100,
        transform(_, { signal }) {
          told = signal;
          return new Promise<string>(() => undefined);
        },
        examples: { any: { input: { text: 'a' }, output: 'never' } },
      }),
    },
  });
  expect(await runLimited(tool, 'run', { text: 'a' }, { now: 0 })).toEqual({
    ok: false,
    failure: { code: 'time-limit', params: { limit: 100, seconds: 0.1 } },
  });
  expect(told?.aborted).toBe(true);
});

test('an operation without its own limit has the one for its input', () => {
  const [op] = Object.values(regexTester.operations);
  if (!op) throw new Error('no operation');
  const { timeLimit: _, ...unlimited } = op;
  expect(timeLimitOf(op, {})).toBe(1000);
  expect(timeLimitOf(unlimited, { text: 'x'.repeat(4096) })).toBeNull();
  expect(timeLimitOf(unlimited, { text: 'x'.repeat(1_000_000) })).toBe(21_000);
  // Timers are limited to 2^31; a longer one would fire at once.
  expect(timeLimitOf({ ...unlimited, cost: () => 1e12 }, {})).toBe(2 ** 31 - 1);
});

test('what reads a file and makes none runs in a thread that can be ended, and a file goes from here to the disk', () => {
  const document = new File(['%PDF-'], 'a.pdf');
  const { text: reading, rotate, merge } = pdfTools.operations;
  expect(bytesForThread(reading, { document })).toBe(5);
  expect(bytesForThread(reading, { document: null })).toBeNull();
  expect(bytesForThread(rotate, { document })).toBeNull();
  expect(bytesForThread(merge, { documents: [document] })).toBeNull();
  expect(bytesForThread({ ...merge, output: reading.output }, { documents: [document, document] })).toBe(10);
});
