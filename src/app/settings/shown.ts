import { createStore } from '../../session/create-store.ts';

/** Is the dialog with the settings open? */
export const settingsShown = createStore(false);
