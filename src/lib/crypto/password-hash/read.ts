// Reads stored passwords in the notations of crypt(3), PHC strings, LDAP, Django, Werkzeug, ASP.NET and databases.
import { Problem } from '../../../base/problem.ts';
import { DERIVED } from './derived.ts';
import { ITERATED } from './iterated.ts';
import { readLdap } from './ldap.ts';
import type { PasswordHash } from './method.ts';
import { damaged } from './notation.ts';

export const PASSWORD_HASH_PROBLEMS = ['not-a-password-hash', 'damaged-hash', 'bad-cost-parameter'] as const;
const NOTATIONS = [...DERIVED, ...ITERATED];

/**
 * Reads one hash. Throws Problem: `not-a-password-hash` for text that starts like none, `damaged-hash` for one that is
 * incomplete, `bad-cost-parameter` for costs that the scheme doesn't have.
 */
export function readPasswordHash(text: string): PasswordHash {
  const hash = text.trim();
  const ldap = readLdap(hash, readPasswordHash);
  if (ldap) return ldap;
  const notation = NOTATIONS.find(({ starts }) => starts.test(hash));
  if (!notation) throw new Problem('not-a-password-hash', 0);
  const groups = notation.whole.exec(hash)?.groups;
  if (!groups) throw damaged(notation.scheme);
  try {
    return { scheme: notation.scheme, ...notation.read(groups as Record<string, string>) };
  } catch (error) {
    if (error instanceof Problem && !PASSWORD_HASH_PROBLEMS.some((code) => code === error.code))
      throw damaged(notation.scheme);
    throw error;
  }
}
