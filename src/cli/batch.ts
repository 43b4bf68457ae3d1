import readline from 'node:readline';
import { refused } from '../api/answer.ts';
import { answerToChain, isInputs } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { lightRunsHere } from '../api/light-runs.ts';
import { answerTo } from '../api/run.ts';
import { createPool } from '../executor/pool.ts';
import type { Run } from '../executor/run.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { startLanguage } from './texts.ts';
import { standardOutput } from './output.ts';

interface RunLine {
  id: unknown;
  tool: string;
  operation?: string;
  input: Record<string, unknown>;
}

/** A chain, as for the HTTP API. */
interface ChainLine {
  id: unknown;
  steps: string;
  text?: string;
  inputs: Readonly<Record<string, string>>;
}

type Line = RunLine | ChainLine | { id: unknown };

/** Parses a line; one that isn't an object with a tool or steps has only its id, if it has one. */
function parseLine(line: string): Line {
  try {
    const value = JSON.parse(line) as Partial<RunLine & ChainLine> | null;
    if (typeof value !== 'object' || value === null) return { id: null };
    const { id = null, tool, operation, input = {}, steps, text, inputs = {} } = value;
    if (typeof tool === 'string') return { id, tool, operation, input };
    const isChain = typeof steps === 'string' && (text === undefined || typeof text === 'string') && isInputs(inputs);
    return isChain ? { id, steps, text, inputs } : { id };
  } catch (error) {
    if (error instanceof SyntaxError) return { id: null };
    throw error;
  }
}

async function answer(text: string, language: string, run: Run): Promise<string> {
  const line = parseLine(text);
  if ('steps' in line) {
    const { answer: own } = await answerToChain(line.steps, line.text, { language, run, inputs: line.inputs });
    const { stages: _, ...last } = own;
    return toJson({ id: line.id, ...last });
  }
  if (!('tool' in line)) return toJson({ id: line.id, ...refused({ code: 'bad-line' }, language) });
  const { answer: own } = await answerTo(line, { language, run });
  return toJson({ id: line.id, ...own });
}

const CHUNK = 64 * 1024;

/** Lines that are read ahead for each thread, so that none waits for the next line. */
const AHEAD = 4;

/** Prints answers in the order in which they were asked for. */
function printer() {
  let waiting = '';
  let last = Promise.resolve();
  let idle = setImmediate(() => undefined);
  const flush = async () => {
    const text = waiting;
    waiting = '';
    if (text !== '' && !standardOutput().write(text)) {
      await new Promise<void>((resolve) => {
        standardOutput().once('drain', resolve);
      });
    }
  };
  const print = async (before: Promise<void>, answering: Promise<string>) => {
    await before;
    const text = await answering; // not in one step with +=, which reads `waiting` before the await
    waiting += `${text}\n`;
    clearImmediate(idle);
    // Lines are written in chunks; a program waiting for a single response gets it at the next pause.
    if (waiting.length >= CHUNK) await flush();
    else idle = setImmediate(() => void flush());
  };
  return {
    /** Prints an answer after those before it; resolves once it's printed. */
    next: (answering: Promise<string>) => (last = print(last, answering)),
    flush,
  };
}

/** `batch`: NDJSON in, NDJSON out, in order. A line that fails reports its error; the others continue. */
export async function batch(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang']);
  expectNoMore(args);
  const language = await startLanguage(flags.lang);
  const pool = createPool();
  const run = lightRunsHere(pool.run);
  const { next, flush } = printer();
  const printing: Promise<void>[] = [];
  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity, terminal: false });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    printing.push(next(answer(line, language, run)));
    if (printing.length >= AHEAD * pool.threads) await printing.shift();
  }
  await Promise.all(printing);
  await flush();
  await pool.close();
  return 0;
}
