/** Runs a call of the Storage API; undefined when the browser blocks it or its quota is used up. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** A text that a view keeps between visits, under the prefix that "Clear data" takes away; where nothing may be kept, none is there. */
export function keptText(view: string) {
  const key = `it-tools:${view}`;
  return {
    load: (): string | null => attempt(() => window.localStorage.getItem(key)) ?? null,
    save: (text: string): void => attempt(() => window.localStorage.setItem(key, text)),
    forget: (): void => attempt(() => window.localStorage.removeItem(key)),
  };
}
