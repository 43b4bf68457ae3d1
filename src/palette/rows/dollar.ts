import { type Attachment, callOf, type Line } from '../../calls/call.ts';
import type { Group, Index } from './row.ts';
import { mistakenRows } from './mistakes.ts';
import { groupsFor, pastedConversion } from './rows.ts';

/** Longer answers are no part of a calculation. */
const LONGEST_OPERAND = 200;
/** As much of an answer as a row says that it was read. */
const SHOWN = 100;

/** `$` as an operand; before a number it is the sign of a currency. */
const OPERAND = /(?<=(?:^|[=(,+*/^%×÷−-])\s?)\$(?=\s?(?:[),+*/^%×÷−-]|$))/g;
/** What holds nothing but numbers and operators; behind `=`, names may stand, too. */
const CALCULATION = /^(?:=|(?=.*[+*/^%×÷−-])[\d\s().,+*/^%×÷$−-]*$)/;

/** A calculation with an answer in the place of each `$`; null for every other line, and for an answer that is no operand. */
function calculated(text: string, answer: string): string | null {
  const operand = answer.trim();
  if (!CALCULATION.test(text) || operand === '' || operand.length > LONGEST_OPERAND || /[\r\n]/.test(operand))
    return null;
  const inserted = /^\d+(?:\.\d+)?$/.test(operand) ? operand : `(${operand})`;
  const sum = text.replace(OPERAND, () => inserted);
  return sum === text ? null : sum;
}

/**
 * A line with an answer in the place of `$`: all of the line, all that a word is about (`sha256 $`), the first of a chain (`$ | b64`), what
 * is converted (`$ in hex`), or an operand (`$ * 2`). Null where `$` is a character like any other: in quotes, behind `--`, beside other
 * data.
 */
function inPlace(line: Line, answer: Attachment, index: Index): Line | null {
  const text = line.text.trim();
  const beside = (rest: string): Line => ({ ...line, text: rest, attachment: answer });
  if (text === '$') return beside('');
  const [, behind] = /^\$ (?:\| )?(\S[^]*)$/.exec(text) ?? [];
  const [, before, stages = ''] = /^([^]*\S)(?<! --) \$( \| [^]*)?$/.exec(text) ?? [];
  const rest = behind ?? (before === undefined ? undefined : before + stages);
  if (rest !== undefined && callOf(beside(rest), index.vocabulary)) return beside(rest);
  if (behind !== undefined && pastedConversion(beside(behind), index)) return beside(behind);
  const sum = calculated(text, answer.text);
  return sum === null ? null : { ...line, text: sum };
}

/** The groups with what was read of the line on each answer. */
function saying(groups: readonly Group[], line: Line, { text }: Attachment): Group[] {
  const readAs = line.text.trim().replace('$', () => text.slice(0, SHOWN));
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.type === 'answer' ? { ...row, call: { ...row.call, readAs } } : row)),
  }));
}

/** What someone else put into the field never reads an answer. */
const mayAsk = ({ text, attachment, held }: Line) => !attachment && held !== true && text.includes('$');

/** Stands for an answer where there is none, to know whether one is asked for. */
const NO_ANSWER: Attachment = { serial: 0, text: '0' };

/** The groups for a line that asks for the last answer, while there is none: first, that there is none. */
function lackingGroups(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] | null {
  const asked = line.text.trim() === '$' ? null : inPlace(line, NO_ANSWER, index);
  const rows = asked ? groupsFor(asked, index, expanded).flatMap((group) => group.rows) : [];
  const call = rows.find((row) => row.type === 'answer')?.call;
  if (!call) return null;
  const groups = groupsFor(line, index, expanded);
  const literal = groups.find(({ name }) => name === 'answer')?.rows ?? [];
  const answer: Group = { name: 'answer', rows: [...mistakenRows(call, { kind: 'noLastAnswer' }), ...literal] };
  return [answer, ...groups.filter(({ name }) => name !== 'answer')];
}

/** A line whose `$` stands for the last answer, with that in its place; null for every other line. */
export const withLastAnswer = (line: Line, last: Attachment | null, index: Index): Line | null =>
  last && mayAsk(line) ? inPlace(line, last, index) : null;

/** The groups for a line that may ask for the last answer; `read` is the line with that in its place. */
export function groupsOf(
  line: Line,
  read: Line | null,
  last: Attachment | null,
  index: Index,
  expanded: ReadonlySet<string>,
): Group[] {
  if (read && last) return saying(groupsFor(read, index, expanded), line, last);
  return (!last && mayAsk(line) && lackingGroups(line, index, expanded)) || groupsFor(line, index, expanded);
}
