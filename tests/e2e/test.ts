import { type BrowserContext, type CDPSession, expect, type Page, test as base } from '@playwright/test';

/** How Chromium words what the content security policy or Trusted Types refuse. */
const REFUSED = /content security policy|requires 'Trusted|TrustedTypePolicy/i;

/** The worker of snippets asks for its own script before it runs any, to see that its policy is on. */
const PROBE = /snippets\.worker-[\w-]+\.js/;

/** Collects what is refused on the pages of a context and in their workers, which tell no listener of the page. */
function watch(context: BrowserContext, found: string[], waiting: Promise<unknown>[]): void {
  const listen = async (page: Page) => {
    // A page that closes at once has nothing to tell.
    const session: CDPSession | null = await context.newCDPSession(page).catch(() => null);
    session?.on('Log.entryAdded', ({ entry }) => {
      if (REFUSED.test(entry.text) && !PROBE.test(entry.text)) found.push(`${page.url()}: ${entry.text}`);
    });
    await session?.send('Log.enable').catch(() => undefined); // which tells what came before, too
  };
  context.on('page', (page) => waiting.push(listen(page)));
}

/** Lets pages see a visitor who saves data and was asked: the service worker keeps the shell, and does not fetch the rest of the product. */
export const saveData = (target: BrowserContext | Page) =>
  target.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('it-tools:saveOffline', '"asked"');
  });

/**
 * `test` that fails if any page, frame or worker does what the content security policy or Trusted Types refuse. One that does so on purpose empties
 * `refused`.
 */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ browser }, provide) => {
      const found: string[] = [];
      const waiting: Promise<unknown>[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        watch(context, found, waiting);
        return context;
      };
      await provide(found);
      browser.newContext = newContext;
      await Promise.all(waiting);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});
