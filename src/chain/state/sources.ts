import type { WrittenStep } from '../../calls/notation.ts';
import { INPUT, type Sources, stepIn } from '../../core/steps/sources.ts';
import { primaryValue } from '../../core/steps/passing.ts';
import { type ChainDocument, type Source, type Step, stepOf } from './document.ts';

/** Returns the steps of a line, which name each other by numbers. */
export function stepsOfWritten(written: readonly WrittenStep[]): Step[] {
  const steps = written.map(stepOf);
  return steps.map((step, at) => {
    const { sources } = written[at] ?? {};
    if (!sources) return step;
    const own = Object.entries(sources).map(([field, source]): [string, Source] => {
      const number = stepIn(source);
      return [field, number === null ? { input: source } : { step: steps[number - 1]?.id ?? -1 }];
    });
    return { ...step, sources: Object.fromEntries(own) };
  });
}

/** Returns steps as they are written; a source that isn't above its step is left out. */
export const writtenSteps = (steps: readonly Step[]): WrittenStep[] =>
  steps.map(({ card, operation, values, sources }, at) => {
    const own = Object.entries(sources).flatMap(([field, source]): [string, string][] => {
      if ('input' in source) return [[field, source.input]];
      const place = steps.findIndex(({ id }) => id === source.step);
      return place >= 0 && place < at ? [[field, String(place + 1)]] : [];
    });
    const written: Sources = Object.fromEntries(own);
    return { card, operation, values, ...(own.length > 0 && { sources: written }) };
  });

/** Returns the names of the inputs that steps take, apart from that of the chain itself. */
export function inputNames(steps: readonly Pick<Step, 'sources'>[]): string[] {
  const names = steps.flatMap(({ sources }) =>
    Object.values(sources).flatMap((source) => ('input' in source && source.input !== INPUT ? [source.input] : [])),
  );
  return [...new Set(names)];
}

/** Returns the name of an input that no step takes yet. */
export function freeName(steps: readonly Step[]): string {
  const taken = new Set(inputNames(steps));
  for (let number = 2; ; number += 1) if (!taken.has(`input${number}`)) return `input${number}`;
}

/** Whether a secret field takes an input. */
export const isSecretInput = ({ steps }: Pick<ChainDocument, 'steps'>, name: string): boolean =>
  steps.some(({ operation, sources }) =>
    Object.entries(sources).some(
      ([field, source]) => operation.fields[field] === 'secret' && 'input' in source && source.input === name,
    ),
  );

/** Returns the steps that each of many values goes through; the other inputs are the same for all. */
export function manySteps({ steps, inputs }: Pick<ChainDocument, 'steps' | 'inputs'>) {
  const active = steps.filter(({ off }) => !off);
  return writtenSteps(active).map(({ card, operation, values, sources = {} }) => {
    const all = Object.entries(sources);
    const named = all.filter(([, source]) => source !== INPUT && stepIn(source) === null);
    const texts = named.map(([field, source]) => [
      field,
      primaryValue(operation.fields[field] ?? 'text', inputs[source] ?? ''),
    ]);
    const others = all.filter(([field]) => !named.some(([name]) => name === field));
    return {
      card,
      operation: operation.name,
      values: { ...values, ...Object.fromEntries(texts) },
      ...(others.length > 0 && { sources: Object.fromEntries(others) }),
    };
  });
}
