import { expect, test } from 'vitest';
import { callOf, stagesOf } from '../../src/calls/call.ts';
import { failureOf, type Ran, runCalls } from '../../src/calls/run-calls.ts';
import { catalogWords } from '../../src/calls/words.ts';
import { run } from '../../src/executor/node.ts';
import { loadToolTexts, lookupIn } from '../../src/i18n/by-language.ts';

async function ranOf(text: string): Promise<Ran> {
  const call = callOf({ text, attachment: null }, catalogWords());
  if (!call) throw new Error(`${text} is no call`);
  const textsOf = (id: string) => loadToolTexts('en', id).then(() => lookupIn('en', id));
  return runCalls(stagesOf(call), { run, language: 'en', textsOf, clock: () => performance.now() });
}

const resultsOf = ({ runs }: Ran) => runs.map(({ result }) => (result.ok ? result.output : result.failure.code));

test('every stage has its value and its time', async () => {
  const ran = await ranOf('b64d aGVsbG8= | upper | b64');
  expect(resultsOf(ran)).toEqual(['hello', 'HELLO', 'SEVMTE8=']); // printf HELLO | base64
  for (const { ms } of ran.runs) expect(ms).toBeGreaterThan(0);
  expect(failureOf(ran)).toBeNull();
});

test('a stage that fails is the last, and those before it keep their values and warnings', async () => {
  const ran = await ranOf('b64d aGVsbG8 | json | sha256');
  expect(ran.runs).toHaveLength(2);
  expect(ran.runs[0]?.result).toMatchObject({ ok: true, output: 'hello', warnings: [expect.anything()] });
  expect(ran.runs[1]?.result.ok).toBe(false);
  expect(failureOf(ran)).toMatchObject({ stage: 1, kind: 'tool' });
});

test('a first stage without input is the only one that runs', async () => {
  const ran = await ranOf('b64d -- | sha256');
  expect(ran.runs.map(({ result }) => result)).toEqual([expect.objectContaining({ ok: true, empty: true })]);
  expect(failureOf(ran)).toBeNull();
});

test('stages that do not fit are refused before anything runs', async () => {
  expect(await ranOf('iban DE89370400440532013000 | sha256')).toEqual({
    runs: [],
    refusal: { stage: 1, kind: 'cannotTake' },
  });
  expect(await ranOf('b64 a | b64 | b64 | b64 | b64 | b64 | b64')).toMatchObject({ refusal: { kind: 'manyStages' } });
});

test('a result too large to pass on keeps its stage', async () => {
  const ran = await ranOf(`b64 ${'x'.repeat(4_000_000)} | sha256`);
  expect(ran.runs).toHaveLength(1);
  expect(failureOf(ran)).toEqual({ stage: 0, kind: 'tooMuch' });
});

test('bytes that are not text are replaced for the next stage, and what comes of a secret is one', async () => {
  const lossy = await ranOf('b64-file /w== | upper');
  expect(lossy.runs.map((each) => each.lossy)).toEqual([true, false]);
  const secret = await ranOf('token | upper');
  expect(secret.runs.map((each) => each.secret)).toEqual([false, true]);
});
