import fs from 'node:fs';
import { vi } from 'vitest';
import { type Answer, answerOf, refused } from '../../src/api/answer.ts';
import { loadSpec } from '../../src/catalog/load-spec.ts';
import { splitArguments } from '../../src/cli/arguments.ts';
import { chain } from '../../src/cli/chain.ts';
import { readLine } from '../../src/cli/line.ts';
import { runCommand } from '../../src/cli/run-command.ts';
import { UsageError } from '../../src/cli/usage.ts';
import type { CardHead } from '../../src/core/card.ts';
import type { Failure } from '../../src/core/failure.ts';
import { isInputFile } from '../../src/core/field.ts';
import type { Result } from '../../src/core/run.ts';
import type { Operation } from '../../src/core/tool.ts';
import * as browser from '../../src/executor/browser.ts';
import * as node from '../../src/executor/node.ts';
import { lookupIn } from '../../src/i18n/by-language.ts';
import { failureText } from '../../src/i18n/texts.ts';
import { createOperation } from '../../src/operation/operation.ts';
import { allSendable, initialValues } from '../../src/operation/values.ts';
import { type Call, callOf } from '../../src/calls/call.ts';
import { catalogWords } from '../../src/calls/words.ts';
import { runCall } from '../../src/palette/answers/run-call.ts';
import { environment } from '../specs/environment.ts';

/** What a front shows for a line, without layout; an empty result is the value ''. */
export type Told =
  | { kind: 'value'; text: string; warnings: readonly string[] }
  | { kind: 'failure'; text: string; warnings: readonly string[] }
  | { kind: 'search' };

/** Only the presence of a file is compared: the terminal prints its bytes, the palette saves it from the page of the tool. */
const FILE = '<file>';

async function contentOf(value: unknown): Promise<unknown> {
  if (!isInputFile(value)) return value;
  return { name: value.name, type: value.type, base64: Buffer.from(await value.arrayBuffer()).toString('base64') };
}

/** Input as the rules of the fields parse it: `'3'` and 3 are the same number, and a field left out has its initial value. */
async function keyOf(op: Operation | undefined, input: Readonly<Record<string, unknown>>): Promise<string> {
  const initial = op ? initialValues(op) : {};
  const entries = Object.entries({ ...initial, ...input }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const read = entries.map(async ([name, value]) => {
    const parsed = op?.fields[name]?.schema.safeParse(value);
    return [name, await contentOf(parsed?.success ? parsed.data : value)];
  });
  return JSON.stringify(await Promise.all(read));
}

const results = new Map<string, Promise<Result>>();

/** Returns the same result for the same operation and input in every front, so only what a front adds can differ. */
async function once(
  card: Pick<CardHead, 'id' | 'category'>,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const tool = await loadSpec(card);
  const key = `${card.id}/${operation} ${await keyOf(tool.operations[operation], input)}`;
  const known = results.get(key) ?? node.runLimited(tool, operation, input, environment());
  results.set(key, known);
  return known;
}

/** Lets both fronts share results. Pass it to `beforeAll`; it returns the cleanup function. */
export function shareResults(): () => void {
  const spies = [browser, node].map((executor) =>
    vi.spyOn(executor, 'run').mockImplementation(({ card, operation, input }) => once(card, operation, input)),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

function isSingle({ operation: { outputs } }: Call): boolean {
  return outputs.length === 1 && outputs[0]?.name === 'result';
}

/** Types a line into the palette. */
export async function inPalette(line: string): Promise<Told> {
  const call = callOf({ text: line, attachment: null }, catalogWords());
  if (!call) return { kind: 'search' };
  const outcome = await runCall(call, new AbortController().signal);
  if (outcome.kind === 'failure') return outcome;
  if (outcome.kind === 'empty') return { kind: 'value', text: '', warnings: outcome.warnings };
  const { warnings } = outcome;
  if (isSingle(call) && outcome.parts.length === 1) {
    const isFile = call.operation.outputs[0]?.kind === 'file';
    return { kind: 'value', text: isFile ? FILE : (outcome.parts[0]?.text ?? ''), warnings };
  }
  const lines = outcome.parts.flatMap(({ label, text, isQuiet }) => {
    if (text === null || text === '' || isQuiet) return [];
    return [text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`];
  });
  return { kind: 'value', text: lines.join('\n'), warnings };
}

/** Fills the form of an operation on its page and starts what waits for a button. */
export async function onPage(
  { card, operation, op }: { card: CardHead; operation: { name: string }; op: Operation },
  input: Readonly<Record<string, unknown>>,
  language: string,
): Promise<Answer> {
  const form = createOperation({
    name: operation.name,
    op: { ...op, live: undefined }, // one result is enough
    start: { ...initialValues(op), ...(await allSendable(input)) },
    run: (name, values) => browser.run({ card, operation: name, input: values, language }),
    hasExample: false,
  });
  const words = (failure: Failure) => failureText(lookupIn(language, card.id), lookupIn(language, 'app'), failure);
  let leave = () => {};
  const answer = await new Promise<Answer>((resolve) => {
    const look = () => {
      const { isRefused, failures, good, stale, outcome } = form.get();
      if (!isRefused && !outcome) return;
      const failure = Object.values(failures.fields)[0] ?? failures.general;
      if (failure) resolve(refused(failure, language, card.id, words(failure)));
      else if (good && !stale) resolve(answerOf(good, language, card.id));
    };
    leave = form.subscribe(look);
    if (form.get().asks) form.run();
    look();
  });
  leave(); // test files share a process, where the clocks of a watched form would run on
  return answer;
}

/** The output of a command and its exit code. */
async function printed(command: () => Promise<number>): Promise<Told> {
  let text = '';
  const told: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += typeof part === 'string' ? part : FILE;
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    told.push(String(part).replace(/\n$/, ''));
    return true;
  });
  // A non-interactive terminal.
  const stat = vi.spyOn(fs, 'fstatSync').mockReturnValue(fs.statSync('/dev/null'));
  try {
    const code = await command();
    // With an output, the code says that the answer of a check is no.
    if (code !== 0 && text === '') return { kind: 'failure', text: told.at(-1) ?? '', warnings: told.slice(0, -1) };
    return { kind: 'value', text: text.replace(/\n$/, ''), warnings: told };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (/don't start with|unknown tool or alias|has no such operation/.test(error.message)) return { kind: 'search' };
    // Where other front ends wait for a text, a command can only end.
    if (error.message.startsWith('there is nothing to run on')) return { kind: 'value', text: '', warnings: told };
    return { kind: 'failure', text: error.message, warnings: [] };
  } finally {
    for (const spy of [out, err, stat]) spy.mockRestore();
  }
}

/** Runs the same line as the only argument of `chain`. */
export const inChain = (line: string): Promise<Told> => printed(() => chain(splitArguments(['--', line])));

/** Types a line into the terminal, without a command. */
export const inLine = (line: string, language: string): Promise<Told> =>
  printed(() => readLine(splitArguments([`--lang=${language}`, '--', line])));

/** Runs a single call with `run`, with its parts as shell words. */
export const inRun = (words: readonly string[]): Promise<Told> => printed(() => runCommand(splitArguments(words)));
