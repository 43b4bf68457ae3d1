import { type Call, callOf, type Line, stagesOf } from '../calls/call.ts';
import { type Outcome, outcomeOfMistake } from '../calls/outcome.ts';
import { headIn, lookupIn } from '../i18n/by-language.ts';
import { type Answer as Read, answerOf as bestOf } from '../read/answer.ts';
import type { Context } from '../read/context.ts';
import { loadContext } from '../read/load.ts';
import { readingsOf } from '../read/read.ts';
import type { Readings } from '../read/readings.ts';
import { type AnswerFailure, refused } from './answer.ts';
import { type Ended, runStages, type Surroundings } from './stages.ts';

const contexts = new Map<string, Promise<Context>>();

/** What lines of a language are read with; its texts are loaded. */
export function contextIn(language: string): Promise<Context> {
  const context = contexts.get(language) ?? loadContext(language);
  contexts.set(language, context);
  return context;
}

/** Whether a line already has the text that it is about. */
export const isComplete = (text: string, { vocabulary }: Context): boolean =>
  (callOf({ text, attachment: null }, vocabulary)?.text ?? null) !== null;

/** A line as it was read: its answer with what the run of it came to, or null, and the tools that may fit. */
export interface LineRead {
  answer: Read | null;
  ended?: Ended;
  /** Tools that the line may mean, by id. */
  tools: readonly string[];
}

const MOST_TOOLS = 5;

function toolsIn({ results, proposals }: Readings): string[] {
  const ids = [...proposals.map(({ card }) => card.id), ...results.hits.map(({ entry }) => entry.id)];
  return [...new Set(ids)].slice(0, MOST_TOOLS);
}

/** Reads a line as the palette does and runs what it means. `text` is what the line is about, if it stands beside it. */
export async function readLine(text: string, attached: string | null, surroundings: Surroundings): Promise<LineRead> {
  const { language } = surroundings;
  const line: Line = { text, attachment: attached === null ? null : { serial: 1, text: attached } };
  const readings = readingsOf(line, await contextIn(language));
  const ends = new Map<string, Ended>();
  const run = async (call: Call): Promise<Outcome> => {
    if (call.mistake) return outcomeOfMistake(call.mistake, lookupIn(language, 'app'));
    const ended = await runStages(stagesOf(call), surroundings);
    ends.set(call.key, ended);
    return ended.outcome;
  };
  // Slow work is run too: whoever sends a line has pressed Enter.
  const answer = readings.isSearch ? null : await bestOf(readings.answers, run, () => true);
  return { answer, ended: answer ? ends.get(answer.call.key) : undefined, tools: toolsIn(readings) };
}

/** The answer to a line for programs: how it was read, and the outputs that answer it. */
export type LineAnswer =
  | {
      ok: true;
      tool: string;
      operation: string;
      /** Why it was read this way: it names the tool (`call`), or the text was recognized. */
      reason: string;
      /** The part of the text that was taken, if not all of it. */
      readAs?: string;
      outputs: readonly { label: string; text: string | null; secret: boolean }[];
      warnings: readonly string[];
    }
  | { ok: false; failure: AnswerFailure; tools: readonly { id: string; title: string }[] };

/** Puts the answer to a line into data. */
export function answerToLine({ answer, ended, tools }: LineRead, language: string): LineAnswer {
  const named = tools.map((id) => ({ id, title: headIn(language, id).title }));
  if (!answer) return { ...refused({ code: 'no-answer' }, language), tools: named };
  const { call, outcome } = answer;
  const { card, operation, reason, readAs } = call;
  if (outcome.kind === 'failure') {
    const last = ended?.ran.runs.at(-1)?.result;
    const failure = last?.ok === false ? last.failure : { code: call.mistake?.kind ?? 'no-answer' };
    return { ...refused(failure, language, card.id, outcome.text), tools: named };
  }
  return {
    ok: true,
    tool: card.id,
    operation: operation.name,
    reason: reason.kind,
    readAs,
    outputs: answer.outputs.map(({ part: { label, text: value, secret } }) => ({ label, text: value, secret })),
    warnings: outcome.warnings,
  };
}
