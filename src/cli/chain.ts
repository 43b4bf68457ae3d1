import { existsSync, readFileSync } from 'node:fs';
import { stagesIn, stagesOfLine } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { runStages } from '../api/stages.ts';
import type { Call } from '../calls/call.ts';
import { expanded, type OwnAliases } from '../calls/own-aliases.ts';
import { outputOf, type Stage } from '../calls/run-calls.ts';
import { catalogWords } from '../calls/words.ts';
import { wordsIn } from '../calls/words-file.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import { INPUT, INPUT_NAME } from '../core/steps/sources.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { report } from './report.ts';
import { standardInput } from './stdin.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';
import { write } from './output.ts';

/** Adds the input to the first stage: the text after its alias or after the command, otherwise standard input. */
async function withInput(stage: Call, word: string | undefined, language: string): Promise<Stage> {
  const { card, operation, values } = stage;
  const { name } = operation.primary;
  if (values[name] !== undefined) return stage;
  const field = (await loadSpec(card)).operations[operation.name]?.fields[name];
  const text = word ?? (field && (await standardInput(field, language)));
  return text === undefined ? stage : { ...stage, values: { ...values, [name]: text } };
}

/** Returns the words in a file of settings that was exported from the page. */
function savedIn(file: string): OwnAliases {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const words = wordsIn(text);
  if (!words) throw new UsageError(`--words needs settings that were exported from the page, not ${file}`);
  return words;
}

/** Takes `--input name=value` from the arguments: what options take by name. */
function takeInputs(args: Arguments): Record<string, string> {
  const named = args.flags.filter(({ name }) => name === 'input');
  args.flags = args.flags.filter(({ name }) => name !== 'input');
  return Object.fromEntries(
    named.map(({ value }) => {
      const [, name, text] = /^([^=]+)=([^]*)$/.exec(value ?? '') ?? [];
      if (name === undefined || text === undefined || name === INPUT || !INPUT_NAME.test(name))
        throw new UsageError('--input needs a name and a value: --input secret=abc');
      return [name, text];
    }),
  );
}

/**
 * `chain '<stage> | <stage> …' [text]`: each stage is an alias with flags and takes the output of the previous one.
 * `--words` names a file of exported settings, whose keywords of saved chains are words, too.
 * `--input secret=abc` gives the input that an option takes as `--key:secret`. Prints nothing if the first stage has no input. `--json` prints what every stage came to.
 */
export async function chain(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang', 'json', 'out', 'words']);
  const language = await startLanguage(flags.lang);
  const inputs = takeInputs(args);
  const [line, word] = args.words.splice(0, 2);
  expectNoMore(args);
  if (line === undefined) throw new UsageError("chain needs its steps: chain 'b64d | json | sha256' [text]");
  const own = flags.words === undefined ? {} : savedIn(flags.words ?? '');
  const [first, ...later] = stagesOfLine(expanded(line, own, catalogWords())) ?? [];
  if (!first) throw new UsageError("the steps don't start with a tool or an alias that takes text");
  const stages = [await withInput(first, word, language), ...later];
  const { ran, outcome } = await runStages(stages, { language, inputs });
  if (ran.refusal?.kind === 'manyStages' && outcome.kind === 'failure') throw new UsageError(outcome.text);
  if (!('json' in flags)) return report(outputOf(stages, ran), outcome, flags.out);
  const failure = outcome.kind === 'failure' ? outcome.text : undefined;
  write(`${toJson({ stages: stagesIn(stages, ran), failure }, 2)}\n`);
  return failure === undefined ? 0 : 1;
}
