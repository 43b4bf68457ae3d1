/**
 * Runs work that only its thread can end: a page ends its worker. In the package for programs, `src/executor/platform-time.ts` takes
 * the place of this file.
 */
export const withinTime = <T>(work: () => T, _milliseconds: number): T | undefined => work();
