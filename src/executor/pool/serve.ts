import { parentPort, workerData } from 'node:worker_threads';
import { timeLimitOf } from '../../core/cost.ts';
import type { RunEnvironment } from '../../core/context.ts';
import { internal, type Result, runTool } from '../../core/run.ts';
import type { Tool } from '../../core/tool.ts';
import { transferablesIn } from '../../../workers/transferables.ts';
import type { RunRequest } from '../run.ts';
import { type Parcel, unpacked } from './parcel.ts';
import { stepBack } from './priority.ts';

/** One run, as a thread receives it. */
export interface Task extends Omit<RunRequest, 'input'> {
  parcel: Parcel;
  /** The tool's own messages in the language of the run, by key. */
  texts: Readonly<Record<string, string>>;
}

/** What a thread says of its run: the code has loaded and the work begins, with its time limit if it has one; and how it goes on. */
export type News =
  | { kind: 'began'; limit: number | null }
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: Result };

type Load = (card: RunRequest['card']) => Promise<Tool>;
type Finds = (card: RunRequest['card'], operation: string) => RunEnvironment['finds'];

/** What a thread takes its tools from. */
interface Catalog {
  load: Load;
  /** Returns what finds the input of an operation in a text that it refuses. */
  finds?: Finds;
}

function perform(
  task: Task,
  { load, finds }: Catalog,
  signal: AbortSignal,
  tell: (news: News) => void,
): Promise<Result> {
  const work = async (): Promise<Result> => {
    const tool = await load(task.card);
    const input = await unpacked(task.parcel);
    const op = Object.hasOwn(tool.operations, task.operation) ? tool.operations[task.operation] : undefined;
    tell({ kind: 'began', limit: op ? timeLimitOf(op, input) : null });
    let last = 0;
    return runTool(tool, task.operation, input, {
      signal,
      now: Date.now(),
      language: task.language,
      texts: (key) => task.texts[key] ?? null,
      finds: finds?.(task.card, task.operation),
      progress(share) {
        if (share < 1 && share - last < 0.01) return; // one message per percent is enough
        last = share;
        tell({ kind: 'progress', share });
      },
    });
  };
  return work().catch(internal);
}

/** Runs operations in this thread, one at a time, as the pool asks for them. */
export function serve(catalog: Catalog): void {
  const port = parentPort;
  if (!port) throw new Error('not a thread');
  const { behind } = workerData as { behind: boolean };
  if (behind) stepBack();
  const tell = (news: News, moved: ArrayBuffer[] = []) => port.postMessage(news, moved);
  let running = new AbortController();
  port.on('message', async (task: Task | 'abort') => {
    if (task === 'abort') {
      running.abort();
      return;
    }
    running = new AbortController();
    const result = await perform(task, catalog, running.signal, tell);
    try {
      tell({ kind: 'done', result }, result.ok ? transferablesIn(result.output) : []);
    } catch (error) {
      tell({ kind: 'done', result: internal(error) }); // an output that can't be cloned
    }
  });
}
