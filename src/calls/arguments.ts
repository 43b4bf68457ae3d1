import { type ParsedCall, parseCall, parsePipeline } from '../core/grammar.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Call, callOf, type Line, secretsOf } from './call.ts';
import { expanded, type OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** A line that runs one operation, in parts: what a form in its place shows and changes. */
export interface Arguments {
  /** The word as it was typed. */
  word: string;
  /** What the line runs. */
  call: Call;
  /** The options that the line sets, in their order. */
  flags: ParsedCall['flags'];
  /** Everything behind them; null if nothing follows. */
  text: string | null;
  /** The secret values, which are kept beside the line. */
  secrets: Readonly<Record<string, string>>;
  /** The values that apply without the line's options: those of the word. */
  preset: Readonly<Record<string, unknown>>;
}

const WORD = /^\s*(\S+)( [^]*)$/u;
/** Stands for any word, own ones with letters that the grammar doesn't know included. */
const ANY = 'x';

/**
 * The parts of a line; null if it runs nothing, or several tools. A word without a space behind it may still become
 * another one.
 */
export function argumentsOf(line: Line, own: OwnAliases, vocabulary: Vocabulary): Arguments | null {
  const [, word, rest] = WORD.exec(line.text) ?? [];
  if (word === undefined || rest === undefined) return null;
  const read = (given: Line) => callOf({ ...given, text: expanded(given.text, own, vocabulary) }, vocabulary);
  const call = read(line);
  const bare = read({ text: word, attachment: null });
  if (!call || call.alias === null || call.before.length > 0 || bare?.operation !== call.operation) return null;
  const wantsValue = (_: string, flag: string) => {
    const kind = call.operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  const parsed = parseCall(ANY + rest, () => true, wantsValue);
  if (!parsed) return null;
  const secrets = secretsOf(line, call);
  return { word, call, flags: parsed.flags, text: parsed.raw, secrets, preset: bare.values };
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\r': 'r', '\\': '\\', '"': '"' };

/** A text as one quoted string, which the grammar reads back as it was. */
export const quoted = (text: string): string => `"${text.replace(/[\n\t\r\\"]/g, (found) => `\\${ESCAPED[found]}`)}"`;

function flagText(name: string, value: string, isBare: (name: string) => boolean): string {
  if (value === 'true' && isBare(name)) return `--${name}`;
  return `--${name}=${/^[^\s"\\]+$/.test(value) ? value : quoted(value)}`;
}

type Parts = Pick<Arguments, 'word' | 'flags' | 'text'>;

/** The line of these parts, which is read as exactly them. */
export function lineOfParts({ word, flags, text }: Parts, isBare: (name: string) => boolean = () => false): string {
  const head = [word, ...Object.entries(flags).map(([name, value]) => flagText(name, value, isBare))].join(' ');
  if (text === null || text === '') return `${head} `;
  const rest = head.slice(word.length);
  const isReadBack = (written: string) => {
    const [stage, ...others] = parsePipeline(`${ANY}${rest} ${written}`, () => true) ?? [];
    const isSame = Object.keys(stage?.flags ?? {}).join() === Object.keys(flags).join();
    return others.length === 0 && stage?.raw === text && isSame;
  };
  // A field of one line would lose line breaks.
  const written = /[\r\n]/.test(text) ? undefined : [text, `-- ${text}`].find(isReadBack);
  return `${head} ${written ?? quoted(text)}`;
}

/** A field gets another value; null takes its option away, so that what the word presets applies. */
export function withArgument(parts: Arguments, name: string, value: string | null): string {
  const { operation } = parts.call;
  const isBare = (flag: string) => {
    const kind = operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === 'true';
  };
  if (name === operation.primary.name) {
    // It may have been set by name.
    const { [name]: _, ...flags } = parts.flags;
    return lineOfParts({ ...parts, flags, text: value }, isBare);
  }
  const others = Object.entries(parts.flags).filter(([flag]) => flag !== name);
  const flags = value === null ? Object.fromEntries(others) : { ...parts.flags, [name]: value };
  return lineOfParts({ ...parts, flags }, isBare);
}

/** The line without the options that are to be kept beside it. */
export function withoutArguments(parts: Arguments, names: readonly string[]): string {
  const flags = Object.fromEntries(Object.entries(parts.flags).filter(([name]) => !names.includes(name)));
  const text = names.includes(parts.call.operation.primary.name) ? null : parts.text;
  return lineOfParts({ ...parts, flags, text });
}
