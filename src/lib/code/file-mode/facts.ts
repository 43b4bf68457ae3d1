import { shellQuote } from '../../../base/shell-quote.ts';
import { assignments, CLASSES, octal, SETGID, SETUID, STICKY, symbolic } from './mode.ts';

export const MODE_NOTICES = [
  'world-writable',
  'setuid',
  'setgid',
  'special-without-execute',
  'owner-has-less',
] as const;
export type ModeNotice = (typeof MODE_NOTICES)[number];

/** Returns warnings about a mode. */
export function modeNotices(mode: number, directory: boolean): ModeNotice[] {
  const [owner, group, others] = [(mode >> 6) & 7, (mode >> 3) & 7, mode & 7] as const;
  const notices: ModeNotice[] = [];
  if (others & 2 && !(directory && mode & STICKY)) notices.push('world-writable');
  if (mode & SETUID && !directory) notices.push('setuid');
  if (mode & SETGID && !directory) notices.push('setgid');
  if ((mode & SETUID && !(owner & 1)) || (mode & SETGID && !(group & 1))) notices.push('special-without-execute');
  if ((group | others) & ~owner) notices.push('owner-has-less');
  return notices;
}

export interface CommandOptions {
  path: string;
  recursive: boolean;
  /** Files as a shell reads them, from a command that was typed. */
  target?: string | null;
}

/** `chmod 755 path`, with the path quoted for a POSIX shell. */
export function chmodCommand(mode: string, { path, recursive, target: typed }: CommandOptions): string {
  const flag = recursive ? '-R ' : '';
  if (typed) return `chmod ${flag}${mode} ${typed}`;
  const home = /^~[\w.-]*\//.exec(path)?.[0] ?? ''; // if quoted, it would be a name instead of the home directory
  const target = path === '' ? 'path' : path.startsWith('-') ? `./${path}` : path.slice(home.length);
  const quoted = target === '' ? '' : shellQuote(target);
  return `chmod ${flag}${mode} ${home}${quoted}`;
}

/** A mode in every notation. */
export function modeRows(mode: number, options: CommandOptions) {
  return {
    octal: octal(mode),
    symbolic: symbolic(mode),
    command: chmodCommand(octal(mode), options),
    symbolicCommand: chmodCommand(assignments(mode), options),
  };
}

/** The three bits of each class, 0 to 7. */
export function bitsOfClasses(mode: number): { who: keyof typeof CLASSES; bits: number }[] {
  return (['owner', 'group', 'others'] as const).map((who) => ({ who, bits: (mode >> CLASSES[who]) & 7 }));
}
