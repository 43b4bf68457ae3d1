import { loadSpec } from '../catalogue/load-spec.ts';
import { carried, connects, fitted, MOST_BETWEEN, MOST_STAGES, sizeOfCarried } from '../core/chain.ts';
import { type InputFile, isInputFile } from '../core/field.ts';
import { type Call, parsePipeline } from '../core/grammar.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import type { Message } from '../core/values.ts';
import { run } from '../executor/node.ts';
import { failureText } from '../i18n/texts.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { findOperation, type Found } from './find.ts';
import { plainOutput } from './plain.ts';
import { hasInput, inputFor, readBytes } from './stdin.ts';
import { startLanguage, textsOf, type ToolTexts } from './texts.ts';
import { UsageError } from './usage.ts';

interface Stage extends Found {
  call: Call;
  op: Operation;
  texts: ToolTexts;
}

async function loadStage(call: Call): Promise<Stage> {
  const found = findOperation(call.alias);
  if (typeof found === 'string') throw new TypeError(call.alias);
  const op = (await loadSpec(found.card)).operations[found.operation.name];
  if (!op) throw new Error(`no operation ${call.alias}`);
  return { ...found, call, op, texts: await textsOf(found.card.id) };
}

/** Says why a chain stopped; gives the exit code. */
function stopped(number: number, { call }: Stage, why: string): number {
  process.stderr.write(`step ${number} (${call.alias}): ${why}\n`);
  return 1;
}

/** What the first stage gets: the text behind its word or the command, else standard input. */
async function firstInput({ call, op }: Stage, word: string | undefined): Promise<unknown> {
  const primary = primaryOf(op);
  if (call.raw !== null) return call.raw;
  if (word !== undefined || !primary || !hasInput(primary.field)) return word;
  const bytes = await readBytes();
  return bytes.length > 0 ? inputFor(primary.field, bytes) : undefined;
}

/** `chain '<stage> | <stage> …' [text]`: each stage is an alias with flags and takes what the one before it gives. */
export async function chain(given: Arguments): Promise<number> {
  const { lang } = takeFlags(given, ['lang']);
  const language = await startLanguage(lang);
  const [line, word] = given.words.splice(0, 2);
  expectNoMore(given);
  if (line === undefined) throw new UsageError("chain needs its steps: chain 'b64d | json | sha256' [text]");
  const calls = parsePipeline(line, (name) => typeof findOperation(name) !== 'string');
  if (!calls) throw new UsageError(`${JSON.stringify(line)} doesn't start with a tool or an alias`);
  if (calls.length > MOST_STAGES) throw new UsageError(`too many steps (maximum ${MOST_STAGES})`);

  const stages = await Promise.all(calls.map(loadStage));
  let value: unknown = stages[0] && (await firstInput(stages[0], word));
  for (const [index, stage] of stages.entries()) {
    const { card, operation, op, preset, call, texts } = stage;
    const primary = primaryOf(op)?.name ?? '';
    const input = { ...preset, ...call.flags, ...(value === undefined ? {} : { [primary]: value }) };
    const result = await run({ card, operation: operation.name, input, language }, { texts: texts.tool });
    if (!result.ok) return stopped(index + 1, stage, failureText(texts.tool, texts.app, result.failure));
    for (const { code, params } of result.warnings)
      process.stderr.write(`step ${index + 1} (${call.alias}): ${texts.tool(`warnings.${code}`, params) ?? code}\n`);
    const next = stages[index + 1];
    if (!next) {
      const output = plainOutput(texts.tool, operation.name, op, result.output);
      process.stdout.write(typeof output === 'string' && output !== '' ? `${output}\n` : output);
      return 0;
    }
    const handed = await handedOn(stage, next, result.output);
    if ('why' in handed) return stopped(index + 2, next, handed.why);
    value = handed.value;
  }
  return 0;
}

/** The value as the next stage takes it, or why it cannot. */
async function handedOn(
  { op, operation, call, texts }: Stage,
  next: Stage,
  output: unknown,
): Promise<{ value: string | InputFile } | { why: string }> {
  const say = ({ message, params }: Message) => texts.tool(`messages.${message}`, params) ?? message;
  const [first] = operation.outputs;
  const { kind } = next.operation.primary;
  if (!first || !connects(first.kind, kind)) return { why: `can't use the output of ${call.alias}` };
  const whole = carried(op, output, say) ?? '';
  if (sizeOfCarried(whole) > MOST_BETWEEN)
    return { why: `the input is larger than ${MOST_BETWEEN / 1_000_000} MB, the limit between steps` };
  const { value, lossy } = await fitted(whole, kind);
  if (lossy && !isInputFile(value)) process.stderr.write(`${call.alias}: some bytes aren't valid UTF-8\n`);
  return { value };
}
