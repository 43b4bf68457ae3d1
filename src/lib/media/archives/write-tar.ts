// Writes tar archives as POSIX does: ustar, with pax records for what doesn't fit.
type Piece = Uint8Array<ArrayBuffer>;

const BLOCK = 512;
/** The largest number of eleven octal digits. */
const MOST_OCTAL = 8 ** 11 - 1;

interface TarFile {
  path: string;
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
}

const encode = (text: string): Piece => new TextEncoder().encode(text);

function header({ path, size, modified }: TarFile, type: '0' | 'x'): Piece {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, text: string) => block.set(encode(text), at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.set(encode(path).subarray(0, 100));
  put(100, `${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`);
  put(124, `${octal(Math.min(size, MOST_OCTAL), 11)}\0`);
  put(136, `${octal(Math.max(0, Math.floor(modified / 1000)), 11)}\0`);
  put(148, '        ');
  put(156, type);
  put(257, 'ustar\x0000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${octal(sum, 6)}\0 `);
  return block;
}

/** A record says its own length, whose digits count too. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = encode(rest).length;
  let length = bytes + String(bytes).length;
  length = bytes + String(length).length;
  return length + rest;
}

function padding(size: number): Piece {
  return new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Writes a tar archive. */
export async function* writeTar<F extends TarFile>(
  files: readonly F[],
  read: (file: F) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for (const file of files) {
    const records = [
      // oxlint-disable-next-line no-control-regex -- ASCII fits everywhere
      encode(file.path).length > 100 || !/^[\u0000-\u007f]*$/.test(file.path) ? paxRecord('path', file.path) : '',
      file.size > MOST_OCTAL ? paxRecord('size', String(file.size)) : '',
    ].join('');
    if (records !== '') {
      const bytes = encode(records);
      yield header({ path: 'PaxHeaders/file', size: bytes.length, modified: file.modified }, 'x');
      yield bytes;
      yield padding(bytes.length);
    }
    yield header(file, '0');
    yield* read(file);
    yield padding(file.size);
  }
  yield new Uint8Array(2 * BLOCK);
}
