import fs from 'node:fs';

const DESCRIPTOR = 1;

/** Ends the process, whose output can't be written. */
function end({ code, message }: NodeJS.ErrnoException): never {
  if (code === 'EPIPE') process.exit(0); // the reader has closed the pipe, as `head` does
  process.stderr.write(`it-tools: can't write the output: ${message}\n`); // such as a disk that is full
  process.exit(1);
}

let stream: NodeJS.WriteStream | undefined;

/** Standard output as a stream, which takes Node longer to load than most tools need to run. */
export function standardOutput(): NodeJS.WriteStream {
  stream ??= process.stdout.on('error', end);
  return stream;
}

function takesBytes(): boolean {
  if (process.platform === 'win32') return false;
  try {
    const output = fs.fstatSync(DESCRIPTOR);
    return output.isFIFO() || output.isFile() || output.isSocket();
  } catch {
    return false; // it's closed
  }
}

let isBytes: boolean | undefined;

/** Whether bytes are written as they are; a terminal, a device or what Windows has instead gets the stream. */
const isPlain = (): boolean => !stream && (isBytes ??= takesBytes());

/** Whether it is a terminal, which shows colors and tables. */
export const isTerminal = (): boolean => !isPlain() && standardOutput().isTTY;

/** Writes to standard output. */
export function write(content: string | Uint8Array): void {
  if (!isPlain()) {
    standardOutput().write(content);
    return;
  }
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let at = 0;
  try {
    while (at < bytes.length) at += fs.writeSync(DESCRIPTOR, bytes, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') end(error as NodeJS.ErrnoException);
    standardOutput().write(bytes.subarray(at)); // a reader that is slower, and a pipe that doesn't wait for it
  }
}
