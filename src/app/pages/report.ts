/** What may be sent to us: the kind of error, where, and which version. Its message may hold what was typed, so it stays here. */
export function reportOf(error: unknown, pathname: string): string {
  const name = error instanceof Error ? error.name : typeof error;
  return [`Error: ${name}`, `Page: ${pathname}`, `Version: ${__APP_VERSION__}`].join('\n');
}
