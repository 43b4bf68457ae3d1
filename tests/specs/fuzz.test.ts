import { describe, expect, test } from 'vitest';
import { runLimited } from '../../src/executor/node.ts';
import { environment } from './environment.ts';
import { everyOperation } from './every-tool.ts';
import { inputAt } from './fuzz/inputs.ts';

/** A short version of `npm run fuzz`, which finds new inputs: three small inputs and one of 100 kB, the same in every run. */
const INPUTS = 4;

/** CPU time limit for an input of 100 kB, in milliseconds: far more than linear work needs, far less than superlinear work takes. */
const LONGEST_MS = 5000;

const FAULTS = ['internal', 'unknown-operation', 'unknown-field'];

const processorMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

describe.each(everyOperation)('%s', (name, tool, operation, op) => {
  test('returns an answer or a declared failure in time, for any input', { timeout: 120_000 }, async () => {
    for (let index = 0; index < INPUTS; index++) {
      const input = await inputAt(name, op, index);
      const before = process.cpuUsage();
      const result = await runLimited(tool, operation, input, environment());
      const ms = processorMs(before);
      const told = `input ${index}`;
      expect(FAULTS, told).not.toContain(result.ok ? '' : result.failure.code);
      expect(ms, told).toBeLessThan(LONGEST_MS);
      expect('polluted' in {}, told).toBe(false);
    }
  });
});
