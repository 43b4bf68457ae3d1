/**
 * What is typed on the open page, for a reload that must not lose it (a new version of the product). In memory only; the
 * service worker keeps it from one load to the next.
 */
const givers = new Map<string, () => unknown>();
let returned = new Map<string, unknown>();

/** Offers to give what is typed in a part of the page; `undefined` means nothing. Returns how to withdraw. */
export function offerDraft(part: string, give: () => unknown): () => void {
  givers.set(part, give);
  return () => {
    if (givers.get(part) === give) givers.delete(part);
  };
}

/** What is typed, by the part of the page; empty when nothing is. */
export function collectDrafts(): Map<string, unknown> {
  const all = [...givers].map(([part, give]) => [part, give()] as const);
  return new Map(all.filter(([, draft]) => draft !== undefined));
}

/** Gives back what was collected before the reload. */
export function returnDrafts(drafts: ReadonlyMap<string, unknown>): void {
  returned = new Map(drafts);
}

/** What was typed in this part before the reload, once. */
export function takeDraft(part: string): unknown {
  const draft = returned.get(part);
  returned.delete(part);
  return draft;
}
