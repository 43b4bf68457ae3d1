// Loads when an operation runs on several files in the page's workers.
import type { Result } from '../core/run.ts';
import { withFiles } from '../core/each-file.ts';
import type { ItemResult } from '../core/steps/run-steps.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import { runFiles } from './files.ts';
import { createHand, spareCores } from './hand.ts';
import type { Hand } from './many.ts';
import type { RunRequest } from './run.ts';

type Options = Omit<Parameters<typeof runFiles>[0], 'hands' | 'createHand'>;

/** About how many bytes it takes in memory to work on a file of one byte: that of a photo, whose pixels are unpacked. */
const UNPACKED = 30;
/** All workers together take so much of the memory that a device has at least, in gigabytes. */
const SHARE = 1 / 10;
const LEAST_MEMORY = 4;

/** As many workers as there are cores to spare, and fewer for files so large that they would fill the memory. */
function handsFor(files: Options['files']): number {
  const memory = Number('deviceMemory' in navigator ? navigator.deviceMemory : LEAST_MEMORY) * SHARE * 1e9;
  const largest = Math.max(1, ...files.map(({ size }) => size));
  return Math.max(1, Math.min(spareCores(), files.length, Math.floor(memory / (largest * UNPACKED))));
}

/** Puts what comes of files into blobs, which the browser can move to the disk. */
function collecting(op: Operation, hand: Hand): Hand {
  const kept = async (result: ItemResult): Promise<ItemResult> =>
    result.kind === 'whole'
      ? { ...result, result: await withFiles(op, result.result, (bytes) => new Blob([bytes])) }
      : result;
  return {
    ...hand,
    async run(values) {
      const handful = await hand.run(values);
      return handful.kind === 'lost' ? handful : { ...handful, results: await Promise.all(handful.results.map(kept)) };
    },
  };
}

export function runFilesHere(
  { card, operation, input, language }: RunRequest,
  options: Options,
): Promise<Result | null> {
  const { id, category } = card;
  const { name = '' } = primaryOf(options.op) ?? {};
  // Each worker gets its files one by one.
  const job = { id, category, operation, language, input: { ...input, [name]: [] } };
  const inBlobs = () => collecting(options.op, createHand(job));
  return runFiles({ ...options, hands: handsFor(options.files), createHand: inBlobs });
}
