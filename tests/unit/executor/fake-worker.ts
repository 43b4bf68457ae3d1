import * as Comlink from 'comlink';
import type { Result } from '../../../src/core/run.ts';

/** How a fake worker handles a run; other runs stay pending. */
export type Work = (signal: AbortSignal, progress: (share: number) => void) => Promise<Result>;

/** A worker without a thread: the same messages over a channel. */
export class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  /** How many of the next workers find no script. */
  static unloaded = 0;
  /** Whether workers get their locks. */
  static holds = true;
  static work: Work = async () => ({ ok: true, output: 'done', warnings: [] });
  /** What becomes of a picture that is to be small; by default, nothing comes. */
  static draw: (content: Blob) => Promise<Blob | null> = () => new Promise(() => undefined);
  ended = false;
  runs = 0;
  readonly #channel = new MessageChannel();

  constructor() {
    super();
    FakeWorker.made.push(this);
    if (FakeWorker.unloaded > 0) {
      FakeWorker.unloaded -= 1;
      setTimeout(() => this.dispatchEvent(new Event('error'))); // an event of the script has no message
      return;
    }
    const { port1, port2 } = this.#channel;
    port1.addEventListener('message', ({ data }) => this.dispatchEvent(new MessageEvent('message', { data })));
    port1.start();
    let running = new AbortController();
    const host = {
      run: (_: unknown, progress: (share: number) => void) => {
        this.runs++;
        running = new AbortController();
        return FakeWorker.work(running.signal, progress);
      },
      abort: () => running.abort(),
      hold: () => FakeWorker.holds,
      smallPicture: (content: Blob) => FakeWorker.draw(content),
    };
    Comlink.expose(host, port2);
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.ended = true;
    this.#channel.port1.close();
  }

  /** Ends like a worker that crashed. */
  break(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}
