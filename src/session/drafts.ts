/**
 * Unsaved input on the pages of this visit. In memory only: that of the open page, and that of the pages that "back" and
 * "forward" lead to. The service worker keeps it from one load of a tab to the next, except for secrets.
 */
export interface Draft {
  /** Without secrets: the part that may leave the memory of the page. */
  open: unknown;
  /** Absent if nothing secret was typed. */
  secret?: unknown;
}

type Drafts = ReadonlyMap<string, Draft>;

const sources = new Map<string, () => Draft | undefined>();
/** What pages contained when they were left, by their entry in the browser's history and by part; oldest first. */
const left = new Map<string, Drafts>();

const MOST_PAGES = 50;
/** Of all texts together. The page left last is kept regardless of its size. */
const MOST_CHARACTERS = 50_000_000;

/** Returns the name of the current entry in the browser's history, if it has one yet. */
function currentEntry(): string | undefined {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Returns the name of the current entry in the browser's history, and names it if necessary, as the router does. (The
 * first page renders without the router, and links within a page bypass it.)
 */
export function historyEntry(): string {
  const before = currentEntry();
  if (before !== undefined) return before;
  // Not `randomUUID`, which is missing on plain HTTP.
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  window.history.replaceState({ __TSR_index: 0, ...window.history.state, key, __TSR_key: key }, '');
  return key;
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Map) return charactersIn([...value.values()]);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
}

function forgetOldest(): void {
  const newestFirst = [...left.keys()].toReversed();
  let characters = 0;
  for (const [index, entry] of newestFirst.entries()) {
    characters += charactersIn(left.get(entry));
    if (index >= MOST_PAGES || (index > 0 && characters > MOST_CHARACTERS)) left.delete(entry);
  }
}

/** Sets the drafts of an entry, as the newest. */
function keep(entry: string, drafts: Drafts): void {
  left.delete(entry);
  if (drafts.size > 0) left.set(entry, drafts);
  forgetOldest();
}

/**
 * Registers a part of the page that may have unsaved input; `give` returns it, or `undefined` for none. Returns a
 * function to unregister.
 */
export function registerDraft(part: string, give: () => Draft | undefined): () => void {
  sources.set(part, give);
  return () => {
    if (sources.get(part) === give) sources.delete(part);
  };
}

/** Returns the unsaved input on the open page by part; empty if there is none. */
export function collectDrafts(): ReadonlyMap<string, Draft> {
  const all = [...sources].map(([part, give]) => [part, give()] as const);
  return new Map(all.filter((entry): entry is [string, Draft] => entry[1] !== undefined));
}

/** Keeps what a registered part contains when its page is left, for when the user comes back to that entry. */
export function leaveDraft(entry: string, part: string): void {
  const draft = sources.get(part)?.();
  const others = [...(left.get(entry) ?? [])].filter(([other]) => other !== part);
  keep(entry, new Map(draft ? [...others, [part, draft]] : others));
}

/** Returns what this part of the page contained when the page was left or reloaded. */
export function leftDraft(part: string): Draft | undefined {
  const entry = currentEntry();
  return entry === undefined ? undefined : left.get(entry)?.get(part);
}

/** The same for a part whose draft is a text. */
export function leftText(part: string): string | undefined {
  const open = leftDraft(part)?.open;
  return typeof open === 'string' ? open : undefined;
}

/** Drafts by entry of the history and by part, as they survive a load of the page. */
export type SavedDrafts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const withoutSecrets = (drafts: Drafts) =>
  new Map([...drafts].flatMap(([part, { open }]) => (open === undefined ? [] : [[part, open] as const])));

/** Returns the unsaved input on all pages of this visit, without secrets. */
export function savedDrafts(): SavedDrafts {
  const entry = historyEntry();
  const others = [...(left.get(entry) ?? [])].filter(([part]) => !sources.has(part));
  keep(entry, new Map([...others, ...collectDrafts()]));
  return new Map(
    [...left].map(([of, drafts]) => [of, withoutSecrets(drafts)] as const).filter(([, { size }]) => size > 0),
  );
}

/** Restores what was saved before the page was loaded; anything else is ignored. */
export function restoreDrafts(saved: unknown): void {
  if (!(saved instanceof Map)) return;
  for (const [entry, drafts] of saved) {
    if (typeof entry !== 'string' || !(drafts instanceof Map)) continue;
    keep(entry, new Map([...drafts].map(([part, open]) => [String(part), { open }])));
  }
}
