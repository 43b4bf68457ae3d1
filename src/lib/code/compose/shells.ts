// The same line means something else in each shell: `C:\Users` is a path in PowerShell and cmd, and `C:Users` in a POSIX
// shell. What ends lines, which variables and which paths a text has shows where it was written.
import { type Command } from './split.ts';
import { splitCommands } from './words.ts';
import { CmdSplitter, PowerShellSplitter } from './windows-words.ts';

export const SHELLS = ['posix', 'powershell', 'cmd'] as const;
export type Shell = (typeof SHELLS)[number];

/** The prompts of Windows, which contain a path and end with `>`. */
const PROMPT = /^(PS )?[A-Za-z]:\\[^<>\r\n]*> ?/gm;

/** Signs of a shell, the most certain first. */
const SIGNS: readonly (readonly [RegExp, Shell])[] = [
  [/[ \t]`[ \t]*(?:\r?\n|\r)/, 'powershell'],
  [/[ \t]\^[ \t]*(?:\r?\n|\r)/, 'cmd'],
  [/\\[ \t]*(?:\r?\n|\r)/, 'posix'],
  [/^PS [A-Za-z]:\\[^<>\r\n]*>/m, 'powershell'],
  [/^[A-Za-z]:\\[^<>\r\n]*>/m, 'cmd'],
  [/\$\{?env:|\$\(Get-Location\)|\$PSScriptRoot/i, 'powershell'],
  [/%(?:(?![0-9A-F]{2}%)[A-Z_][A-Z0-9_]+|cd)%/, 'cmd'],
  [/\\[ "'$&;()]/, 'posix'],
];

/** A path with backslashes. */
const WINDOWS_PATH = /(?:^|[\s"'=,])(?:[A-Za-z]:|\.{1,2}|~|\$\w+|\$\{\w+\}|\\\\\w[\w.-]*)\\[\w.]/;

/** Returns the shells that a text can have been written for, the most likely first. */
export function shellsOf(text: string): Shell[] {
  const shells = new Set(SIGNS.flatMap(([sign, shell]) => (sign.test(text) ? [shell] : [])));
  if (!shells.has('cmd') && WINDOWS_PATH.test(text)) shells.add('powershell');
  return shells.size > 0 ? [...shells] : ['posix'];
}

/** Throws SyntaxProblem `unclosed-string` at an unclosed quote. */
export function splitIn(shell: Shell, text: string): Command[] {
  const line = text.replace(PROMPT, (prompt) => ' '.repeat(prompt.length));
  if (shell === 'powershell') return new PowerShellSplitter(line).run();
  return shell === 'cmd' ? new CmdSplitter(line).run() : splitCommands(line);
}
