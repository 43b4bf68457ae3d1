// Words of a command line as a POSIX shell reads them back.

/** One word in single quotes where it needs them (POSIX 2.2.2); a single quote inside is written `'\''`. */
export function shellQuote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
