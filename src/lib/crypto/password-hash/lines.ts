// Files with a hash for each account: htpasswd, shadow, LDIF, or plain lists.
import { decodeBase64, decodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { readPasswordHash } from './read.ts';
import type { PasswordHash } from './method.ts';

export interface Account {
  /** The first line is 1. */
  line: number;
  user: string | null;
  /** Null if the account has none: `*` and `!` in shadow, an empty field. */
  hash: PasswordHash | null;
  /** An exclamation mark before the hash: it stays, but nobody signs in with it. */
  locked: boolean;
  problem: Problem | null;
}

const USER = /^([^:$\s{}=,][^:$\n]{0,255}):(.*)$/;

/** The value of LDIF after two colons. */
function plainLdif(value: string): string {
  try {
    return decodeUtf8(decodeBase64(value.trim()).bytes).text;
  } catch (error) {
    if (error instanceof Problem) return value;
    throw error;
  }
}

/** The user and hash of a line. Colons are also in hashes of Werkzeug and SCRAM. */
function partsOf(line: string): { user: string | null; hash: string } {
  const ldif = /^userPassword:(:?) *(.*)$/i.exec(line);
  if (ldif) return { user: null, hash: ldif[1] ? plainLdif(ldif[2] ?? '') : (ldif[2] ?? '') };
  if (/^(?:pbkdf2:sha|scrypt:\d|SCRAM-SHA-)/.test(line)) return { user: null, hash: line };
  const [, user, rest = ''] = USER.exec(line) ?? [];
  if (user === undefined) return { user: null, hash: line };
  // In shadow, the days of the password follow the hash; in htpasswd, nothing or a comment does.
  const hash = /^(?:pbkdf2:sha|scrypt:\d|SCRAM-SHA-)/.test(rest) ? rest : (/^[^:]*/.exec(rest)?.[0] ?? '');
  return { user, hash };
}

function accountOf(text: string, line: number): Account {
  const { user, hash: written } = partsOf(text);
  const locked = /^!+(?=[$_./A-Za-z\d])/.test(written);
  const hash = written.replace(/^!+(?=[$_./A-Za-z\d])/, '').trim();
  const account = { line, user, hash: null, locked, problem: null };
  if (user !== null && /^[!*x]*$/.test(hash)) return account;
  try {
    return { ...account, hash: readPasswordHash(hash) };
  } catch (error) {
    if (error instanceof Problem) return { ...account, problem: error };
    throw error;
  }
}

/** Lines of LDIF that aren't the password. */
const isOther = (line: string) => /^(?:dn|objectClass|cn|sn|uid|mail|givenName|changetype|\w+Number): /.test(line);

/**
 * Returns the accounts of a text; comments, blank lines and other attributes of LDIF are left out. A text of one line
 * whose hash can't be read throws its Problem.
 */
export function readAccounts(text: string): Account[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    // LDIF continues a line with a space
    .replace(/\n (?=\S)/g, '')
    .split('\n')
    .map((line, at) => ({ line: line.trim(), number: at + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#') && !isOther(line));
  const accounts = lines.map(({ line, number }) => accountOf(line, number));
  const [only] = accounts;
  if (accounts.length === 1 && only?.problem) {
    const shift = Math.max(text.indexOf(lines[0]?.line ?? ''), 0);
    throw new Problem(only.problem.code, shift + (only.problem.offset ?? 0), only.problem.params);
  }
  return accounts;
}
