import type { Plugin } from 'vite';

/** The chunks that run most of their functions as soon as they arrive. */
const RUN_AT_ONCE = new Set(['index', 'form', 'core']);

/** Must come first in the file (https://v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile all functions of these chunks in the background while they arrive, rather than each function on
 * the page's thread when it is first called.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite puts a list of files in front of the code
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && RUN_AT_ONCE.has(chunk.name)) chunk.code = HINT + chunk.code;
      },
    },
  };
}
