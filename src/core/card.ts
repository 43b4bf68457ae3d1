import type { FieldKind } from './kinds.ts';
import type { Guard } from './tool.ts';
import type { ValueKind } from './values.ts';

/** The categories in the order in which the product shows them; each is a folder of `tool-specs`. */
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

/** A detection rule as plain JSON: `pattern` is a regular expression source, `flags` its flags. */
export interface DetectCard {
  field: string;
  pattern: string;
  flags: string;
  length: readonly [number, number];
  guard?: Guard;
  confidence: number;
}

export interface OperationCard {
  name: string;
  /** Short words that run the operation, each with the field values it presets. */
  aliases: Record<string, Record<string, unknown>>;
  /** What an alias is called when it stands for a proper name, as `sha256` for SHA-256. */
  aliasNames: Readonly<Record<string, string>>;
  primary: { name: string; kind: FieldKind; secret: boolean; required: boolean };
  /** Names of the fields and their kinds: what `--flag value` in the palette may set. */
  fields: Record<string, FieldKind>;
  /** The outputs in their order, so that the palette can hold a place for each before the code is there. */
  outputs: readonly { name: string; kind: ValueKind; secret: boolean }[];
  /** May the palette run it while one types? */
  answers: boolean;
  /** Milliseconds that a run on the initial values takes, for work that people notice; it runs only when it is asked for. */
  cost?: number;
  /** The operation that undoes it: `decode`, or `other-tool/run`. */
  inverse?: string;
  /** Milliseconds after which an answer is made anew, for what follows the clock. */
  live?: number;
  detect: readonly DetectCard[];
  /** Words behind "in", each with the index of the output that it asks for. */
  targets: Readonly<Record<string, number>>;
  /** Is any text welcome? */
  anyText?: boolean;
}

/** What the shell knows of a tool: enough for menu, home and routes. */
export interface CardHead {
  id: string;
  category: Category;
  icon: string;
  /** ISO date; the tool is "new" for 14 days. */
  createdAt?: string;
  redirectFrom: readonly string[];
  /** Its page is a component of its own, not the form. */
  view: boolean;
}

/** What the palette and the terminal know of a tool before its spec is loaded: plain JSON, no code. */
export interface Card extends CardHead {
  /** Ids of the tools that its page proposes. */
  related: readonly string[];
  operations: readonly OperationCard[];
}

const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Is the tool to be shown as new at `now` (ms since the epoch)? */
export function isNew(card: Pick<CardHead, 'createdAt'>, now: number): boolean {
  if (card.createdAt === undefined) return false;
  const age = now - Date.parse(card.createdAt);
  return age >= 0 && age < NEW_FOR_MS;
}
