import { createBrowserHistory } from '@tanstack/react-router';

/**
 * A browser history without fragment and query. A fragment holds the exact state of a tool; the router would decode it
 * and write it back changed (`text=a%26b` as `text=a&b`).
 */
export function createHistory() {
  return createBrowserHistory({
    parseLocation: () => {
      const { pathname } = window.location;
      const state = window.history.state ?? { key: '', __TSR_index: 0 };
      return { href: pathname, pathname, search: '', hash: '', state };
    },
  });
}
