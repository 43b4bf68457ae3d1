// oxlint-disable-next-line import/default -- the default export is Vite's: the address of the built script
import address from '../../workers/snippets.worker.ts?worker&url';
import { workerScript } from '../base/trusted-types.ts';
import type { SnippetNews, SnippetTask } from '../../workers/snippets.worker.ts';

/** How a measurement ended: completed, aborted, timed out, failed with an error in the code, or never started. */
export type SnippetEnd =
  | { kind: 'done' | 'stopped' | 'time-up' | 'open' }
  | { kind: 'failed'; index: number; message: string };

interface SnippetOptions {
  signal: AbortSignal;
  /** Milliseconds after which the worker is terminated. */
  limit: number;
  /** Called with the milliseconds that one call of a snippet took. */
  onSample: (index: number, ms: number) => void;
}

/** Measures JavaScript in its own worker without network or storage access; the worker ends with the measurement. */
export function measureSnippets(task: SnippetTask, { signal, limit, onSample }: SnippetOptions): Promise<SnippetEnd> {
  const worker = new Worker(workerScript(address), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<SnippetEnd>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'time-up' }), limit);
    if (signal.aborted) resolve({ kind: 'stopped' });
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true });
    worker.addEventListener('error', () => resolve({ kind: 'open' }), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SnippetNews>) => {
      if (data.kind === 'ready') worker.postMessage(task);
      else if (data.kind === 'sample') onSample(data.index, data.ms);
      else resolve(data);
    });
  });
  return end.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
