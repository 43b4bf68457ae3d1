import * as Comlink from 'comlink';
import { findsOf } from '../src/catalog/load-recognition.ts';
import { loadSpec } from '../src/catalog/load-spec.ts';
import type { DrawSvg } from '../src/core/context.ts';
import type { Category } from '../src/core/card.ts';
import { renewFiles } from '../src/base/arrivals.ts';
import type { CarriedValue } from '../src/core/steps/chain.ts';
import { internal, MISSING_CODE, type Result, runTool } from '../src/core/run.ts';
import type { Job, readyFor } from './many.ts';
import type { Recognizing, WayJob } from './way.ts';
import { keptFiles } from './kept-files.ts';
import { resting } from './rest.ts';
import { smallPicture } from './small-picture.ts';
import { transferablesIn } from './transferables.ts';

interface Task {
  id: string;
  category: Category;
  operation: string;
  input: Readonly<Record<string, unknown>>;
  language: string;
  forPage?: boolean | undefined;
  /** The numbers of the files in the input, by field. */
  files: Readonly<Record<string, number>>;
}

/** What only the page can do. */
export interface Page {
  drawSvg: DrawSvg;
}

type Progress = (share: number) => void;
type Began = (limit: number) => void;

const sameFiles = keptFiles();
let running = new AbortController();
let page: Page | undefined;
let searches = 0;
let many: Awaited<ReturnType<typeof readyFor>> | undefined;

const drawSvg: DrawSvg | undefined = (svg, size) => (page ? page.drawSvg(svg, size) : Promise.resolve(null));

const host = {
  /** Is told of the page once. */
  meet(own: Page): void {
    page = own;
  },
  /** Runs any operation of any tool; failures are settled here, since Comlink drops the codes of errors. */
  async run(task: Task, progress: Progress): Promise<Result> {
    running = new AbortController();
    const { signal } = running;
    let last = 0;
    try {
      const tool = await loadSpec(task).catch(internal);
      if ('ok' in tool) {
        await renewFiles(fetch); // only this worker knows which it has requested; the next one finds them
        return tool;
      }
      progress(0); // the code has loaded and the work begins: the time limit counts from here
      const result = await runTool(tool, task.operation, sameFiles(task.input, task.files), {
        signal,
        rest: resting(signal),
        forPage: task.forPage,
        drawSvg,
        now: Date.now(),
        language: task.language,
        finds: findsOf(task, task.operation),
        progress(share) {
          if (share < 1 && share - last < 0.01) return; // one message per percent is enough
          last = share;
          progress(share);
        },
      });
      if (!result.ok && result.failure.params?.error === MISSING_CODE) await renewFiles(fetch);
      return Comlink.transfer(result, result.ok ? transferablesIn(result.output) : []);
    } finally {
      (progress as Comlink.Remote<Progress>)[Comlink.releaseProxy](); // otherwise its port stays open until garbage collection
    }
  },
  abort(): void {
    running.abort();
  },
  /** Prepares for many values: loads the code of the steps that they go through. */
  async prepare(job: Job): Promise<void> {
    many = await (await import('./many.ts')).readyFor(job, drawSvg);
  },
  /** Runs values through the steps, in order. `began` tells of runs that have a time limit. */
  async each(values: readonly CarriedValue[], began: Began) {
    try {
      const results = (await many?.(values, began)) ?? [];
      return Comlink.transfer(
        results,
        transferablesIn(results.filter(({ kind }) => kind === 'files' || kind === 'whole')),
      );
    } finally {
      (began as Comlink.Remote<Began>)[Comlink.releaseProxy]();
    }
  },
  smallPicture,
  /** Looks for steps from a text to a goal, until a newer search begins. */
  async way(job: WayJob, recognizing: Recognizing) {
    const own = (searches += 1);
    try {
      return await (await import('./way.ts')).wayOf(job, recognizing, () => own !== searches);
    } finally {
      (recognizing as Comlink.Remote<Recognizing>)[Comlink.releaseProxy]();
    }
  },
  /** Holds the lock of this name for the lifetime of the worker; false if the browser denies it, as where it blocks storage. */
  hold(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const holding = navigator.locks.request(name, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      });
      holding.catch(() => resolve(false));
    });
  },
};

export type TransformWorker = typeof host;

Comlink.expose(host);
