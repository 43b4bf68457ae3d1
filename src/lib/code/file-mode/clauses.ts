// Symbolic modes of chmod (`u+x,g-w,o=`), as POSIX and GNU coreutils apply them.
import { Problem } from '../../../base/problem.ts';
import { visibleCharacter } from '../../../base/position.ts';
import { type ModeProblemCode, octal, SETGID, SETUID, STICKY } from './mode.ts';

const WHO: Readonly<Record<string, number>> = { u: 0o4700, g: 0o2070, o: 0o1007, a: 0o7777 };
const LETTERS: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111, s: SETUID | SETGID, t: STICKY };
const COPIED: Readonly<Record<string, number>> = { u: 6, g: 3, o: 0 };

export interface Action {
  /** Bits that the clause may change; 0 if it names no class, so that the umask decides. */
  affected: number;
  operator: '+' | '-' | '=';
  /** Bits of its letters. */
  bits: number;
  /** `X`: execute, only for directories and for files that someone can execute already. */
  executeIfAny: boolean;
  /** Shift of the class whose permissions are copied (`g=u`). */
  copy: number | null;
  /** Written as an octal number, which sets all bits, including those that are 0. */
  numeric: boolean;
}

/** A text, and how far it has been read. */
interface Cursor {
  text: string;
  at: number;
}

/** Returns what the next characters stand for, and reads them. */
function readLetters(cursor: Cursor, meanings: Readonly<Record<string, number>>): number[] {
  const { text, at } = cursor;
  let end = at;
  while (end < text.length && Object.hasOwn(meanings, text[end]!)) end += 1;
  cursor.at = end;
  return Array.from(text.slice(at, end), (letter) => meanings[letter]!);
}

const inOneNumber = (bits: readonly number[]): number => bits.reduce((all, bit) => all | bit, 0);

/** `X` stands for a condition rather than for bits. */
const CONDITION = 1 << 16;
const PERMISSIONS = { ...LETTERS, X: CONDITION };

/** Reads an operator and what it sets. */
function readAction(cursor: Cursor, affected: number): Action {
  const operator = cursor.text[cursor.at++] as Action['operator'];
  const plain: Action = { affected, operator, bits: 0, executeIfAny: false, copy: null, numeric: false };
  const digits = affected === 0 ? /^[0-7]+/.exec(cursor.text.slice(cursor.at))?.[0] : undefined;
  if (digits !== undefined && parseInt(digits, 8) <= 0o7777) {
    cursor.at += digits.length;
    // A GNU operator with a number (`+755`) covers all bits, regardless of the umask.
    return { ...plain, affected: 0o7777, bits: parseInt(digits, 8), numeric: true };
  }
  const copied = cursor.text[cursor.at];
  if (copied !== undefined && Object.hasOwn(COPIED, copied)) {
    cursor.at += 1;
    return { ...plain, copy: COPIED[copied]! };
  }
  const bits = inOneNumber(readLetters(cursor, PERMISSIONS));
  return { ...plain, bits: bits & ~CONDITION, executeIfAny: (bits & CONDITION) !== 0 };
}

/** Returns the actions of a symbolic mode, in order. Throws Problem with the position of the invalid character. */
export function readClauses(text: string, offset = 0): Action[] {
  const actions: Action[] = [];
  const cursor = { text, at: 0 };
  const refuse = (): never => {
    const character = visibleCharacter(text, cursor.at) || '∅';
    throw new Problem<ModeProblemCode>('bad-clause', offset + cursor.at, { found: character });
  };
  for (;;) {
    const affected = inOneNumber(readLetters(cursor, WHO));
    if (!isOperator(text[cursor.at])) refuse();
    // A number ends its clause.
    for (let isEnded = false; !isEnded && isOperator(text[cursor.at]);) {
      const action = readAction(cursor, affected);
      actions.push(action);
      isEnded = action.numeric;
    }
    if (cursor.at === text.length) return actions;
    if (text[cursor.at] !== ',') refuse();
    cursor.at += 1;
  }
}

function isOperator(character: string | undefined): boolean {
  return character === '+' || character === '-' || character === '=';
}

export interface Circumstances {
  directory: boolean;
  /** Applies to clauses that name no class. */
  umask: number;
}

/** Returns the mode after the actions. Directories keep setuid and setgid unless the action names them (GNU). */
export function applyClauses(mode: number, actions: readonly Action[], { directory, umask }: Circumstances): number {
  for (const { affected, operator, bits, executeIfAny, copy, numeric } of actions) {
    let value = bits;
    if (executeIfAny && (directory || mode & 0o111)) value |= 0o111;
    if (copy !== null) value = ((mode >> copy) & 7) * 0o111;
    const mentioned = affected === 0 ? bits : affected & bits;
    const kept = directory && !numeric ? (SETUID | SETGID) & ~mentioned : 0;
    value &= (affected === 0 ? ~umask : affected) & ~kept;
    if (operator === '+') mode |= value;
    else if (operator === '-') mode &= ~value;
    else mode = (mode & ((affected === 0 ? 0 : ~affected) | kept)) | value;
    mode &= 0o7777;
  }
  return mode;
}

/**
 * Returns the mode after an octal one. A directory loses setuid and setgid only if five or more digits are written
 * (GNU).
 */
export function applyOctal(from: number, to: number, written: string, directory: boolean): number {
  return directory && /^\d{1,4}$/.test(written) ? to | (from & (SETUID | SETGID)) : to;
}

/**
 * Returns the octal number that changes one mode into the other: five digits if a directory has to lose setuid or
 * setgid.
 */
export function octalChange(from: number, to: number, directory: boolean): string {
  return octal(to).padStart(directory && from & ~to & (SETUID | SETGID) ? 5 : 3, '0');
}

/** Returns the shortest list of `+` and `-` clauses that changes one mode into the other; empty if they are equal. */
export function difference(from: number, to: number): string {
  const parts = (['u', 'g', 'o'] as const).map((who) => {
    const shift = COPIED[who]!;
    const special = WHO[who]! & 0o7000;
    const letters = (bits: number) =>
      [...'rwx'].filter((_, i) => bits & ((4 >> i) << shift)).join('') +
      (bits & special ? (who === 'o' ? 't' : 's') : '');
    const added = letters(to & ~from);
    const removed = letters(from & ~to);
    return { who, change: (added && `+${added}`) + (removed && `-${removed}`) };
  });
  const joined = new Map<string, string>();
  for (const { who, change } of parts) if (change !== '') joined.set(change, (joined.get(change) ?? '') + who);
  return Array.from(joined, ([change, who]) => `${who === 'ugo' ? 'a' : who}${change}`).join(',');
}
