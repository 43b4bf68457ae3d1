import { preloadable } from '../preload.ts';

/** Two editors with their differences, and CodeMirror. */
export const mergeCode = preloadable(() => import('./merge-editor.ts'));
