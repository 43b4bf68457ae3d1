import { stream } from 'hono/streaming';
import type { Context } from 'hono';
import { refused } from '../api/answer.ts';
import { answerToChain, isInputs, type Steps } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { answerToLine, readLine } from '../api/read.ts';
import { type Answered, answerTo, type Request } from '../api/run.ts';
import { plainText } from '../api/stages.ts';
import { filesIn, isSingleValue } from '../calls/outcome.ts';
import { outputOf, type Stage } from '../calls/run-calls.ts';
import type { Run } from '../executor/run.ts';
import { bytesOf, formIn, mediaType, parseObject, piecesOf, Refusal, textIn } from './body.ts';
import type { Limits } from './limits.ts';
import { answersInOrder, linesOf } from './lines.ts';
import { languageOf, sendFailure, sendJson, wantsText } from './reply.ts';

/** What runs need of the server. */
export interface Runs {
  run: Run;
  limits: Limits;
}

const JSON_TYPE = 'application/json';
const LINES = 'application/x-ndjson';
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const BYTES = 'application/octet-stream';
const SUPPORTED = [JSON_TYPE, LINES, ...FORMS, 'text/plain', BYTES].join(', ');

const EXAMPLE = '{"input":{"text":"hello"}}';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values of a JSON body. */
function inputIn(body: Record<string, unknown>): Pick<Request, 'input' | 'text'> {
  const { input = {}, text } = body;
  if (!isRecord(input)) throw new Refusal({ code: 'bad-request', params: { example: EXAMPLE } });
  return { input, ...(typeof text === 'string' && { text }) };
}

/** Reads the values of a request by the type of its body; those in the query are added. */
async function valuesOf(c: Context, { body: limit }: Limits): Promise<Pick<Request, 'input' | 'text'>> {
  const query = c.req.query();
  const type = mediaType(c);
  const bytes = await bytesOf(c, limit);
  if (bytes.length === 0 && type === '') return { input: query };
  if (type === JSON_TYPE || type === '') {
    const values = inputIn(parseObject(textIn(bytes), EXAMPLE));
    return { ...values, input: { ...query, ...values.input } };
  }
  if (FORMS.includes(type))
    return { input: { ...query, ...(await formIn(bytes, c.req.header('content-type') ?? '')) } };
  if (type === 'text/plain') return { input: query, text: textIn(bytes) };
  if (type === BYTES) return { input: query, text: new File([bytes], 'file') };
  throw new Refusal({ code: 'wrong-media-type', params: { type, supported: SUPPORTED } });
}

const surroundings = (c: Context, { run }: Runs) => ({ language: languageOf(c), run, signal: c.req.raw.signal });

/** Sends what came of stages: as JSON, as text, or the single file of the result. */
function sendAnswer(
  c: Context,
  answer: Answered['answer'],
  stages: readonly Stage[],
  ended: Answered['ended'],
): Response {
  if (!answer.ok) return sendFailure(c, answer);
  const last = ended && outputOf(stages, ended.ran);
  const accepted = c.req.header('accept') ?? '';
  if (last && accepted.includes(BYTES)) {
    const [file, ...others] = filesIn(last);
    if (file && others.length === 0) {
      const bytes = file.bytes instanceof Blob ? file.bytes.stream() : file.bytes;
      return c.body(bytes, 200, { 'Content-Type': BYTES });
    }
  }
  if (!wantsText(c)) return sendJson(c, answer);
  const isAlone = last ? isSingleValue(last) : false;
  const text = ended?.outcome.kind === 'value' ? plainText(isAlone, ended.outcome) : '';
  return c.body(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}

/** Answers many inputs, one per line, in their order; a line that fails says so in its place. */
function streamLines(c: Context, named: Pick<Request, 'tool' | 'operation'>, runs: Runs): Response {
  const { limits } = runs;
  const answer = async (line: string): Promise<string> => {
    let id: unknown = null;
    try {
      const { id: own = null, ...body } = parseObject(line, EXAMPLE);
      id = own;
      const answered = await answerTo({ ...named, ...inputIn(body) }, surroundings(c, runs));
      return toJson({ id, ...answered.answer });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return toJson({ id, ...refused(error.failure, languageOf(c)) });
    }
  };
  c.header('Content-Type', LINES);
  return stream(c, async (out) => {
    try {
      const lines = linesOf(piecesOf(c, limits.body));
      for await (const text of answersInOrder(lines, answer, 2 * limits.threads)) {
        if (out.aborted) return;
        await out.write(`${text}\n`);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await out.write(`${toJson({ id: null, ...refused(error.failure, languageOf(c)) })}\n`);
    }
  });
}

/** `POST /api/run/{tool}[/{operation}]`. */
export async function postRun(c: Context, runs: Runs): Promise<Response> {
  const named = { tool: c.req.param('tool') ?? '', operation: c.req.param('operation') };
  if (mediaType(c) === LINES) return streamLines(c, named, runs);
  const { answer, stage, ended } = await answerTo(
    { ...named, ...(await valuesOf(c, runs.limits)) },
    surroundings(c, runs),
  );
  return sendAnswer(c, answer, stage ? [stage] : [], ended);
}

const CHAIN_EXAMPLE = '{"steps":"b64d | json","text":"e30="}';

/** The steps of a request, and the text for the first one. */
async function stepsOf(
  c: Context,
  limit: number,
): Promise<{ steps: Steps; text?: string | File; inputs?: Readonly<Record<string, string>> }> {
  const bytes = await bytesOf(c, limit);
  const inQuery = c.req.query('steps');
  if (inQuery !== undefined)
    return { steps: inQuery, text: mediaType(c) === BYTES ? new File([bytes], 'file') : textIn(bytes) };
  const { steps, text, inputs = {} } = parseObject(textIn(bytes), CHAIN_EXAMPLE);
  const isStep = (step: unknown) => isRecord(step) && typeof step.tool === 'string' && isRecord(step.input ?? {});
  const isSteps = typeof steps === 'string' || (Array.isArray(steps) && steps.every(isStep));
  if (!isSteps || !isInputs(inputs) || (text !== undefined && typeof text !== 'string'))
    throw new Refusal({ code: 'bad-request', params: { example: CHAIN_EXAMPLE } });
  return { steps: steps as Steps, text, inputs };
}

/** `POST /api/chain`. */
export async function postChain(c: Context, runs: Runs): Promise<Response> {
  const { steps, text, inputs } = await stepsOf(c, runs.limits.body);
  const { answer, stages, ended } = await answerToChain(steps, text, { ...surroundings(c, runs), inputs });
  return sendAnswer(c, answer, stages, ended);
}

const LINE_EXAMPLE = '{"line":"0xff in binary"}';

/** `POST /api/read`. */
export async function postRead(c: Context, runs: Runs): Promise<Response> {
  const body = textIn(await bytesOf(c, runs.limits.body));
  const isText = mediaType(c) === 'text/plain';
  const { line = '', text = null } = isText
    ? { line: c.req.query('line'), text: body }
    : parseObject(body, LINE_EXAMPLE);
  if (typeof line !== 'string' || (text !== null && typeof text !== 'string') || (line === '' && !text))
    throw new Refusal({ code: 'bad-request', params: { example: LINE_EXAMPLE } });
  const language = languageOf(c);
  const answer = answerToLine(await readLine(line, text, surroundings(c, runs)), language);
  if (!answer.ok) return sendFailure(c, answer);
  if (!wantsText(c)) return sendJson(c, answer);
  const words = answer.outputs.map((output) => output.text ?? '').join('\n');
  return c.body(words, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}
