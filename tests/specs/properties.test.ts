import { isRecord } from '../../src/base/json.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runTool } from '../../src/core/run.ts';
import { runLimited } from '../../src/executor/node.ts';
import type { Diff } from '../../src/core/shapes/shapes.ts';
import { type Cell, isMessage, type ValueKind } from '../../src/core/values.ts';
import { isSingleOutput, outputEntries, outputsOf } from '../../src/core/outputs.ts';
import type { Operation } from '../../src/core/tool.ts';
import { anyInput } from './arbitrary.ts';
import { environment } from './environment.ts';
import { everyOperation } from './every-tool.ts';
import { expectSwitches } from './readings.ts';

const RUNS = 200;
const HEAVY_RUNS = 3;
/** A slow operation gets as many inputs as time permits; `npm run fuzz` has more time. */
const RUNS_FOR_MS = 90;

function isCell(value: unknown): value is Cell {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) || isMessage(value);
}

const isOutputFile = (value: unknown) =>
  isRecord(value) && value['bytes'] instanceof Uint8Array && typeof value['name'] === 'string';

const SHAPES: Record<ValueKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  code: (value) => typeof value === 'string',
  row: isCell,
  keyValue: (value) =>
    Array.isArray(value) &&
    value.every(
      (row) => isRecord(row) && (typeof row['key'] === 'string' || isMessage(row['key'])) && isCell(row['value']),
    ),
  table: (value) => Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isCell)),
  grid: (value) => typeof value === 'string',
  file: (value) => value === null || isOutputFile(value),
  files: (value) => Array.isArray(value) && value.every(isOutputFile),
  marked: (value) =>
    isRecord(value) &&
    Array.isArray(value['marks']) &&
    value['marks'].every(
      ({ start, end }, index, all) =>
        start <= end && start >= (all[index - 1]?.end ?? 0) && end <= String(value['text']).length,
    ),
  html: (value) => typeof value === 'string',
  svg: (value) => typeof value === 'string' && (value === '' || value.startsWith('<svg')),
  color: (value) => typeof value === 'string',
  meter: (value) =>
    value === null ||
    (isRecord(value) && Number(value['value']) >= 0 && Number(value['value']) <= 1 && isCell(value['label'])),
  verdict: (value) => value === null || (isRecord(value) && isMessage(value['label'])),
  tiles: (value) =>
    isRecord(value) && Object.values(value).every((tile) => isCell(tile) || (isRecord(tile) && isCell(tile['value']))),
  strip: (value) =>
    value === null ||
    (isRecord(value) &&
      typeof value['current'] === 'string' &&
      isCell(value['previous']) &&
      isCell(value['next']) &&
      (value['from'] === undefined || Number(value['from']) < Number(value['until']))),
  timeline: (value) =>
    isRecord(value) &&
    isCell(value['sentence']) &&
    Array.isArray(value['moments']) &&
    value['moments'].every((moment) => isRecord(moment) && Object.values(moment).every(isCell)),
  diff: isDiff,
  swatch: (value) =>
    value === null ||
    (isRecord(value) &&
      typeof value['color'] === 'string' &&
      Array.isArray(value['contrast']) &&
      value['contrast'].every(({ ratio }) => ratio >= 1 && ratio <= 21)),
  chart: (value) => value === null || (isRecord(value) && ['bars', 'boxes', 'curve'].includes(String(value['type']))),
  bits: (value) =>
    value === null ||
    (isRecord(value) &&
      /^[01]*$/.test(String(value['digits'])) &&
      Array.isArray(value['fields']) &&
      value['fields'].reduce((sum, { bits }) => sum + bits, 0) === String(value['digits']).length),
};

/** Changes are in order and within both texts, and the unchanged parts between them have equal length. */
function isDiff(value: unknown): boolean {
  const { before, after, changes } = value as Diff;
  const count = (text: string) => text.split('\n').length;
  let [left, right] = [0, 0];
  for (const { fromBefore, toBefore, fromAfter, toAfter } of changes) {
    if (fromBefore - left !== fromAfter - right || fromBefore < left || toBefore < fromBefore || toAfter < fromAfter)
      return false;
    [left, right] = [toBefore, toAfter];
  }
  return left <= count(before) && right <= count(after);
}

/** Messages anywhere in an output, by code. */
function messagesIn(value: unknown): string[] {
  if (isMessage(value)) return [value.message];
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(messagesIn);
}

function expectShape(op: Operation, output: unknown): void {
  if (isSingleOutput(op.output)) expect(output).toBeDefined();
  else expect(Object.keys(output as object).toSorted()).toEqual(Object.keys(outputsOf(op)).toSorted());
  for (const { name, output: declared, value } of outputEntries(op, output)) {
    expect(SHAPES[declared.kind](value), `${name}: ${JSON.stringify(value)}`).toBe(true);
  }
  expect(messagesIn(output).filter((code) => !op.messages.includes(code))).toEqual([]);
}

describe.each(everyOperation)('%s', (_, tool, name, op) => {
  test(
    'returns its outputs or a declared failure for any input, always the same for the same input',
    { timeout: 120_000 },
    async () => {
      const property = async (input: Record<string, unknown>): Promise<void> => {
        const result = await runLimited(tool, name, input, environment());
        if (!result.ok) {
          const others = [...(op.timeLimit ? ['time-limit'] : []), ...(op.needs ? ['only-in-browser'] : [])];
          expect([...op.failures, ...others], JSON.stringify(result.failure)).toContain(result.failure.code);
          return;
        }
        expectShape(op, result.output);
        expect(result.warnings.filter(({ code }) => !op.warnings.includes(code))).toEqual([]);
        await expectSwitches(op, input, result, (switched) => runLimited(tool, name, switched, environment()));
        structuredClone(result); // must be cloneable to and from a worker
        if (op.cost) return;
        const again = await runLimited(tool, name, input, environment());
        // On a busy machine, the second run may reach the time limit.
        if (again.ok || again.failure.code !== 'time-limit') expect(again).toEqual(result);
      };
      const begin = performance.now();
      let passed = 0;
      let failed = false;
      await fc.assert(
        fc.asyncProperty(anyInput(op), async (input) => {
          // fast-check's own limit would fail if it expired before the end of the first run, as on a busy machine. Shrinking a failure has no limit.
          if (!failed && passed > 0 && performance.now() - begin > RUNS_FOR_MS) return;
          failed = true;
          await property(input);
          failed = false;
          passed += 1;
        }),
        { numRuns: op.cost ? HEAVY_RUNS : RUNS },
      );
    },
  );

  test('stops when canceled', async () => {
    const input = op.cases.find((example) => !('fails' in example))?.input ?? {};
    const result = await runTool(tool, name, input, environment({ signal: AbortSignal.abort() }));
    expect(result).toSatisfy((settled: typeof result) =>
      settled.ok ? settled.empty === true : settled.failure.code === 'aborted',
    );
  });
});
