import { preloadable } from '../../preload.ts';

/** The code of tables that one scrolls through. */
export const gridCode = preloadable(() => import('./grid-view.tsx'));
