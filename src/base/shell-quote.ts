/**
 * One word of a command line as a POSIX shell reads it back: bare where no character in it is special, else in single
 * quotes, with `'\''` for a single quote (IEEE Std 1003.1, 2.2.2).
 */
export function shellQuote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
