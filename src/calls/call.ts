import type { DetectCard, OperationCard } from '../core/card.ts';
import { type ParsedCall, parsePipeline } from '../core/grammar.ts';
import { fieldKind, type FieldKind } from '../core/kinds.ts';
import type { Target, Vocabulary } from './words.ts';

/** A text that was pasted as a whole, kept exact. */
export interface Attachment {
  /** Tells attachments apart without comparing their texts. */
  serial: number;
  text: string;
  /** Was it a masked answer? Then the chip shows nothing of it. */
  secret?: boolean;
}

/** What stands in the field: the line and, beside it, perhaps a pasted text. */
export interface Line {
  text: string;
  attachment: Attachment | null;
  /** Was it put there by someone else? Then nothing runs before the user says so. */
  held?: boolean;
  /** What was typed into the secret fields of an operation: beside the text, which is shown, recalled and kept. */
  secrets?: Secrets | null;
}

export interface Secrets {
  /** The operation that they belong to, as `tool/operation`. */
  of: string;
  values: Readonly<Record<string, string>>;
}

/** The secret values that a line has for an operation, by field. */
export const secretsOf = ({ secrets }: Line, { card, operation }: Target): Secrets['values'] =>
  secrets?.of === `${card.id}/${operation.name}` ? secrets.values : {};

/** Why a line is taken for a call: it says so, or what was understood of it. */
export type Reason =
  | { kind: 'call' }
  | { kind: 'conversion'; targets: readonly string[] }
  | { kind: 'recognized'; rule: DetectCard; isProven: boolean }
  | { kind: 'calculation' }
  | { kind: 'anyText' };

/** The word behind the last pipe is nearly one that names a stage, and so no data; or `$` asks for an answer, and there is none. */
export type Mistake = { kind: 'unknownStage'; name: string; near: string } | { kind: 'noLastAnswer' };

/** An operation with the values that a line gives it. */
export interface Call extends Target {
  /** The same for the same operation and values, so that an answer belongs to exactly one input. */
  key: string;
  values: Readonly<Record<string, unknown>>;
  /** The text that the primary field gets; null when the line has none. */
  text: string | null;
  /** The word that named the operation; null when the text was recognized. */
  alias: string | null;
  reason: Reason;
  /** Is the line more likely a search? A failure is then nothing to show. */
  doubtful?: boolean;
  /** What it takes, if that is not all of the text as it was given. */
  readAs?: string;
  /** Is it the line to the letter, below what was understood of it? */
  isLiteral?: boolean;
  /** What is wrong with the line itself, so that it does not run. */
  mistake?: Mistake;
  /** Does the text look like one for the tool and have a mistake? The failure is then the answer. */
  isFaulty?: boolean;
  /** The stages before this one, whose result it takes; its own `text` is then what the first one gets. */
  before: readonly Call[];
}

/** The stages of a call, the last one included. */
export const stagesOf = (call: Call): readonly Call[] => [...call.before, call];

/** Can a text be what an operation is about? */
export function takesText({ primary }: OperationCard): boolean {
  return fieldKind(primary.kind).toText !== null;
}

/** A number as a number, so that a form shows it as one; what is none stays as typed, for the rule of the field to say why. */
export function primaryValue(kind: FieldKind, text: string): unknown {
  const isNumber = fieldKind(kind).numeric && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(text);
  return isNumber ? Number(text) : text;
}

/** The call of a target with a text for one of its fields (the primary one by default). */
export function makeCall(
  target: Target,
  text: string | null,
  {
    field = target.operation.primary.name,
    flags = {},
    alias = null,
    attachment = null,
    reason = { kind: alias === null ? 'anyText' : 'call' },
  }: {
    field?: string;
    flags?: ParsedCall['flags'];
    alias?: string | null;
    attachment?: Attachment | null;
    reason?: Reason;
  } = {},
): Call {
  const { card, operation, preset } = target;
  const rest = { ...preset, ...flags };
  const kind = operation.fields[field] ?? operation.primary.kind;
  const values = text === null ? rest : { ...rest, [field]: primaryValue(kind, text) };
  const identity = attachment ? ['attachment', attachment.serial] : ['text', text];
  return {
    card,
    operation,
    preset,
    values,
    text,
    alias,
    reason,
    before: [],
    key: JSON.stringify([card.id, operation.name, field, rest, identity]),
  };
}

/** What is done to the result of other stages, as one call. */
function piped(before: readonly Call[], last: Call): Call {
  const text = before[0]?.text ?? null;
  return { ...last, before, text, key: JSON.stringify([...before, last].map(({ key }) => key)) };
}

/**
 * The call or the chain of calls that a line makes; with an attachment the line names what is done to it. Null when it is a
 * search.
 */
export function callOf(line: Line, vocabulary: Vocabulary): Call | null {
  const { text, attachment } = line;
  const wantsValue = (alias: string, flag: string) => {
    const kind = vocabulary.find(alias)?.operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  const isAlias = (word: string) => vocabulary.find(word) !== undefined;
  const [first, ...later] = parsePipeline(text, isAlias, wantsValue) ?? [];
  const target = first && vocabulary.find(first.alias);
  if (!target || (attachment && first.raw !== null && first.raw.trim() !== '')) return null;
  // What stands in the line counts before what is kept beside it.
  const { [target.operation.primary.name]: masked = null, ...secrets } = secretsOf(line, target);
  const given = attachment ? attachment.text : (first.raw ?? masked);
  if (given !== null && !takesText(target.operation)) return null;
  const head = makeCall(target, given, { flags: { ...secrets, ...first.flags }, alias: first.alias, attachment });
  const stages = later.flatMap(({ alias, flags }) => {
    const stage = vocabulary.find(alias);
    if (!stage) return [];
    // What the one before it gives is never one of them.
    const { [stage.operation.primary.name]: _, ...kept } = secretsOf(line, stage);
    return makeCall(stage, null, { flags: { ...kept, ...flags }, alias });
  });
  const last = stages.pop();
  return last ? piped([head, ...stages], last) : head;
}

/** Does an operation make what must not be lost besides its first output, as the private half of a key pair? */
const makesSecrets = ({ outputs }: OperationCard) => outputs.slice(1).some(({ secret }) => secret);

/**
 * What the row of a call does: `run` while one types, `ask` for Enter before it runs (it takes a while), `open` the tool (it is not for
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
