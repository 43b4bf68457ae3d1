/** Code that a page loads on demand, or that is preloaded before rendering to avoid a placeholder. */
export interface Preloadable<T> {
  /** Returns what `preload` has loaded; undefined before. */
  get: () => T | undefined;
  preload: () => Promise<T>;
}

export function preloadable<T>(load: () => Promise<T>): Preloadable<T> {
  let loaded: T | undefined;
  return {
    get: () => loaded,
    preload: async () => (loaded ??= await load()),
  };
}
