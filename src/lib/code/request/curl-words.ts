import { shellsOf, splitIn } from '../compose/shells.ts';
import { splitCmd } from './cmd-words.ts';

export const CURL_SHELLS = ['auto', 'posix', 'cmd', 'powershell'] as const;
export type CurlShell = (typeof CURL_SHELLS)[number];

export interface CurlWords {
  words: { text: string; offset: number }[];
  redirections: string[];
}

/** The commands of a text, by the rules of its shell; adds the names of its variables. */
export function commandsOf(text: string, shell: CurlShell, variables: Set<string>): CurlWords[] {
  const kind = shell === 'auto' ? (/\^["\r\n]/.test(text) ? 'cmd' : (shellsOf(text)[0] ?? 'posix')) : shell;
  if (kind === 'cmd') {
    return splitCmd(text).map(({ words, redirections }) => ({
      words: words.map((word) => ({ text: word, offset: 0 })),
      redirections,
    }));
  }
  return splitIn(kind, text).map(({ words, redirections }) => ({
    words: words.map(({ text: word, offset }) => ({ text: plain(word, variables), offset })),
    redirections,
  }));
}

/** A word as the shell would pass it on, with its variables as they are written. */
const plain = (word: string, variables: Set<string>): string =>
  word.replace(/\$\$|\$\{(\w+)[^{}]*\}/g, (written, name?: string) => {
    if (name === undefined) return '$';
    variables.add(name);
    return written;
  });
