import type { Bench } from '../../lib/numbers/benchmark/suite.ts';
import { keptValue } from '../../session/kept.ts';

function isSuite(value: unknown): value is Bench['suites'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'text' in value &&
    typeof value.name === 'string' &&
    typeof value.text === 'string'
  );
}

/** Reads what was saved; anything else gives undefined. */
export function readBench(stored: unknown): Bench | undefined {
  if (typeof stored !== 'object' || stored === null || !('suites' in stored) || !Array.isArray(stored.suites))
    return undefined;
  const { suites } = stored;
  if (suites.length === 0 || !suites.every(isSuite)) return undefined;
  return {
    suites: suites.map(({ name, text: samples, code }) => ({
      name,
      text: samples,
      ...(typeof code === 'string' && { code }),
    })),
    source: 'source' in stored && stored.source === 'code' ? 'code' : 'numbers',
    setup: 'setup' in stored && typeof stored.setup === 'string' ? stored.setup : '',
    unit: 'unit' in stored && typeof stored.unit === 'string' ? stored.unit : '',
    higherIsBetter: 'higherIsBetter' in stored && stored.higherIsBetter === true,
    against: 'against' in stored && stored.against === 'first' ? 'first' : 'best',
  };
}

/** What earlier versions kept as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The bench as it was left. */
export const keptBench = keptValue('benchmark-builder', readBench, parsed);
