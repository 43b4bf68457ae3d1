import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Answer, AnswerFailure } from '../api/answer.ts';
import type { StepAnswer } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { type Ended, plainText } from '../api/stages.ts';
import { outputOf, type Stage } from '../calls/run-calls.ts';
import { isSingleValue } from '../calls/outcome.ts';
import { isSingleOutput, outputsOf } from '../core/outputs.ts';
import { HIDDEN } from '../core/sharing/secrets.ts';
import type { Operation } from '../core/tool.ts';

/** The most characters of a text; the structured content has everything. */
const MOST_TEXT = 20_000;

/** The most bytes of a result, files included, which pass through the model's context. */
export const MOST_RESULT = 4_000_000;

const clipped = (text: string): string =>
  text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT)}\n… ${text.length - MOST_TEXT} more characters`;

/** Plain JSON data, with files as Base64. */
const dataOf = (value: object): Record<string, unknown> => JSON.parse(toJson(value)) as Record<string, unknown>;

/** A result that a text says and data repeat for programs. */
export function resultOf(text: string, data: object): CallToolResult {
  return { content: [{ type: 'text', text: clipped(text) }], structuredContent: dataOf(data) };
}

/** A failure: what is wrong, and the values that set it right. */
export function failureResult(failure: AnswerFailure): CallToolResult {
  const fix = failure.fix ? `\nFix: ${toJson(failure.fix)}` : '';
  const answer = { ok: false, failure: { ...failure, fix: failure.fix } };
  return { ...resultOf(`${failure.message}${fix}`, answer), isError: true };
}

/** Hides a value that isn't empty. */
const hidden = (value: unknown): unknown => (value === null || value === '' ? value : HIDDEN);

/** Hides the secret outputs of an operation, or all of them. */
function withoutSecrets(op: Pick<Operation, 'output'>, output: unknown, isSecret: boolean): unknown {
  if (isSecret) return hidden(output);
  const outputs = outputsOf(op);
  if (isSingleOutput(op.output)) return op.output.secret ? hidden(output) : output;
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return output;
  return Object.fromEntries(
    Object.entries(output).map(([name, value]) => [name, outputs[name]?.secret ? hidden(value) : value]),
  );
}

const NOTE = `${HIDDEN} is a secret, which isn't shown. Start the server with --show-secrets to see it.`;

/** What a run has to say: its answer, and the same in words. */
interface Told {
  answer: Answer & { stages?: readonly StepAnswer[] };
  stages: readonly Stage[];
  ended?: Ended;
}

/** Turns what came of stages into a result. Secrets are hidden unless they're asked for. */
export function toldResult({ answer, stages, ended }: Told, showSecrets: boolean): CallToolResult {
  if (!answer.ok) return failureResult(answer.failure);
  const outcome = ended?.outcome;
  const last = ended && outputOf(stages, ended.ran);
  const { warnings = [] } = outcome ?? {};
  const { stages: _steps, ...own } = answer;
  if (outcome?.kind !== 'value' || !last) return resultOf(['(empty)', ...warnings].join('\n'), own);
  const isDerived = ended?.ran.runs.at(-1)?.secret ?? false;
  const parts = outcome.parts.map((part) => {
    const isHidden = (part.secret || isDerived) && !showSecrets && part.text !== null && part.text !== '';
    return isHidden ? { ...part, text: HIDDEN } : part;
  });
  const hasSecret = parts.some(({ text }) => text === HIDDEN);
  const isAlone = isSingleValue(last);
  const data = showSecrets ? own : { ...own, output: withoutSecrets(last.op, own.output, isDerived) };
  if (toJson(data).length > MOST_RESULT)
    return failureResult({ code: 'too-large', message: `The result is larger than ${MOST_RESULT} bytes`, params: {} });
  const text = [plainText(isAlone, { ...outcome, parts }), ...warnings, ...(hasSecret ? [NOTE] : [])];
  return resultOf(text.filter((line) => line !== '').join('\n'), data);
}
