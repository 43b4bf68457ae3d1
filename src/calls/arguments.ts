import { type ParsedCall, parseCall, parsePipeline } from '../core/grammar.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Call, callOf, type Line, secretsOf, stagesOf } from './call.ts';
import { expanded, type OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** A line that runs an operation, or one stage of a chain, in parts: what a form in its place shows and changes. */
export interface Arguments {
  /** The word as it was typed. */
  word: string;
  /** What the word runs. */
  call: Call;
  /** The key of what the whole line runs. */
  key: string;
  /** What the line says before this stage and behind it, with the bars between them. */
  before: string;
  after: string;
  /** Does it take the result of the stage before it? */
  isLater: boolean;
  /** The options that the line sets, in their order. */
  flags: ParsedCall['flags'];
  /** Everything behind them; null if nothing follows. */
  text: string | null;
  /** The secret values, which are kept beside the line. */
  secrets: Readonly<Record<string, string>>;
  /** The values that apply without the line's options: those of the word. */
  preset: Readonly<Record<string, unknown>>;
}

const WORD = /^\s*(\S+)( [^]*)?$/u;
/** Stands for any word, own ones with letters that the grammar doesn't know included. */
const ANY = 'x';

const BAR = ' | ';

/** Where each of so many stages begins and ends in a line; the first one may have bars in its text. Null if there are fewer. */
function placesOf(text: string, count: number): { from: number; to: number }[] | null {
  const pieces = text.split(BAR);
  if (pieces.length < count) return null;
  const later = pieces.splice(pieces.length - count + 1);
  let from = 0;
  return [pieces.join(BAR), ...later].map((part) => {
    const place = { from, to: from + part.length };
    from = place.to + BAR.length;
    return place;
  });
}

const readerOf = (own: OwnAliases, vocabulary: Vocabulary) => (given: Line) =>
  callOf({ ...given, text: expanded(given.text, own, vocabulary) }, vocabulary);

/** The stage of a chain that the caret is in, from 0; null in the last one, and in a line without a chain. */
export function stageAt(line: Line, caret: number, own: OwnAliases, vocabulary: Vocabulary): number | null {
  const call = readerOf(own, vocabulary)(line);
  const places = call && placesOf(line.text, stagesOf(call).length);
  const at = places?.findIndex(({ to }) => caret <= to) ?? -1;
  return at >= 0 && at < (places?.length ?? 0) - 1 ? at : null;
}

/**
 * The parts of a line, or of one stage of its chain, by default the last one; null if it runs nothing. The last word may still become
 * another one as long as there is no space behind it.
 */
export function argumentsOf(
  line: Line,
  own: OwnAliases,
  vocabulary: Vocabulary,
  stage: number | null = null,
): Arguments | null {
  const read = readerOf(own, vocabulary);
  const whole = read(line);
  const stages = whole ? stagesOf(whole) : [];
  const at = stage ?? stages.length - 1;
  const place = placesOf(line.text, stages.length)?.[at];
  const call = stages[at];
  if (!whole || !place || !call) return null;
  const [, word, behind] = WORD.exec(line.text.slice(place.from, place.to)) ?? [];
  const rest = at < stages.length - 1 ? (behind ?? '') : behind;
  if (word === undefined || rest === undefined) return null;
  const bare = read({ text: word, attachment: null });
  if (call.alias === null || bare?.operation !== call.operation || bare.before.length > 0) return null;
  const wantsValue = (_: string, flag: string) => {
    const kind = call.operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  const parsed = parseCall(ANY + rest, () => true, wantsValue);
  if (!parsed) return null;
  const secrets = secretsOf(line, call);
  return {
    word,
    call,
    key: whole.key,
    before: line.text.slice(0, place.from),
    after: line.text.slice(place.to),
    isLater: at > 0,
    flags: parsed.flags,
    text: at > 0 ? null : parsed.raw,
    secrets,
    preset: bare.values,
  };
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\r': 'r', '\\': '\\', '"': '"' };

/** A text as one quoted string, which the grammar reads back as it was. */
export const quoted = (text: string): string => `"${text.replace(/[\n\t\r\\"]/g, (found) => `\\${ESCAPED[found]}`)}"`;

function flagText(name: string, value: string, isBare: (name: string) => boolean): string {
  if (value === 'true' && isBare(name)) return `--${name}`;
  return `--${name}=${/^[^\s"\\]+$/.test(value) ? value : quoted(value)}`;
}

type Parts = Pick<Arguments, 'word' | 'flags' | 'text'>;

/** The whole line with other parts of one stage. The space behind a word without a text ends it where nothing follows. */
function wholeLine({ before, after }: Arguments, stage: string, text: string | null): string {
  const isEnd = after === '' || (text !== null && text !== '');
  return before + (isEnd ? stage : stage.replace(/ $/, '')) + after;
}

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
    return wholeLine(parts, lineOfParts({ ...parts, flags, text: value }, isBare), value);
  }
  const others = Object.entries(parts.flags).filter(([flag]) => flag !== name);
  const flags = value === null ? Object.fromEntries(others) : { ...parts.flags, [name]: value };
  return wholeLine(parts, lineOfParts({ ...parts, flags }, isBare), parts.text);
}

/** The line without the options that are to be kept beside it. */
export function withoutArguments(parts: Arguments, names: readonly string[]): string {
  const flags = Object.fromEntries(Object.entries(parts.flags).filter(([name]) => !names.includes(name)));
  const text = names.includes(parts.call.operation.primary.name) ? null : parts.text;
  return wholeLine(parts, lineOfParts({ ...parts, flags, text }), text);
}
