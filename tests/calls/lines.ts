import { cards } from '../../src/catalog/cards.ts';
import type { Card, OperationCard } from '../../src/core/card.ts';
import { connects } from '../../src/core/steps/chain.ts';
import type { Case as ToolCase } from '../../src/core/cases.ts';
import { everyOperation, type TestedOperation } from '../specs/every-tool.ts';

/** A line of the grammar and, for a single call, the words passed to `run`. */
export interface Case {
  line: string;
  words?: readonly string[];
}

interface Known {
  card: Card;
  operation: OperationCard;
  op: TestedOperation;
}

export const operations: readonly Known[] = everyOperation.flatMap(([path, , name, op]) => {
  const card = cards.find(({ id }) => path === `${id}/${name}`);
  const operation = card?.operations.find((known) => known.name === name);
  return card && operation ? [{ card, operation, op }] : [];
});

const quoted = (text: string) =>
  `"${text.replace(/[\\"\n\t\r]/g, (sign) => ({ '\n': '\\n', '\t': '\\t', '\r': '\\r' })[sign] ?? `\\${sign}`)}"`;

/** A value as text, as in flags and lines; null if a line can't contain it. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return null;
  return value.every((item) => typeof item === 'string') ? value.join('\n') : null;
}

function flagsOf({ operation }: Known, input: Readonly<Record<string, unknown>>, preset: object): [string, string][] {
  return Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return name === operation.primary.name || text === null || Object.hasOwn(preset, name) ? [] : [[name, text]];
  });
}

/** One call of an operation by a word, with the values of an example. */
export function callWith(
  known: Known,
  word: string,
  input: Readonly<Record<string, unknown>>,
  preset: object = {},
): Case & { words: readonly string[] } {
  const flags = flagsOf(known, input, preset);
  const text = textOf(input[known.operation.primary.name]);
  const given = known.operation.primary.kind === 'file' || known.operation.primary.kind === 'keypress' ? null : text;
  return {
    line: [
      word,
      ...flags.map(([name, value]) => `--${name}=${quoted(value)}`),
      ...(given === null ? [] : [quoted(given)]),
    ].join(' '),
    words: [word, ...flags.map(([name, value]) => `--${name}=${value}`), ...(given === null ? [] : ['--', given])],
  };
}

/** The word that names an operation without setting anything. */
export const plainWord = ({ card, operation }: Known) => `${card.id}/${operation.name}`;

/** The inputs that users see first. */
export const firstInput = ({ op }: Known): Readonly<Record<string, unknown>> => op.examples[0]?.input ?? {};

/** A later stage: its word, and the flags of its first example. */
function stageOf(known: Known): string {
  const flags = flagsOf(known, firstInput(known), {});
  return [plainWord(known), ...flags.map(([name, value]) => `--${name}=${quoted(value)}`)].join(' ');
}

/** Every alias with the first example of its operation. */
export const aliasCases = (spelled: (alias: string) => string): Case[] =>
  operations.flatMap((known) =>
    Object.entries(known.operation.aliases).map(([alias, preset]) =>
      callWith(known, spelled(alias), firstInput(known), preset),
    ),
  );

const connected = ({ operation: { outputs } }: Known, { operation: { primary } }: Known) =>
  outputs[0] !== undefined && connects(outputs[0].kind, primary.kind);

/** Returns `count` items of a list, evenly spaced, with an offset that depends on `seed`. */
function spread<T>(list: readonly T[], count: number, seed: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  const taken = Array.from(
    { length: Math.min(count, list.length) },
    (_, turn) => list[(seed + turn * step) % list.length],
  );
  return taken.filter((item) => item !== undefined);
}

/** Pairs of operations that connect, out of about 27,000: each operation occurs several times as source and as target. */
export function pairCases(count: number): Case[] {
  const pairs = operations.flatMap((known, place) => {
    const sinks = operations.filter((other) => connected(known, other));
    const sources = operations.filter((other) => connected(other, known));
    return [
      ...spread(sinks, count, place * 7).map((sink) => [known, sink] as const),
      ...spread(sources, count, place * 11).map((source) => [source, known] as const),
    ];
  });
  const lines = pairs.map(
    ([source, sink]) => `${callWith(source, plainWord(source), firstInput(source)).line} | ${stageOf(sink)}`,
  );
  return [...new Set(lines)].map((line) => ({ line }));
}

/** Pairs that do not connect: one for each kind of output and of primary field. */
export function brokenPairCases(): Case[] {
  const lines = new Map<string, string>();
  for (const source of operations)
    for (const sink of operations) {
      if (connected(source, sink)) continue;
      const kinds = `${source.operation.outputs[0]?.kind} ${sink.operation.primary.kind}`;
      const line = `${callWith(source, plainWord(source), firstInput(source)).line} | ${stageOf(sink)}`;
      if (!lines.has(kinds)) lines.set(kinds, line);
    }
  return [...lines.values()].map((line) => ({ line }));
}

/** Every operation on an empty text, alone and before another stage. */
export const emptyCases = (): Case[] =>
  operations.flatMap((known): Case[] => {
    const word = plainWord(known);
    const canTake = !['file', 'files', 'keypress'].includes(known.operation.primary.kind);
    return [
      { line: word, words: [word] },
      { line: `${word} | sha256` },
      ...(canTake ? [{ line: `${word} --`, words: [word, '--', ''] }, { line: `${word} -- | sha256 | b64` }] : []),
    ];
  });

/** Longer texts only take more time. */
const LONGEST = 500;

/** Examples and cases of every operation that fail, one per failure code. */
function examplesWith(codeOf: (example: ToolCase) => string | undefined) {
  return operations.flatMap((known) => {
    const byCode = new Map<string, ToolCase>();
    for (const example of known.op.cases) {
      const code = codeOf(example);
      const isShort = Object.values(example.input).every((value) => (textOf(value) ?? '').length <= LONGEST);
      // Without its file, a line would be another example.
      const hasFile =
        known.operation.primary.kind === 'content' && textOf(example.input[known.operation.primary.name]) === null;
      if (code !== undefined && isShort && !hasFile && !byCode.has(code)) byCode.set(code, example);
    }
    return [...byCode.values()].map((example) => ({ known, example }));
  });
}

/** Every warning, alone and from the first of several stages. */
export const warningCases = (): Case[] =>
  examplesWith(({ warns = [] }) => (warns.length > 0 ? warns.join() : undefined)).flatMap(
    ({ known, example }): Case[] => {
      const call = callWith(known, plainWord(known), example.input);
      return [call, { line: `${call.line} | sha256` }, { line: `${call.line} | b64 | b64d | upper` }];
    },
  );

/** Every failure (except the time limit), alone, as the first stage, and in the middle after a stage that returns its text. */
export const failureCases = (): Case[] =>
  examplesWith((example) => ('fails' in example && example.fails !== 'time-limit' ? example.fails : undefined)).flatMap(
    ({ known, example }): Case[] => {
      const call = callWith(known, plainWord(known), example.input);
      const text = textOf(example.input[known.operation.primary.name]);
      const flags = flagsOf(known, example.input, {}).map(([name, value]) => ` --${name}=${quoted(value)}`);
      const middle = `b64d ${Buffer.from(text ?? '').toString('base64')} | ${plainWord(known)}${flags.join('')} | sha256`;
      return [call, { line: `${call.line} | sha256` }, ...(text ? [{ line: middle }] : [])];
    },
  );

/** Every former id of a tool, alone and with its operations. */
export const oldIdCases = (): Case[] =>
  operations.flatMap((known) =>
    known.card.redirectFrom.flatMap((path) => {
      const id = path.slice(1);
      const first = known.card.operations[0] === known.operation;
      return [...(first ? [id, id.toUpperCase()] : []), `${id}/${known.operation.name}`].map((word) =>
        callWith(known, word, firstInput(known)),
      );
    }),
  );

/** Lines that aren't calls, are too long, or are otherwise unusual. */
export const oddCases = (): Case[] => [
  { line: 'nothing of the kind' },
  { line: 'hash-text/nope x', words: ['hash-text/nope', 'x'] },
  { line: 'chronometer', words: ['chronometer'] },
  { line: `${Array(6).fill('b64').join(' | ')}` },
  { line: `b64 x | ${Array(5).fill('b64').join(' | ')}` },
  { line: `b64 x | ${Array(6).fill('b64').join(' | ')}` },
  { line: 'b64d x | json --foo=1' },
  { line: 'B64D aGVsbG8 | SHA256 --algorithm=md5 | Hash-Text/Hash' },
  { line: 'b64d gICA | sha256' },
  { line: 'b64d gICA | upper' },
  { line: 'sha256 a | b' },
  { line: 'hmac --key=secret text | b64' },
  { line: 'uuid 3 | upper' },
  { line: 'uuid three', words: ['uuid', 'three'] },
];
