import fs from 'node:fs';
import path from 'node:path';
import { fromJson, toJson } from '../api/json.ts';
import { operationFor } from '../api/operation-for.ts';
import { resultOf } from '../api/run.ts';
import { runStages } from '../api/stages.ts';
import { fieldForText, renamedFlags } from '../calls/call.ts';
import { outputOf } from '../calls/run-calls.ts';
import { catalogWords, type Target } from '../calls/words.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import { flagField, type OperationCard } from '../core/card.ts';
import type { Field } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import { type Arguments, takeFlags } from './arguments.ts';
import { toolHelp } from './help.ts';
import { report } from './report.ts';
import { inputFor, readStandardInput, standardInput } from './stdin.ts';
import { fileOnDisk } from '../executor/pool/disk.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';

/** Files from this size on are read piece by piece, by whoever takes them. */
const LARGE_BYTES = 50_000_000;

/** Reads a file as the value of a field; `-` is standard input. */
async function contentsOf(field: Field, name: string, language: string): Promise<unknown> {
  if (name === '-') return inputFor(field, 'stdin', await readStandardInput(), language);
  let bytes: Buffer<ArrayBuffer>;
  try {
    if (fieldKind(field.kind).file !== 'never' && fs.statSync(name).size >= LARGE_BYTES)
      // It stays on the disk: hashing 1 GB takes no more memory than hashing 1 MB.
      return await fileOnDisk(name);
    bytes = fs.readFileSync(name);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    // A secret may have been typed instead of the name of a file with it.
    throw new UsageError(`couldn't read ${field.secret ? 'the file' : name}: ${code}`);
  }
  return inputFor(field, path.basename(name), bytes, language);
}

function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    // The engine's message quotes the text, which may contain a secret.
    const place = /at position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    throw new UsageError(`--json isn't valid JSON${place ? ` (${place})` : ''}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--json must be a JSON object');
  return value as Record<string, unknown>;
}

/** Reads field values from flags: `--field value`, `--toggle`, `--field-file path`, `--json '{…}'` for all. */
async function inputOf(
  op: Operation,
  args: Arguments,
  { card, language }: { card: OperationCard; language: string },
): Promise<{ input: Record<string, unknown>; whole: boolean }> {
  const input: Record<string, unknown> = {};
  let whole = false;
  for (const { name: flag, value } of args.flags) {
    const name = flagField(card, flag);
    const fromFile = /^(.+)-file$/.exec(name)?.[1];
    const field = Object.hasOwn(op.fields, name) ? op.fields[name] : undefined;
    if (name === 'json' && value === null) whole = true;
    else if (name === 'json') Object.assign(input, renamedFlags(card, fromJson(parseObject(value ?? ''))));
    else if (field && fieldKind(field.kind).file === 'only')
      input[name] = await contentsOf(field, value ?? '', language);
    else if (field && fieldKind(field.kind).file === 'many') {
      const before = Array.isArray(input[name]) ? (input[name] as unknown[]) : [];
      input[name] = [...before, await contentsOf(field, value ?? '', language)];
    } else if (field) {
      const text = value ?? fieldKind(field.kind).bareFlag;
      if (text === null) throw new UsageError(`--${name} needs a value`);
      input[name] = text;
    } else if (fromFile !== undefined && op.fields[fromFile]) {
      input[fromFile] = await contentsOf(op.fields[fromFile], value ?? '', language);
    } else throw new UsageError(`unknown option --${name}; available fields: ${Object.keys(op.fields).join(', ')}`);
  }
  return { input, whole };
}

/** Finds the operation that a word names. */
function targetOf(word: string): Target {
  const vocabulary = catalogWords();
  const target = vocabulary.find(word);
  if (target) return target;
  if (vocabulary.whyUnknown(word) === 'unknown-tool')
    throw new UsageError(`unknown tool or alias ${JSON.stringify(word)}; run \`it-tools list\` to see them all`);
  throw new UsageError(`${JSON.stringify(word)} has no such operation, or can't run in a terminal`);
}

/** `run <tool>[/<operation>] [text] [--field value …]`. */
export async function runCommand(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang', 'help', 'out']);
  const language = await startLanguage(flags.lang);
  const [word, ...texts] = args.words;
  if (word === undefined) throw new UsageError('run needs a tool name; run `it-tools list` to see them all');
  const named = targetOf(word);
  const fields = args.flags.map(({ name }) => name.replace(/-file$/, ''));
  const target = word.includes('/') ? named : operationFor(named, texts[0] ?? null, fields);
  const { card, operation, preset } = target;
  const op = (await loadSpec(card)).operations[operation.name];
  if (!op) throw new Error(`no operation ${operation.name}`);
  if ('help' in flags) {
    process.stdout.write(await toolHelp(target, op, language));
    return 0;
  }
  const { input, whole } = await inputOf(op, args, { card: operation, language });
  const primary = primaryOf(op);
  const many = primary && fieldKind(primary.field.kind).file === 'many' ? primary : null;
  if (texts.length > 1 && !many) throw new UsageError('expected a single text after the tool name; put it in quotes');
  if (many && texts.length > 0)
    input[many.name] = await Promise.all(texts.map((name) => contentsOf(many.field, name, language)));
  else if (texts[0] !== undefined) input[fieldForText(operation, input)] = texts[0];
  else if (primary && input[primary.name] === undefined) {
    const bytes = await standardInput(primary.field, language);
    if (bytes !== undefined) input[primary.name] = bytes;
  }
  const stage = { card, operation, values: { ...preset, ...input }, alias: word };
  const { ran, outcome } = await runStages([stage], { language });
  if (!whole) return report(outputOf([stage], ran), outcome, flags.out);
  process.stdout.write(`${toJson(resultOf(ran), 2)}\n`);
  return resultOf(ran).ok ? 0 : 1;
}
