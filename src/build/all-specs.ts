import type { Tool } from '../core/tool.ts';

/** Every spec by its path; evaluated at build time by the catalogue plugin and by the law tests, never part of the page. */
export const allSpecs = import.meta.glob<Tool>(['../../tool-specs/*/*.ts', '!../../tool-specs/*/*.cases.ts'], {
  eager: true,
  import: 'default',
});
