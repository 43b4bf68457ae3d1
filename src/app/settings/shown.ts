import { createStore } from '../../session/create-store.ts';

/** Whether the settings dialog is open, and perhaps which part of it is in view. */
export const settingsShown = createStore<boolean | 'stored'>(false);
