import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { filesIn, type Outcome, outcomeOf } from '../calls/outcome.ts';
import { type outputOf, type Ran, runCalls, type Stage } from '../calls/run-calls.ts';
import { isSingleOutput } from '../core/outputs.ts';
import type { Result } from '../core/run.ts';
import type { OutputFile } from '../core/values.ts';
import { run as inThisThread } from '../executor/node.ts';
import type { Run } from '../executor/run.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { saveFiles } from './save-files.ts';
import { textsOf } from './texts.ts';
import { UsageError } from './usage.ts';

/** Runs stages, by default in this thread, and returns the outcome in words. */
export async function runStages(
  stages: readonly Stage[],
  language: string,
  run: Run = inThisThread,
): Promise<{ ran: Ran; outcome: Outcome }> {
  const ran = await runCalls(stages, { run, language, textsOf: (id) => textsOf(language, id) });
  return {
    ran,
    outcome: outcomeOf(stages, ran, {
      app: lookupIn(language, 'app'),
      tool: (id: string) => lookupIn(language, id),
    }),
  };
}

/** Returns the result of a single stage, for `--json` and `batch`. */
export function resultOf({ runs: [run] }: Ran): Result {
  if (!run) throw new TypeError('a single stage always runs');
  return run.result;
}

/** Returns what each stage came to, for `chain --json`; those that didn't run have no result. */
export function stagesIn(stages: readonly Stage[], { runs }: Ran): readonly object[] {
  return stages.map(({ card, operation }, index) => {
    const run = runs[index];
    const named = { tool: card.id, operation: operation.name };
    if (!run) return named;
    const { each, result } = run;
    return { ...named, ms: Math.round(run.ms * 10) / 10, ...(each ? { each } : result) };
  });
}

/** Returns the value itself if there is only one, otherwise each output after its label. */
function plainText(isSingle: boolean, { parts }: Outcome & { kind: 'value' }): string {
  if (isSingle) return parts[0]?.text ?? '';
  return parts
    .flatMap(({ label, text }) => {
      if (text === null || text === '') return [];
      return [text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`];
    })
    .join('\n');
}

async function print(content: OutputFile['bytes']): Promise<void> {
  if (content instanceof Blob)
    await pipeline(Readable.fromWeb(content.stream() as ReadableStream), process.stdout, { end: false });
  else process.stdout.write(content);
}

/**
 * Prints warnings and failures to standard error and the output to standard output; returns the exit code. Files go to the
 * folder of `--out`, and a single one to standard output without it.
 */
export async function report(
  last: ReturnType<typeof outputOf>,
  outcome: Outcome,
  folder?: string | null,
): Promise<number> {
  for (const warning of outcome.warnings) process.stderr.write(`${warning}\n`);
  if (outcome.kind === 'failure') {
    process.stderr.write(`${outcome.text}\n`);
    return 1;
  }
  if (outcome.kind === 'empty' || !last) return 0;
  const files = filesIn(last);
  const [file] = files;
  const isAlone = isSingleOutput(last.op.output) && !last.each;
  const text = file && isAlone ? '' : plainText(isAlone, outcome);
  if (text !== '') process.stdout.write(`${text}\n`);
  if (folder !== undefined && files.length > 0)
    for (const place of await saveFiles(folder ?? '', files)) process.stdout.write(`${place}\n`);
  else if (isAlone ? files.length > 1 : file && last.each)
    throw new UsageError('choose a folder for the files of the result with --out');
  else if (file && isAlone) await print(file.bytes);
  return 0;
}
