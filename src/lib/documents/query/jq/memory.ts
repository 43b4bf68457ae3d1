/** The memory of a run, by kinds of values. */
export function viewOf(memory: WebAssembly.Memory) {
  // Buffers are replaced whenever the memory grows.
  const bytes = () => new Uint8Array(memory.buffer);
  const numbers = () => new DataView(memory.buffer);
  return {
    bytes,
    read: (at: number) => numbers().getUint32(at, true),
    write: (at: number, value: number) => numbers().setInt32(at, value, true),
    text(at: number): string {
      const all = bytes();
      return new TextDecoder().decode(all.slice(at, all.indexOf(0, at)));
    },
    /** Writes a text and its end. */
    put(at: number, text: string): void {
      bytes().set([...new TextEncoder().encode(text), 0], at);
    },
  };
}

export type MemoryView = ReturnType<typeof viewOf>;
