import { createStore } from './create-store.ts';
import { useStore } from './use-store.ts';

/** A short message at the edge of the page that disappears after a while. Texts are keys of app.json. */
export interface Notice {
  id: string;
  text: string;
  params?: Record<string, string>;
  action?: { label: string; perform: () => void };
  /** Stays until it is answered or closed. */
  sticky?: boolean;
}

const notices = createStore<readonly Notice[]>([]);

export function dismiss(id: string): void {
  notices.update((shown) => shown.filter((notice) => notice.id !== id));
}

/** Shows a notice, replacing one with the same id. */
export function notify(notice: Notice): void {
  notices.update((shown) => [...shown.filter(({ id }) => id !== notice.id), notice]);
}

export const useNotices = (): readonly Notice[] => useStore(notices);
