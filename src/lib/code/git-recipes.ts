import { shellQuote } from '../../base/shell-quote.ts';

/**
 * `rewrites`: causes trouble for others who have the commits. `loses`: work that isn't in any commit is permanently
 * lost.
 */
export type GitDanger = 'safe' | 'rewrites' | 'loses';

/** Id, group, danger, and the command with its parameters in braces. */
export const GIT_RECIPES = [
  ['name', 'configure', 'safe', 'git config --global user.name {name}'],
  ['email', 'configure', 'safe', 'git config --global user.email {email}'],
  ['init', 'start', 'safe', 'git init'],
  ['clone', 'start', 'safe', 'git clone {url}'],
  ['commit-all', 'commit', 'safe', 'git commit -am {message}'],
  ['amend-no-edit', 'commit', 'rewrites', 'git commit --amend --no-edit'],
  ['fixup', 'commit', 'safe', 'git commit --fixup {commit}'],
  ['amend-message', 'mistakes', 'rewrites', 'git commit --amend'],
  ['undo-one', 'mistakes', 'rewrites', 'git reset HEAD~1'],
  ['undo-many', 'mistakes', 'rewrites', 'git reset HEAD~{count}'],
  ['undo-discard', 'mistakes', 'loses', 'git reset --hard HEAD~1'],
  ['reset-remote', 'mistakes', 'loses', 'git fetch {remote} && git reset --hard {remote}/{branch}'],
  ['restore', 'mistakes', 'loses', 'git restore {file}'],
  ['unstage', 'mistakes', 'safe', 'git restore --staged {file}'],
  ['revert', 'mistakes', 'safe', 'git revert {commit}'],
  ['reflog', 'mistakes', 'safe', 'git reflog'],
  ['rescue', 'mistakes', 'safe', 'git branch rescue {commit}'],
  ['switch', 'branch', 'safe', 'git switch {branch}'],
  ['switch-new', 'branch', 'safe', 'git switch -c {branch}'],
  ['branch-delete', 'branch', 'safe', 'git branch -d {branch}'],
  ['branch-force', 'branch', 'loses', 'git branch -D {branch}'],
  ['rename-main', 'branch', 'safe', 'git branch -m master main'],
  ['merge', 'branch', 'safe', 'git merge {branch}'],
  ['rebase', 'branch', 'rewrites', 'git rebase {branch}'],
  ['rebase-squash', 'branch', 'rewrites', 'git rebase -i --autosquash HEAD~{count}'],
  ['cherry-pick', 'branch', 'safe', 'git cherry-pick {commit}'],
  ['stash', 'stash', 'safe', 'git stash push -u'],
  ['stash-pop', 'stash', 'safe', 'git stash pop'],
  ['stash-drop', 'stash', 'loses', 'git stash drop'],
  ['push', 'remote', 'safe', 'git push -u {remote} {branch}'],
  ['push-lease', 'remote', 'rewrites', 'git push --force-with-lease {remote} {branch}'],
  ['prune', 'remote', 'safe', 'git fetch --prune {remote}'],
  ['tag', 'remote', 'safe', 'git tag -a {tag} -m {message} && git push {remote} {tag}'],
  ['log', 'inspect', 'safe', 'git log --oneline --graph --all'],
  ['blame', 'inspect', 'safe', 'git blame {file}'],
  ['diff-staged', 'inspect', 'safe', 'git diff --staged'],
  ['bisect', 'inspect', 'safe', 'git bisect start HEAD {commit}'],
  ['worktree', 'inspect', 'safe', 'git worktree add ../{branch} {branch}'],
  ['clean-look', 'clean', 'safe', 'git clean -nd'],
  ['clean', 'clean', 'loses', 'git clean -fd'],
] as const satisfies readonly (readonly [id: string, group: string, danger: GitDanger, command: string])[];

/** Returns the command with its parameters filled in, quoted for a POSIX shell; empty ones stay as `<name>`. */
export function fillCommand(command: string, parameters: Readonly<Record<string, string | number>>): string {
  return command.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '').trim();
    return value === '' ? `<${name}>` : shellQuote(value);
  });
}
