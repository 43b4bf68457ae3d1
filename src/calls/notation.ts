import { parsePipeline } from '../core/grammar.ts';
import { fieldKind } from '../core/kinds.ts';
import { quoted } from './arguments.ts';
import { wordFor } from './heads.ts';
import type { Stage } from './run-calls.ts';
import { type Sources, stepIn, takesSource } from '../core/steps/sources.ts';
import { flagField } from '../core/card.ts';
import type { Vocabulary } from './words.ts';

/** One operation of a chain, and the values that it sets. */
export type WrittenStep = Pick<Stage, 'card' | 'operation' | 'values' | 'sources'>;

// A chain is written as in the palette and in the terminal: words with options, separated by bars. Links contain the same.

/** What is wrong with a written chain; the rest of it is used. */
export type LineProblem =
  | { kind: 'unknown-tool' | 'unknown-operation'; word: string }
  | { kind: 'unknown-option' | 'bad-source'; word: string; option: string };

interface ReadLine {
  steps: readonly WrittenStep[];
  /** The text after the first word, if there is one. */
  input: string | null;
  problems: readonly LineProblem[];
}

/** Nothing longer is a chain that somebody has written. */
const LONGEST = 10_000;
/** More steps than this would keep a page busy for seconds. */
const MOST_STEPS = 100;

/** Whether a step takes this option from a line; what it works on comes from the step above. */
const isOption = ({ operation }: Pick<WrittenStep, 'operation'>, name: string, isFirst: boolean) =>
  Object.hasOwn(operation.fields, name) && (isFirst || name !== operation.primary.name);

/** Returns the sources of a step with the places of the steps that are there, and the options whose source isn't. */
function sourcesIn(
  sources: Sources,
  { operation }: Pick<WrittenStep, 'operation'>,
  places: ReadonlyMap<number, number>,
): { sources: Sources; wrong: readonly string[] } {
  const read = Object.entries(sources).map(([flag, source]): [string, string | undefined] => {
    const name = flagField(operation, flag);
    const kind = Object.hasOwn(operation.fields, name) ? operation.fields[name] : undefined;
    const number = stepIn(source);
    const place = number === null ? source : places.get(number)?.toString();
    return [name, name !== operation.primary.name && takesSource(kind) ? place : undefined];
  });
  const right = read.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    sources: Object.fromEntries(right),
    wrong: read.filter(([, source]) => source === undefined).map(([name]) => name),
  };
}

/** Reads a written chain. It may come from a link, so that everything unknown is left out and named. */
export function readLine(line: string, vocabulary: Vocabulary): ReadLine {
  const wantsValue = (alias: string, flag: string) => {
    const kind = vocabulary.find(alias)?.operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  // Any word may be meant as a tool, so that a wrong one is named instead of becoming data.
  const parsed = line.length > LONGEST ? null : parsePipeline(line.trim(), () => true, wantsValue);
  const calls = parsed && parsed.length > MOST_STEPS ? null : parsed;
  const problems: LineProblem[] = [];
  /** The place of each step among those that are there, by its place in the line. */
  const places = new Map<number, number>();
  const steps = (calls ?? []).flatMap(({ alias, flags, sources }, index): WrittenStep[] => {
    const target = vocabulary.find(alias);
    if (!target) {
      problems.push({ kind: vocabulary.whyUnknown(alias), word: alias });
      return [];
    }
    const { card, operation, preset } = target;
    const options = Object.entries(flags);
    for (const [option] of options.filter(([name]) => !isOption(target, name, index === 0)))
      problems.push({ kind: 'unknown-option', word: alias, option });
    const own = Object.fromEntries(options.filter(([name]) => isOption(target, name, index === 0)));
    const taken = sourcesIn(sources ?? {}, target, places);
    for (const option of taken.wrong) problems.push({ kind: 'bad-source', word: alias, option });
    places.set(index + 1, places.size + 1);
    const hasSources = Object.keys(taken.sources).length > 0;
    return [{ card, operation, values: { ...preset, ...own }, ...(hasSources && { sources: taken.sources }) }];
  });
  if (calls === null && line.trim() !== '') problems.push({ kind: 'unknown-tool', word: line.trim() });
  return { steps, input: calls?.[0]?.raw ?? null, problems };
}

const textOf = (step: Pick<WrittenStep, 'operation'>, name: string, value: unknown): string | null => {
  const kind = step.operation.fields[name];
  return kind === undefined ? null : (fieldKind(kind).toText?.(value) ?? null);
};

/** Returns the word that says most about a step, and the values that it sets. */
function bestWord(step: WrittenStep, vocabulary: Vocabulary): { word: string; preset: WrittenStep['values'] } {
  const { operation, values } = step;
  const says = (preset: WrittenStep['values']) =>
    Object.entries(preset).every(([name, value]) => textOf(step, name, value) === textOf(step, name, values[name]));
  const words = Object.entries(operation.aliases)
    .filter(([word, preset]) => vocabulary.find(word)?.operation === operation && says(preset))
    .sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length);
  const [best] = words;
  return best ? { word: best[0], preset: best[1] } : { word: wordFor({ ...step, alias: null }), preset: {} };
}

function flagText(step: WrittenStep, name: string, text: string): string {
  const kind = step.operation.fields[name];
  if (kind && fieldKind(kind).bareFlag === text) return `--${name}`;
  return `--${name}=${/^[^\s"\\|]+$/.test(text) ? text : quoted(text)}`;
}

/** Writes a step: its word, and the options that the word doesn't set. `isKept` leaves options out. */
export function writeStep(
  step: WrittenStep,
  vocabulary: Vocabulary,
  isKept: (name: string) => boolean = () => true,
): string {
  const { word, preset } = bestWord(step, vocabulary);
  const flags = Object.entries(step.values).flatMap(([name, value]) => {
    const text = textOf(step, name, value);
    const isTaken = step.sources !== undefined && Object.hasOwn(step.sources, name);
    return isTaken || Object.hasOwn(preset, name) || text === null || !isKept(name) ? [] : [flagText(step, name, text)];
  });
  const taken = Object.entries(step.sources ?? {}).map(([name, source]) => `--${name}:${source}`);
  return [word, ...flags, ...taken].join(' ');
}

/** Writes steps as a line. */
export const writeLine = (
  steps: readonly WrittenStep[],
  vocabulary: Vocabulary,
  isKept: (step: WrittenStep, name: string) => boolean = () => true,
): string => steps.map((step) => writeStep(step, vocabulary, (name) => isKept(step, name))).join(' | ');
