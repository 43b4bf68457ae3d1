import { Problem } from '../../../base/problem.ts';
import { applyClauses, type Circumstances, readClauses } from './clauses.ts';
import { readDecimal, type ReadNumber, readNumber } from './decimal.ts';
import { FILE_TYPES, type FileType, type ModeProblemCode, readOctal, readSymbolic } from './mode.ts';

export interface ReadMode {
  mode: number;
  type: FileType | null;
  /** Name of the file, if the text contains it. */
  name: string | null;
  /** `+`: an access control list adds more permissions than the mode shows. */
  acl: boolean;
  /** Clauses such as `u+x`, which change the current mode instead of setting all of it. */
  relative: string | null;
  /** The rest of a command, for a shell to read. */
  target: string | null;
  /** `-R` in a command. */
  recursive: boolean;
  /** How its digits were read. */
  number: ReadNumber | null;
}

/** The file that relative modes change. */
export interface Current extends Circumstances {
  mode: number;
}

export type Notation = 'auto' | 'octal' | 'decimal';

const LISTED = /^([-bcdlps])([rwxsStT-]{9})([.+@]?)(?![\w+=,])/;
const NAME =
  /^\S+\s+\d+\s+\S+\s+\S+\s+\d[\d,. KMGTP]*\s+(?:\p{L}[\p{L}.]*\s+\d{1,2}|\d{1,2}\.?\s+\p{L}[\p{L}.]*|\d{4}-\d\d-\d\d|\d{1,2}月\s*\d{1,2}日?)\s+[\d:.]+(?:\s[+-]\d{4})?\s(.+)$/u;
const STAT = /\(([0-7]{4})\/([-bcdlps][rwxsStT-]{9})\)/;
const LETTERS = /^[rwxsStT-]{9}$/;
const OPTIONS = /\s-[RvcfhHLP]+(?=\s)/g;
const OPTION_R = /\s(?:-\w*R\w*|--recursive)(?=\s)/;

/** Options other than those of its letters are modes: `chmod -x file`. */
const COMMAND = /^(?:[$#]\s+)?(?:sudo\s+)?chmod\s+(?:-[RvcfhHLP]+\s+|--[a-z-]+(?:=\S+)?\s+)*/;

/** GNU's option that takes the mode of another file. */
const REFERENCE = /\s--ref(?:erence|erenc|eren|ere|er|e)?[= ](?:["']([^"']+)["']|(\S+))/;

/**
 * Reads the modes in a text: octal, `rwxr-xr-x`, clauses (`u=rw,go=r`, `+x`), a `chmod` command, the output of `stat`, a
 * number in decimal, or the lines of `ls -l`. Throws Problem with the position of the first mistake.
 */
export function readModes(text: string, current: Current = NEW_FILE, notation: Notation = 'auto'): ReadMode[] {
  const modes: ReadMode[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const start = line.search(/\S/);
    if (start < 0 || /^\s*(?:total|总计|总用量)\s+\d\S*\s*$/i.test(line)) continue;
    modes.push(readLine(line.trim(), index + start, current, notation));
  }
  if (modes.length === 0) throw new Problem<ModeProblemCode>('no-mode', 0);
  return modes;
}

const NEW_FILE: Current = { mode: 0o644, directory: false, umask: 0o022 };

function readLine(line: string, offset: number, current: Current, notation: Notation): ReadMode {
  const plain = { type: null, name: null, acl: false, relative: null, target: null, recursive: false, number: null };
  const stat = STAT.exec(line);
  if (stat) return { ...plain, mode: readOctal(stat[1]!), type: FILE_TYPES[stat[2]![0]!] ?? null };
  const listed = LISTED.exec(line);
  if (listed) {
    const name = NAME.exec(line)?.[1] ?? null;
    const type = FILE_TYPES[listed[1]!] ?? null;
    return { ...plain, mode: readSymbolic(listed[2]!, offset + 1), type, name, acl: listed[3] === '+' };
  }
  const command = COMMAND.exec(line)?.[0] ?? '';
  const reference = command === '' ? null : REFERENCE.exec(line);
  if (reference) {
    const file = reference[1] ?? reference[2] ?? '';
    throw new Problem<ModeProblemCode>('reference-mode', offset + reference.index + 1, { file });
  }
  const word = /^\S+/.exec(line.slice(command.length))?.[0];
  if (word === undefined) throw new Problem<ModeProblemCode>('no-mode', offset + command.length);
  const at = offset + command.length;
  const rest = line.slice(command.length + word.length);
  const isMode = isClauses(word) || /^\d|^0o/.test(word) || LETTERS.test(word);
  if (command === '' && rest !== '' && !isMode) {
    throw new Problem<ModeProblemCode>('bad-permission', offset + word.length, { found: ' ', expected: 'r w x -' });
  }
  const recursive = OPTION_R.test(command) || OPTION_R.test(rest);
  const named = { ...plain, target: rest.replace(OPTIONS, '').trim() || null, recursive };
  if (isClauses(word)) {
    const actions = readClauses(word, at);
    const mode = applyClauses(current.mode, actions, current);
    return { ...named, mode, relative: isRelative(word) ? word : null };
  }
  if (notation === 'decimal' && /^\d+$/.test(word)) return { ...named, ...readDecimal(word, at) };
  if (/^\d+$/.test(word) && notation === 'auto') return { ...named, ...readNumber(word, at) };
  return { ...named, mode: readWord(word, at) };
}

const isClauses = (word: string): boolean => /[=]|^[ugoa]*[+]|^[ugoa]+-|^-[rwxXst]{1,5}(?:$|,)/.test(word);

/** Whether clauses leave a part of the mode as it is. */
function isRelative(word: string): boolean {
  const actions = readClauses(word);
  const [least, most] = [0, 0o7777].map((mode) => applyClauses(mode, actions, { directory: false, umask: 0 }));
  return least !== most;
}

/**
 * Reads one mode in any notation that sets all of it: octal, nine or ten characters of `ls`, or clauses with `=`.
 * Throws Problem.
 */
export function readWord(word: string, offset = 0): number {
  if (/^\d|^0o/i.test(word)) return readOctal(word, offset);
  if (isClauses(word)) {
    const mode = applyClauses(0, readClauses(word, offset), { directory: false, umask: 0 });
    if (isRelative(word)) throw new Problem<ModeProblemCode>('relative-mode', offset, { clauses: word });
    return mode;
  }
  const typed = word.length >= 10 && Object.hasOwn(FILE_TYPES, word[0]!);
  const letters = typed ? word.slice(1) : word;
  if (letters.length < 9 && /^[rwxsStT-]+$/.test(letters))
    throw new Problem<ModeProblemCode>('short-mode', offset + word.length);
  const mode = readSymbolic(letters, offset + (typed ? 1 : 0));
  if (!/^[.+@]?$/.test(letters.slice(9))) {
    throw new Problem<ModeProblemCode>('bad-permission', offset + word.length - letters.length + 9, {
      found: letters.slice(9, 19),
      expected: '∅',
    });
  }
  return mode;
}
