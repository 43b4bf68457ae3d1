import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '../ui/tokens.css';
import './app.css';
import { startLanguage } from './language.ts';
import { notify } from './notices.ts';
import { router } from './router.tsx';
import { settings } from './storage.ts';
import { followTheme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
const stopWatching = settings.subscribe(() => {
  if (!settings.isBlocked()) return;
  stopWatching();
  notify({ id: 'blocked', text: 'errors.storageBlocked' });
});
/** Not awaited at the top level: chunks that import this one would wait for it while it waits for them. */
async function start(root: HTMLElement): Promise<void> {
  // The loader of a tool's page brings its texts in the new language.
  const i18n = await startLanguage(() => router.invalidate());
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>,
  );
  if (import.meta.env.PROD) {
    const { startServiceWorker } = await import('./service-worker.ts');
    startServiceWorker();
  }
}
void start(root);
