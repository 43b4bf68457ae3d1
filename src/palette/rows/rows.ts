import { detects } from '../../core/detect.ts';
import { scopeOf } from '../../core/grammar.ts';
import { type AnswerRow, answerRows, fallbacks, recognized } from './answer-rows.ts';
import { beginsWordOf, MARKS_DATA, toolAskedFor } from './asked-tool.ts';
import { callOf, type Line, type Call, makeCall } from '../../calls/call.ts';
import { conversionsOf } from '../../calls/convert.ts';
import { inEnglish } from '../../calls/phrases.ts';
import { candidatesFor, type Candidates } from '../../calls/recognize.ts';
import { IS_CODE } from '../../calls/text-targets.ts';
import {
  askedMeasure,
  bareConversion,
  besidesName,
  inOrder,
  joinedAlias,
  namedConversion,
} from '../../calls/word-order.ts';
import { search } from '../search/search.ts';
import { categoryGroup, groupsOfHits, groupsOfItems, startGroups } from './item-groups.ts';
import { mistakenRows, unknownStage } from './mistakes.ts';
import { namedValue, valueRows } from './named-value.ts';
import type { Group, Index, Row, Submenu } from './row.ts';

const MOST_ROWS = 25;

/**
 * Returns the rows of the inverse operation if the text looks like its input: `roman XIV`. They remain if the call
 * itself is rejected.
 */
function reversedRows({ card, operation, text }: Call): AnswerRow[] {
  const inverse = card.operations.find(({ name }) => name === operation.inverse);
  const rule = inverse?.detect.find((one) => detects(one, text ?? ''));
  if (!inverse || !rule) return [];
  const reason = { kind: 'recognized', rule, isProven: false } as const;
  return answerRows(makeCall({ card, operation: inverse, preset: {} }, text, { field: rule.field, reason }), 1);
}

/** An uppercase name with a number, as used for standards: `ISO 27001`. */
const NAME_AND_NUMBER = /^[A-Z]{2,} \d{1,6}(?: \p{L}|$)/u;

/** Drops the second word of a name from a call with a two-word name: `kebab case My Title`. */
function withFullName(line: Line, call: Call, { cards, vocabulary, phrases, intent }: Index): Call {
  const text = intent && inOrder(line.text, { cards, vocabulary, phrases, meanings: intent });
  const meant = text ? callOf({ ...line, text }, vocabulary) : null;
  return text && meant?.operation === call.operation ? { ...meant, readAs: text } : call;
}

/**
 * Returns the groups for a line that is a call. The words after the alias are data, unless the whole line names a tool.
 */
function callGroups(line: Line, call: Call, index: Index, expanded: ReadonlySet<string>): Group[] {
  const mayAsk = !line.attachment && call.text !== null && call.before.length === 0;
  const asked = mayAsk ? toolAskedFor(line, call, index) : null;
  const wrong = mayAsk ? unknownStage(line.text, index) : null;
  const back = mayAsk && asked !== 'other' ? reversedRows(call) : [];
  const isDoubtful =
    asked !== null || back.length > 0 || NAME_AND_NUMBER.test(line.text) || (mayAsk && beginsWordOf(call, index));
  const meant = asked === 'same' ? withFullName(line, call, index) : call;
  const named = mayAsk && back.length === 0 && meant === call ? namedValue(line, call, index) : null;
  const literal = answerRows(isDoubtful ? { ...meant, doubtful: true } : meant);
  const answer: Group = {
    name: 'answer',
    rows: wrong
      ? [...mistakenRows(call, wrong), ...answerRows({ ...call, isLiteral: true }, 1)]
      : named
        ? valueRows(named, call)
        : [...literal, ...back],
  };
  if (asked !== null) {
    const [first, ...rest] = groupsOfHits(search(line.text, index).hits, expanded);
    if (asked === 'same') return [answer, ...(first ? [first] : []), ...rest];
    if (first) return [first, answer, ...rest];
  }
  const [name = ''] = call.alias?.split('/') ?? [];
  return [answer, ...groupsOfHits(search(name, index).hits, expanded)];
}

/** Ranks a favorite above entries that are only used often. */
const LIKED = 100;
/** From this tier on, a line is the name or alias of a tool ("YAML to TOML"), whatever else it could be. */
const IS_A_NAME = 6;
/** Below this tier a hit is a guess. */
const NO_GUESS = 2;

/** Is it a value with its notation, such as `FF hex in decimal`? */
const namesNotation = (line: Line, { cards, phrases }: Index): boolean =>
  conversionsOf(inEnglish(line, cards, phrases), cards).some(({ notation }) => notation !== undefined);

function searchGroups(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const { favorites, habits } = index;
  const likes = (id: string) => (favorites.includes(id) ? LIKED : 0) + habits.habit(id);
  // A line that begins with a number is a value to convert, even if its words name something.
  const isValue = /^\s*[-+(]?\d/.test(line.text);
  const isPlain = !line.attachment && !isValue && !namesNotation(line, index);
  const directs = isPlain && (index.intent?.directs(line.text) ?? false);
  const { answers, proposals } = directs ? NO_CANDIDATES : recognized(line, { ...index, likes });
  const value = isPlain && !directs && answers.length === 0 ? namedValue(line, null, index) : null;
  const answer: Group = { name: 'answer', rows: value ? answerRows(value.call) : answers };
  const open: Group = { name: 'open', rows: proposals };
  const known = answer.rows.length > 0 || proposals.length > 0;
  // A pasted text is data, never a search.
  const { hits, readAs } = line.attachment && line.text === '' ? NOTHING : search(line.text, index);
  if (line.text.trim() === '') {
    if (!line.attachment) return startGroups(index, expanded);
    // Only what the text can be for: Enter must not open an unrelated page.
    const others = fallbacks(line, index.cards).filter(({ id }) => proposals.every((row) => row.id !== id));
    return [answer, { name: 'open', rows: [...proposals, ...others] }, categoryGroup(index, expanded)];
  }
  const found = groupsOfHits(hits, expanded).map((group) => (readAs === null ? group : { ...group, readAs }));
  const isGuess = !known && !hits.some(({ tier }) => tier >= NO_GUESS);
  const last: Group[] = isGuess ? [{ name: 'fallback', rows: fallbacks(line, index.cards) }] : [];
  const named = !value && (hits[0]?.tier ?? 0) >= IS_A_NAME;
  const [first, ...rest] = found;
  return named && first ? [first, answer, ...rest, open] : [answer, ...found, open, ...last];
}

const NOTHING = { hits: [], readAs: null };
const NO_CANDIDATES = { answers: [], proposals: [] };
const NO_ANSWERS: Pick<Candidates, 'answers' | 'sure'> = { answers: [], sure: false };
/** The alias that `=` abbreviates. */
const CALCULATOR = 'calc';

/** Groups for `=`: calculations and conversions only. */
function computed(line: Line, rest: string, index: Index): Group[] {
  const target = index.vocabulary.find(CALCULATOR);
  if (rest === '' || !target) return [];
  const { answers } = recognized({ ...line, text: rest }, { ...index, likes: () => 0 });
  const call = makeCall(target, rest, { reason: { kind: 'calculation' } });
  const calculated = answerRows(call, 2).filter((row) => answers.every(({ id }) => id !== row.id));
  return [{ name: 'answer', rows: [...answers, ...calculated] }];
}

/** Groups for `>`: actions of the application only. */
function commanded(rest: string, index: Index, expanded: ReadonlySet<string>): Group[] {
  const items = index.items.filter(({ kind }) => kind !== 'tool');
  if (rest.trim() === '')
    return groupsOfItems(
      items.filter(({ action }) => !action?.parent),
      expanded,
    );
  return groupsOfHits(
    search(rest, index).hits.filter(({ entry }) => entry.kind !== 'tool'),
    expanded,
  );
}

/** A calculation with a trailing `=`, as people write it. */
const ENDS_IN_EQUALS = /^([-+(\d][^=<>!\p{L}]*[-+*/^%×÷][^=<>!\p{L}]*)=\s*$/u;
/** Longer texts can't be commands. */
const LONGEST_COMMAND = 200;
const LONGEST_SEARCH = 60;

/** Brackets and quotes around a value mark it as data, even if its words name something. */
const HAS_STRUCTURE = /^[[{<].*[\]}>]$|["=;]/;

/**
 * Returns the groups for a pasted text that is a command, for example from a README: a call that can't be mistaken for
 * prose, a calculation, a conversion with a digit in its value, or a few words that name a tool.
 */
function pastedCommand(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] | null {
  const text = line.attachment && line.text === '' ? line.attachment.text.trim() : '';
  if (text === '' || text.length > LONGEST_COMMAND || text.includes('\n')) return null;
  const typed: Line = { ...line, text, attachment: null };
  const { scope } = scopeOf(text);
  if (/^= *[\d(a-z]/i.test(text) || ENDS_IN_EQUALS.test(text)) return groupsOfLine(typed, index, expanded);
  if (scope === '>' && commanded(text.slice(1).trim(), index, expanded).length > 0)
    return groupsOfLine(typed, index, expanded);
  const call = callOf(typed, index.vocabulary);
  if (call && call.text !== null) {
    const isCommand = call.before.length > 0 || IS_CODE.test(call.alias ?? '') || /^\S+ (?:--\w|"[^"]*"$)/.test(text);
    if (isCommand) return groupsOfLine(typed, index, expanded);
  }
  const likes = () => 0;
  const { answers, converts } = recognized(typed, { ...index, likes });
  if (/\d/.test(text) && converts) return searchGroups(typed, index, expanded);
  if (
    text.length > LONGEST_SEARCH ||
    HAS_STRUCTURE.test(text) ||
    !/\p{L}/u.test(text) ||
    (index.intent?.named(text) ?? null) === null
  )
    return null;
  const answer: Group = { name: 'answer', rows: answers };
  return [
    answer,
    ...groupsOfHits(search(text, index).hits, expanded),
    { name: 'open', rows: fallbacks(line, index.cards) },
  ];
}

/** Returns the groups for a search whose words may also be a text: the tool, then the answer. */
function searchAndText(line: Line, text: string, index: Index, expanded: ReadonlySet<string>): Group[] | null {
  const call = callOf({ ...line, text }, index.vocabulary);
  const [first, ...rest] = groupsOfHits(search(line.text, index).hits, expanded);
  if (!call || !first) return null;
  return [first, { name: 'answer', rows: answerRows({ ...call, readAs: text, doubtful: true }, 1) }, ...rest];
}

/**
 * Returns the groups for a line whose word order differs from the grammar: the likely reading first, then the literal
 * one.
 */
function reorderedGroups(
  line: Line,
  literal: Call | null,
  index: Index,
  expanded: ReadonlySet<string>,
): Group[] | null {
  const { cards, vocabulary, intent, phrases } = index;
  if (line.attachment || !intent || MARKS_DATA.test(line.text)) return null;
  // A whole line that a tool surely recognizes is data, even if it begins with the tool's name: `docker run -p 80:80 nginx`.
  const { answers, sure } = /\s\S/.test(line.text) ? candidatesFor(line, cards) : NO_ANSWERS;
  if (sure && (!literal || literal.card === answers[0]?.card)) return searchGroups(line, index, expanded);
  const known = { cards, vocabulary, meanings: intent, phrases };
  const named = intent.named(line.text);
  const beside = named === null ? null : besidesName(line.text, known);
  // Units also name the tool that converts them.
  const text =
    namedConversion(line.text, known) ??
    bareConversion(line.text, known) ??
    askedMeasure(line.text, known) ??
    joinedAlias(line.text, known) ??
    (named === null ? inOrder(line.text, known) : beside?.isLikely ? beside.text : null);
  if (text === null) return beside && !literal ? searchAndText(line, beside.text, index, expanded) : null;
  const read: Line = { ...line, text };
  const call = callOf(read, vocabulary);
  if (!call) {
    const isAnswered = recognized(read, { ...index, likes: () => 0 }).answers.length > 0;
    return isAnswered ? searchGroups(read, index, expanded) : null;
  }
  const others =
    literal && literal.key !== call.key ? answerRows({ ...literal, doubtful: true, isLiteral: true }, 1) : [];
  // A question that no tool can answer is meant for a search engine: "what is the color of the sky".
  const [first = ''] = line.text.trim().split(' ');
  const rows = answerRows({ ...call, readAs: text, doubtful: intent.isFiller(first) });
  const hits = groupsOfHits(search(call.alias ?? '', index).hits, expanded);
  return [{ name: 'answer', rows: [...rows, ...others.map((row) => ({ ...row, id: `${row.id}-literal` }))] }, ...hits];
}

/** Combines a pasted value and the target typed after it (`to hsl`) into one line. */
export function pastedConversion(line: Line, index: Index): Line | null {
  const value = line.attachment?.secret ? '' : (line.attachment?.text.trim() ?? '');
  if (value === '' || value.length > LONGEST_COMMAND || value.includes('\n') || line.text.trim() === '') return null;
  const typed: Line = { ...line, text: `${value} ${line.text.trim()}`, attachment: null };
  const { answers, converts } = recognized(typed, { ...index, likes: () => 0 });
  const asks = index.phrases?.pattern.test(`x ${line.text.trim()}`) ?? false;
  return converts || (asks && answers.length > 0) ? typed : null;
}

function groupsOfLine(given: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const line = pastedConversion(given, index) ?? given;
  const command = pastedCommand(line, index, expanded);
  if (command) return command;
  const sum = line.attachment ? null : ENDS_IN_EQUALS.exec(line.text)?.[1];
  if (sum) return computed(line, sum.trim().replace(/^=\s*/, ''), index);
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  if (scope === '=') return computed(line, rest, index);
  if (scope === '>') return commanded(rest, index, expanded);
  const call = callOf(line, index.vocabulary);
  const said = reorderedGroups(line, call, index, expanded);
  if (said) return said;
  return call ? callGroups(line, call, index, expanded) : searchGroups(line, index, expanded);
}

/** The choices of an action, filtered by a text. */
export function submenuGroups(text: string, parent: Submenu, index: Index): Group[] {
  const items = index.items.filter(({ action }) => action?.parent === parent.id);
  const found = text.trim() === '' ? items : search(text, index).hits.map(({ entry }) => entry);
  const rows = found
    .filter((item) => items.includes(item))
    .map((item): Row => ({ type: 'item', id: `submenu-${item.id}`, item, inSubmenu: true }));
  return rows.length === 0 ? [] : [{ name: 'submenu', title: parent.title, rows }];
}

/** Keeps the first rows, up to the limit. */
function limited(groups: readonly Group[]): Group[] {
  let left = MOST_ROWS;
  return groups.map((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return { ...group, rows };
  });
}

/**
 * The groups of rows for a line, best first; `expanded` holds expanded groups and categories. A pure function, so the same line always
 * has the same rows.
 */
export function groupsFor(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const groups = groupsOfLine(line, index, expanded);
  return (expanded.size > 0 ? groups : limited(groups)).filter(({ rows }) => rows.length > 0);
}
