import { type ParsedCall, parseCall, parsePipeline } from '../core/grammar.ts';
import { flagField } from '../core/card.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Call, callOf, type Line, renamedFlags, secretsOf, stagesOf } from './call.ts';
import { expanded, type OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** A line that runs an operation, or one stage of a chain, split into the parts that a form shows and edits. */
export interface Arguments {
  /** The word as typed. */
  word: string;
  /** The operation that the word runs. */
  call: Call;
  /** The key of the operation that the whole line runs. */
  key: string;
  /** The rest of the line before and after this stage, including the bars between them. */
  before: string;
  after: string;
  /** Its place in the chain, from 0; a later stage takes the result of the previous one. */
  stage: number;
  /** The options that the line sets, in order. */
  flags: ParsedCall['flags'];
  /** The text after the options; null if there is none. */
  text: string | null;
  /** The secret values, which are kept separately from the line. */
  secrets: Readonly<Record<string, string>>;
  /** The values that apply without the line's options: those set by the word. */
  preset: Readonly<Record<string, unknown>>;
}

const WORD = /^\s*(\S+)( [^]*)?$/u;
/** Placeholder for any word, including the user's words with letters that the grammar doesn't know. */
const ANY = 'x';

const BAR = ' | ';

/**
 * Returns where each of this many stages begins and ends in a line; the text of the first one may contain bars. Null if
 * there are fewer.
 */
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

const readerOf = (own: OwnAliases, vocabulary: Vocabulary) => (line: Line) =>
  callOf({ ...line, text: expanded(line.text, own, vocabulary) }, vocabulary);

/** Returns the index of the stage that contains the caret; null for the last stage and for a line without a chain. */
export function stageAt(line: Line, caret: number, own: OwnAliases, vocabulary: Vocabulary): number | null {
  const call = readerOf(own, vocabulary)(line);
  const places = call && placesOf(line.text, stagesOf(call).length);
  const at = places?.findIndex(({ to }) => caret <= to) ?? -1;
  return at >= 0 && at < (places?.length ?? 0) - 1 ? at : null;
}

/**
 * Splits a line, or one stage of its chain (by default the last), into parts; null if it runs nothing. The last word
 * may still change as long as no space follows it.
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
    const kind = call.operation.fields[flagField(call.operation, flag)];
    return kind !== undefined && fieldKind(kind).bareFlag === null;
  };
  const parsed = parseCall(ANY + rest, () => true, wantsValue);
  // The fields in the line edit typed values only.
  if (!parsed || call.sources) return null;
  const secrets = secretsOf(line, call);
  return {
    word,
    call,
    key: whole.key,
    before: line.text.slice(0, place.from),
    after: line.text.slice(place.to),
    stage: at,
    flags: renamedFlags(call.operation, parsed.flags),
    text: at > 0 ? null : parsed.raw,
    secrets,
    preset: bare.values,
  };
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\r': 'r', '\\': '\\', '"': '"' };

/** Quotes a text so that the grammar reads it back unchanged. */
export const quoted = (text: string): string =>
  `"${text.replace(/[\n\t\r\\"]/g, (character) => `\\${ESCAPED[character]}`)}"`;

function flagText(name: string, value: string, isBare: (name: string) => boolean): string {
  if (value === 'true' && isBare(name)) return `--${name}`;
  return `--${name}=${/^[^\s"\\]+$/.test(value) ? value : quoted(value)}`;
}

type Parts = Pick<Arguments, 'word' | 'flags' | 'text'>;

/** Returns the whole line with the parts of one stage replaced. A trailing space completes a word that has no text. */
function wholeLine({ before, after }: Arguments, stage: string, text: string | null): string {
  const isEnd = after === '' || (text !== null && text !== '');
  return before + (isEnd ? stage : stage.replace(/ $/, '')) + after;
}

/** Returns the line that parses to exactly these parts. */
export function lineOfParts({ word, flags, text }: Parts, isBare: (name: string) => boolean = () => false): string {
  const head = [word, ...Object.entries(flags).map(([name, value]) => flagText(name, value, isBare))].join(' ');
  if (text === null || text === '') return `${head} `;
  const rest = head.slice(word.length);
  const isReadBack = (written: string) => {
    const [stage, ...others] = parsePipeline(`${ANY}${rest} ${written}`, () => true) ?? [];
    const isSame = Object.keys(stage?.flags ?? {}).join() === Object.keys(flags).join();
    return others.length === 0 && stage?.raw === text && isSame;
  };
  // A single-line field would lose line breaks.
  const written = /[\r\n]/.test(text) ? undefined : [text, `-- ${text}`].find(isReadBack);
  return `${head} ${written ?? quoted(text)}`;
}

/** Sets the value of a field; null removes its option, so that the preset of the word applies. */
export function withArgument(parts: Arguments, name: string, value: string | null): string {
  const { operation } = parts.call;
  const isBare = (flag: string) => {
    const kind = operation.fields[flag];
    return kind !== undefined && fieldKind(kind).bareFlag === 'true';
  };
  if (name === operation.primary.name) {
    // The option may have been set by name.
    const { [name]: _, ...flags } = parts.flags;
    return wholeLine(parts, lineOfParts({ ...parts, flags, text: value }, isBare), value);
  }
  const others = Object.entries(parts.flags).filter(([flag]) => flag !== name);
  const flags = value === null ? Object.fromEntries(others) : { ...parts.flags, [name]: value };
  return wholeLine(parts, lineOfParts({ ...parts, flags }, isBare), parts.text);
}

/** Returns the line without the options that are stored separately. */
export function withoutArguments(parts: Arguments, names: readonly string[]): string {
  const flags = Object.fromEntries(Object.entries(parts.flags).filter(([name]) => !names.includes(name)));
  const text = names.includes(parts.call.operation.primary.name) ? null : parts.text;
  return wholeLine(parts, lineOfParts({ ...parts, flags, text }), text);
}
