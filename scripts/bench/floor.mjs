// npm run bench -- --loads --floor: builds the smallest app with the same packages (scripts/bench/floor), and serves it.
// What it takes is what the packages take; the rest of ours is our own.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, run } from '../run.mjs';
import { createServer, listen } from '../serve.mjs';

/**
 * Runs `work` with the URL of the floor.
 * @param {(base: string) => Promise<void>} work
 */
export async function withFloor(work) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'it-tools-floor-'));
  try {
    const config = path.join(import.meta.dirname, 'floor', 'vite.config.ts');
    const code = await run(bin('vite'), ['build', '--config', config, '--outDir', dir], { quiet: true });
    if (code !== 0) throw new Error('The build of the floor failed');
    const server = await createServer({ dir });
    try {
      await work(`http://localhost:${await listen(server, 0)}`);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
