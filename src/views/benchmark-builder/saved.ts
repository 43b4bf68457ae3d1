import { isRecord, parsedJson } from '../../base/json.ts';
import type { Bench } from '../../lib/numbers/benchmark/suite.ts';
import { keptValue } from '../../session/kept.ts';

const isSuite = (value: unknown): value is Bench['suites'][number] =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';

/** Reads saved data; undefined for anything else. */
export function readBench(stored: unknown): Bench | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.suites)) return undefined;
  const { suites, setup, unit } = stored;
  if (suites.length === 0 || !suites.every(isSuite)) return undefined;
  return {
    suites: suites.map(({ name, text: samples, code }) => ({
      name,
      text: samples,
      ...(typeof code === 'string' && { code }),
    })),
    source: stored.source === 'code' ? 'code' : 'numbers',
    setup: typeof setup === 'string' ? setup : '',
    unit: typeof unit === 'string' ? unit : '',
    higherIsBetter: stored.higherIsBetter === true,
    against: stored.against === 'first' ? 'first' : 'best',
  };
}

/** The saved benchmark. Earlier versions stored it as text. */
export const keptBench = keptValue('benchmark-builder', readBench, parsedJson);
