import { type Outcome, outcomeOf } from '../calls/outcome.ts';
import { type Ran, runCalls, type Stage } from '../calls/run-calls.ts';
import type { Result } from '../core/run.ts';
import { run as inThisThread } from '../executor/node.ts';
import type { Run } from '../executor/run.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { textsOf } from './texts.ts';

/** What a program gives with a call. */
export interface Surroundings {
  /** The language of messages, whose texts are loaded. */
  language: string;
  /** What runs operations; by default this thread. */
  run?: Run;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** Other inputs of a chain, by name. */
  inputs?: Readonly<Record<string, string>> | undefined;
}

/** What came of stages, and the same in words, which aren't put together before somebody asks. */
export interface Ended {
  ran: Ran;
  readonly outcome: Outcome;
}

/** Runs stages and puts what came of them into words. */
export async function runStages(
  stages: readonly Stage[],
  { language, run = inThisThread, signal, onProgress, inputs }: Surroundings,
): Promise<Ended> {
  const ran = await runCalls(stages, {
    run,
    language,
    signal,
    onProgress,
    inputs,
    textsOf: (id) => textsOf(language, id),
    clock: () => performance.now(),
  });
  return endedOf(stages, ran, language);
}

class EndedInWords implements Ended {
  readonly ran: Ran;
  private readonly stages: readonly Stage[];
  private readonly language: string;
  private words: Outcome | undefined;

  constructor(stages: readonly Stage[], ran: Ran, language: string) {
    this.stages = stages;
    this.ran = ran;
    this.language = language;
  }

  get outcome(): Outcome {
    const { language } = this;
    return (this.words ??= outcomeOf(this.stages, this.ran, {
      app: lookupIn(language, 'app'),
      tool: (id) => lookupIn(language, id),
    }));
  }
}

/** Loads the texts for what came of stages. */
export async function endedOf(stages: readonly Stage[], ran: Ran, language: string): Promise<Ended> {
  await Promise.all(stages.slice(0, ran.runs.length).map(({ card }) => textsOf(language, card.id)));
  return new EndedInWords(stages, ran, language);
}

/** Returns the outputs as text: a single one itself, otherwise each after its label. */
export function plainText(isAlone: boolean, { parts }: Outcome & { kind: 'value' }): string {
  if (isAlone) return parts[0]?.text ?? '';
  return parts
    .flatMap(({ label, text, isQuiet }) => {
      if (text === null || text === '' || isQuiet) return [];
      return [text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`];
    })
    .join('\n');
}

/** Returns the result of a single stage. */
export function resultOf({ runs: [run] }: Ran): Result {
  if (!run) throw new TypeError('a single stage always runs');
  return run.result;
}
