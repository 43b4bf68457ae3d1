import { loadSpec } from '../catalogue/load-spec.ts';
import { carried, connects, fitted, MOST_BETWEEN, MOST_STAGES, sizeOfCarried } from '../core/chain.ts';
import type { InputFile } from '../core/field.ts';
import { handOver } from '../core/handoff.ts';
import { valueKind } from '../core/kinds.ts';
import { outputEntries, outputText } from '../core/outputs.ts';
import type { Result } from '../core/run.ts';
import { outputKey } from '../core/text-keys.ts';
import type { Operation } from '../core/tool.ts';
import type { Message } from '../core/values.ts';
import type { RunOptions } from '../executor/run.ts';
import { currentLanguage, loadToolNamespace, lookupOf } from '../i18n/i18n.ts';
import { failureText } from '../i18n/texts.ts';
import type { Outcome, Part } from './answers.ts';
import { primaryValue, type Request } from './calls.ts';
import { lengthOf } from './shown.ts';

const loadExecutor = () => import('../executor/browser.ts');

/** Loads what runs the tools, and starts the worker, before the first answer is asked for. */
export async function warmUpExecutor(): Promise<void> {
  (await loadExecutor()).warmUp();
}

function partsOf({ card, operation }: Request, op: Operation, output: unknown): Part[] {
  const words = lookupOf(card.id);
  const say = sayOf(card.id);
  return outputEntries(op, output).map((entry) => {
    const isFile = valueKind(entry.output.kind).carries === 'bytes';
    const text = isFile || entry.value === null ? null : outputText(entry, say);
    const label = words(outputKey(operation.name, op, entry.name)) ?? entry.name;
    return { label, text, length: lengthOf(text ?? ''), secret: entry.output.secret };
  });
}

function outcomeOf(request: Request, op: Operation, result: Result): Outcome {
  const words = lookupOf(request.card.id);
  if (!result.ok) return { kind: 'failure', text: failureText(words, lookupOf('app'), result.failure) };
  if (result.empty) return { kind: 'empty' };
  const [warning] = result.warnings;
  return {
    kind: 'value',
    parts: partsOf(request, op, result.output),
    warning: warning ? (words(`warnings.${warning.code}`, warning.params) ?? warning.code) : null,
  };
}

interface Loaded {
  op: Operation;
  result: Result;
}

/** Runs one stage with the value of the stage before it in its primary field. */
async function runStage(request: Request, given: unknown, options: RunOptions): Promise<Loaded> {
  const { card, operation, values } = request;
  const [{ run }, tool] = await Promise.all([loadExecutor(), loadSpec(card), loadToolNamespace(card.id)]);
  const op = tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  const input = given === undefined ? values : { ...values, [operation.primary.name]: given };
  const asked = { card, operation: operation.name, input, language: currentLanguage() };
  const result = await run(asked, { ...options, texts: lookupOf(card.id) });
  return { op, result };
}

const sayOf = (id: string) => (words: Message) =>
  lookupOf(id)(`messages.${words.message}`, words.params) ?? words.message;

/** Why a chain stopped, with the number and the word of its stage. */
function stageFailure(number: number, { alias, card }: Request, text: string): Outcome {
  const t = lookupOf('app');
  return { kind: 'failure', text: t('palette.stage', { number, name: alias ?? card.id, text }) ?? text };
}

type Fed = { value: string | InputFile; lossy: boolean; secret: boolean };

/** The value that goes into the last of some stages, or why there is none. */
async function feed(stages: readonly Request[], last: Request, options: RunOptions): Promise<Fed | Outcome> {
  const t = lookupOf('app');
  if (stages.length >= MOST_STAGES)
    return { kind: 'failure', text: t('palette.manyStages', { most: MOST_STAGES }) ?? '' };
  let fed = null as Fed | null;
  for (const [index, stage] of stages.entries()) {
    const next = stages[index + 1] ?? last;
    const [output] = stage.operation.outputs;
    if (!output || !connects(output.kind, next.operation.primary.kind))
      return stageFailure(index + 2, next, t('palette.cannotTake', { name: stage.alias ?? stage.card.id }) ?? '');
    const { op, result } = await runStage(stage, fed ? primaryValueOf(stage, fed.value) : undefined, options);
    if (!result.ok) return stageFailure(index + 1, stage, failureText(lookupOf(stage.card.id), t, result.failure));
    if (result.empty && index === 0) return { kind: 'empty' };
    const value = carried(op, result.output, sayOf(stage.card.id)) ?? '';
    if (sizeOfCarried(value) > MOST_BETWEEN)
      return stageFailure(index + 1, stage, t('palette.tooMuch', { most: MOST_BETWEEN / 1_000_000 }) ?? '');
    const { lossy, secret }: Pick<Fed, 'lossy' | 'secret'> = fed ?? { lossy: false, secret: false };
    const fitting = await fitted(value, next.operation.primary.kind);
    fed = { ...fitting, lossy: lossy || fitting.lossy, secret: secret || output.secret };
  }
  return fed ?? { kind: 'empty' };
}

const primaryValueOf = ({ operation }: Request, value: string | InputFile) =>
  typeof value === 'string' ? primaryValue(operation.primary.kind, value) : value;

/** Runs a request, with the stages before it, and puts what comes out into words. */
export async function runRequest(
  request: Request,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Outcome> {
  const options = { signal, onProgress };
  if (request.before.length === 0) {
    const { op, result } = await runStage(request, undefined, options);
    return outcomeOf(request, op, result);
  }
  const fed = await feed(request.before, request, options);
  if ('kind' in fed) return fed;
  const { op, result } = await runStage(request, primaryValueOf(request, fed.value), options);
  const outcome = outcomeOf(request, op, result);
  if (outcome.kind === 'failure') return stageFailure(request.before.length + 1, request, outcome.text);
  if (outcome.kind === 'empty') return outcome;
  return {
    ...outcome,
    // What was made of a secret may give it away.
    parts: fed.secret ? outcome.parts.map((part) => ({ ...part, secret: true })) : outcome.parts,
    warning: fed.lossy ? (lookupOf('app')('palette.lossy') ?? outcome.warning) : outcome.warning,
  };
}

/** Words become what the fields hold (`--length 12` a number); what a rule refuses stays as typed, for the form to show. */
async function fieldValues({ card, operation, values }: Request): Promise<Record<string, unknown>> {
  const fields = (await loadSpec(card)).operations[operation.name]?.fields ?? {};
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    known.map(([name, value]) => {
      const parsed = fields[name]?.schema.safeParse(value);
      return [name, parsed?.success ? parsed.data : value];
    }),
  );
}

/** Opens the page of the tool with what the line gave it, which goes there in memory only. */
export async function openRequest(request: Request, openTool: (id: string) => void): Promise<void> {
  const { card, operation, values, before } = request;
  // Without its code the tool still opens; its page says what is wrong.
  const handed = await fieldValues(request).catch(() => values);
  const fed = before.length === 0 ? null : await feed(before, request, { signal: new AbortController().signal });
  const filled =
    fed && 'value' in fed ? { ...handed, [operation.primary.name]: primaryValueOf(request, fed.value) } : handed;
  handOver(card.id, { operation: operation.name, values: filled });
  openTool(card.id);
}
