import { type BrowserContext, type CDPSession, expect, type Page, test as base } from '@playwright/test';

/** Chromium's messages for violations of the content security policy or Trusted Types. */
const REFUSED = /content security policy|requires 'Trusted|TrustedTypePolicy/i;

/** The snippet worker requests its own script before running any, to check that its policy is active. */
const PROBE = /snippets\.worker-[\w-]+\.js/;

/** Collects violations on the pages of a context and in their workers, which don't notify listeners on the page. */
function watch(context: BrowserContext, found: string[], waiting: Promise<unknown>[]): void {
  const listen = async (page: Page) => {
    // A page that closes immediately has no session.
    const session: CDPSession | null = await context.newCDPSession(page).catch(() => null);
    session?.on('Log.entryAdded', ({ entry }) => {
      if (REFUSED.test(entry.text) && !PROBE.test(entry.text)) found.push(`${page.url()}: ${entry.text}`);
    });
    await session?.send('Log.enable').catch(() => undefined); // includes earlier messages
  };
  context.on('page', (page) => waiting.push(listen(page)));
}

/**
 * Simulates a visitor with data saving on who has already been asked: the service worker keeps the shell and doesn't
 * fetch the rest of the product.
 */
export const saveData = (target: BrowserContext | Page) =>
  target.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('it-tools:saveOffline', '"asked"');
  });

/**
 * `test` that fails if any page, frame or worker violates the content security policy or Trusted Types. Tests that do
 * so on purpose empty `refused`.
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
