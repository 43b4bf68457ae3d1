/**
 * Quotes one word for a POSIX shell: unquoted if no character is special, otherwise in single quotes, with `'\''` for a
 * single quote (IEEE Std 1003.1, 2.2.2).
 */
export function shellQuote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
