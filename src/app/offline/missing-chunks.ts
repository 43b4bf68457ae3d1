import { renewFiles } from '../../base/arrivals.ts';
import { notify } from '../../session/notices.ts';
import { tabStorage } from '../../session/storage.ts';
import { base } from '../config/base-path.ts';
import { calm, isInUse } from './calm.ts';
import { reloadDocument } from '../navigation/pages.ts';
import { isOutdated } from './outdated.ts';
import { persistDrafts } from './persist-drafts.ts';
import { reload, reloadUnasked } from './reload.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** When the page was last reloaded because its files had arrived. */
const KEY = 'renewed';
/** Within this time, files that fail again although they arrive are left to the user. */
const ONCE_IN_MS = 300_000;

let missing = false;
let failedRun = false;
let recovering = false;
/** Without a service worker, or before it has started. */
let recover = async (): Promise<void> => ((await isOutdated(base)) ? reloadUnasked() : undefined);

/** Waits for a while, or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Whether the user sees that something is missing: parts that load later, and pages that aren't open yet, are requested again by themselves. */
const isBroken = () => failedRun || document.querySelector('[data-failed]') !== null;

/** Reloads with the files that have arrived now, unless that has just been tried. */
async function reloadOnce(): Promise<void> {
  const last = Number(tabStorage.read(KEY) ?? 0);
  if (Math.abs(Date.now() - last) < ONCE_IN_MS || !tabStorage.write(KEY, String(Date.now()))) return;
  do {
    await calm();
    if (!isBroken() || !(await persistDrafts())) return;
  } while (isInUse());
  reloadDocument();
}

/** Requests the files of this build again, past every cache; until they are there if something is broken, which the user is told. */
async function renew(): Promise<void> {
  let arrived = await renewFiles(fetch);
  if (!isBroken()) return;
  const perform = () => void reload(persistDrafts, 'update.clears');
  notify({ id: 'missing', text: 'update.missing', action: { label: 'update.reload', perform }, sticky: true });
  for (let wait = FIRST_WAIT_MS; !arrived; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await pause(wait);
    arrived = await renewFiles(fetch);
  }
  await reloadOnce();
}

async function tryToRecover(): Promise<void> {
  missing = true;
  if (recovering) return; // after a deployment, many files are missing at once
  recovering = true;
  try {
    await calm();
    await recover().catch(() => undefined); // fails without a network
    await renew();
  } finally {
    recovering = false;
  }
}

/**
 * Detects chunks that can't be loaded: after a deployment, the files of an older build are gone from the server. (Vite
 * fires the event for every failed `import()`, the executor for a worker.)
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (event instanceof CustomEvent) failedRun = true;
    void tryToRecover();
  });
}

/** Sets how the page recovers its chunks; runs right away if one was missing before. */
export function onMissingChunk(how: () => Promise<void>): void {
  recover = how;
  if (missing) void tryToRecover();
}
