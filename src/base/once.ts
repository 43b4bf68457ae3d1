/**
 * Returns a function that loads something once, and again only after a failure. Awaiting what is loaded takes no task of
 * its own, in which the browser may paint first, unlike a repeated `import()`.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
