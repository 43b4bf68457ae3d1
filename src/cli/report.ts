import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { onlyFile, type Outcome, outcomeOf } from '../calls/outcome.ts';
import { type outputOf, type Ran, runCalls, type Stage } from '../calls/run-calls.ts';
import { isSingleOutput } from '../core/outputs.ts';
import type { Result } from '../core/run.ts';
import { run as inThisThread } from '../executor/node.ts';
import type { Run } from '../executor/run.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { textsOf } from './texts.ts';

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
    return run ? { ...named, ms: Math.round(run.ms * 10) / 10, ...run.result } : named;
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

/** Prints warnings and failures to standard error and the output to standard output; returns the exit code. */
export async function report(last: ReturnType<typeof outputOf>, outcome: Outcome): Promise<number> {
  for (const warning of outcome.warnings) process.stderr.write(`${warning}\n`);
  if (outcome.kind === 'failure') {
    process.stderr.write(`${outcome.text}\n`);
    return 1;
  }
  if (outcome.kind === 'empty' || !last) return 0;
  const file = onlyFile(last);
  if (file instanceof Blob)
    await pipeline(Readable.fromWeb(file.stream() as ReadableStream), process.stdout, { end: false });
  else if (file) process.stdout.write(file);
  else {
    const text = plainText(isSingleOutput(last.op.output), outcome);
    if (text !== '') process.stdout.write(`${text}\n`);
  }
  return 0;
}
