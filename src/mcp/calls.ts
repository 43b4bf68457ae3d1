import type { CallToolResult } from '@modelcontextprotocol/server';
import * as api from '../api/index.ts';
import { refused } from '../api/answer.ts';
import { answerToChain, isInputs } from '../api/chain.ts';
import { toJson } from '../api/json.ts';
import { answerTo } from '../api/run.ts';
import type { Schema } from '../api/schema.ts';
import type { Surroundings } from '../api/stages.ts';
import { failureResult, resultOf, toldResult } from './result.ts';
import { objectOf } from './schema.ts';

/** What a call needs of the server, in addition to its arguments. */
export interface CallSurroundings extends Surroundings {
  showSecrets: boolean;
}

/** A tool as agents see it. */
export interface AgentTool {
  name: string;
  title?: string;
  description: string;
  input: Schema;
  output: Schema;
  call: (values: Readonly<Record<string, unknown>>, surroundings: CallSurroundings) => Promise<CallToolResult>;
}

const TEXT: Schema = { type: 'string' };

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const badRequest = (example: object, language: string): CallToolResult =>
  failureResult(refused({ code: 'bad-request', params: { example: toJson(example) } }, language).failure);

async function findTools({ query = '' }: Values, { language }: CallSurroundings): Promise<CallToolResult> {
  if (typeof query !== 'string') return badRequest({ query: 'json' }, language);
  const tools = await api.find(query, { language });
  const lines = tools.map(({ title, description, operations }) => `${operations.join(', ')}: ${title}. ${description}`);
  return resultOf(lines.join('\n') || 'No tool fits. Try other words.', { tools });
}

async function describeTool({ tool }: Values, { language }: CallSurroundings): Promise<CallToolResult> {
  if (typeof tool !== 'string') return badRequest({ tool: 'hash-text' }, language);
  const described = await api.describe(tool, { language });
  if (!described) return failureResult(refused({ code: 'unknown-tool', params: { name: tool } }, language).failure);
  const { id, title, description } = described;
  const operations = described.operations.map((operation) => ({
    call: operation.call,
    title: operation.title,
    aliases: Object.keys(operation.aliases),
    input: operation.input,
    output: operation.output,
  }));
  const data = { id, title, description, operations };
  return resultOf(toJson(data), data);
}

async function runTool({ tool, input = {} }: Values, surroundings: CallSurroundings): Promise<CallToolResult> {
  const isInput = typeof input === 'string' || isRecord(input);
  if (typeof tool !== 'string' || !isInput)
    return badRequest({ tool: 'sha256', input: 'hello' }, surroundings.language);
  const values = typeof input === 'string' ? { text: input } : { input };
  const { answer, stage, ended } = await answerTo({ tool, ...values }, surroundings);
  return toldResult({ answer, stages: stage ? [stage] : [], ended }, surroundings.showSecrets);
}

async function runChain({ steps, text, inputs = {} }: Values, surroundings: CallSurroundings): Promise<CallToolResult> {
  if (typeof steps !== 'string' || (text !== undefined && typeof text !== 'string') || !isInputs(inputs))
    return badRequest({ steps: 'b64d | json', text: 'e30=' }, surroundings.language);
  return toldResult(await answerToChain(steps, text, { ...surroundings, inputs }), surroundings.showSecrets);
}

/** What a run comes to. */
const ANSWER: Schema = { type: 'object', required: ['ok'] };

/** The four tools that reach all others. Their descriptions are short, since every conversation pays for them. */
export const AGENT_TOOLS: readonly AgentTool[] = [
  {
    name: 'find_tools',
    description: 'Find tools to encode, convert or generate.',
    input: objectOf({ query: TEXT }),
    output: { type: 'object', required: ['tools'] },
    call: findTools,
  },
  {
    name: 'describe_tool',
    description: 'Fields and outputs.',
    input: objectOf({ tool: TEXT }),
    output: { type: 'object', required: ['operations'] },
    call: describeTool,
  },
  {
    name: 'run_tool',
    description: 'Run a tool or alias (sha256). Text or fields; file: {name, base64}.',
    input: objectOf({ tool: TEXT, input: { type: ['string', 'object'] } }),
    output: ANSWER,
    call: runTool,
  },
  {
    name: 'run_chain',
    description: "Pipe 'upper | hmac --key:k', inputs {k}",
    input: objectOf({ steps: TEXT, text: TEXT, inputs: {} }),
    output: ANSWER,
    call: runChain,
  },
];
