/**
 * Buffers in an output that can be handed over instead of copied, each once (a second mention is an error of
 * `postMessage`). Views of a part of a buffer are copied: the rest may belong to somebody else, as the memory of WebAssembly.
 */
export function transferablesIn(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (at: unknown): void => {
    if (at instanceof Uint8Array) {
      if (at.buffer instanceof ArrayBuffer && at.byteLength === at.buffer.byteLength) found.add(at.buffer);
    } else if (typeof at === 'object' && at !== null) Object.values(at).forEach(look);
  };
  look(value);
  return [...found];
}
