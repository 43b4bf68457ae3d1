import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import './app.css';
import { takeLaunchRequest } from './launch/launch-request.ts';
import { config, loadConfig } from './config/config.ts';
import { startLanguage } from './language/language.ts';
import { loadHome } from './home/load-home.ts';
import { Layout } from './layout/layout.tsx';
import { PagesOutlet } from './pages-outlet.tsx';
import {
  followHistory,
  loadRouter,
  openPage,
  reloadPage,
  routeWith,
  shownPage,
  showFirstPage,
} from './navigation/pages.ts';
import { Boundary } from './pages/boundary.tsx';
import { whenIdle } from '../palette/when-idle.ts';
import { watchMissingChunks } from './offline/missing-chunks.ts';
import { followTheme } from '../session/theme.ts';

const launched = takeLaunchRequest();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
if (import.meta.env.PROD) watchMissingChunks();
/** Not awaited at the top level: chunks that import this one would wait for it while it waits for them. */
async function start(root: HTMLElement): Promise<void> {
  routeWith(() => import('./router.tsx'));
  try {
    await loadConfig();
  } catch (error) {
    if (!(error instanceof TypeError && error.message.startsWith('config.json'))) throw error;
    const { showConfigError } = await import('./pages/config-error.ts');
    return showConfigError(root, error);
  }
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') {
    const { loadPersistedDrafts } = await import('./offline/persist-drafts.ts');
    await loadPersistedDrafts();
  }
  // The loader of a tool page loads its texts in the new language.
  await startLanguage(reloadPage);
  // The prerendered content (src/build/static-pages.ts) is replaced directly by the same page, not by an empty one
  // first.
  const home = openPage.get() === '' ? await loadHome() : await showFirstPage().then(() => undefined);
  followHistory();
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <Layout>
          <PagesOutlet home={home} />
        </Layout>
      </Boundary>
    </StrictMode>,
  );
  if (config.trackerEnabled) {
    const { startAnalytics } = await import('./analytics.ts');
    startAnalytics(config, shownPage.subscribe);
  }
  const { followHead } = await import('./navigation/head.ts');
  followHead();
  if (home) whenIdle(() => void loadRouter().catch(() => undefined));
  if (launched || 'launchQueue' in window) {
    const { handleLaunch } = await import('./launch/handle-launch.ts');
    handleLaunch(launched);
  }
  if (import.meta.env.PROD) {
    const { startServiceWorker } = await import('./offline/service-worker.ts');
    void startServiceWorker();
  }
}
void start(root);
