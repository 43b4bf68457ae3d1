/** A worker that hears nothing of a cancellation for longer than 100 ms is ended. */
const REST_MS = 50;

/** Returns a function that, called again and again by long work, lets the worker receive messages now and then. */
export function resting(signal: AbortSignal): () => Promise<void> | undefined {
  let rested = performance.now();
  const rest = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    rested = performance.now();
    signal.throwIfAborted();
  };
  return () => (performance.now() - rested < REST_MS ? undefined : rest());
}
