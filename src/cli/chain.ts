import { stagesIn, stagesOfLine } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { runStages } from '../api/stages.ts';
import type { Call } from '../calls/call.ts';
import { outputOf, type Stage } from '../calls/run-calls.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { report } from './report.ts';
import { standardInput } from './stdin.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';

/** Adds the input to the first stage: the text after its alias or after the command, otherwise standard input. */
async function withInput(stage: Call, word: string | undefined, language: string): Promise<Stage> {
  const { card, operation, values } = stage;
  const { name } = operation.primary;
  if (values[name] !== undefined) return stage;
  const field = (await loadSpec(card)).operations[operation.name]?.fields[name];
  const text = word ?? (field && (await standardInput(field, language)));
  return text === undefined ? stage : { ...stage, values: { ...values, [name]: text } };
}

/**
 * `chain '<stage> | <stage> …' [text]`: each stage is an alias with flags and takes the output of the previous one.
 * Prints nothing if the first stage has no input. `--json` prints what every stage came to.
 */
export async function chain(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang', 'json', 'out']);
  const language = await startLanguage(flags.lang);
  const [line, word] = args.words.splice(0, 2);
  expectNoMore(args);
  if (line === undefined) throw new UsageError("chain needs its steps: chain 'b64d | json | sha256' [text]");
  const [first, ...later] = stagesOfLine(line) ?? [];
  if (!first) throw new UsageError("the steps don't start with a tool or an alias that takes text");
  const stages = [await withInput(first, word, language), ...later];
  const { ran, outcome } = await runStages(stages, { language });
  if (ran.refusal?.kind === 'manyStages' && outcome.kind === 'failure') throw new UsageError(outcome.text);
  if (!('json' in flags)) return report(outputOf(stages, ran), outcome, flags.out);
  const failure = outcome.kind === 'failure' ? outcome.text : undefined;
  process.stdout.write(`${toJson({ stages: stagesIn(stages, ran), failure }, 2)}\n`);
  return failure === undefined ? 0 : 1;
}
