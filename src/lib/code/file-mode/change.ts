import { applyClauses, applyOctal, type Circumstances, readClauses } from './clauses.ts';
import { readOne } from './umask.ts';

/** Returns the mode after a change in typed form: clauses, an octal number or nine permissions. Throws Problem. */
export function changeMode(from: number, text: string, circumstances: Circumstances): number {
  const wanted = text.trim();
  return /^\d|^[rwxsStT-]{9,}$/.test(wanted)
    ? applyOctal(from, readOne(text), wanted, circumstances.directory)
    : applyClauses(from, readClauses(wanted, text.indexOf(wanted)), circumstances);
}
