import { expect } from '@playwright/test';
import { menu, WIDE } from './shell-page.ts';
import { test } from './taken-over.ts';

test.use({ viewport: WIDE, locale: 'en-US', colorScheme: 'light' });

test.describe('routes', () => {
  const titles = { '/': 'IT Tools', '/about': 'About - IT Tools', '/hash-text': 'Hash text - IT Tools' };
  for (const [path, title] of Object.entries(titles)) {
    test(`${path} has its title`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    });
  }

  const redirects = {
    '/hash': '/hash-text',
    '/file-to-base64': '/base64-string-converter',
    '/base64-converter': '/base64-string-converter',
    '/json-viewer': '/json-prettify',
  };
  for (const [from, to] of Object.entries(redirects)) {
    test(`${from} redirects to ${to} with its state unchanged`, async ({ page }) => {
      await page.goto(`${from}#x=a%26b%2520+c`);
      await expect(page).toHaveURL(`${to}#x=a%26b%2520+c`);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('the state of a link is not rewritten', async ({ page }) => {
    await page.goto('/hash-text?from=chat&a=1&a=2#text=a%26b');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/hash-text?from=chat&a=1&a=2#text=a%26b');
  });

  test('an unknown address shows an apology and a link home', async ({ page }) => {
    for (const path of ['/no-such-tool', '/no/such/page', '/c-lib', '/c-lib/button']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
      await expect(page).toHaveTitle('Not Found - IT Tools');
    }
    await expect(page.getByText('Sorry')).toBeVisible();
    await expect(page.getByText('Force a refresh')).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a new page gets the focus and is announced; back works', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
    await menu(page).getByRole('link', { name: 'Hash text' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Hash text - IT Tools' })).toBeAttached();
    await expect(page.locator('main :focus')).toHaveCount(1); // its field, otherwise its heading
    await expect(menu(page).getByRole('link', { name: 'Hash text' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveTitle('About - IT Tools');
  });

  test('back and forward work from the first page, and the home page keeps its scroll position', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.getByRole('main').getByRole('link', { name: 'JSON to YAML', exact: true }).click();
    await expect(page).toHaveTitle('JSON to YAML - IT Tools');
    await page.goBack();
    await expect(page).toHaveTitle('IT Tools');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    // A visit that starts on the home page, with another page before and after it.
    await page.reload();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'JSON to YAML' })).toBeVisible();
    await expect(page).toHaveTitle('JSON to YAML - IT Tools');
  });

  test('a tool that is opened again appears together with its result', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').locator('a[href$="/uuid-generator"]').first();
    const result = page.locator('[data-tool="uuid-generator"] [data-lead]');
    await link.click();
    await expect(result).toContainText(/[\da-f]{8}-/);
    const first = await result.textContent();
    await page.goBack();
    await expect(page.locator('[data-tool]')).toHaveCount(0);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const tool = document.querySelector('[data-tool="uuid-generator"]');
        if (!tool) return;
        Object.assign(window, { appeared: tool.querySelector('[data-lead]')?.textContent ?? '' });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await link.click();
    await page.waitForFunction(() => 'appeared' in window);
    const appeared = await page.evaluate(() => (window as unknown as { appeared: string }).appeared);
    expect(appeared).toMatch(/[\da-f]{8}-/);
    expect(appeared).not.toBe(first);
  });

  test('the first Tab stop skips to the page', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL('/about');
  });
});
