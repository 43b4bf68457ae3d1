import { expect } from 'vitest';
import { parseInput, type Result } from '../../src/core/run.ts';
import type { Operation } from '../../src/core/tool.ts';

/** Returns the codes of the readings that a result offers besides its own. */
export const othersIn = (result: Result): string[] =>
  result.ok ? (result.readings ?? []).flatMap(({ others }) => others.map(({ as }) => as)) : [];

/** Returns the codes of the readings that a result states as its own, without the part that it took. */
export const readingsIn = (result: Result): string[] =>
  result.ok ? (result.readings ?? []).flatMap(({ as, part }) => (part === undefined ? [as] : [])) : [];

/**
 * Expects that the readings are declared, and that each other one is a switch that works: its values are valid, and with
 * them the run gives another output and states this reading.
 */
export async function expectSwitches(
  op: Operation,
  input: Readonly<Record<string, unknown>>,
  result: Result,
  run: (input: Record<string, unknown>) => Promise<Result>,
): Promise<void> {
  if (!result.ok || !result.readings) return;
  const codes = [...readingsIn(result), ...othersIn(result)];
  expect(codes.filter((code) => !op.readings.includes(code))).toEqual([]);
  for (const { as, values } of result.readings.flatMap(({ others }) => others)) {
    const switched = { ...input, ...values };
    expect(parseInput(op, switched), as).toMatchObject({ ok: true });
    const other = await run(switched);
    expect(other, as).toMatchObject({ ok: true });
    expect(readingsIn(other)).toContain(as);
    expect(other.ok && other.output, as).not.toEqual(result.output);
  }
}
