import { createStore } from './create-store.ts';
import { useStore } from './use-store.ts';

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

const notices = createStore<readonly Notice[]>([]);

export function dismiss(id: string): void {
  notices.update((shown) => shown.filter((notice) => notice.id !== id));
}

/** Shows a notice; one with the same id is replaced. */
export function notify(notice: Notice): void {
  notices.update((shown) => [...shown.filter(({ id }) => id !== notice.id), notice]);
  if (notice.sticky) return;
  window.setTimeout(() => {
    if (notices.get().includes(notice)) dismiss(notice.id);
  }, SHOWN_FOR_MS);
}

export const useNotices = (): readonly Notice[] => useStore(notices);
