import { execFileSync } from 'node:child_process';

function git(...parts: string[]): string {
  try {
    return execFileSync('git', parts, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // a download without its history has no commit; the version says so by leaving it out
  }
}

/** What the version is made of: the date of the commit, as `2026.11.20` (of today without one), and its short id or nothing. */
export function version(): { date: string; sha: string } {
  const date = git('log', '-1', '--format=%cd', '--date=format:%Y.%m.%d');
  return {
    date: date || new Date().toISOString().slice(0, 10).replaceAll('-', '.'),
    sha: git('rev-parse', '--short=7', 'HEAD'),
  };
}
