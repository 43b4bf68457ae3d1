import type { Card, OperationCard } from '../core/card.ts';
import { type Call, parsePipeline } from '../core/grammar.ts';
import { fieldKind, type FieldKind } from '../core/kinds.ts';

/** What a word of the command line names: an operation, and the fields that the word sets. */
export interface Target {
  card: Card;
  operation: OperationCard;
  preset: Readonly<Record<string, unknown>>;
}

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
}

/** An operation with the values that a line gives it. */
export interface Request extends Target {
  /** The same for the same operation and values, so that an answer belongs to exactly one input. */
  key: string;
  values: Readonly<Record<string, unknown>>;
  /** The text that the primary field gets; null when the line has none. */
  text: string | null;
  /** The word that named the operation; null when the text was recognized. */
  alias: string | null;
  /** The stages before this one, whose result it takes; its own `text` is then what the first one gets. */
  before: readonly Request[];
}

export function takesText({ primary }: OperationCard): boolean {
  return fieldKind(primary.kind).toText !== null;
}

/** Every word that runs something: the aliases of all operations, then the ids of the tools, alone and with an operation. */
export function aliasTable(cards: readonly Card[]): ReadonlyMap<string, Target> {
  const table = new Map<string, Target>();
  const add = (word: string, target: Target) => {
    if (!table.has(word.toLowerCase())) table.set(word.toLowerCase(), target);
  };
  for (const card of cards) {
    for (const operation of card.operations) {
      for (const [alias, preset] of Object.entries(operation.aliases)) add(alias, { card, operation, preset });
    }
  }
  for (const card of cards) {
    for (const operation of card.operations) {
      add(card.id, { card, operation, preset: {} });
      add(`${card.id}/${operation.name}`, { card, operation, preset: {} });
    }
  }
  return table;
}

/** A number as a number, so that a form shows it as one; what is none stays as typed, for the rule of the field to say why. */
export function primaryValue(kind: FieldKind, text: string): unknown {
  const isNumber = fieldKind(kind).numeric && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(text);
  return isNumber ? Number(text) : text;
}

/** The request of a target with a text for one of its fields (the primary one by default). */
export function requestOf(
  target: Target,
  text: string | null,
  {
    field = target.operation.primary.name,
    flags = {},
    alias = null,
    attachment = null,
  }: {
    field?: string;
    flags?: Call['flags'];
    alias?: string | null;
    attachment?: Attachment | null;
  } = {},
): Request {
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
    before: [],
    key: JSON.stringify([card.id, operation.name, field, rest, identity]),
  };
}

/** What is done to the result of other stages, as one request. */
function piped(before: readonly Request[], last: Request): Request {
  const text = before[0]?.text ?? null;
  return { ...last, before, text, key: JSON.stringify([...before, last].map(({ key }) => key)) };
}

/**
 * The call or the chain of calls that a line makes; with an attachment the line names what is done to it. Null when it is a
 * search.
 */
export function callOf({ text, attachment }: Line, aliases: ReadonlyMap<string, Target>): Request | null {
  const [first, ...later] = parsePipeline(text, (word) => aliases.has(word)) ?? [];
  const target = first && aliases.get(first.alias);
  if (!target || (attachment && first.raw !== null && first.raw.trim() !== '')) return null;
  const given = attachment ? attachment.text : first.raw;
  if (given !== null && !takesText(target.operation)) return null;
  const head = requestOf(target, given, { flags: first.flags, alias: first.alias, attachment });
  const stages = later.flatMap(({ alias, flags }) => {
    const stage = aliases.get(alias);
    return stage ? requestOf(stage, null, { flags, alias }) : [];
  });
  const last = stages.pop();
  return last ? piped([head, ...stages], last) : head;
}

/** Does an operation make what must not be lost besides its first output, as the private half of a key pair? */
const makesSecrets = ({ outputs }: OperationCard) => outputs.slice(1).some(({ secret }) => secret);

/**
 * What the row of a request does: `run` while one types, `ask` for Enter before it runs (it takes a while), `open` the tool (it is not for
 * the palette), or `wait` for a text.
 */
export function modeOf(request: Request): 'run' | 'ask' | 'open' | 'wait' {
  const { operation, text, before } = request;
  const first = before[0]?.operation ?? operation;
  if (text === null && fieldKind(first.primary.kind).textual) return 'wait';
  if (!takesText(first)) return 'open';
  const stages = [...before.map((stage) => stage.operation), operation];
  if (stages.some(({ cost }) => cost !== undefined)) return makesSecrets(operation) ? 'open' : 'ask';
  return before.length > 0 || operation.answers ? 'run' : 'open';
}
