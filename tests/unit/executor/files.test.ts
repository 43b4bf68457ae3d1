import { expect, test } from 'vitest';
import { eachFile, files, integer, operation, out } from '../../../src/core/spec.ts';
import { defineTool, Problem, sampleFile } from '../../../src/core/spec.ts';
import { runTool, type Result } from '../../../src/core/run.ts';
import { withFile } from '../../../src/core/each-file.ts';
import { runFiles } from '../../../src/executor/files.ts';
import type { Hand } from '../../../src/executor/many.ts';
import type { FilesRun } from '../../../src/executor/run.ts';

/** Makes a copy of each file, refuses empty ones, and warns of long ones. */
const tool = defineTool({
  icon: 'files',
  operations: {
    copy: operation({
      fields: { files: files({ primary: true }), most: integer({ min: 0, max: 9, initial: 3 }) },
      output: { files: out.files(), rows: out.table(['name', 'state']), first: out.row() },
      failures: ['empty'],
      warnings: ['long', 'failed', 'odd'],
      eachFile: eachFile(({ name }, { code }) => ({ rows: [{ name, state: code }] })),
      async transform({ files: [file, ...others], most }, ctx) {
        if (!file || others.length > 0) throw new TypeError('one by one');
        if (file.size === 0) throw new Problem('empty');
        if (file.name === 'bug') throw new RangeError('a bug');
        if (file.size > most) ctx.warn('long', { count: 1, most });
        ctx.warn('odd');
        const bytes = new Uint8Array(await file.arrayBuffer());
        const made = { name: `copy of ${file.name}`, type: '', bytes };
        return { files: [made], rows: [{ name: file.name, state: 'copied' }], first: file.name };
      },
      examples: [{ input: { files: [sampleFile('a', '', Uint8Array.of(1))] }, check: () => true }],
    }),
  },
});
const op = tool.operations.copy;
const named = (name: string, size: number) => sampleFile(name, '', new Uint8Array(size));
const environment = { now: 0, language: 'en' };
const several = [named('a', 1), named('b', 0), named('c', 5), named('d', 6)];

const namesIn = (result: Result) => {
  const { files: made } = (result.ok ? result.output : { files: [] }) as { files: { name: string }[] };
  return made.map(({ name }) => name);
};

test('files run one by one, and what they make is joined in their order', async () => {
  const shares: number[] = [];
  const result = await runTool(tool, 'copy', { files: several }, { ...environment, progress: (x) => shares.push(x) });
  expect(result).toMatchObject({
    ok: true,
    output: {
      rows: [
        { name: 'a', state: 'copied' },
        { name: 'b', state: 'empty' },
        { name: 'c', state: 'copied' },
        { name: 'd', state: 'copied' },
      ],
      first: 'a',
    },
    // Counts are added up; what is said of each is said once.
    warnings: [
      { code: 'odd' },
      { code: 'long', params: { count: 2, most: 3 } },
      { code: 'failed', params: { count: 1 } },
    ],
    ends: [
      { name: 'a', size: 1, made: 1 },
      { name: 'b', size: 0, made: 0, failure: { code: 'empty' } },
      { name: 'c', made: 1 },
      { name: 'd', made: 1 },
    ],
  });
  expect(namesIn(result)).toEqual(['copy of a', 'copy of c', 'copy of d']);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
});

test('it is a failure only if all files are, and a bug of ours with one of them is none of theirs', async () => {
  const run = (input: readonly unknown[]) => runTool(tool, 'copy', { files: input }, environment);
  expect(await run([])).toMatchObject({ ok: true, empty: true });
  expect(await run([named('b', 0)])).toMatchObject({ ok: false, failure: { code: 'empty' } });
  expect(await run([named('b', 0), named('c', 0)])).toMatchObject({
    ok: false,
    failure: { code: 'empty', file: 'b' },
    ends: [{ name: 'b', failure: { code: 'empty' } }, { name: 'c' }],
  });
  expect(await run([named('a', 1), named('bug', 1)])).toMatchObject({ ok: false, failure: { code: 'internal' } });
  const stop = new AbortController();
  const stopped = runTool(tool, 'copy', { files: several }, { ...environment, signal: stop.signal });
  stop.abort();
  expect(await stopped).toEqual({ ok: false, failure: { code: 'aborted' } });
});

/** A hand that runs in this thread when it's told to. */
function handOf(meddle: (name: string) => 'lost' | 'wait' | null): Hand {
  return {
    async run(values) {
      const [value] = values;
      if (values.length > 1 || typeof value === 'string' || !value)
        return { kind: 'lost', failure: { code: 'internal' } };
      const how = meddle(value.name);
      if (how === 'wait') await new Promise(() => undefined);
      if (how === 'lost') return { kind: 'lost', failure: { code: 'worker-died' } };
      return {
        kind: 'results',
        results: [{ kind: 'whole', result: await runTool(tool, 'copy', withFile(op, {}, value), environment) }],
      };
    },
    end: () => undefined,
  };
}
const big = ['a', 'b', 'c', 'd'].map((name) => named(name, 1_000_000));
const statesOf = (run: FilesRun | undefined) => big.map((_, index) => run?.stateAt(index));

test('each file has its own state; those that failed with their worker run again alone', async () => {
  let run: FilesRun | undefined;
  let isBroken = true;
  const options = {
    op,
    files: big,
    hands: 2,
    signal: new AbortController().signal,
    createHand: () => handOf((name) => (isBroken && name === 'c' ? 'lost' : null)),
    onFiles: (files: FilesRun) => (run = files),
  };
  const pending = runFiles(options);
  expect(statesOf(run)).toEqual(['working', 'working', 'waiting', 'waiting']);
  const result = await pending;
  expect(statesOf(run)).toEqual(['done', 'done', 'failed', 'done']);
  expect(run?.failureAt(2)).toMatchObject({ code: 'worker-died' });
  expect(run?.madeAt(0).map(({ name }) => name)).toEqual(['copy of a']);
  expect(result && namesIn(result)).toEqual(['copy of a', 'copy of b', 'copy of d']);
  isBroken = false;
  const again = await runFiles({ ...options, again: run });
  expect(again && namesIn(again)).toEqual(['copy of a', 'copy of b', 'copy of c', 'copy of d']);
});

test('a stopped run keeps what is done and goes on with the rest', async () => {
  const stop = new AbortController();
  let run: FilesRun | undefined;
  let isSlow = true;
  const options = {
    op,
    files: big,
    hands: 1,
    createHand: () => handOf((name) => (isSlow && name === 'b' ? 'wait' : null)),
    onFiles: (files: FilesRun) => (run = files),
  };
  const pending = runFiles({ ...options, signal: stop.signal });
  await expect.poll(() => run?.stateAt(1)).toBe('working');
  stop.abort();
  expect(await pending).toEqual({ ok: false, failure: { code: 'aborted' } });
  expect(statesOf(run)).toEqual(['done', 'waiting', 'waiting', 'waiting']);
  isSlow = false;
  const result = await runFiles({ ...options, signal: new AbortController().signal, again: run });
  expect(result && namesIn(result)).toHaveLength(4);
});
