import { createStore } from '../../session/create-store.ts';

/** Whether the settings dialog is open. */
export const settingsShown = createStore(false);
