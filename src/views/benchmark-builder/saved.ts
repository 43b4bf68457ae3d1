import { type Bench, START } from '../../lib/numbers/benchmark/suite.ts';
import { storedText } from '../../session/stored.ts';

const kept = storedText('benchmark-builder');

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

/** Reads what `saveBench` wrote; anything else gives undefined. */
export function parseBench(text: string): Bench | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
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

/** The bench as it was left; the one to start with when there is none. */
export function loadBench(): Bench {
  const stored = kept.load();
  return (stored && parseBench(stored)) || START;
}

export function saveBench(bench: Bench): void {
  if (bench === START) kept.forget();
  else kept.save(JSON.stringify(bench));
}
