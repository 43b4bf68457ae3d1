import { type Ended, endedOf, resultOf } from '../api/stages.ts';
import type { Outcome } from '../calls/outcome.ts';
import { type Ran, runCalls, type Stage } from '../calls/run-calls.ts';
import { type Field, isBlank } from '../core/field.ts';
import { fieldKind, takesFilesOnly } from '../core/kinds.ts';
import { isSingleOutput } from '../core/outputs.ts';
import type { Operation } from '../core/tool.ts';
import { run } from '../executor/node.ts';
import { textsOf } from '../api/texts.ts';
import { startLanguage } from './texts.ts';

/** The outcome if it is only a text, which needs no words around it; null otherwise. */
function plainOutcome(op: Operation, ran: Ran): Outcome | null {
  const result = resultOf(ran);
  if (!result.ok || result.empty || result.warnings.length > 0 || result.readings || !isSingleOutput(op.output))
    return null;
  if (typeof result.output !== 'string') return null;
  return { kind: 'value', parts: [{ label: '', text: result.output, secret: false }], warnings: [], readings: [] };
}

/** A required text that is blank although another field is filled in, such as a regular expression, or the files of a list of checksums. */
function missingField(op: Operation, values: Stage['values']): string | undefined {
  const isGiven = ([name, field]: [string, Field]) =>
    (!field.required || takesFilesOnly(field.kind)) &&
    fieldKind(field.kind).setting === null &&
    values[name] !== field.initial &&
    !isBlank(field, values[name]);
  const isMissing = ([name, field]: [string, Field]) =>
    field.required && fieldKind(field.kind).textual && isBlank(field, values[name]);
  const fields = Object.entries(op.fields);
  return fields.some(isGiven) ? fields.find(isMissing)?.[0] : undefined;
}

/** Runs a stage without the texts of a language; null if it looks something up in them. */
async function runWithoutTexts(stage: Stage, language: string): Promise<Ran | null> {
  let isAsked = false;
  const none = () => {
    isAsked = true;
    return null;
  };
  const ran = await runCalls([stage], { run, language, textsOf: () => Promise.resolve(none) });
  return isAsked ? null : ran;
}

/** Fails a run that had nothing to run on for want of a single field. */
function complete(ran: Ran, values: Stage['values']): Ran {
  const [only] = ran.runs;
  if (!only?.result.ok || !only.result.empty) return ran;
  const field = missingField(only.op, values);
  if (field === undefined) return ran;
  return { ...ran, runs: [{ ...only, result: { ok: false, failure: { code: 'required', field } } }] };
}

/**
 * Runs a stage and puts what came of it into words. The texts of a language take longer to load than most tools need to
 * run, so they wait until there is something to say.
 */
export async function runStage(stage: Stage, language: string): Promise<Ended> {
  const first = await runWithoutTexts(stage, language);
  const plain = first?.runs[0] && plainOutcome(first.runs[0].op, first);
  if (first && plain) return { ran: first, outcome: plain };
  await startLanguage(language);
  const lookup = () => textsOf(language, stage.card.id);
  const ran = complete(first ?? (await runCalls([stage], { run, language, textsOf: lookup })), stage.values);
  return endedOf([stage], ran, language);
}
