import { describe, expect, it } from 'vitest';
import { fillCommand, GIT_RECIPES, type GitDanger } from '../../../../src/lib/code/git-recipes.ts';

/** Risk of a command according to the manual; the first match applies. */
const RULES: readonly [RegExp, GitDanger][] = [
  // git-reset, git-restore, git-clean, git-branch, git-stash: lose uncommitted work, untracked files or the only reference to commits.
  [
    /reset --hard|git restore (?!--staged)|clean -\w*f|branch -D|stash (?:drop|clear)|checkout (?:-f|-- )|push --force(?!-)/,
    'loses',
  ],
  // git-commit, git-rebase, git-reset, git-push: replace commits that others may have, or remove them from the branch.
  [/commit --amend|git rebase|git reset (?!--hard)|--force-with-lease/, 'rewrites'],
];

describe('GIT_RECIPES', () => {
  it('has a unique ID for each recipe', () => {
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

  it('keeps a placeholder for missing values', () => {
    expect(fillCommand('git reset HEAD~{count}', { count: 3 })).toBe('git reset HEAD~3');
    expect(fillCommand('git push -u {remote} {branch}', { remote: ' ', branch: 'a b' })).toBe(
      "git push -u <remote> 'a b'",
    );
    expect(fillCommand('git clone {url}', {})).toBe('git clone <url>');
    // A value that looks like a parameter isn't replaced.
    expect(fillCommand('git branch -m {branch}', { branch: '{remote}' })).toBe("git branch -m '{remote}'");
  });
});
