import { collectDrafts } from '../../session/drafts.ts';
import { base } from '../config/base-path.ts';
import { ask, leaveDrafts } from './persist-drafts.ts';
import { notify } from '../../session/notices.ts';
import { setOfflineReady } from './offline-ready.ts';
import { isOutdated } from './outdated.ts';
import { onMissingChunk } from './missing-chunks.ts';

const HOUR_MS = 3_600_000;
/** The rest of the product is fetched when the page has settled. */
const SETTLED_MS = 2000;
const FILL_MS = 600_000;

/** Loads the page anew; what is typed on it is there again, or else the user decides. */
async function reload(): Promise<void> {
  const perform = () => window.location.reload();
  if (await leaveDrafts()) perform();
  else notify({ id: 'update', text: 'update.losing', action: { label: 'update.reload', perform }, sticky: true });
}

/** Calls back as soon as nobody looks at the page, no tool is open on it and nothing is typed. */
function whenIdle(perform: () => void): void {
  const look = () => {
    const open = document.querySelector('[data-tool]') !== null || collectDrafts().size > 0;
    if (document.visibilityState !== 'hidden' || open) return;
    document.removeEventListener('visibilitychange', look);
    perform();
  };
  document.addEventListener('visibilitychange', look);
  look();
}

/** Fetches the rest of the product in the background, unless the visitor saves data. */
async function fill(): Promise<void> {
  if ((await ask('isWhole')) === true) return setOfflineReady();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true || (await ask('fill', {}, FILL_MS)) !== true) return;
  setOfflineReady();
  notify({ id: 'offline', text: 'update.offlineReady' });
}

/** Calls back with every version that is installed and waits to be let in. */
function onWaiting(registration: ServiceWorkerRegistration, perform: () => void): void {
  const follow = (next: ServiceWorker | null) =>
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) perform();
    });
  if (registration.waiting && registration.active) perform();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Lets new versions in: when the user says so, when nobody looks, or when this one misses a file. */
function followVersions(registration: ServiceWorkerRegistration): void {
  let known = registration.active !== null;
  let accepted = false;
  const letIn = () => {
    accepted = true;
    // Gone when another tab was faster.
    if (registration.waiting) registration.waiting.postMessage({ type: 'skipWaiting' });
    else void reload();
  };
  onWaiting(registration, () => {
    if (accepted) return letIn();
    notify({ id: 'update', text: 'update.ready', action: { label: 'update.reload', perform: letIn }, sticky: true });
    whenIdle(letIn);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) return void reload();
    if (!known) return void (known = true); // the first version takes over a page that has the same files
    // Let in by another tab: what is shown here is still the user's.
    const perform = () => void reload();
    notify({ id: 'update', text: 'update.elsewhere', action: { label: 'update.reload', perform }, sticky: true });
    whenIdle(perform);
  });
  onMissingChunk(async () => {
    await registration.update();
    if (!registration.waiting && !registration.installing) return; // not a new version, but a bad connection
    accepted = true;
    if (registration.waiting) letIn();
  });
  // Without a network there is nothing to find.
  window.setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

/** Keeps the product offline and up to date. */
export async function startServiceWorker(): Promise<void> {
  const register = () => navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
  // Browsers have none on plain http and refuse it in private windows and by policy; then the network is needed.
  const registration = 'serviceWorker' in navigator ? await register().catch(() => undefined) : undefined;
  if (!registration) return onMissingChunk(async () => ((await isOutdated(base)) ? reload() : undefined));
  followVersions(registration);
  await navigator.serviceWorker.ready;
  window.setTimeout(() => void fill(), SETTLED_MS);
}
