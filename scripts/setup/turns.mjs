import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** The process that holds the lock; undefined if there is none, or it has ended without removing it. @param {string} lock */
function holderOf(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // A lock that is being written has no number yet.
    return pid === 0 || isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Does some work while no other process does work under the same lock, a file that holds the process id. Waits for its turn.
 * @param {string} lock
 * @param {() => Promise<void>} work
 */
export async function inTurn(lock, work) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (holderOf(lock) === undefined) rmSync(lock, { force: true });
      else await sleep(100);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
