import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import './app.css';
import { handleLaunch } from './launch/handle-launch.ts';
import { watchInstall } from './launch/install.ts';
import { watchDrops } from './launch/page-drop.ts';
import { takeLaunchRequest } from './launch/launch-request.ts';
import { config, loadConfig } from './config/config.ts';
import { isEmbedded } from './embed/runs.ts';
import { startLanguage } from './language/language.ts';
import { loadFirstPage, reloadFirstPage, startFirstPage, startPage } from './first-page.tsx';
import { Layout } from './layout/layout.tsx';
import { PagesOutlet } from './pages-outlet.tsx';
import { followHistory, loadRouter, reloadPage, routed, routeWith, shownPage } from './navigation/pages.ts';
import { settled } from './settled.ts';
import { Boundary } from './pages/boundary.tsx';
import { whenIdle } from '../palette/when-idle.ts';
import { watchMissingChunks } from './offline/missing-chunks.ts';
import { keepDraftsOnLeave, loadPersistedDrafts } from './offline/persist-drafts.ts';
import { whenInUse } from '../session/in-use.ts';
import { followTheme } from '../session/theme.ts';

const launched = takeLaunchRequest();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
watchDrops();
watchInstall();
if (import.meta.env.PROD) watchMissingChunks();
else document.documentElement.dataset.fonts = ''; // there is no service worker, which has the fonts
/** Not awaited at the top level: chunks that import this one would wait for it while it waits for them. */
async function start(root: HTMLElement): Promise<void> {
  routeWith(() => import('./router.tsx'), startPage);
  startFirstPage();
  try {
    await loadConfig();
  } catch (error) {
    if (!(error instanceof TypeError && error.message.startsWith('config.json'))) throw error;
    const { showConfigError } = await import('./pages/config-error.ts');
    await showConfigError(root, error);
    window.dispatchEvent(new Event('it-tools:started'));
    return;
  }
  if (isEmbedded() && window.parent !== window && config.frameAncestors.length > 0)
    void import('./embed/messages.ts').then(({ talkTo }) => talkTo(config.frameAncestors));
  await loadPersistedDrafts();
  keepDraftsOnLeave();
  // The loader of a tool page loads its texts in the new language.
  await startLanguage(() => reloadPage(reloadFirstPage));
  // The prerendered content (src/build/static-pages.ts) is replaced directly by the same page, not by an empty one
  // first.
  const first = await loadFirstPage();
  followHistory();
  // As a transition, it renders in slices, between which the page responds to keys and clicks.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Boundary>
          <Layout>
            <PagesOutlet first={first} />
          </Layout>
          <Shown tell={startRest} />
        </Boundary>
      </StrictMode>,
    ),
  );
}

/** Marks when the first page is shown and the browser has been idle since. */
function Shown({ tell }: { tell: () => void }) {
  // A launch may need a field of the page, which is there now.
  useEffect(() => {
    window.dispatchEvent(new Event('it-tools:started'));
    if (launched) launch();
  }, []);
  useEffect(() => whenIdle(tell, { timeout: 2000 }), [tell]);
  return null;
}

let handled = false;

/** Handles what the address requests in addition to its page, and what the system passes to the app; once, though React may run effects twice. */
function launch(): void {
  if (handled) return;
  handled = true;
  handleLaunch(launched);
}

/** Starts what the page doesn't need at first, without delaying the first paint or competing with it for the network. */
function startRest(): void {
  settled.set(true);
  performance.mark('settled');
  if (config.trackerEnabled)
    void import('./analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(config, shownPage.subscribe),
      () => undefined, // the visit isn't counted
    );
  void import('./navigation/head.ts').then(
    ({ followHead }) => followHead(),
    () => undefined, // the address and the manifest stay those of the first page
  );
  if (!launched && 'launchQueue' in window) launch();
  if (!routed.get()) whenInUse(() => whenIdle(() => void loadRouter().catch(() => undefined)));
  if (import.meta.env.PROD)
    void import('./offline/service-worker.ts').then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => undefined, // the next visit starts it
    );
}
// The script in the page (src/config/load-script.mjs) tells it, since nothing of the app is there.
start(root).catch((error: unknown) => {
  window.dispatchEvent(new Event('it-tools:stuck'));
  throw error;
});
