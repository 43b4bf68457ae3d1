import { heads as written, load } from 'virtual:catalog';
import type { CardHead } from '../core/card.ts';

/** Every tool of this installation. In the built page it is empty until `loadCatalog` resolves. */
export let heads: readonly CardHead[];

let byId: ReadonlyMap<string, CardHead>;
let byOldPath: ReadonlyMap<string, string>;

const followers: (() => void)[] = [];

function setHeads(cards: readonly CardHead[]): void {
  heads = cards;
  byId = new Map(heads.map((card) => [card.id, card]));
  byOldPath = new Map(heads.flatMap((card) => card.redirectFrom.map((path) => [path, card.id] as const)));
  for (const follow of followers) follow();
}

/** Runs `follow` now and whenever `heads` has changed, so that what is made of it never holds a tool that was removed. */
export function followHeads(follow: () => void): void {
  followers.push(follow);
  follow();
}

const whole = (cards: typeof written) => cards.map((head) => ({ redirectFrom: [], view: false, ...head }));
setHeads(whole(written));

/**
 * Loads the catalog, which the built page keeps as data separate from the code. Await it before reading the
 * catalog.
 */
export async function loadCatalog(): Promise<void> {
  if (load) setHeads(whole(await load()));
}

/** Resolves once the tools of this installation are known. Await it before reading tools ahead of the first paint. */
export let settled: Promise<unknown> = Promise.resolve();

/** Announces that `arrange` may still be called until `decided` resolves. */
export function settle(decided: Promise<unknown>): void {
  settled = decided;
}

/** Removes or reorders tools for the lifetime of the page. Call it before anything is shown. */
export function arrange(change: (cards: readonly CardHead[]) => readonly CardHead[]): void {
  setHeads(change(heads));
}

export function cardById(id: string): CardHead | undefined {
  return byId.get(id);
}

/** Returns the id that an old path such as `/hash` redirects to. */
export function redirectOf(path: string): string | undefined {
  return byOldPath.get(path);
}
