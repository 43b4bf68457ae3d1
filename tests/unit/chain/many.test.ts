import { expect, test } from 'vitest';
import { cards } from '../../../src/catalog/cards.ts';
import type { CarriedValue } from '../../../src/core/steps/chain.ts';
import { filePaths } from '../../../src/base/files/file-names.ts';
import { asCsv, asEntries, asText } from '../../../src/many/export.ts';
import { jobOf } from '../../../src/many/job.ts';
import { createMany, type Hand, type Handful } from '../../../src/executor/many.ts';
import { fileSource, textSource } from '../../../src/many/source.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { readLine } from '../../../src/calls/notation.ts';
import { readyFor } from '../../../workers/many.ts';
import { loadLanguage } from '../../../src/i18n/by-language.ts';

const OPTIONS = { column: 0, hasHeader: true };
const valuesOf = (text: string, split: Parameters<typeof textSource>[1], options = OPTIONS) => {
  const source = textSource(text, split, options);
  return Array.from({ length: source.count }, (_, index) => source.at(index));
};

async function jobFor(line: string) {
  await loadLanguage('en');
  const { steps } = readLine(line, catalogWords());
  expect(cards.length).toBeGreaterThan(0);
  return jobOf(
    steps.map(({ card, operation, values }) => ({ card, operation: operation.name, values })),
    'en',
  );
}

/** A hand that works in this thread; `meddle` breaks it for some values. */
async function handFor(line: string, meddle: (values: readonly CarriedValue[]) => Handful | null = () => null) {
  const each = await readyFor(await jobFor(line));
  return (): Hand => ({
    run: async (values) => meddle(values) ?? { kind: 'results', results: await each(values, () => undefined) },
    end: () => undefined,
  });
}

const finished = async (many: ReturnType<typeof createMany>) => {
  many.start();
  await expect.poll(() => many.get().state, { timeout: 10_000 }).not.toBe('running');
  return many.get();
};

test('a text is split into values as it says, and keeps each one exactly', () => {
  expect(valuesOf('', 'lines')).toEqual([]);
  expect(valuesOf('\n', 'lines')).toEqual(['']);
  expect(valuesOf('a\r\n\n b \r\u{1f600}', 'lines')).toEqual(['a', '', ' b ', '\u{1f600}']);
  expect(valuesOf('a\nb\n', 'lines')).toEqual(['a', 'b']);
  expect(valuesOf('\n\na\nb\n \t\n\nc\n', 'blocks')).toEqual(['a\nb', 'c\n']);
  expect(valuesOf('---\na: 1\n---\nb: --- c\n--- \n', 'documents')).toEqual(['a: 1', 'b: --- c']);
  expect(valuesOf('id;text\n1;"a;b\nc"\n2;\n', 'csv', { column: 1, hasHeader: true })).toEqual(['a;b\nc', '']);
  expect(valuesOf('1,a\n2,b', 'csv', { column: 0, hasHeader: false })).toEqual(['1', '2']);
  expect(textSource('a,b\n1\n', 'csv', OPTIONS).table?.ragged).toBe(1);
});

test('every value runs through the chain; failures stay in their place and can run again', async () => {
  const source = textSource(['aGVsbG8=', '%', '', 'd29ybGQ='].join('\n'), 'lines', OPTIONS);
  const many = createMany({ source, hands: 2, createHand: await handFor('b64d | sha256') });
  expect(await finished(many)).toMatchObject({ state: 'finished', total: 4, done: 4, failed: 1 });
  // printf hello | sha256sum; printf world | sha256sum
  const hello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  const world = '486ea46224d1bb4fb680f34f7c9ad96a8f24ec88be73ea8e5a6c65260e9cb8a7';
  expect(many.resultAt(1)).toMatchObject({ kind: 'failure', step: 0 });
  expect(many.resultAt(2)).toEqual({ kind: 'empty' });
  expect(await asText(many)).toBe([hello, '', '', world].join('\n'));
  const csv = await asCsv(many, { input: 'Input', result: 'Result', error: 'Error' }, () => 'bad');
  expect(csv.split('\r\n')).toEqual(['Input,Result,Error', `aGVsbG8=,${hello},`, '%,,bad', ',,', `d29ybGQ=,${world},`]);
  many.retry();
  expect(await finished(many)).toMatchObject({ state: 'finished', done: 4, failed: 1 });
});

test('columns of a CSV stay, numbers are numbers, and messages are in words', async () => {
  const source = textSource('name,seconds\nx,90\ny,junk\n', 'csv', { column: 1, hasHeader: true });
  const many = createMany({ source, hands: 1, createHand: await handFor('roman') });
  expect(await finished(many)).toMatchObject({ done: 2, failed: 1 });
  const csv = await asCsv(many, { input: 'i', result: 'Result', error: 'Error' }, () => 'bad');
  const [head, first] = csv.split('\r\n');
  expect([head, first]).toEqual(['name,seconds,Result,Error', 'x,90,XC,']);
});

test('a value that breaks or stops its worker fails alone, and all others are done', async () => {
  const source = textSource(Array.from({ length: 300 }, (_, index) => `v${index}`).join('\n'), 'lines', OPTIONS);
  const failure = { code: 'worker-died' };
  const meddle = (values: readonly CarriedValue[]): Handful | null => {
    return values.includes('v41') || values.includes('v77') ? { kind: 'lost', failure } : null;
  };
  const many = createMany({ source, hands: 2, createHand: await handFor('upper', meddle) });
  expect(await finished(many)).toMatchObject({ state: 'finished', done: 300, failed: 2 });
  expect(many.failedIndexes()).toEqual([41, 77]);
  expect(many.resultAt(299)).toEqual({ kind: 'text', text: 'V299', notes: 0 });
  const dead = createMany({
    source,
    hands: 2,
    createHand: await handFor('upper', () => ({ kind: 'lost', failure })),
  });
  expect((await finished(dead)).state).toBe('broken');
});

test('a canceled run keeps what is done and goes on with the rest', async () => {
  const source = textSource('x\n'.repeat(5000), 'lines', OPTIONS);
  let count = 0;
  const createHand = await handFor('upper', () => {
    if ((count += 1) === 6) many.cancel();
    return null;
  });
  const many = createMany({ source, hands: 2, createHand });
  many.start();
  await expect.poll(() => many.get().state).toBe('stopped');
  const { done, state } = many.get();
  expect({ state, isPart: done < 5000 }).toEqual({ state: 'stopped', isPart: true });
  expect(await finished(many)).toMatchObject({ state: 'finished', done: 5000, failed: 0 });
  expect(await asText(many)).toBe('X\n'.repeat(5000).slice(0, -1));
});

test('files become files of an archive in the same folders, with the reasons of those that failed', async () => {
  const files = ['a/x.txt', 'a/X.TXT', '../b/con', 'b.bin'].map((path, index) => ({
    path,
    file: new File([index === 3 ? new Uint8Array([0xff]) : 'hi'], path.split('/').at(-1) ?? ''),
  }));
  const many = createMany({ source: fileSource(files), hands: 1, createHand: await handFor('b64') });
  await finished(many);
  const entries: unknown[] = [];
  for await (const { name, content } of asEntries(many, () => 'bad'))
    entries.push([name, content instanceof Blob ? 'blob' : new TextDecoder().decode(content)]);
  expect(entries[0]).toEqual(['a/x.txt.txt', 'aGk=']);
  expect(filePaths(['a/x', 'a/X', '../../etc/passwd', 'c:\\con', ''])).toEqual([
    'a/x',
    'a/X (2)',
    'etc/passwd',
    'con_',
    'file',
  ]);
});
