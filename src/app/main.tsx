import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '../ui/tokens.css';
import './app.css';
import { takeBrought } from './launch/launch-request.ts';
import { config, loadConfig } from './config/config.ts';
import { startLanguage } from './language/language.ts';
import { router } from './router.tsx';
import { watchChunks } from './offline/missing-chunks.ts';
import { followTheme } from '../session/theme.ts';

const brought = takeBrought();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
if (import.meta.env.PROD) watchChunks();
/** Not awaited at the top level: chunks that import this one would wait for it while it waits for them. */
async function start(root: HTMLElement): Promise<void> {
  try {
    await loadConfig();
  } catch (error) {
    if (!(error instanceof TypeError && error.message.startsWith('config.json'))) throw error;
    const { showConfigError } = await import('./pages/config-error.ts');
    return showConfigError(root, error);
  }
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') {
    const { takeLeft } = await import('./offline/persist-drafts.ts');
    await takeLeft();
  }
  // The loader of a tool's page brings its texts in the new language.
  const i18n = await startLanguage(() => router.invalidate());
  // What stands in the page before that (src/build/static-pages.ts) is replaced at once by the same page, not by an empty one.
  await router.load();
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>,
  );
  if (config.trackerEnabled) {
    const { startAnalytics } = await import('./analytics.ts');
    startAnalytics(config, (listener) => router.subscribe('onRendered', listener));
  }
  const { followHead } = await import('./navigation/head.ts');
  followHead(router);
  if (brought || 'launchQueue' in window) {
    const { receive } = await import('./launch/handle-launch.ts');
    receive(brought);
  }
  if (import.meta.env.PROD) {
    const { startServiceWorker } = await import('./offline/service-worker.ts');
    void startServiceWorker();
  }
}
void start(root);
