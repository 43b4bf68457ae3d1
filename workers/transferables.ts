/**
 * Returns the buffers in an output that can be transferred instead of copied, without duplicates (`postMessage` rejects
 * those). Views of part of a buffer are copied, because the rest may be in use elsewhere, such as WebAssembly memory.
 */
export function transferablesIn(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const look = (at: unknown): void => {
    if (ArrayBuffer.isView(at)) {
      if (at.buffer instanceof ArrayBuffer && at.byteLength === at.buffer.byteLength) buffers.add(at.buffer);
    } else if (typeof at === 'object' && at !== null) Object.values(at).forEach(look);
  };
  look(value);
  return [...buffers];
}
