import { execFileSync } from 'node:child_process';

function git(...parts: string[]): string {
  try {
    return execFileSync('git', parts, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // a download without its history has no commit; the version says so by leaving it out
  }
}

/** The version as the footer shows it: the date of the commit and its short id, as `2026.11.20-abc1234`. */
export function version(): Record<string, string> {
  const sha = git('rev-parse', '--short=7', 'HEAD');
  const date =
    git('log', '-1', '--format=%cd', '--date=format:%Y.%m.%d') ||
    new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  return { __APP_VERSION__: JSON.stringify(sha === '' ? date : `${date}-${sha}`), __COMMIT__: JSON.stringify(sha) };
}
