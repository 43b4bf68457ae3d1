// Programs of jq, run by jq itself.
// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="./packed.d.ts" />
import { offsetOf } from '../../../../base/position.ts';
import { Problem } from '../../../../base/problem.ts';
import { type Finished, runJq } from './host.ts';
import { withinTime } from './within-time.ts';

export const JQ_PROBLEMS = [
  'query-ends',
  'unexpected-token',
  'jq-undefined',
  'jq-error',
  'jq-memory',
  'jq-output',
  'jq-input',
  'jq-time',
] as const;

/** Bytes of a result that can still be shown. */
const MOST_OUTPUT = 20_000_000;
const MOST_MESSAGES = 100_000;
/** As long as a page lets it run. */
const MOST_MS = 5000;
/** Characters of a message that are repeated. */
const MOST_REPEATED = 200;

export interface JqResult {
  output: string;
  /** What went wrong with some of the inputs, while others had results. */
  errors: string[];
  /** What the program wrote for the person who runs it: `debug`, `stderr`, `halt_error`. */
  messages: string[];
}

let compiling: Promise<WebAssembly.Module> | undefined;

const compile = () =>
  (compiling ??= import('jq-wasm/dist/build/jq.js?packed')
    .then(({ default: unpack }) => unpack())
    .then((bytes) => WebAssembly.compile(bytes)));

/** Runs a program on JSON values. Throws `Problem`, whose offset is one of the program; `jq-input` is a fault of the values. */
export async function evaluateJq(
  program: string,
  input: string,
  flags: readonly string[],
  now: number,
): Promise<JqResult> {
  const module = await compile();
  const bytes = new TextEncoder().encode(input);
  const run = (text: string, more: readonly string[], values = bytes) =>
    runJq(module, ['-M', ...more, '--', text], values, now, { output: MOST_OUTPUT, messages: MOST_MESSAGES });
  const finished = attempt(() => run(program, flags));
  if (finished.isCut) throw new Problem('jq-output', 0, { limit: MOST_OUTPUT / 1e6 });
  if (finished.status === COMPILE_ERROR)
    throw faultOf(program, finished.messages, (text) => run(text, ['-n'], new Uint8Array()));
  const { errors, messages } = sorted(finished.messages);
  const [parse] = errors.flatMap(
    (line) => /^jq: (?:parse error|error \(at .*?\) \(while parsing): (.*)/.exec(line) ?? [],
  );
  if (parse !== undefined) throw new Problem('jq-input', 0, { detail: clipped(parse) });
  const details = errors.map(detailOf);
  const [first] = details;
  const [said] = messages;
  if (finished.output === '' && first !== undefined) throw new Problem('jq-error', 0, { detail: first });
  if (finished.output === '' && finished.status !== 0 && said !== undefined)
    throw new Problem('jq-error', 0, { detail: clipped(said) });
  return { output: finished.output, errors: details, messages };
}

const COMPILE_ERROR = 3;

/** jq ends without a word once it has used up its memory or its stack. */
function attempt(work: () => Finished): Finished {
  try {
    const finished = withinTime(work, MOST_MS);
    if (finished) return finished;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw new Problem('jq-memory', 0);
    throw error;
  }
  throw new Problem('jq-time', 0, { seconds: MOST_MS / 1000 });
}

const clipped = (text: string) => {
  const [line = ''] = text.split('\n');
  return line.length > MOST_REPEATED ? `${line.slice(0, MOST_REPEATED)}…` : line;
};

const detailOf = (line: string) =>
  clipped(line.replace(/^jq: (?:parse )?error(?: \(at [^)]*\))?:? /, '').replace(/^break$/, 'No more inputs'));

function sorted(text: string): { errors: string[]; messages: string[] } {
  const errors: string[] = [];
  const messages: string[] = [];
  for (const line of text.split('\n')) {
    if (/^jq: (?:parse )?error/.test(line)) errors.push(line);
    else if (line !== '') messages.push(line);
  }
  return { errors, messages };
}

const SYNTAX = /^jq: error: syntax error, unexpected ([^\n]*?)(?:, expecting [^\n]*)? \(Unix shell/;

/** jq names the line of what it can't compile; this finds the place in it. */
function faultOf(program: string, messages: string, compileOnly: (text: string) => Finished): Problem {
  const [, lineText = '1'] = / at <top-level>, line (\d+):/.exec(messages) ?? [];
  const start = offsetOf(program, Number(lineText), 1);
  const [, unexpected] = SYNTAX.exec(messages) ?? [];
  if (unexpected === 'end of file') return new Problem('query-ends', program.length);
  if (unexpected !== undefined)
    return (
      unexpectedIn(program, unexpected, compileOnly) ??
      new Problem('jq-error', start, { detail: `unexpected ${unexpected}` })
    );
  const [, name] = /^jq: error: (\S+) is not defined/.exec(messages) ?? [];
  if (name !== undefined) return new Problem('jq-undefined', placeOf(program, name, start), { name });
  return new Problem('jq-error', start, { detail: detailOf(messages).replace(/ at <top-level>, line \d+:$/, '') });
}

function placeOf(program: string, name: string, start: number): number {
  const word = name.replace(/\/\d+$/, '');
  for (let at = program.indexOf(word, start); at >= 0; at = program.indexOf(word, at + 1))
    if (!/\w/.test(program[at - 1] ?? '') && !/\w/.test(program[at + word.length] ?? '')) return at;
  return start;
}

const TOKEN = /"(?:[^"\\]|\\[^])*"?|[$@.]?[\w:]+|\s+|#.*|[^]/gu;

/** The first token with which the program has the error: it has another one, or none, as long as that is missing. */
function unexpectedIn(program: string, unexpected: string, compileOnly: (text: string) => Finished): Problem | null {
  const ends = Array.from(program.matchAll(TOKEN), ({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const hasIt = (count: number) => {
    const { messages } = compileOnly(program.slice(0, ends[count - 1]?.end ?? 0));
    return SYNTAX.exec(messages)?.[1] === unexpected;
  };
  let [least, most] = [1, ends.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (hasIt(middle)) most = middle;
    else least = middle + 1;
  }
  const token = ends[least - 1];
  if (!token || !hasIt(least)) return null;
  return new Problem('unexpected-token', token.start, { token: clipped(program.slice(token.start, token.end)) });
}
