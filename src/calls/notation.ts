import { parsePipeline } from '../core/grammar.ts';
import { fieldKind } from '../core/kinds.ts';
import { quoted } from './arguments.ts';
import { wordFor } from './heads.ts';
import type { Stage } from './run-calls.ts';
import type { Vocabulary } from './words.ts';

/** One operation of a chain, and the values that it sets. */
export type WrittenStep = Pick<Stage, 'card' | 'operation' | 'values'>;

// A chain is written as in the palette and in the terminal: words with options, separated by bars. Links contain the same.

/** What is wrong with a written chain; the rest of it is used. */
export type LineProblem =
  | { kind: 'unknown-tool' | 'unknown-operation'; word: string }
  | { kind: 'unknown-option'; word: string; option: string };

interface ReadLine {
  steps: readonly WrittenStep[];
  /** The text after the first word, if there is one. */
  input: string | null;
  problems: readonly LineProblem[];
}

/** Nothing longer is a chain that somebody has written. */
const LONGEST = 10_000;

/** Whether a step takes this option from a line; what it works on comes from the step above. */
const isOption = ({ operation }: Pick<WrittenStep, 'operation'>, name: string, isFirst: boolean) =>
  Object.hasOwn(operation.fields, name) && (isFirst || name !== operation.primary.name);

/** Reads a written chain. It may come from a link, so that everything unknown is left out and named. */
export function readLine(line: string, vocabulary: Vocabulary): ReadLine {
  const wantsValue = (alias: string, flag: string) => {
    const kind = vocabulary.find(alias)?.operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  // Any word may be meant as a tool, so that a wrong one is named instead of becoming data.
  const calls = line.length > LONGEST ? null : parsePipeline(line.trim(), () => true, wantsValue);
  const problems: LineProblem[] = [];
  const steps = (calls ?? []).flatMap(({ alias, flags }, index): WrittenStep[] => {
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
    return [{ card, operation, values: { ...preset, ...own } }];
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
    return Object.hasOwn(preset, name) || text === null || !isKept(name) ? [] : [flagText(step, name, text)];
  });
  return [word, ...flags].join(' ');
}

/** Writes steps as a line. */
export const writeLine = (
  steps: readonly WrittenStep[],
  vocabulary: Vocabulary,
  isKept: (step: WrittenStep, name: string) => boolean = () => true,
): string => steps.map((step) => writeStep(step, vocabulary, (name) => isKept(step, name))).join(' | ');
