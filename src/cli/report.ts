import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { plainText } from '../api/stages.ts';
import { filesIn, type Outcome } from '../calls/outcome.ts';
import type { outputOf } from '../calls/run-calls.ts';
import { isSingleOutput } from '../core/outputs.ts';
import type { OutputFile } from '../core/values.ts';
import { saveFiles } from './save-files.ts';
import { UsageError } from './usage.ts';

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
