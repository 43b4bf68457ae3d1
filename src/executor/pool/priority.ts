import { readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How much less a thread counts than the rest of its process, on the scale of `nice`. */
const STEP = 10;

const LOWEST = 19;

/**
 * Lets this thread step back behind the others of its process, so that what answers clients stays quick while all cores
 * work. Linux has priorities of threads; elsewhere, and where they may not be set, nothing changes.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(path.basename(readlinkSync('/proc/thread-self')));
    os.setPriority(thread, Math.min(os.getPriority(thread) + STEP, LOWEST));
  } catch {
    // Without `/proc`, or where the system forbids it, it works at the same priority.
  }
}
