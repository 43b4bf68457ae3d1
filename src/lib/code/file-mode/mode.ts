// The twelve bits of a POSIX file mode: setuid, setgid, sticky, and read, write, execute for owner, group and others.
import { Problem } from '../../../base/problem.ts';
import { visibleCharacter } from '../../../base/position.ts';

export const MODE_PROBLEMS = [
  'bad-octal',
  'bad-decimal',
  'bad-permission',
  'short-mode',
  'bad-clause',
  'relative-mode',
  'reference-mode',
  'no-mode',
] as const;
export type ModeProblemCode = (typeof MODE_PROBLEMS)[number];

export const PERMISSIONS = ['read', 'write', 'execute'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const SETUID = 0o4000;
export const SETGID = 0o2000;
export const STICKY = 0o1000;

export const WHO = ['owner', 'group', 'others'] as const;
export const SPECIAL_BITS = ['setuid', 'setgid', 'sticky'] as const;

/** A permission of a class, as a cell of a grid. */
export type ModeCell = `${(typeof WHO)[number]}-${Permission}`;

const BITS = { read: 4, write: 2, execute: 1, setuid: SETUID, setgid: SETGID, sticky: STICKY } as const;

/** Bit shift of each class. */
export const CLASSES = { owner: 6, group: 3, others: 0 } as const;

const bitOf = (who: (typeof WHO)[number], permission: Permission) => BITS[permission] << CLASSES[who];

/** The mode with these permissions. */
export function modeOf(cells: readonly ModeCell[], special: readonly (typeof SPECIAL_BITS)[number][]): number {
  let mode = special.reduce((bits, name) => bits | BITS[name], 0);
  for (const who of WHO)
    for (const permission of PERMISSIONS) if (cells.includes(`${who}-${permission}`)) mode |= bitOf(who, permission);
  return mode;
}

/** The permissions and the special bits of a mode. */
export function partsOf(mode: number): { permissions: ModeCell[]; special: (typeof SPECIAL_BITS)[number][] } {
  return {
    permissions: WHO.flatMap((who) =>
      PERMISSIONS.filter((permission) => mode & bitOf(who, permission)).map(
        (permission) => `${who}-${permission}` as const,
      ),
    ),
    special: SPECIAL_BITS.filter((name) => mode & BITS[name]),
  };
}

/** The character that `ls` writes before the permissions, by file type. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  '-': 'file',
  d: 'directory',
  l: 'link',
  b: 'block-device',
  c: 'character-device',
  p: 'pipe',
  s: 'socket',
};
export type FileType = 'file' | 'directory' | 'link' | 'block-device' | 'character-device' | 'pipe' | 'socket';

/** `755`, or `4755` if a special bit is set. */
export function octal(mode: number): string {
  return mode.toString(8).padStart(3, '0');
}

/** Nine characters as written by `ls`: `rwxr-sr-t`; an uppercase S or T means that execute isn't set. */
export function symbolic(mode: number): string {
  const letters = [...'rwxrwxrwx'].map((letter, i) => (mode & (0o400 >> i) ? letter : '-'));
  const mark = (bit: number, at: number, letter: string) => {
    if (mode & bit) letters[at] = letters[at] === 'x' ? letter : letter.toUpperCase();
  };
  mark(SETUID, 2, 's');
  mark(SETGID, 5, 's');
  mark(STICKY, 8, 't');
  return letters.join('');
}

/** `u=rwx,g=rx,o=rx`, which sets exactly this mode. */
export function assignments(mode: number): string {
  const classText = (who: string, shift: number, special: number, letter: string) =>
    `${who}=${[...'rwx'].filter((_, i) => mode & ((4 >> i) << shift)).join('')}${mode & special ? letter : ''}`;
  return [classText('u', 6, SETUID, 's'), classText('g', 3, SETGID, 's'), classText('o', 0, STICKY, 't')].join(',');
}

/** Parses a mode in octal digits, with optional leading `0` or `0o`. Throws Problem. */
export function readOctal(text: string, offset = 0): number {
  // Git and stat write the type before the permissions: 100644, 040755, 0120777.
  const digits = text.replace(/^0o/i, '').replace(/^(?:0?(?:0[1246]|1[024])|[1246])(?=[0-7]{4}$)/, '');
  const odd = digits.search(/[^0-7]/);
  if (odd >= 0) {
    const at = offset + text.length - digits.length + odd;
    throw new Problem<ModeProblemCode>('bad-octal', at, { found: visibleCharacter(digits, odd) });
  }
  const mode = parseInt(digits, 8);
  if (digits === '' || mode > 0o7777) {
    throw new Problem<ModeProblemCode>('bad-octal', offset, { found: text.slice(0, 20) });
  }
  return mode;
}

const ALLOWED = ['r', 'w', 'xsS', 'r', 'w', 'xsS', 'r', 'w', 'xtT'];
const SPECIAL = [SETUID, SETGID, STICKY];

/** Parses the nine characters that `ls` writes. Throws Problem at the first invalid one. */
export function readSymbolic(text: string, offset = 0): number {
  let mode = 0;
  for (const [i, allowed] of ALLOWED.entries()) {
    const letter = text[i] ?? '';
    if (letter === '-') continue;
    if (letter === '' || !allowed.includes(letter)) {
      throw new Problem<ModeProblemCode>('bad-permission', offset + i, {
        found: visibleCharacter(text, i) || '∅',
        expected: [...allowed, '-'].join(' '),
      });
    }
    if (!/[ST]/.test(letter)) mode |= 0o400 >> i;
    if (/[st]/i.test(letter)) mode |= SPECIAL[(i - 2) / 3]!;
  }
  return mode;
}
