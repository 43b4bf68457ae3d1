import { createStore } from '../../session/create-store.ts';

/** Chromium offers a page to be installed by such an event, which asks the user when the page wants it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app; null where there is none, or it is installed. */
export const installPrompt = createStore<InstallPrompt | null>(null);

/** Keeps the offer until the user asks for it: the browser makes it once, early. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}

/** Asks the user. An offer can be used once; after a refusal, the browser may make another one. */
export function install(): void {
  const offer = installPrompt.get();
  installPrompt.set(null);
  void offer?.prompt();
}
