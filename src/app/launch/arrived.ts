import { createStore } from '../../session/create-store.ts';

/** Files that aren't text, from outside, until the user chooses the tool that opens them. */
export const arrived = createStore<readonly File[]>([]);
