import { describe, expect, it } from 'vitest';
import { fillCommand, GIT_RECIPES, type GitDanger } from '../../../../src/lib/code/git-recipes.ts';

/** What the manual says of a command; the first match counts. */
const RULES: readonly [RegExp, GitDanger][] = [
  // git-reset, git-restore, git-clean, git-branch, git-stash: uncommitted work, untracked files or the only name of commits go.
  [
    /reset --hard|git restore (?!--staged)|clean -\w*f|branch -D|stash (?:drop|clear)|checkout (?:-f|-- )|push --force(?!-)/,
    'loses',
  ],
  // git-commit, git-rebase, git-reset, git-push: commits that others may have are replaced or taken off the branch.
  [/commit --amend|git rebase|git reset (?!--hard)|--force-with-lease/, 'rewrites'],
];

describe('GIT_RECIPES', () => {
  it('has a unique id for each', () => {
    expect(new Set(GIT_RECIPES.map(([id]) => id)).size).toBe(GIT_RECIPES.length);
  });

  it.each(GIT_RECIPES.map(([id, , danger, command]) => [command, danger, id] as const))('%s: %s', (command, danger) => {
    expect(danger).toBe(RULES.find(([pattern]) => pattern.test(command))?.[1] ?? 'safe');
  });
});

describe('fillCommand', () => {
  it('quotes characters that are special in a shell', () => {
    const command = 'git commit -am {message}';
    expect(fillCommand(command, { message: 'fix' })).toBe('git commit -am fix');
    expect(fillCommand(command, { message: "it's $HOME; rm -rf /" })).toBe("git commit -am 'it'\\''s $HOME; rm -rf /'");
    expect(fillCommand(command, { message: '$&' })).toBe("git commit -am '$&'");
  });

  it('names missing values', () => {
    expect(fillCommand('git reset HEAD~{count}', { count: 3 })).toBe('git reset HEAD~3');
    expect(fillCommand('git push -u {remote} {branch}', { remote: ' ', branch: 'a b' })).toBe(
      "git push -u <remote> 'a b'",
    );
    expect(fillCommand('git clone {url}', {})).toBe('git clone <url>');
    // A value that looks like a parameter is a value.
    expect(fillCommand('git branch -m {branch}', { branch: '{remote}' })).toBe("git branch -m '{remote}'");
  });
});
