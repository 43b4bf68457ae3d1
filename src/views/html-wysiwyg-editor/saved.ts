const KEY = 'it-tools:html-wysiwyg-editor';

/** Runs a call of the Storage API; undefined when the browser blocks it or its quota is used up. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The HTML as it was left; null when there is none. */
export function loadDraft(): string | null {
  return attempt(() => window.localStorage.getItem(KEY)) ?? null;
}

export function saveDraft(html: string): void {
  attempt(() => window.localStorage.setItem(KEY, html));
}
