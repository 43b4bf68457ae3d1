import { type Attachment, callOf, type Line } from '../../calls/call.ts';
import type { Group, Index } from './row.ts';
import { mistakenRows } from './mistakes.ts';
import { groupsFor, pastedConversion } from './rows.ts';

/** Longer answers can't be part of a calculation. */
const LONGEST_OPERAND = 200;
/** The maximum length of an answer quoted in the note of a row. */
const SHOWN = 100;

/** `$` as an operand; before a number it is a currency symbol. */
const OPERAND = /(?<=(?:^|[=(,+*/^%×÷−-])\s?)\$(?=\s?(?:[),+*/^%×÷−-]|$))/g;
/** Matches a line of only numbers and operators; after `=`, names are allowed too. */
const CALCULATION = /^(?:=|(?=.*[+*/^%×÷−-])[\d\s().,+*/^%×÷$−-]*$)/;

/**
 * Replaces each `$` in a calculation with an answer; null for other lines, and for an answer that can't be an operand.
 */
function calculated(text: string, answer: string): string | null {
  const operand = answer.trim();
  if (!CALCULATION.test(text) || operand === '' || operand.length > LONGEST_OPERAND || /[\r\n]/.test(operand))
    return null;
  const inserted = /^\d+(?:\.\d+)?$/.test(operand) ? operand : `(${operand})`;
  const sum = text.replace(OPERAND, () => inserted);
  return sum === text ? null : sum;
}

/**
 * Replaces `$` in a line with an answer. `$` can be the whole line, the text after a word (`sha256 $`), the start of a
 * chain (`$ | b64`), the value of a conversion (`$ in hex`) or an operand (`$ * 2`). Null if `$` is an ordinary
 * character: in quotes, after `--`, or next to other data.
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

/** Adds to each answer in the groups the text that was read. */
function saying(groups: readonly Group[], line: Line, { text }: Attachment): Group[] {
  const readAs = line.text.trim().replace('$', () => text.slice(0, SHOWN));
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.type === 'answer' ? { ...row, call: { ...row.call, readAs } } : row)),
  }));
}

/** Input that someone else put into the field never reads an answer. */
const mayAsk = ({ text, attachment, held }: Line) => !attachment && held !== true && text.includes('$');

/** Placeholder for a missing answer, to detect whether a line uses one. */
const NO_ANSWER: Attachment = { serial: 0, text: '0' };

/** Returns the groups for a line that uses the last answer while there is none; the first row reports that. */
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

/** Returns a line with its `$` replaced by the last answer; null for other lines. */
export const withLastAnswer = (line: Line, last: Attachment | null, index: Index): Line | null =>
  last && mayAsk(line) ? inPlace(line, last, index) : null;

/** Returns the groups for a line that may use the last answer; `read` is the line with `$` replaced. */
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
