import { ActionInterface } from 'kbar/lib/action/ActionInterface.js';
import { Command } from 'kbar/lib/action/Command.js';
import { history } from 'kbar/lib/action/HistoryImpl.js';
import * as tinykeys from 'kbar/lib/tinykeys.js';
import type { Action, HistoryItem } from 'kbar/lib/types.js';
import { useSyncExternalStore } from 'react';
import { isPlainKey } from './keys/sequences.ts';

// Of kbar this file takes the store of actions with their children, the commands with their undo and redo history, and the
// listener for key sequences, and nothing of its view: open state, input, ranking and list are ours (docs/decisions.md).
// Deep imports, since its index would bring the view along.

export type Undo = () => void;

/** Something besides the tools that the palette can do. */
export interface PaletteAction {
  /** Never changes; names in other languages go with the same id. */
  id: string;
  kind: 'action' | 'page' | 'external';
  name: string;
  /** The name in English, where that is not the language that is shown. */
  english?: string;
  keywords?: readonly string[];
  icon: string;
  /** Its keys, in words; only shown, whoever registers the action listens for them. */
  shortcut?: string;
  /** Keys to be pressed one after the other on any page, as `g`, `h`. */
  sequence?: readonly string[];
  href?: string;
  /** For what one does several times in a row, as switching the theme. */
  keepOpen?: boolean;
  /** The id of the action whose list it is in; that one is registered before it. */
  parent?: string;
  /** Its name in that list. */
  short?: string;
  /** Is it what is chosen now in that list? */
  current?: boolean;
  /** Is it in no list, so that only its keys run it? */
  hidden?: boolean;
  /** Does it, and gives how to undo it if it can be undone. An action with children only opens their list. */
  perform?(): Undo | void | Promise<unknown>;
}

interface Registered extends Action {
  item: PaletteAction;
}

/** kbar keeps the other properties of an action, but its types don't say so. */
const itemOf = (action: object) => (action as Registered).item;

const store = new ActionInterface();
/** What was done, by its record in kbar's history. */
const names = new WeakMap<HistoryItem, { id: string; name: string }>();
const MOST_UNDONE = 100;

interface Snapshot {
  /** What can be listed, parents before their children. */
  actions: readonly PaletteAction[];
  /** What undo and redo would take back or do again. */
  undo: string | null;
  redo: string | null;
  /** The keys that are listened for, with the names of what they run. */
  sequences: readonly { keys: readonly string[]; name: string }[];
}

const listeners = new Set<() => void>();
let snapshot: Snapshot = { actions: [], undo: null, redo: null, sequences: [] };

const lastName = (stack: readonly HistoryItem[]) => {
  const last = stack.at(-1);
  return (last && names.get(last)?.name) ?? null;
};

function update(change: Partial<Snapshot> = {}): void {
  const { undoStack, redoStack } = history;
  snapshot = { ...snapshot, ...change, undo: lastName(undoStack), redo: lastName(redoStack) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Does something that may give how to undo it; then it can be undone and redone until the page is left. Each time is a command of
 * its own: kbar forgets what a command did before.
 */
export function performUndoable(id: string, name: string, perform: () => Undo | void | Promise<unknown>): void {
  // Done again, it is undone to what was there by then.
  let undo: Undo | undefined;
  const command = new Command(
    {
      perform() {
        const result = perform();
        if (typeof result !== 'function') return result;
        undo = result;
        return () => undo?.();
      },
    },
    { history },
  );
  command.perform();
  const record = history.undoStack.at(-1);
  if (!undo || !record) return;
  names.set(record, { id, name });
  history.redoStack.splice(0);
  if (history.undoStack.length > MOST_UNDONE) history.undoStack.shift();
  update();
}

/** Undoes what was done last, by the action with this id if one is given. Gives its name; null when there is nothing to undo. */
export function undo(id?: string): string | null {
  const record = history.undoStack.findLast((item) => id === undefined || names.get(item)?.id === id);
  if (!record) return null;
  history.undo(record);
  update();
  return names.get(record)?.name ?? null;
}

/** Does again what was undone last, and gives its name. */
export function redo(): string | null {
  const record = history.redo();
  if (!record) return null;
  update();
  return names.get(record)?.name ?? null;
}

function toKbar(item: PaletteAction): Registered {
  const { id, name, kind, keywords, parent, sequence, perform } = item;
  return {
    id,
    name,
    parent,
    keywords: keywords?.join(','),
    section: kind,
    shortcut: sequence && [...sequence],
    perform: perform && (() => performUndoable(id, name, () => perform.call(item))),
    item,
  };
}

/** Sets what the palette offers beside the tools; call it again when names change. */
export function registerActions(actions: readonly PaletteAction[]): void {
  store.remove(Object.values(store.actions));
  store.add(actions.map(toKbar));
  update({ actions: actions.filter(({ hidden }) => !hidden) });
}

/** Runs a registered action. */
export function performAction(id: string): void {
  store.actions[id]?.command?.perform();
}

/** The actions that an action opens a list of; none for one that does something itself. */
export function childrenOf(id: string): PaletteAction[] {
  return store.actions[id]?.children.map(itemOf) ?? [];
}

/** What is registered and what can be undone; the same object until that changes. */
export function useRegistry(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}

// Node and bundlers differ in what the default of this CommonJS module is.
const listen = (tinykeys.default as unknown as { default?: typeof tinykeys.default }).default ?? tinykeys.default;
/** kbar's own 400 ms are too short for many hands. */
const SEQUENCE_MS = 1000;

/** The page without what is typed into fields, or means something else: that only ends a sequence. */
function plainKeysOf(page: Window) {
  const handlers = new Map<unknown, (event: KeyboardEvent) => void>();
  return {
    addEventListener(type: string, press: (event: KeyboardEvent) => void) {
      const handler = (event: KeyboardEvent) =>
        press(isPlainKey(event) ? event : new KeyboardEvent(type, { key: 'Unidentified' }));
      handlers.set(press, handler);
      page.addEventListener('keydown', handler);
    },
    removeEventListener(_: string, press: unknown) {
      const handler = handlers.get(press);
      if (handler) page.removeEventListener('keydown', handler);
    },
  };
}

/** Listens for the sequences of the actions that are registered now. Gives how to stop. */
export function listenForSequences(): () => void {
  const all = Object.values(store.actions).filter(({ shortcut }) => shortcut !== undefined);
  const keys = all.flatMap(({ id, shortcut = [] }) => {
    const run = (event: KeyboardEvent) => {
      event.preventDefault();
      performAction(id);
    };
    return [
      [shortcut.join(' '), run],
      // On layouts without Latin letters by the places of the keys.
      [
        shortcut.map((key) => `Key${key.toUpperCase()}`).join(' '),
        (event: KeyboardEvent) => !/^[a-z]$/i.test(event.key) && run(event),
      ],
    ] as const;
  });
  const stop = listen(plainKeysOf(window) as unknown as Window, Object.fromEntries(keys), { timeout: SEQUENCE_MS });
  update({ sequences: all.map(({ shortcut = [], name }) => ({ keys: shortcut, name })) });
  return () => {
    stop();
    update({ sequences: [] });
  };
}
