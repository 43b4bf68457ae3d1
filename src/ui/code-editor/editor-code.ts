import { preloadable } from '../preload.ts';

/** CodeMirror and everything built on it. */
export const editorCode = preloadable(() => import('./editor.ts'));
