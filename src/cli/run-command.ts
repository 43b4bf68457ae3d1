import fs from 'node:fs';
import path from 'node:path';
import { loadSpec } from '../catalogue/load-spec.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import type { Result } from '../core/run.ts';
import { run } from '../executor/node.ts';
import { failureText } from '../i18n/texts.ts';
import { type Arguments, takeFlags } from './arguments.ts';
import { findOperation } from './find.ts';
import { toolHelp } from './help.ts';
import { fromJson, toJson } from './json.ts';
import { plainOutput } from './plain.ts';
import { hasInput, inputFor, readBytes } from './stdin.ts';
import { textsOf, type ToolTexts, startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';

function openFile(name: string): File {
  try {
    return new File([fs.readFileSync(name)], path.basename(name));
  } catch (error) {
    throw new UsageError(`cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new UsageError(`--json: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--json must be an object');
  return value as Record<string, unknown>;
}

/** Values of the flags: `--field value`, `--toggle`, `--field-file path`, and `--json '{…}'` for all. */
function inputOf(op: Operation, given: Arguments): { input: Record<string, unknown>; whole: boolean } {
  const input: Record<string, unknown> = {};
  let whole = false;
  for (const { name, value } of given.flags) {
    const fromFile = /^(.+)-file$/.exec(name)?.[1];
    const field = Object.hasOwn(op.fields, name) ? op.fields[name] : undefined;
    if (name === 'json' && value === null) whole = true;
    else if (name === 'json') Object.assign(input, fromJson(parseObject(value ?? '')));
    else if (field && fieldKind(field.kind).file === 'only') input[name] = openFile(value ?? '');
    else if (field) {
      const text = value ?? fieldKind(field.kind).bareFlag;
      if (text === null) throw new UsageError(`--${name} needs a value`);
      input[name] = text;
    } else if (fromFile !== undefined && op.fields[fromFile]) {
      const kept = op.fields[fromFile];
      const file = openFile(value ?? '');
      input[fromFile] = fieldKind(kept.kind).file === 'or-text' ? file : inputFor(kept, fs.readFileSync(value ?? ''));
    } else throw new UsageError(`unknown option --${name}; available fields: ${Object.keys(op.fields).join(', ')}`);
  }
  return { input, whole };
}

function report(texts: ToolTexts, result: Result, operation: string, op: Operation): void {
  if (!result.ok) {
    process.stderr.write(`${failureText(texts.tool, texts.app, result.failure)}\n`);
    return;
  }
  for (const warning of result.warnings) {
    process.stderr.write(`${texts.tool(`warnings.${warning.code}`, warning.params) ?? warning.code}\n`);
  }
  const output = plainOutput(texts.tool, operation, op, result.output);
  if (typeof output !== 'string') process.stdout.write(output);
  else if (output !== '') process.stdout.write(`${output}\n`);
}

/** `run <tool>[/<operation>] [text] [--field value …]`. */
export async function runCommand(given: Arguments): Promise<number> {
  const flags = takeFlags(given, ['lang', 'help']);
  const language = await startLanguage(flags.lang);
  const [name, ...words] = given.words;
  if (name === undefined) throw new UsageError('run needs a tool name; run `it-tools list` to see them all');
  const found = findOperation(name);
  if (found === 'unknown-tool')
    throw new UsageError(`unknown tool or alias ${JSON.stringify(name)}; run \`it-tools list\` to see them all`);
  if (found === 'unknown-operation')
    throw new UsageError(`${JSON.stringify(name)} has no such operation, or can't run in a terminal`);
  const { card, operation, preset } = found;
  const op = (await loadSpec(card)).operations[operation.name];
  if (!op) throw new Error(`no operation ${operation.name}`);
  if ('help' in flags) {
    process.stdout.write(await toolHelp(found, op));
    return 0;
  }
  const primary = primaryOf(op);
  const { input, whole } = inputOf(op, given);
  if (words.length > 1) throw new UsageError('expected a single text after the tool name; put it in quotes');
  if (primary && words[0] !== undefined) input[primary.name] = words[0];
  else if (primary && input[primary.name] === undefined && hasInput(primary.field)) {
    const bytes = await readBytes();
    if (bytes.length > 0) input[primary.name] = inputFor(primary.field, bytes);
  }
  const texts = await textsOf(card.id);
  const request = { card, operation: operation.name, input: { ...preset, ...input }, language };
  const result = await run(request, { texts: texts.tool });
  if (whole) process.stdout.write(`${toJson(result, 2)}\n`);
  else report(texts, result, operation.name, op);
  return result.ok ? 0 : 1;
}
