import type { Recognition } from '../core/recognition/recognize.ts';
import type { Tool } from '../core/tool.ts';

/** All specs by path, evaluated at build time by the catalog plugin and the spec tests; never shipped to the page. */
export const allSpecs = import.meta.glob<Tool>(
  ['../../tool-specs/*/*.ts', '!../../tool-specs/*/*.cases.ts', '!../../tool-specs/*/*.recognize.ts'],
  {
    eager: true,
    import: 'default',
  },
);

/** What the tools know of a text, by path. */
export const allRecognition = import.meta.glob<Recognition>('../../tool-specs/*/*.recognize.ts', {
  eager: true,
  import: 'default',
});
