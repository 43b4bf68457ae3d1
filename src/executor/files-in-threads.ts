// Loads when an operation runs on several files in the threads of a terminal.
import type { Result } from '../core/run.ts';
import { fileKeeper, withFile, withFiles } from '../core/each-file.ts';
import type { RunEnvironment } from '../core/context.ts';
import { runFiles } from './files.ts';
import type { Hand } from './many.ts';
import { createPool } from './pool.ts';
import type { RunRequest } from './run.ts';

type Options = Omit<Parameters<typeof runFiles>[0], 'hands' | 'createHand'> & Pick<RunEnvironment, 'blobOf'>;

/** The longest that a timer can wait: each file has the limit of its operation. */
const NO_LIMIT = 2 ** 31 - 1;

/** Null if there are no threads, as without a build. */
export async function runFilesInThreads(request: RunRequest, options: Options): Promise<Result | null> {
  const { op, blobOf, signal } = options;
  const pool = createPool({ timeLimit: NO_LIMIT, queue: Infinity });
  const keep = fileKeeper(blobOf);
  const createHand = (): Hand => ({
    async run(values) {
      const results = values.map(async (value) => {
        const input = withFile(op, request.input, value);
        const result = await pool.run({ ...request, input }, { signal });
        return { kind: 'whole', result: await withFiles(op, result, keep) } as const;
      });
      return { kind: 'results', results: await Promise.all(results) };
    },
    end: () => undefined,
  });
  try {
    return await runFiles({ ...options, hands: pool.threads, createHand });
  } finally {
    await pool.close();
  }
}
