import { ActionInterface } from 'kbar/lib/action/ActionInterface.js';
import { Command } from 'kbar/lib/action/Command.js';
import { history } from 'kbar/lib/action/HistoryImpl.js';
import * as tinykeys from 'kbar/lib/tinykeys.js';
import type { Action, HistoryItem } from 'kbar/lib/types.js';
import { useSyncExternalStore } from 'react';
import { isPlainKey } from './keys/sequences.ts';

// From kbar, this file uses the store of nested actions, commands with their undo and redo history, and the listener
// for key sequences. Open state, input, ranking and list are our own (docs/decisions.md), so it imports these modules
// directly: the index would include kbar's user interface.

export type Undo = () => void;

/** Something other than a tool that the palette offers. */
export interface PaletteAction {
  /** The same in all languages. */
  id: string;
  kind: 'action' | 'page' | 'external';
  name: string;
  /** The English name, if the current language is another one. */
  english?: string;
  keywords?: readonly string[];
  icon: string;
  /** Its shortcut, for display only: whoever registers the action handles it. */
  shortcut?: string;
  /** Keys to press one after another on any page, such as `g`, `h`. */
  sequence?: readonly string[];
  href?: string;
  /** Keeps the palette open, for actions that are repeated, such as switching the theme. */
  keepOpen?: boolean;
  /** The id of the action that lists it; must be registered before it. */
  parent?: string;
  /** Its name in that list. */
  short?: string;
  /** Is it the current choice in that list? */
  current?: boolean;
  /** Is it unlisted, so that only its keys run it? */
  hidden?: boolean;
  /** Performs the action. May return a function that undoes it. An action with children has no effect of its own. */
  perform?(): Undo | void | Promise<unknown>;
}

interface Registered extends Action {
  item: PaletteAction;
}

/** kbar keeps extra properties of an action, but its types don't include them. */
const itemOf = (action: object) => (action as Registered).item;

const store = new ActionInterface();
/** Names of performed actions, by their records in kbar's history. */
const names = new WeakMap<HistoryItem, { id: string; name: string }>();
const MOST_UNDONE = 100;

interface Snapshot {
  /** Listed actions, parents before their children. */
  actions: readonly PaletteAction[];
  /** Names of what undo and redo would affect. */
  undo: string | null;
  redo: string | null;
  /** Active key sequences, with the names of their actions. */
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
 * Performs a change. If it returns an undo function, the change can be undone and redone while the page is open. Each change is a new
 * command, because kbar keeps only the last use of a command.
 */
export function performUndoable(id: string, name: string, perform: () => Undo | void | Promise<unknown>): void {
  // After a redo, undo restores the state from before that redo.
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

/** Undoes the last change (of the action with this id, if given). Returns its name; null if there is nothing to undo. */
export function undo(id?: string): string | null {
  const record = history.undoStack.findLast((item) => id === undefined || names.get(item)?.id === id);
  if (!record) return null;
  history.undo(record);
  update();
  return names.get(record)?.name ?? null;
}

/** Redoes the last undone change. Returns its name; null if there is none. */
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

/** Replaces the registered actions; call it again when names change. */
export function registerActions(actions: readonly PaletteAction[]): void {
  store.remove(Object.values(store.actions));
  store.add(actions.map(toKbar));
  update({ actions: actions.filter(({ hidden }) => !hidden) });
}

/** Runs a registered action. */
export function performAction(id: string): void {
  store.actions[id]?.command?.perform();
}

/** The actions listed by another one. */
export function childrenOf(id: string): PaletteAction[] {
  return store.actions[id]?.children.map(itemOf) ?? [];
}

/** The registered actions and the state of the history; the same object until something changes. */
export function useRegistry(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}

// Node and bundlers disagree on the default export of this CommonJS module.
const listen = (tinykeys.default as unknown as { default?: typeof tinykeys.default }).default ?? tinykeys.default;
/** The 400 ms that kbar itself allows are too short for many people. */
const SEQUENCE_MS = 1000;

/** An event target that forwards plain keys only. Keys typed into fields or with modifiers just reset a sequence. */
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

/** Listens for the sequences of the registered actions. Returns a function that stops it. */
export function listenForSequences(): () => void {
  const all = Object.values(store.actions).filter(({ shortcut }) => shortcut !== undefined);
  const keys = all.flatMap(({ id, shortcut = [] }) => {
    const run = (event: KeyboardEvent) => {
      event.preventDefault();
      performAction(id);
    };
    return [
      [shortcut.join(' '), run],
      // On layouts without Latin letters, by the positions of the keys.
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
