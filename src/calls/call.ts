import { type DetectCard, flagField, type OperationCard } from '../core/card.ts';
import { type ParsedCall, parsePipeline } from '../core/grammar.ts';
import { fieldKind, type FieldKind } from '../core/kinds.ts';
import { primaryValue } from '../core/steps/passing.ts';
import type { Sources } from '../core/steps/sources.ts';
import type { Target, Vocabulary } from './words.ts';

/** A pasted text, kept exactly. */
export interface Attachment {
  /** Identifies the attachment without comparing texts. */
  serial: number;
  text: string;
  /** Whether it was a masked answer; the chip then shows none of it. */
  secret?: boolean;
}

/** The contents of the field: the line and, optionally, a pasted text. */
export interface Line {
  text: string;
  attachment: Attachment | null;
  /** Whether it came from elsewhere, such as a link; nothing then runs until the user says so. */
  held?: boolean;
  /** Values of secret fields; separate from the text, which is shown, recalled and stored. */
  secrets?: Secrets | null;
}

export interface Secrets {
  /** Their operation, as `tool/operation`. */
  of: string;
  values: Readonly<Record<string, string>>;
}

/** Returns the secret values of a line for an operation, by field. */
export const secretsOf = ({ secrets }: Line, { card, operation }: Target): Secrets['values'] =>
  secrets?.of === `${card.id}/${operation.name}` ? secrets.values : {};

/** Why a line is read as a call: it names a tool, or how it was understood. */
export type Reason =
  | { kind: 'call' }
  | { kind: 'conversion'; targets: readonly string[] }
  | { kind: 'recognized'; rule: DetectCard; isProven: boolean }
  | { kind: 'calculation' }
  | { kind: 'unwrapped' }
  | { kind: 'anyText' };

/** The word after the last pipe is almost the name of a stage, so it isn't data; or `$` is used without a previous answer. */
export type Mistake = { kind: 'unknownStage'; name: string; near: string } | { kind: 'noLastAnswer' };

/** An operation with its values from a line. */
export interface Call extends Target {
  /** Equal for equal operations and values, so that each answer belongs to exactly one input. */
  key: string;
  values: Readonly<Record<string, unknown>>;
  /** Where options take their values from, by field. */
  sources?: Sources;
  /** The text for the primary field; null if the line has none. */
  text: string | null;
  /** The word that named the operation; null if the text was recognized. */
  alias: string | null;
  reason: Reason;
  /** Whether the line is more likely a search; a failure is then not shown. */
  doubtful?: boolean;
  /** The part of the text it takes, if not all of it. */
  readAs?: string;
  /** Whether this is the literal reading, shown below the likely one. */
  isLiteral?: boolean;
  /** Whether it is part of a chain that is answered above it: the value up to one of its steps. */
  isStep?: boolean;
  /** Whether it is shown only if the readings above it can't be answered. */
  isSpare?: boolean;
  /** Whether it falls away if it is refused and a spare one answers; otherwise its failure is shown. */
  givesWay?: boolean;
  /** What is wrong with the line itself, which then doesn't run. */
  mistake?: Mistake;
  /** Whether the text is probably for the tool but has a mistake; the failure is then the answer. */
  isFaulty?: boolean;
  /** The previous stages, whose result it takes; `text` is then the input of the first one. */
  before: readonly Call[];
}

/** Returns the stages of a call, including the last one. */
export const stagesOf = (call: Call): readonly Call[] => [...call.before, call];

/** Whether the primary field of an operation takes text. */
export function takesText({ primary }: OperationCard): boolean {
  return fieldKind(primary.kind).toText !== null;
}

/** Returns the field that a text is for: the primary one or, if an option sets that, the first other one that takes any text. */
export function fieldForText({ primary, fields }: OperationCard, flags: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(flags, primary.name)) return primary.name;
  const isNext = ([name, kind]: [string, FieldKind]) => fieldKind(kind).textual && !Object.hasOwn(flags, name);
  const [next] = Object.entries(fields).find(isNext) ?? [];
  return next ?? primary.name;
}

/** The values of flags by the fields that they set. */
export const renamedFlags = <T>(operation: OperationCard, flags: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(flags).map(([flag, value]) => [flagField(operation, flag), value]));

/** Returns a call of a target with a text for one of its fields, by default the primary one. */
export function makeCall(
  target: Target,
  text: string | null,
  {
    flags = {},
    sources,
    field = fieldForText(target.operation, flags),
    alias = null,
    attachment = null,
    reason = { kind: alias === null ? 'anyText' : 'call' },
  }: {
    field?: string;
    flags?: ParsedCall['flags'];
    sources?: ParsedCall['sources'];
    alias?: string | null;
    attachment?: Attachment | null;
    reason?: Reason;
  } = {},
): Call {
  const { card, operation, preset } = target;
  const rest = { ...preset, ...renamedFlags(operation, flags) };
  const kind = operation.fields[field] ?? operation.primary.kind;
  const values = text === null ? rest : { ...rest, [field]: primaryValue(kind, text) };
  const identity = attachment ? ['attachment', attachment.serial] : ['text', text];
  return {
    card,
    operation,
    preset,
    values,
    ...(sources && { sources: renamedFlags(operation, sources) }),
    text,
    alias,
    reason,
    before: [],
    key: JSON.stringify([card.id, operation.name, field, rest, identity, sources]),
  };
}

/** Combines stages into one call. */
function piped(before: readonly Call[], last: Call): Call {
  const text = before[0]?.text ?? null;
  return { ...last, before, text, key: JSON.stringify([...before, last].map(({ key }) => key)) };
}

/** Returns the names of other inputs that options of a call take; a line has no place for what they hold. */
export const namedInputs = (call: Call): string[] =>
  stagesOf(call).flatMap(({ sources = {} }) =>
    Object.values(sources).filter((source) => /^[a-z]/.test(source) && source !== 'input'),
  );

/** Returns the calls that end with each stage of a chain but the last: what it has come to there. */
export function stepsOf({ before }: Call): Call[] {
  return before.map((stage, at) => ({ ...(at === 0 ? stage : piped(before.slice(0, at), stage)), isStep: true }));
}

/**
 * Returns the call or chain of calls in a line; if there is an attachment, the line names what to do with it. Null if the
 * line is a search.
 */
export function callOf(line: Line, vocabulary: Vocabulary): Call | null {
  const { text, attachment } = line;
  const wantsValue = (alias: string, flag: string) => {
    const operation = vocabulary.find(alias)?.operation;
    const kind = operation?.fields[flagField(operation, flag)];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  const isAlias = (word: string) => vocabulary.find(word) !== undefined;
  const [first, ...later] = parsePipeline(text, isAlias, wantsValue) ?? [];
  const target = first && vocabulary.find(first.alias);
  if (!target || (attachment && first.raw !== null && first.raw.trim() !== '')) return null;
  // Values in the line take precedence over those kept next to it.
  const { [target.operation.primary.name]: masked = null, ...secrets } = secretsOf(line, target);
  const input = attachment ? attachment.text : (first.raw ?? masked);
  if (input !== null && !takesText(target.operation)) return null;
  const { alias, sources } = first;
  const head = makeCall(target, input, { flags: { ...secrets, ...first.flags }, sources, alias, attachment });
  const stages = later.flatMap(({ alias: word, flags, sources: taken }) => {
    const stage = vocabulary.find(word);
    if (!stage) return [];
    // The result of the previous stage is never one of them.
    const { [stage.operation.primary.name]: _, ...kept } = secretsOf(line, stage);
    return makeCall(stage, null, { flags: { ...kept, ...flags }, sources: taken, alias: word });
  });
  const last = stages.pop();
  return last ? piped([head, ...stages], last) : head;
}

/** Whether an operation has other outputs that must not be lost, such as a private key. */
const makesSecrets = ({ outputs }: OperationCard) => outputs.slice(1).some(({ secret }) => secret);

/**
 * What the row of a call does: `run` while the user types, `ask` for Enter first (it takes a while), `open` the tool (it doesn't work in
 * the palette), or `wait` for a text.
 */
export function modeOf(call: Call): 'run' | 'ask' | 'open' | 'wait' {
  const { operation, text, before } = call;
  const first = before[0]?.operation ?? operation;
  const runsOnItsOwn = first.live !== undefined && !first.primary.required && before.length === 0;
  if (text === null && fieldKind(first.primary.kind).textual && !runsOnItsOwn) return 'wait';
  if (!takesText(first)) return 'open';
  const stages = [...before.map((stage) => stage.operation), operation];
  if (stages.some(({ cost }) => cost !== undefined)) return makesSecrets(operation) ? 'open' : 'ask';
  return before.length > 0 || operation.answers ? 'run' : 'open';
}
