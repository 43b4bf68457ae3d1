import { useSyncExternalStore } from 'react';

/** A short message at the edge of the page. Texts are keys of app.json. */
export interface Notice {
  id: string;
  text: string;
  params?: Record<string, string>;
  action?: { label: string; perform: () => void };
  /** Stays until it is answered or closed. */
  sticky?: boolean;
}

const SHOWN_FOR_MS = 6000;

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function dismiss(id: string): void {
  become(notices.filter((notice) => notice.id !== id));
}

/** Shows a notice; one with the same id is replaced. */
export function notify(notice: Notice): void {
  become([...notices.filter(({ id }) => id !== notice.id), notice]);
  if (notice.sticky) return;
  window.setTimeout(() => {
    if (notices.includes(notice)) dismiss(notice.id);
  }, SHOWN_FOR_MS);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => notices,
  );
}
