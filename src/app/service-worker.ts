import { Workbox } from 'workbox-window';
import { notify } from './notices.ts';

const HOUR_MS = 3_600_000;

/** Keeps the product offline. A new version waits until it is let in, so that nothing typed is lost. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const workbox = new Workbox(`${base}sw.js`, { scope: base });
  const reload = () => window.location.reload();
  let accepted = false;

  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) notify({ id: 'offline', text: 'update.offlineReady' });
  });
  workbox.addEventListener('waiting', () => {
    const perform = () => {
      accepted = true;
      workbox.messageSkipWaiting();
    };
    notify({ id: 'update', text: 'update.ready', action: { label: 'update.reload', perform }, sticky: true });
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (accepted) reload();
    // Let in by another tab: what is typed here is still the user's.
    else if (isUpdate) {
      const action = { label: 'update.reload', perform: reload };
      notify({ id: 'update', text: 'update.elsewhere', action, sticky: true });
    }
  });
  // Browsers refuse it in private windows and by policy; then the product needs its network, and nothing else changes.
  void workbox.register().catch(() => undefined);
  const look = () => workbox.update().catch(() => undefined); // without a network there is nothing to find
  window.setInterval(() => void look(), HOUR_MS);
}
