/**
 * Unsaved input on the open page, preserved across a reload (for a new version of the app). In memory only; the service
 * worker keeps it from one load to the next.
 */
const sources = new Map<string, () => unknown>();
let restored = new Map<string, unknown>();

/**
 * Registers a part of the page that may have unsaved input; `give` returns it, or `undefined` for none. Returns a
 * function to unregister.
 */
export function registerDraft(part: string, give: () => unknown): () => void {
  sources.set(part, give);
  return () => {
    if (sources.get(part) === give) sources.delete(part);
  };
}

/** Returns the unsaved input by part of the page; empty if there is none. */
export function collectDrafts(): Map<string, unknown> {
  const all = [...sources].map(([part, give]) => [part, give()] as const);
  return new Map(all.filter(([, draft]) => draft !== undefined));
}

/** Restores what was collected before the reload. */
export function restoreDrafts(drafts: ReadonlyMap<string, unknown>): void {
  restored = new Map(drafts);
}

/** Returns the input of this part from before the reload, only once. */
export function takeDraft(part: string): unknown {
  const draft = restored.get(part);
  restored.delete(part);
  return draft;
}
