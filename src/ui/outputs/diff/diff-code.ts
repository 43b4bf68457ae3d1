import { preloadable } from '../../preload.ts';

/** The rows of a diff. */
export const diffCode = preloadable(() => import('./diff-view.tsx'));
