import { MOST_BETWEEN, MOST_STAGES } from '../core/steps/chain.ts';
import { flagsOf } from '../core/sharing/command-line.ts';
import type { Failure } from '../core/failure.ts';
import { carriedBy } from '../core/kinds.ts';
import { isSingleOutput, outputEntries, outputText } from '../core/outputs.ts';
import { outputKey } from '../core/text-keys.ts';
import type { Result } from '../core/run.ts';
import type { OutputFile, ValueKind } from '../core/values.ts';
import { failureText, type Lookup, readingName, readingText, sayIn, warningText } from '../i18n/texts.ts';
import type { Mistake } from './call.ts';
import { failureOf, outputOf, type Ran, type Stage, type StageFailure, type StageRun } from './run-calls.ts';

/** One output of a run as text. */
export interface Part {
  label: string;
  /** The full text to copy; null if it isn't text (a file) or there is none. */
  text: string | null;
  secret: boolean;
  /** Whether this input has no such output. */
  isMissing?: boolean;
  /** Whether it only answers a line that names it. */
  isQuiet?: boolean;
}

/** How the stage with this index read its input, by name, and the field values that choose each other reading. */
export interface NamedReading {
  stage: number;
  name: string;
  /** The warning that says so; null if there is no other reading. */
  notice: string | null;
  others: readonly { as: string; values: Readonly<Record<string, unknown>> }[];
}

/**
 * The outcome of calls as text. In a chain, warnings and failures begin with their stage. Readings that could have been
 * others are warnings, too.
 */
export type Outcome =
  | { kind: 'value'; parts: readonly Part[]; warnings: readonly string[]; readings: readonly NamedReading[] }
  | { kind: 'failure'; text: string; warnings: readonly string[] }
  | { kind: 'empty'; warnings: readonly string[] };

/** The loaded texts: those of the shell and of each tool that ran. */
export interface OutcomeTexts {
  app: Lookup;
  tool: (toolId: string) => Lookup;
}

type LastOutput = NonNullable<ReturnType<typeof outputOf>>;

const isFileKind = (kind: ValueKind) => ['bytes', 'many'].includes(carriedBy(kind));

function partsOf({ operation }: Stage, { op, output }: Pick<LastOutput, 'op' | 'output'>, tool: Lookup): Part[] {
  return outputEntries(op, output).map((entry) => {
    const isFile = isFileKind(entry.output.kind);
    const isMissing = entry.value === null;
    const text = isFile || isMissing ? null : outputText(entry, sayIn(tool));
    const label = tool(outputKey(operation.name, op, entry.name)) ?? entry.name;
    return {
      label,
      text,
      secret: entry.output.secret,
      ...(isMissing && { isMissing }),
      ...(entry.output.quiet && { isQuiet: true }),
    };
  });
}

/** Returns the outputs of a stage that ran on several values, each below the name of its value. */
function partsOfEach(stage: Stage, { op, each }: LastOutput, tool: Lookup): Part[] {
  return (each ?? []).flatMap(({ name, result }) => {
    const parts = partsOf(stage, { op, output: result.ok ? result.output : undefined }, tool);
    return parts.map((part) => ({ ...part, label: isSingleOutput(op.output) ? name : `${name}: ${part.label}` }));
  });
}

/** Returns the word that called a stage. */
const nameOf = ({ alias, card }: Stage) => alias ?? card.id;

/** What to say about the run of a stage besides its output; a reading without others is no news. */
function warningsOf({ op, result, each, lossy }: StageRun, tool: Lookup, app: Lookup): string[] {
  const ofResult = (name: string, own: Result): string[] => {
    const { readings = [], warnings = [] } = own.ok ? own : {};
    const words = [
      ...readings.map((reading) => readingText(tool, app, reading, ({ values }) => flagsOf(op, values))),
      ...warnings.map((warning) => warningText(tool, warning)),
    ];
    return words.filter((text) => text !== null).map((text) => name + text);
  };
  const own = each?.flatMap(({ name, result: its }) => ofResult(`${name}: `, its)) ?? ofResult('', result);
  return lossy ? [...own, app('palette.lossy') ?? 'lossy'] : own;
}

function namedReadings(
  stages: readonly Stage[],
  { runs }: Ran,
  { app, tool }: OutcomeTexts,
  ofStage: (index: number, text: string) => string,
): NamedReading[] {
  return runs.flatMap(({ op, result }, stage) => {
    const texts = tool(stages[stage]?.card.id ?? '');
    return ((result.ok && result.readings) || []).map((reading) => {
      const { as, part, params, others } = reading;
      const notice = readingText(texts, app, reading, ({ values }) => flagsOf(op, values));
      const name = part ?? readingName(texts, as, params);
      return { stage, name, notice: notice === null ? null : ofStage(stage, notice), others };
    });
  });
}

/** Returns the option a failure is about, without its value, which may be a secret; empty if it is about the text. */
function flagOf(stage: Stage | undefined, { field }: Failure): string {
  if (!stage || stage.alias === null || field === undefined || field === stage.operation.primary.name) return '';
  return Object.hasOwn(stage.values, field) ? `--${field}: ` : '';
}

function failureWords(stopped: StageFailure, stages: readonly Stage[], { app, tool }: OutcomeTexts): string {
  const { kind, stage } = stopped;
  const before = stages[stage - 1];
  switch (kind) {
    case 'tool':
      return (
        (stopped.name === undefined ? '' : `${stopped.name}: `) +
        flagOf(stages[stage], stopped.failure) +
        failureText(tool(stages[stage]?.card.id ?? ''), app, stopped.failure)
      );
    case 'cannotTake':
      return app('palette.cannotTake', { name: before ? nameOf(before) : '' }) ?? kind;
    case 'tooMuch':
      return app('palette.tooMuch', { most: MOST_BETWEEN / 1_000_000 }) ?? kind;
    case 'manyStages':
      return app('palette.manyStages', { most: MOST_STAGES }) ?? kind;
  }
}

/** Describes a mistake in the line itself, which then doesn't run. */
export function outcomeOfMistake({ kind, ...params }: Mistake, app: Lookup): Outcome & { kind: 'failure' } {
  return { kind: 'failure', text: app(`palette.${kind}`, params) ?? kind, warnings: [] };
}

/** Describes the outcome of these stages. */
export function outcomeOf(stages: readonly Stage[], ran: Ran, texts: OutcomeTexts): Outcome {
  const ofStage = (index: number, text: string) => {
    const stage = stages[index];
    if (!stage || stages.length === 1) return text;
    return texts.app('palette.stage', { number: index + 1, name: nameOf(stage), text }) ?? text;
  };
  const warnings = ran.runs.flatMap((run, index) =>
    warningsOf(run, texts.tool(stages[index]?.card.id ?? ''), texts.app).map((text) => ofStage(index, text)),
  );
  const failure = failureOf(ran);
  if (failure) {
    const words = failureWords(failure, stages, texts);
    const text = failure.kind === 'manyStages' ? words : ofStage(failure.stage, words);
    return { kind: 'failure', text, warnings };
  }
  const final = stages.at(-1);
  const last = outputOf(stages, ran);
  if (!last || !final) return { kind: 'empty', warnings };
  const parts = (last.each ? partsOfEach : partsOf)(final, last, texts.tool(final.card.id));
  // A result derived from a secret may reveal it.
  const shown = ran.runs.at(-1)?.secret ? parts.map((part) => ({ ...part, secret: true })) : parts;
  return { kind: 'value', parts: shown, warnings, readings: namedReadings(stages, ran, texts, ofStage) };
}

/** Whether the result is one value, which needs no label: one output, of one input. */
export const isSingleValue = ({ op, each }: LastOutput): boolean =>
  isSingleOutput(op.output) && (each?.length ?? 1) === 1;

/** Returns all files in the outputs of a stage, in order. */
export function filesIn({ op, output, each }: LastOutput): OutputFile[] {
  const outputs = each ? each.map(({ result }) => (result.ok ? result.output : undefined)) : [output];
  const entries = outputs.flatMap((own) => outputEntries(op, own)).filter((entry) => isFileKind(entry.output.kind));
  return entries.flatMap(({ value }) => (value ?? []) as OutputFile | readonly OutputFile[]);
}
