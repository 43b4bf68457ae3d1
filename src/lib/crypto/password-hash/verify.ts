// Tries a password on the accounts of a file.
import { Problem } from '../../../base/problem.ts';
import { fits } from './compute.ts';
import { type Account, readAccounts } from './lines.ts';
import { excessOf, timeOf } from './method.ts';

export const RESULTS = ['match', 'no-match', 'no-password', 'unreadable', 'not-computed', 'costly'] as const;
export type Result = (typeof RESULTS)[number];

async function resultOf({ hash, problem }: Account, password: string): Promise<Result> {
  if (!hash) return problem ? 'unreadable' : 'no-password';
  if (excessOf(hash.method) !== null) return 'costly';
  const isRight = await fits(password, hash);
  return isRight === null ? 'not-computed' : isRight ? 'match' : 'no-match';
}

/** Returns what comes of each account. Rejects with the reason of the signal when aborted. */
export async function resultsOf(
  accounts: readonly Account[],
  password: string,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const account of accounts) {
    signal.throwIfAborted();
    results.push(await resultOf(account, password));
    progress(results.length / accounts.length);
  }
  return results;
}

/** Milliseconds for the accounts of a text, which may be invalid; all, or those of a user. */
export function timeToVerify(text: string, username: string): number {
  try {
    const asked = readAccounts(text).filter(({ user }) => username === '' || user === username);
    const methods = asked.flatMap(({ hash }) => (hash && excessOf(hash.method) === null ? [hash.method] : []));
    return methods.reduce((sum, method) => sum + timeOf(method), 1);
  } catch (error) {
    if (error instanceof Problem) return 1;
    throw error;
  }
}
