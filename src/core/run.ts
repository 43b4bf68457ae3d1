import { positionAt } from '../base/position.ts';
import { Problem } from '../base/problem.ts';
import { type Failure, type Fix, type Params, ToolFailure } from './failure.ts';
import { type Field, isBlank } from './field.ts';
import { emptyOutput } from './outputs.ts';
import { HIDDEN, withoutSecrets } from './sharing/secrets.ts';
import type { Taken } from './recognition/recognize.ts';
import { type Reading, type Result, RunContext, type RunEnvironment } from './context.ts';
import { type Operation, primaryOf, type Tool } from './tool.ts';

export type { Result };

/** Parameters that the messages of shared failures can use. */
function boundsOf(field: Field): Params {
  return {
    ...(field.min !== undefined && { minimum: field.min }),
    ...(field.max !== undefined && { maximum: field.max }),
    ...(field.maxLength !== undefined && { maximum: field.maxLength, megabytes: field.maxLength / 1e6 }),
    ...(field.options && { options: field.options.join(', ') }),
  };
}

type Read<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Returns the failure of a value that the rule of its field refuses with this code. */
export const refusalOf = (field: string, rules: Field, code: string): Failure => ({
  code,
  field,
  params: boundsOf(rules),
});

/** Reads a raw value as its field holds it, or reports why it is invalid. Missing values become the initial one. */
export function readField(name: string, field: Field, raw: unknown): Read<unknown> {
  const parsed = field.schema.safeParse(raw === undefined ? field.initial : raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  const code = parsed.error.issues[0]?.message ?? 'wrong-type';
  return { ok: false, failure: refusalOf(name, field, code) };
}

/** Validates raw values against the rules of the fields; missing values become the initial ones. */
export function parseInput(
  op: Pick<Operation, 'fields'>,
  raw: Readonly<Record<string, unknown>>,
): Read<Record<string, unknown>> {
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(op.fields, name));
  if (unknown !== undefined) {
    const params = { name: unknown, names: Object.keys(op.fields).join(', ') };
    return { ok: false, failure: { code: 'unknown-field', params } };
  }
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(op.fields)) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined; // a field may be called `constructor`
    const read = readField(name, field, value);
    if (!read.ok) return read;
    input[name] = read.value;
  }
  return { ok: true, value: input };
}

/** Returns the name of the first required field that is still blank. */
export function missingIn(
  op: Pick<Operation, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(op.fields).find(([name, field]) => field.required && isBlank(field, values[name]))?.[0];
}

export const isIncomplete = (op: Pick<Operation, 'fields'>, values: Readonly<Record<string, unknown>>): boolean =>
  missingIn(op, values) !== undefined;

/**
 * Converts a problem to a failure with its position, if the operation declares its code; null for anything that is a
 * bug of ours.
 */
export function failureOfProblem(
  op: Pick<Operation, 'failures'>,
  input: Readonly<Record<string, unknown>>,
  problem: Problem,
  field: string | undefined,
): Failure | null {
  if (!op.failures.includes(problem.code)) return null;
  const source = field === undefined ? undefined : input[field];
  const at =
    problem.offset === undefined || typeof source !== 'string' ? problem.at : positionAt(source, problem.offset);
  return { code: problem.code, field, at, params: problem.params };
}

/** Returns the fix that the operation proposes for the text of this field, if any. */
async function repaired(
  { repair }: Operation,
  input: Readonly<Record<string, unknown>>,
  problem: Problem,
  field: string | undefined,
): Promise<Fix | undefined> {
  const text = field === undefined ? undefined : input[field];
  if (!repair || field === undefined || typeof text !== 'string') return undefined;
  const proposed = await repair(text, problem);
  return proposed ? { label: { message: proposed.label }, values: { [field]: proposed.text } } : undefined;
}

/** Reported for a run that took longer than this many milliseconds. */
export const timeLimitFailure = (limit: number): Failure => ({
  code: 'time-limit',
  params: { limit, seconds: Math.round(limit / 100) / 10 },
});

/** Reported for an error caused by code that couldn't be loaded. */
export const MISSING_CODE = 'MissingCode';

/** How Chromium, Firefox and Safari word a failed `import()`, for which no standard defines an error name. */
const FAILED_IMPORT = /import(?:ed|ing a) module/i;

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return error instanceof TypeError && FAILED_IMPORT.test(error.message) ? MISSING_CODE : error.name;
}

/**
 * Reports a bug of ours as a result, or that the result would be larger than the engine can make. Error messages may contain
 * user input, so only the kind of error is included.
 */
export function internal(error: unknown): Extract<Result, { ok: false }> {
  const kind = kindOf(error);
  // How engines word it: "Invalid string length", "allocation size overflow", "Out of memory".
  const isTooLarge = kind === 'RangeError' && /string length|alloc|of memory/i.test(String(error));
  return { ok: false, failure: isTooLarge ? { code: 'worker-died' } : { code: 'internal', params: { error: kind } } };
}

/**
 * Runs one operation on raw values and settles every outcome: the user's mistakes become failures with a code of the
 * operation, a canceled run is `aborted`, and anything else that is thrown is a bug of ours, `internal`. Never throws.
 */
export async function runTool(
  tool: Tool,
  operationName: string,
  raw: Readonly<Record<string, unknown>>,
  environment: RunEnvironment,
): Promise<Result> {
  const op = Object.hasOwn(tool.operations, operationName) ? tool.operations[operationName] : undefined;
  if (!op) return { ok: false, failure: { code: 'unknown-operation', params: { name: operationName } } };
  const parsed = parseInput(op, raw);
  if (!parsed.ok) {
    const part = await runOnPart(op, raw, parsed.failure, environment);
    return part ? withoutSecrets(op, raw, part) : parsed;
  }
  const input = parsed.value;
  if (missingIn(op, input) !== undefined) {
    return { ok: true, output: emptyOutput(op), warnings: [], empty: true };
  }

  // Nothing else waits here: a terminal can only stop what runs before the first wait.
  if (op.eachFile) {
    const joined = await op.eachFile.run(op, input, environment, (own, around) => runOn(op, own, around));
    if (joined) return joined;
  }
  const result = await runOn(op, input, environment);
  const part = result.ok ? null : await runOnPart(op, input, result.failure, environment);
  return withoutSecrets(op, input, part ?? result);
}

const NOTHING_LOADED = { LONGEST_LOOKED_INTO: 0, unwrapped: () => [] };

/**
 * Texts inside a text, those with the least around them first. The code for them is loaded for the first refused text; what
 * can't be loaded finds nothing.
 */
async function partsOf(text: string, { single, color }: Field, finds: RunEnvironment['finds']): Promise<Taken[]> {
  const { LONGEST_LOOKED_INTO, unwrapped } = await import('../base/unwrap.ts').catch(() => NOTHING_LOADED);
  if (text.length > LONGEST_LOOKED_INTO) return [];
  const parts: Taken[] = [...((await finds?.(text)) ?? [])];
  for (const { text: part, removed } of single ? unwrapped(text) : []) {
    // The name in front of the parentheses is part of a color.
    if (color && removed.includes('call')) continue;
    parts.push({ part, preset: {} }, ...((await finds?.(part)) ?? []));
  }
  return parts;
}

/** Runs on a part of a text that was refused; null if there is none that is accepted. */
async function runOnPart(
  op: Operation,
  input: Readonly<Record<string, unknown>>,
  failure: Failure,
  environment: RunEnvironment,
): Promise<Result | null> {
  const { name = '', field } = primaryOf(op) ?? {};
  const text = input[name];
  const isOwn = op.failures.includes(failure.code) || failure.code === 'not-a-number';
  const isRefused = isOwn && (failure.field ?? name) === name;
  if (!field || !isRefused || op.cost || typeof text !== 'string') return null;
  for (const { part, preset } of await partsOf(text, field, environment.finds)) {
    const fits = Object.entries(preset).every(([other, value]) => input[other] === value);
    const read = fits && part !== text ? readField(name, field, part) : null;
    const whole = read?.ok ? parseInput(op, { ...input, [name]: read.value }) : null;
    const result = whole?.ok && (await runOn(op, whole.value, environment));
    if (!result || !result.ok) continue;
    const reading: Reading = { as: '', others: [], part: field.secret ? HIDDEN : part };
    // Their positions are those in the part.
    const warnings = result.warnings.map((warning) => ({ ...warning, at: undefined }));
    const readings = (result.readings ?? []).map((other) => ({ ...other, at: undefined }));
    return { ...result, warnings, readings: [reading, ...readings] };
  }
  return null;
}

/** Runs an operation on valid values. */
async function runOn(
  op: Operation,
  input: Readonly<Record<string, unknown>>,
  environment: RunEnvironment,
): Promise<Result> {
  const primary = primaryOf(op)?.name;
  const ctx = new RunContext(environment, primary);
  const { warnings, readings, sources } = ctx;
  const { signal } = environment;
  try {
    signal?.throwIfAborted();
    if (op.needs === 'canvas' && !('OffscreenCanvas' in globalThis))
      return { ok: false, failure: { code: 'only-in-browser' } };
    const output = await op.transform(input as never, ctx);
    signal?.throwIfAborted();
    return { ok: true, output, warnings, ...(readings.length > 0 && { readings }), ...sources };
  } catch (error) {
    if (signal?.aborted) return { ok: false, failure: { code: 'aborted' } };
    if (error instanceof ToolFailure && op.failures.includes(error.failure.code))
      return { ok: false, failure: error.failure };
    if (!(error instanceof Problem)) return internal(error);
    const failure = failureOfProblem(op, input, error, ctx.fieldOf.get(error) ?? primary);
    if (!failure) return internal(error);
    const fix = ctx.fixOf.get(error) ?? (await repaired(op, input, error, failure.field));
    return { ok: false, failure: fix ? { ...failure, fix } : failure };
  } finally {
    ctx.settled = true;
  }
}
