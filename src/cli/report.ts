import type { ReadableStream } from 'node:stream/web';
import { plainText } from '../api/stages.ts';
import { filesIn, isSingleValue, type Outcome } from '../calls/outcome.ts';
import type { outputOf } from '../calls/run-calls.ts';
import { leadOf, outputEntries } from '../core/outputs.ts';
import type { OutputFile, Verdict } from '../core/values.ts';
import { UsageError } from './usage.ts';
import { isTerminal, standardOutput, write } from './output.ts';

async function print(content: OutputFile['bytes']): Promise<void> {
  if (content instanceof Blob) {
    const [{ Readable }, { pipeline }] = await Promise.all([import('node:stream'), import('node:stream/promises')]);
    await pipeline(Readable.fromWeb(content.stream() as ReadableStream), standardOutput(), { end: false });
  } else write(content);
}

/** Prints a text; on a terminal with aligned tables and highlighted labels. */
async function printText(text: string, labels: readonly string[]): Promise<void> {
  if (!isTerminal()) {
    write(`${text}\n`);
    return;
  }
  const { styled, withAlignedTables } = await import('./style.ts');
  const lines = withAlignedTables(text).split('\n');
  const shown = lines.map((line) => {
    const label = labels.find((name) => name !== '' && line.startsWith(`${name}:`));
    return label === undefined ? line : styled(standardOutput(), 'bold', `${label}:`) + line.slice(label.length + 1);
  });
  write(`${shown.join('\n')}\n`);
}

async function complain(color: 'red' | 'yellow', text: string): Promise<void> {
  const shown = process.stderr.isTTY ? (await import('./style.ts')).styled(process.stderr, color, text) : text;
  process.stderr.write(`${shown}\n`);
}

/** Whether the answer of an operation is no: what was checked is invalid, or not what it should be. */
export function isRefusal(last: ReturnType<typeof outputOf>): boolean {
  if (!last) return false;
  const lead = outputEntries(last.op, last.output).find(({ name }) => name === leadOf(last.op));
  return lead?.output.kind === 'verdict' && (lead.value as Verdict | null)?.tone === 'bad';
}

/**
 * Prints warnings and failures to standard error and the output to standard output; returns the exit code. Files go to the
 * folder of `--out`, and a single one to standard output without it. The output of one of several files is below its name.
 */
export async function report(
  last: ReturnType<typeof outputOf>,
  outcome: Outcome,
  folder?: string | null,
  name: string | null = null,
): Promise<number> {
  const before = name === null ? '' : `${name}: `;
  for (const warning of outcome.warnings) await complain('yellow', before + warning);
  if (outcome.kind === 'failure') {
    await complain('red', before + outcome.text);
    return 1;
  }
  if (outcome.kind === 'empty' || !last) return 0;
  const files = filesIn(last);
  const [file] = files;
  const isAlone = isSingleValue(last);
  const own = file && isAlone ? '' : plainText(isAlone, outcome);
  const text = own === '' || name === null ? own : `${name}:${own.includes('\n') ? '\n' : ' '}${own}`;
  const labels = isAlone ? [] : outcome.parts.map(({ label }) => label);
  if (text !== '') await printText(text, [...(name === null ? [] : [name]), ...labels]);
  if (folder !== undefined && files.length === 0) {
    await complain('red', `${before}there is no file to write to ${folder ?? ''}`);
    return 1;
  }
  if (folder !== undefined) {
    const { saveFiles } = await import('./save-files.ts');
    for (const place of await saveFiles(folder ?? '', files)) write(`${place}\n`);
  } else if (isAlone ? files.length > 1 : file && last.each)
    throw new UsageError('choose a folder for the files of the result with --out');
  else if (file && isAlone) await print(file.bytes);
  return isRefusal(last) ? 1 : 0;
}
