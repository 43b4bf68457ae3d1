// The tools for programs: data in, data out, in any language at once. Nothing here knows a page or a terminal.
import { cardNamed } from './card-named.ts';
import { answerToChain, type ChainAnswer, type Steps } from './chain.ts';
import { describeSchemas } from './describe.ts';
import { findTools, type Listed, listTools } from './find.ts';
import { answerToLine, type LineAnswer, readLine } from './read.ts';
import { answerTo } from './run.ts';
import type { Answer } from './answer.ts';
import type { Run } from '../executor/run.ts';
import { languages, startLanguage } from './texts.ts';

export { languages };

/** What every call can be given. */
export interface Options {
  /** The language of titles and messages: one of `languages`, English by default. */
  language?: string;
}

export interface RunOptions extends Options {
  signal?: AbortSignal;
  /** Called with the completed share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** What runs operations; by default this thread. */
  run?: Run;
}

/** Loads the texts of the language that is asked for. */
async function started({ language = 'en' }: Options): Promise<string> {
  if (!(await startLanguage(language))) throw new RangeError(`language must be one of ${languages.join(', ')}`);
  return language;
}

/** Lists all tools. */
export const list = async (options: Options = {}): Promise<Listed[]> => listTools(await started(options));

const MOST_FOUND = 10;

/** Finds tools by what they are called or do, best first. */
export const find = async (text: string, { most = MOST_FOUND, ...options }: Options & { most?: number } = {}) =>
  findTools(text, await started(options), most);

/** Describes a tool and its operations, with JSON Schemas of input and output; null if there is none of this name. */
export async function describe(tool: string, options: Options = {}) {
  const language = await started(options);
  const card = cardNamed(tool);
  return card ? describeSchemas(card, language) : null;
}

/** Reads a line as the palette does (`0xff in binary`, `sha256 hello`, a pasted text) and answers it. */
export async function read(
  line: string,
  { text = null, ...options }: RunOptions & { text?: string | null } = {},
): Promise<LineAnswer> {
  const language = await started(options);
  return answerToLine(await readLine(line, text, { ...options, language }), language);
}

/** Runs an operation on the values of its fields, or on a text for its main field. Rejects only if its code can't be loaded. */
export async function run(
  call: string,
  input: string | Readonly<Record<string, unknown>> = {},
  options: RunOptions = {},
): Promise<Answer> {
  const language = await started(options);
  const values = typeof input === 'string' ? { text: input } : { input };
  return (await answerTo({ tool: call, ...values }, { ...options, language })).answer;
}

/**
 * Runs steps, each on the result of the previous one: `'b64d | json'`, or a list of requests. `inputs` are those that options
 * take by name: `'upper | hmac --key:secret'` takes `inputs.secret`.
 */
export async function chain(
  steps: Steps,
  { text, ...options }: RunOptions & { text?: string | File; inputs?: Readonly<Record<string, string>> } = {},
): Promise<ChainAnswer> {
  const language = await started(options);
  return (await answerToChain(steps, text, { ...options, language })).answer;
}
