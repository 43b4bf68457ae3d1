import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../../src/core/values.ts';
import { fileOnDisk } from '../../../src/executor/pool/disk.ts';
import { runInThread } from '../../../src/executor/in-thread.ts';
import { createPool, type Pool, type PoolOptions } from '../../../src/executor/pool.ts';
import type { RunOptions } from '../../../src/executor/run.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));
const script = path.join(folder, 'hostile-thread.mjs');

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'hostile-thread.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'hostile-thread.mjs' } },
    },
    ssr: { noExternal: true },
  });
}, 60_000);

const pools: Pool[] = [];

function pool(
  options: PoolOptions = {},
): (operation: string, options?: RunOptions, input?: object) => ReturnType<Pool['run']> {
  const made = createPool({ script, threads: 2, timeLimit: 10_000, ...options });
  pools.push(made);
  return (operation, runOptions, input = { text: 'a' }) =>
    made.run(
      {
        card: { id: 'git-memo', category: 'development' },
        operation,
        input: input as Record<string, unknown>,
        language: 'en',
      },
      runOptions,
    );
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()));
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const failed = (code: string) => ({ ok: false, failure: expect.objectContaining({ code }) as unknown });

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

/** The priorities of this process's threads, on the scale of `nice`. */
const priorities = () =>
  fs.readdirSync('/proc/self/task').map((thread) => {
    const line = fs.readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')')).split(' ')[17]);
  });

test.runIf(process.platform === 'linux')('threads of a server step back behind the one that answers', async () => {
  const own = os.getPriority();
  const behind = Math.min(own + 10, 19);
  await pool({ threads: 1 })('echo');
  expect(priorities()).not.toContain(behind);
  await pool({ threads: 1, behind: true })('echo');
  expect(priorities().filter((priority) => priority === behind)).toHaveLength(1);
  expect(os.getPriority()).toBe(own);
});

describe('a run that hangs', () => {
  test('30 of them lose their threads within their limit, and the others go on', async () => {
    const run = pool({ timeLimit: 100 });
    const kinds = ['hang', 'hangLater', 'wait'];
    const hanging = Array.from({ length: 30 }, (_, index) => run(kinds[index % 3] ?? ''));
    const others = Array.from({ length: 10 }, (_, index) => run('echo', {}, { text: String(index) }));
    expect(await Promise.all(hanging)).toEqual(Array.from({ length: 30 }, () => failed('time-limit')));
    for (const [index, result] of (await Promise.all(others)).entries())
      expect(result).toMatchObject({ output: String(index) });
    expect(await run('hang')).toEqual({
      ok: false,
      failure: { code: 'time-limit', params: { limit: 100, seconds: 0.1 } },
    });
  }, 60_000);

  test.each(['hang', 'hangLater', 'wait', 'waitPolitely'])('%s: aborted long before its end', async (operation) => {
    const run = pool({ threads: 1 });
    await run('echo'); // the thread has started
    const stop = new AbortController();
    const going = run(operation, { signal: stop.signal });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    stop.abort();
    const [result, ms] = await timed(going);
    expect(result).toEqual({ ok: false, failure: { code: 'aborted' } });
    expect(ms).toBeLessThan(2000);
    expect(await run('echo')).toMatchObject({ output: 'a' }); // in another thread, or in one that stopped by itself
  });

  test('aborted before it starts, or while it waits, it never runs', async () => {
    const run = pool({ threads: 1 });
    expect(await run('hang', { signal: AbortSignal.abort() })).toEqual(failed('aborted'));
    const stop = new AbortController();
    const first = run('waitPolitely', { signal: stop.signal });
    const second = new AbortController();
    const waiting = run('hang', { signal: second.signal });
    second.abort();
    expect(await waiting).toEqual(failed('aborted'));
    stop.abort();
    expect(await first).toEqual(failed('aborted'));
    expect(await run('echo')).toMatchObject({ ok: true });
  });
});

test('the queue is bounded: one more is refused, and there is room again afterwards', async () => {
  const run = pool({ threads: 1, queue: 2 });
  const runs = [run('echo'), run('echo'), run('echo')];
  expect(await run('echo')).toEqual({ ok: false, failure: { code: 'busy' } });
  for (const result of await Promise.all(runs)) expect(result).toMatchObject({ output: 'a' });
  expect(await run('echo')).toMatchObject({ output: 'a' });
  const unqueued = pool({ threads: 1, queue: 0 });
  const [only, refused] = await Promise.all([unqueued('echo'), unqueued('echo')]);
  expect([only, refused]).toEqual([expect.objectContaining({ output: 'a' }), failed('busy')]);
});

test('a thread that ends or runs out of memory fails its own run only', async () => {
  const run = pool({ threads: 1, memory: 32 });
  expect(await Promise.all([run('exit'), run('echo'), run('devour'), run('echo')])).toEqual([
    failed('worker-died'),
    expect.objectContaining({ output: 'a' }),
    failed('worker-died'),
    expect.objectContaining({ output: 'a' }),
  ]);
}, 60_000);

test('a run whose buffers take too much memory loses its thread, and tells it from one that was stopped', async () => {
  const made = createPool({ script, threads: 1 });
  pools.push(made);
  const card = { id: 'git-memo', category: 'development' } as const;
  const request = { card, operation: 'hangLater', input: { text: 'a' }, language: 'en' };
  expect(await runInThread(request, 0, {}, made, -1)).toEqual(failed('worker-died'));
  expect(await runInThread(request, 0, { signal: AbortSignal.timeout(20) }, made)).toEqual(failed('aborted'));
  expect(await runInThread({ ...request, operation: 'echo' }, 0, {}, made)).toMatchObject({ output: 'a' });
});

test('mistakes, missing code and what cannot be cloned are results', async () => {
  const run = pool({ threads: 1 });
  expect(await run('nope')).toEqual(failed('unknown-operation'));
  expect(await run('constructor')).toEqual(failed('unknown-operation'));
  expect(await run('echo', {}, { other: 1 })).toEqual(failed('unknown-field'));
  expect(await run('echo', {}, { text: () => 1 })).toEqual(failed('internal'));
  expect(await run('unclonable')).toEqual(failed('internal'));
  const missing = createPool({ script, threads: 1 });
  pools.push(missing);
  const card = { id: 'missing', category: 'text' } as const;
  expect(await missing.run({ card, operation: 'echo', input: {}, language: 'en' })).toEqual({
    ok: false,
    failure: { code: 'internal', params: { error: 'TypeError' } },
  });
  expect(await run('echo')).toMatchObject({ output: 'a' });
});

test('progress, the language and its messages reach both sides', async () => {
  const run = pool();
  const shares: number[] = [];
  expect(await run('progress', { onProgress: (share) => shares.push(share) })).toMatchObject({ output: 'done' });
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  const texts = (key: string) => (key === 'messages.rewrites' ? 'Hallo' : null);
  expect(await run('run', { texts })).toMatchObject({ output: 'en: Hallo' });
});

describe('files', () => {
  const contentOf = async (result: Awaited<ReturnType<Pool['run']>>) => {
    if (!result.ok) return result;
    const { name, type, bytes } = result.output as OutputFile;
    return { name, type, text: await new Blob([bytes]).text() };
  };

  test('go and come with their names, from memory and from the disk', async () => {
    const run = pool();
    const memory = new File(['\u{1F600} abc'], 'näme.txt', { type: 'text/plain' });
    expect(await contentOf(await run('size', {}, { source: memory }))).toEqual({
      name: 'näme.txt',
      type: 'text/plain',
      text: '\u{1F600} abc',
    });
    const place = path.join(folder, 'on disk.bin');
    fs.writeFileSync(place, 'xyz'.repeat(1000));
    // Node crashes as a whole when such a file is cloned.
    const sent = await run('size', {}, { source: await fileOnDisk(place) });
    expect(await contentOf(sent)).toEqual({ name: 'on disk.bin', type: '', text: 'xyz'.repeat(1000) });
    expect(await contentOf(await run('size', {}, { source: new File([], 'empty') }))).toMatchObject({ text: '' });
  });

  test('a value that looks like a packed file stays a value', async () => {
    const forged = { name: 'x', type: '', content: '/etc/passwd' };
    expect(await pool()('size', {}, { source: forged })).toEqual(failed('wrong-type'));
    expect(await pool()('size', {}, { source: [forged] })).toEqual(failed('wrong-type'));
  });

  test('their content outlives the thread', async () => {
    const run = pool({ threads: 1 });
    const result = await run('size', {}, { source: new File(['kept'], 'a') });
    await run('exit');
    expect(await contentOf(result)).toMatchObject({ text: 'kept' });
  });
});

test('closing aborts what runs and what waits', async () => {
  const made = createPool({ script, threads: 1 });
  const request = {
    card: { id: 'hostile', category: 'text' },
    operation: 'hang',
    input: { text: 'a' },
    language: 'en',
  } as const;
  const runs = [made.run(request), made.run(request)];
  await made.close();
  expect(await Promise.all(runs)).toEqual([failed('aborted'), failed('aborted')]);
  expect(await made.run(request)).toEqual(failed('aborted'));
});

test('memory stays flat over many runs and many killed threads', async () => {
  const run = pool({ timeLimit: 50 });
  const long = 'x'.repeat(20_000);
  const round = async () => {
    for (let index = 0; index < 200; index++) await run('echo', {}, { text: long });
    await Promise.all(Array.from({ length: 6 }, () => run('hang')));
  };
  await round();
  await round();
  const before = process.memoryUsage().rss;
  for (let index = 0; index < 3; index++) await round();
  expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(60);
}, 60_000);
