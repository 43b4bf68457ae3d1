import { loadSpec } from '../catalogue/load-spec.ts';
import { handOver } from '../core/handoff.ts';
import { plainText } from '../core/plain-text.ts';
import type { Result } from '../core/run.ts';
import { outputKey } from '../core/text-keys.ts';
import { type Operation, isSingleOutput, outputsOf } from '../core/tool.ts';
import type { Message } from '../core/values.ts';
import { currentLanguage, loadToolNamespace, lookupOf } from '../i18n/i18n.ts';
import { failureText } from '../i18n/texts.ts';
import type { Outcome, Part } from './answers.ts';
import type { Request } from './calls.ts';
import { lengthOf } from './shown.ts';

const loadExecutor = () => import('../executor/browser.ts');

/** Loads what runs the tools, and starts the worker, before the first answer is asked for. */
export async function warmUpExecutor(): Promise<void> {
  (await loadExecutor()).warmUp();
}

function partsOf({ card, operation }: Request, op: Operation, output: unknown): Part[] {
  const words = lookupOf(card.id);
  const say = ({ message, params }: Message) => words(`messages.${message}`, params) ?? message;
  const values = isSingleOutput(op.output) ? { result: output } : (output as Readonly<Record<string, unknown>>);
  return Object.entries(outputsOf(op)).map(([name, kind]) => {
    const value = values[name];
    const text = kind.kind === 'file' || value === null ? null : plainText(kind, value, say);
    const label = words(outputKey(operation.name, op, name)) ?? name;
    return { label, text, length: lengthOf(text ?? ''), secret: kind.secret };
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

/** Runs a request and puts what comes out into words. */
export async function runRequest(request: Request, signal: AbortSignal): Promise<Outcome> {
  const { card, operation, values } = request;
  const [{ execute }, tool] = await Promise.all([loadExecutor(), loadSpec(card), loadToolNamespace(card.id)]);
  const op = tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  return outcomeOf(
    request,
    op,
    await execute({ card, operation: operation.name, input: values, language: currentLanguage() }, { signal }),
  );
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
  const { card, operation, values } = request;
  // Without its code the tool still opens; its page says what is wrong.
  const handed = await fieldValues(request).catch(() => values);
  handOver(card.id, { operation: operation.name, values: handed });
  openTool(card.id);
}
