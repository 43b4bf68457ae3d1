import { Problem } from '../../../base/problem.ts';
import { applyClauses, readClauses } from './clauses.ts';
import { FILE_TYPES, type FileType, type ModeProblemCode, readOctal, readSymbolic } from './mode.ts';

export interface ReadMode {
  mode: number;
  type: FileType | null;
  /** Name of the file, if the listing contains it. */
  name: string | null;
  /** `+`: an access control list adds more permissions than the mode shows. */
  acl: boolean;
}

const LISTED = /^([-bcdlps])([rwxsStT-]{9})([.+@]?)(?![\w+=,])/;
const NAME =
  /^\S+\s+\d+\s+\S+\s+\S+\s+\d[\d,. KMGTP]*\s+(?:\p{L}[\p{L}.]*\s+\d{1,2}|\d{1,2}\.?\s+\p{L}[\p{L}.]*|\d{4}-\d\d-\d\d|\d{1,2}月\s*\d{1,2}日?)\s+[\d:.]+(?:\s[+-]\d{4})?\s(.+)$/u;
const STAT = /\(([0-7]{4})\/([-bcdlps][rwxsStT-]{9})\)/;
const COMMAND = /^(?:[$#]\s+)?(?:sudo\s+)?chmod\s+(?:-[a-zA-Z]+\s+|--[a-z-]+(?:=\S+)?\s+)*/;

/**
 * Reads the modes in a text: octal, `rwxr-xr-x`, clauses that assign (`u=rw,go=r`), a `chmod` command, the output of
 * `stat`, or the lines of `ls -l`. Throws Problem with the position of the first mistake.
 */
export function readModes(text: string): ReadMode[] {
  const modes: ReadMode[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const start = line.search(/\S/);
    if (start < 0 || /^\s*(?:total|总计|总用量)\s+\d\S*\s*$/i.test(line)) continue;
    modes.push(readLine(line.trim(), index + start));
  }
  if (modes.length === 0) throw new Problem<ModeProblemCode>('no-mode', 0);
  return modes;
}

function readLine(line: string, offset: number): ReadMode {
  const plain = { type: null, name: null, acl: false };
  const stat = STAT.exec(line);
  if (stat) return { ...plain, mode: readOctal(stat[1]!), type: FILE_TYPES[stat[2]![0]!] ?? null };
  const listed = LISTED.exec(line);
  if (listed) {
    const name = NAME.exec(line)?.[1] ?? null;
    const type = FILE_TYPES[listed[1]!] ?? null;
    return { mode: readSymbolic(listed[2]!, offset + 1), type, name, acl: listed[3] === '+' };
  }
  const command = COMMAND.exec(line)?.[0].length ?? 0;
  const word = /^\S+/.exec(line.slice(command))?.[0];
  if (word === undefined) throw new Problem<ModeProblemCode>('no-mode', offset + command);
  const at = offset + command;
  const rest = command > 0 ? line.slice(command + word.length).trim() : '';
  const name = rest === '' ? null : rest;
  if (command === 0 && word.length < line.length) {
    throw new Problem<ModeProblemCode>('bad-permission', offset + word.length, { found: ' ', expected: 'r w x -' });
  }
  return { ...plain, name, mode: readWord(word, at) };
}

/**
 * Reads one mode in any notation that sets all of it: octal, nine or ten characters of `ls`, or clauses with `=`.
 * Throws Problem.
 */
export function readWord(word: string, offset = 0): number {
  if (/^\d|^0o/i.test(word)) return readOctal(word, offset);
  if (/[=]|^[ugoa]*[+]|^[ugoa]+-/.test(word)) {
    return applyClauses(0, readClauses(word, offset), { directory: false, umask: 0 });
  }
  const typed = word.length >= 10 && Object.hasOwn(FILE_TYPES, word[0]!);
  const letters = typed ? word.slice(1) : word;
  const mode = readSymbolic(letters, offset + (typed ? 1 : 0));
  if (!/^[.+@]?$/.test(letters.slice(9))) {
    throw new Problem<ModeProblemCode>('bad-permission', offset + word.length - letters.length + 9, {
      found: letters.slice(9, 19),
      expected: '∅',
    });
  }
  return mode;
}
