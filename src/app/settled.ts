import { createStore } from '../session/create-store.ts';

/** Whether the first page is shown and the browser was idle since: the moment for all that the page does without at first. */
export const settled = createStore(false);
