import { collectDrafts } from '../../session/drafts.ts';
import { serviceWorkerScript } from '../../base/trusted-types.ts';
import { base } from '../config/base-path.ts';
import { configFile } from '../config/config.ts';
import { askServiceWorker, persistDrafts } from './persist-drafts.ts';
import { notify } from '../../session/notices.ts';
import { room } from '../../session/room.ts';
import { followLanguage, giveUpOffline, keepOffline } from './save-offline.ts';
import { onMissingChunk } from './missing-chunks.ts';
import { reload, reloadUnasked } from './reload.ts';

const HOUR_MS = 3_600_000;
/** The rest of the app is fetched once the page has settled. */
const SETTLED_MS = 2000;
/** The longest that a new version waits for the active one to wake up. */
const AWAKE_MS = 5000;
/** Time after which a new version that isn't active yet is asked again. */
const AGAIN_MS = 1000;

/** Calls back once the page is hidden, no tool is open and there is no unsaved input. */
function whenIdle(perform: () => void): void {
  const look = () => {
    const open = document.querySelector('[data-tool], dialog[open]') !== null || collectDrafts().size > 0;
    if (document.visibilityState !== 'hidden' || open) return;
    document.removeEventListener('visibilitychange', look);
    perform();
  };
  document.addEventListener('visibilitychange', look);
  look();
}

/** Calls back for every new version that is installed and waiting. */
function onWaiting(registration: ServiceWorkerRegistration, perform: () => void): void {
  const follow = (next: ServiceWorker | null) =>
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) perform();
    });
  if (registration.waiting && registration.active) perform();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Activates new versions: when the user agrees, when the page is hidden, or when this version lacks a file. */
function followVersions(registration: ServiceWorkerRegistration): void {
  let isControlled = registration.active !== null;
  let accepted = false;
  /** Whether the user has agreed to a reload. */
  let asked = false;
  const next = () => (asked ? reload : reloadUnasked)(persistDrafts);
  const letIn = async () => {
    accepted = true;
    // Large files on a slow connection would keep the active version busy, and the next one waiting.
    registration.active?.postMessage({ type: 'stop' });
    // Wakes the active version. If it's just starting when the next one skips waiting, Chromium may not activate
    // the next one for over a minute.
    await askServiceWorker('take', {}, AWAKE_MS);
    // Null if another tab was faster.
    if (!registration.waiting) return next();
    // On a busy device that may not help: Chromium looks again whenever the active version has answered something.
    while (registration.waiting) {
      registration.waiting.postMessage({ type: 'skipWaiting' });
      await new Promise((resolve) => window.setTimeout(resolve, AGAIN_MS));
      await askServiceWorker('take', {}, AWAKE_MS);
    }
    return undefined;
  };
  onWaiting(registration, () => {
    const perform = () => void letIn();
    if (accepted) return perform();
    const agree = () => {
      asked = true;
      perform();
    };
    notify({ id: 'update', text: 'update.ready', action: { label: 'update.reload', perform: agree }, sticky: true });
    whenIdle(perform);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) return void next();
    if (!isControlled) return void (isControlled = true); // the first version takes over a page that has the same files
    // Activated by another tab: the user still decides about this page.
    const perform = () => void reload(persistDrafts);
    notify({ id: 'update', text: 'update.elsewhere', action: { label: 'update.reload', perform }, sticky: true });
    whenIdle(() => void reloadUnasked(persistDrafts));
  });
  onMissingChunk(async () => {
    await registration.update();
    if (!registration.waiting && !registration.installing) return; // not a new version, just a bad connection
    accepted = true;
    if (registration.waiting) await letIn();
  });
  // Offline, there are no updates to find.
  window.setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

/** Keeps the app available offline and up to date. */
export async function startServiceWorker(): Promise<void> {
  const script = serviceWorkerScript(`${base}sw.js`);
  const register = () => navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' });
  // Not available on plain HTTP, in private windows or if a policy forbids it; the app then needs the network.
  const registration = 'serviceWorker' in navigator ? await register().catch(() => undefined) : undefined;
  if (!registration) return;
  followVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  room.make = giveUpOffline;
  // Only settings that a page has started with are kept.
  const value = configFile();
  if (value !== undefined) active?.postMessage({ type: 'settings', value });
  window.setTimeout(() => void keepOffline().then(followLanguage), SETTLED_MS);
}
