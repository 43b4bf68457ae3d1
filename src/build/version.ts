import { execFileSync } from 'node:child_process';

function git(...parts: string[]): string {
  try {
    return execFileSync('git', parts, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // a download without git history has no commit, so the version omits it
  }
}

/**
 * Returns the parts of the version: the commit date as `2026.11.20` (or today's without a commit), and the short commit
 * id or an empty string.
 */
export function version(): { date: string; sha: string } {
  const date = git('log', '-1', '--format=%cd', '--date=format:%Y.%m.%d');
  return {
    date: date || new Date().toISOString().slice(0, 10).replaceAll('-', '.'),
    sha: git('rev-parse', '--short=7', 'HEAD'),
  };
}
