import { createStore } from '../session/create-store.ts';

/**
 * Whether the first page is shown and the browser has been idle since: the moment to start everything that the page
 * doesn't need at first.
 */
export const settled = createStore(false);
