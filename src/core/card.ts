import type { FieldKind } from './kinds.ts';
import type { Sieve } from './recognition/sieve.ts';
import type { Guard } from './tool.ts';
import type { ValueKind } from './values.ts';

/** The categories in display order; each is a folder of `tool-specs`. */
export const CATEGORIES = [
  'crypto',
  'converter',
  'web',
  'images',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A detection rule as plain JSON: `pattern` is the source of a regular expression, `flags` its flags. */
export interface DetectCard {
  field: string;
  pattern: string;
  flags: string;
  length: readonly [number, number];
  guard?: Guard;
  confidence: number;
  sieve?: Sieve;
  /** The outputs that are asked for, by their places. */
  outputs?: readonly number[];
}

export interface OperationCard {
  name: string;
  /** Short words that run the operation, each with the field values it presets. */
  aliases: Record<string, Record<string, unknown>>;
  /** Display names of aliases that represent a proper name, such as `sha256` for SHA-256. */
  aliasNames: Readonly<Record<string, string>>;
  primary: {
    name: string;
    kind: FieldKind;
    secret: boolean;
    required: boolean;
    /** Types of the files that it takes, as in the `accept` attribute; absent for all. */
    accept?: string;
  };
  /** Names and kinds of the fields: what `--flag value` in the palette can set. */
  fields: Record<string, FieldKind>;
  /** The names of fields by their former ones. */
  renamed?: Readonly<Record<string, string>>;
  /** The outputs in order, so that the palette can reserve space for them before the code has loaded. */
  outputs: readonly { name: string; kind: ValueKind; secret: boolean; quiet?: true }[];
  /** Whether the palette may run it while the user types. */
  answers: boolean;
  /** Milliseconds that a run on the initial values takes, for noticeably slow work, which runs only on request. */
  cost?: number;
  /** The operation that reverses this one: `decode`, or `other-tool/run`. */
  inverse?: string;
  /** Interval in milliseconds at which an answer is refreshed, for results that depend on the clock. */
  live?: number;
  detect: readonly DetectCard[];
  /** Words that can follow "in", each with the index of the output it selects. */
  targets: Readonly<Record<string, number>>;
  /**
   * Words for the notation of a value, each with a pattern of its values, in any case, the fields that it sets, and a pattern of
   * values that are likely in it without the word.
   */
  notations?: Readonly<Record<string, { pattern: string; sets: Readonly<Record<string, unknown>>; implied?: string }>>;
  /** Whether any text is valid input. */
  anyText?: boolean;
}

/** What the shell knows about a tool: enough for the menu, the home page and the routes. */
export interface CardHead {
  id: string;
  category: Category;
  icon: string;
  /** ISO date; the tool is labeled "new" for 14 days. */
  createdAt?: string;
  redirectFrom: readonly string[];
  /** Two keys that open it from anywhere. */
  sequence?: readonly [string, string];
  /** Whether its page is a custom component instead of the form. */
  view: boolean;
}

/** What the palette and the command line know about a tool before its spec is loaded: plain JSON, no code. */
export interface Card extends CardHead {
  /** Ids of the tools that its page suggests. */
  related: readonly string[];
  operations: readonly OperationCard[];
}

/** The name of the field that a flag sets, which may be a former one. */
export const flagField = ({ renamed = {} }: Pick<OperationCard, 'renamed'>, flag: string): string =>
  Object.hasOwn(renamed, flag) ? (renamed[flag] ?? flag) : flag;

const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Checks whether the tool counts as new at `now` (ms since the epoch), also on a device whose clock is behind. */
export function isNew(card: Pick<CardHead, 'createdAt'>, now: number): boolean {
  if (card.createdAt === undefined) return false;
  return now - Date.parse(card.createdAt) < NEW_FOR_MS;
}
