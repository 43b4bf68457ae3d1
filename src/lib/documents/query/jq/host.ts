// What jq asks its operating system for: its input, its output and the time. It has no files and no environment.
import { clockCalls } from './clock.ts';
import { type MemoryView, viewOf } from './memory.ts';

/** A run as a terminal sees it. */
export interface Finished {
  status: number;
  output: string;
  messages: string;
  /** Whether it was stopped since it wrote more than it may. */
  isCut: boolean;
}

interface Limits {
  /** Bytes of output. */
  output: number;
  /** Bytes of messages; more are dropped. */
  messages: number;
}

const ENOENT = -44;
const ENOTTY = -59;
const ESPIPE = 70;

/** Thrown through jq to end it. */
class Exit extends Error {
  readonly status: number;
  readonly isCut: boolean;

  constructor(status: number, isCut = false) {
    super('exit');
    this.status = status;
    this.isCut = isCut;
  }
}

/** Collects bytes. */
function sink() {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(piece: Uint8Array): void {
      pieces.push(piece);
      length += piece.length;
    },
    text(): string {
      const decoder = new TextDecoder();
      return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
    },
  };
}

interface Exports {
  E: WebAssembly.Memory;
  F: () => void;
  G: (count: number, names: number) => number;
  I: (value: number) => void;
  J: (size: number) => number;
}

/**
 * Runs jq with these arguments. Its names are the short ones that its compiler chose: they change with the package, whose
 * version is fixed, and a test sees it.
 */
export function runJq(
  module: WebAssembly.Module,
  args: readonly string[],
  input: Uint8Array,
  now: number,
  limits: Limits,
): Finished {
  const output = sink();
  const messages = sink();
  let position = 0;
  const exit = (status: number): never => {
    throw new Exit(status);
  };
  const stop = (): never => {
    throw new WebAssembly.RuntimeError('jq gave up');
  };
  const missing = () => ENOENT;
  const nothing = () => 0;
  /** Goes through the pieces of memory that a call names; `work` returns how much of one it has done. */
  const pieces = (at: number, count: number, done: number, work: (start: number, length: number) => number): number => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const length = view.read(at + 8 * index + 4);
      const part = work(view.read(at + 8 * index), length);
      sum += part;
      if (part < length) break;
    }
    view.write(done, sum);
    return 0;
  };
  const a = {
    a: stop,
    b: exit,
    c: nothing,
    d: (file: number, at: number, count: number, done: number) =>
      pieces(at, count, done, (start, length) => {
        const piece = view.bytes().slice(start, start + length);
        if (file === 1) output.add(piece);
        else if (messages.length < limits.messages) messages.add(piece);
        if (output.length > limits.output) throw new Exit(0, true);
        return length;
      }),
    e: nothing,
    f: missing,
    g: (_file: number, at: number, count: number, done: number) =>
      pieces(at, count, done, (start, length) => {
        const piece = input.subarray(position, position + length);
        view.bytes().set(piece, start);
        position += piece.length;
        return piece.length;
      }),
    h: () => ENOTTY,
    i: nothing,
    j: (count: number, size: number) => {
      view.write(count, 0);
      view.write(size, 0);
      return 0;
    },
    n: () => ESPIPE,
    o: (size: number) => {
      const memory = started.E;
      const missingBytes = (size >>> 0) - memory.buffer.byteLength;
      try {
        memory.grow(Math.ceil(Math.max(missingBytes, memory.buffer.byteLength / 5) / 65_536));
        return 1;
      } catch {
        return 0;
      }
    },
    p: missing,
    q: missing,
    r: nothing,
    s: exit,
    t: nothing,
    w: (_file: number, at: number) => {
      view.bytes().fill(0, at, at + 24);
      return 0;
    },
    x: missing,
    y: missing,
    z: missing,
    A: nothing,
    B: () => now,
    C: (to: number, from: number, length: number) => view.bytes().copyWithin(to, from, from + length),
    D: stop,
    ...clockCalls(
      () => view,
      (value) => started.I(value),
    ),
  };
  const started: Exports = new WebAssembly.Instance(module, { a }).exports as unknown as Exports;
  const view: MemoryView = viewOf(started.E);
  let status: number;
  let isCut = false;
  try {
    started.F();
    const names = ['jq', ...args].map((text) => {
      const bytes = new TextEncoder().encode(`${text}\0`);
      const at = started.J(bytes.length);
      view.bytes().set(bytes, at);
      return at;
    });
    const list = started.J(4 * names.length + 4);
    for (const [index, at] of [...names, 0].entries()) view.write(list + 4 * index, at);
    status = started.G(names.length, list);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    ({ status, isCut } = error);
  }
  return { status, output: output.text(), messages: messages.text(), isCut };
}
