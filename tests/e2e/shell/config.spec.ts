import { expect, type Page } from '@playwright/test';
import { securityHeadersFor } from '../../../src/config/headers.mjs';
import { words } from '../catalog.ts';
import { test } from './taken-over.ts';

// A service worker would request config.json where the test can't intercept it.
test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

/** Serves this config.json. */
const configure = (page: Page, config: unknown) =>
  page.route('**/config.json', (route) => route.fulfill({ json: config }));
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root > *')).not.toHaveCount(0);
}
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: words.notFound.title });

test('one message lists all five errors in config.json', async ({ page }) => {
  const given = { siteTitle: '', showBanner: 'yes', defaultLanguage: 'tlh', socialUrl: 'x', hideTools: ['hash-txt'] };
  await configure(page, given);
  await open(page, '/hash-text');
  await expect(page.getByRole('heading', { level: 1, name: words.errors.configTitle })).toBeVisible();
  for (const name of Object.keys(given)) await expect(page.locator('pre')).toContainText(`- ${name}: expected`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a hidden tool is missing from home, menu, palette, related tools and routes', async ({ page }) => {
  await configure(page, { hideTools: ['hash-text', 'network'] });
  await open(page, '/');
  await expect(page.locator('[data-card="bcrypt"]')).toBeVisible();
  await expect(page.locator('[data-card="hash-text"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: words.categories.network })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: words.nav.tools, exact: true });
  await expect(menu.getByRole('link', { name: 'Bcrypt' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Hash text' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const main = page.getByRole('main');
  await main.getByRole('combobox').fill('bcrypt');
  await expect(main.getByRole('option', { name: 'Bcrypt' }).first()).toBeVisible();
  for (const query of ['hash text', 'sha256 hello', '192.168.0.0/22']) {
    await main.getByRole('combobox').fill(query);
    await expect(main.getByRole('option', { selected: true })).toBeVisible();
    await expect(main.locator('[data-tool="hash-text"], [data-tool="ipv4-subnet-calculator"]')).toHaveCount(0);
  }
  for (const path of ['/hash-text', '/hash', '/ipv4-subnet-calculator']) {
    await open(page, path);
    await expect(notFound(page)).toBeVisible();
  }
  await open(page, '/bcrypt');
  await expect(page.getByRole('heading', { level: 1, name: 'Bcrypt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hash text' })).toHaveCount(0);
});

test('the home page shows the name, links and text of the installation', async ({ page }) => {
  await configure(page, {
    siteTitle: 'Lab tools',
    socialUrl: '',
    donationUrl: '',
    repositoryUrl: 'https://git.example.org/lab',
    homeText: '## Rules\n\n<img src=x onerror=alert(1)> [ask](mailto:x@example.org) [us](https://example.org/help)',
  });
  await open(page, '/');
  await expect(page).toHaveTitle('Lab tools');
  await expect(page.getByRole('link', { name: 'Lab tools' }).first()).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: words.nav.repository })).toHaveAttribute(
    'href',
    'https://git.example.org/lab',
  );
  await expect(header.getByRole('link', { name: words.nav.social })).toHaveCount(0);
  await expect(header.getByRole('link', { name: words.nav.support })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^us / })).toHaveAttribute('href', 'https://example.org/help');
  await expect(main.locator('img')).toHaveCount(0);
  await open(page, '/hash-text');
  await expect(page).toHaveTitle('Hash text - Lab tools');
});

test('the banner is closed for good', async ({ page }) => {
  await configure(page, { showBanner: true });
  await open(page, '/');
  const text = page.getByText(words.home.bannerText.replace('{{title}}', 'IT Tools'));
  await expect(text).toBeVisible();
  await page.getByRole('button', { name: words.home.bannerClose }).click();
  await expect(text).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: words.home.all })).toBeVisible();
  await expect(text).toHaveCount(0);
});

test('a browser with an unsupported language gets that of the installation', async ({ browser }) => {
  for (const [config, lang] of [
    [{}, 'en'],
    [{ defaultLanguage: 'fr' }, 'fr'],
  ] as const) {
    const context = await browser.newContext({ locale: 'sv-SE' });
    const page = await context.newPage();
    await configure(page, config);
    await open(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});

test.describe('analytics', () => {
  const origin = 'https://stats.example.org';

  /** Opens a page with analytics enabled, and returns the request bodies it sends. */
  async function counted(page: Page, config: object, policyFor: string | undefined) {
    const bodies: Record<string, unknown>[] = [];
    await configure(page, { trackerEnabled: true, trackerApiHost: origin, ...config });
    await page.route(`${origin}/**`, async (route) => {
      bodies.push(route.request().postDataJSON() as Record<string, unknown>);
      expect(route.request().headers()['content-type']).toBe('text/plain');
      await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'ok' });
    });
    await page.route(/\/(hash-text)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...securityHeadersFor(policyFor) } });
    });
    await open(page, '/hash-text#text=secret');
    await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeVisible();
    return bodies;
  }

  test('count page views and the support button under the policy made for them', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    const bodies = await counted(page, { trackLocalhost: true, trackerDomain: 'lab' }, origin);
    await expect.poll(() => bodies.length).toBe(1); // analytics start once the page has settled
    await page.getByRole('link', { name: words.nav.about }).click();
    await expect(page.getByText('stats.example.org')).toBeVisible();
    await page.getByRole('link', { name: words.nav.support }).click();
    await expect.poll(() => bodies.length).toBe(4);
    const pages = bodies.filter(({ n }) => n === 'pageview').map(({ u }) => new URL(String(u)).pathname);
    expect(pages).toEqual(['/hash-text', '/about']);
    expect(bodies.every(({ d, h, w }) => d === 'lab' && h === 0 && w === 1280)).toBe(true);
    expect(bodies.map(({ n }) => n)).toContain('Support button clicked');
    expect(JSON.stringify(bodies)).not.toContain('secret');
  });

  test('are refused by the policy of an installation without them', async ({ page, refused }) => {
    const bodies = await counted(page, { trackLocalhost: true }, undefined);
    // The violation and the blocked request are reported separately.
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    for (const said of refused.splice(0)) expect(said).toContain('stats.example.org');
    expect(bodies).toEqual([]);
  });

  test('exclude this device and say so', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.text().includes('Ignoring the event'));
    const bodies = await counted(page, {}, origin);
    await warned;
    expect(bodies).toEqual([]);
  });
});

test('order, presets and links of the installation are those of a first visit; what the visitor changes stays', async ({
  page,
}) => {
  await configure(page, {
    toolOrder: ['network'],
    favorites: ['hash-text'],
    defaultOptions: { 'hash-text': { algorithm: 'md5' } },
    keywords: { checksum: 'sha256 --encoding=base64' },
    headerLinks: [{ label: 'Wiki', url: 'https://wiki.example.org/' }],
  });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(words.categories.network);
  const link = page.getByRole('banner').getByRole('link', { name: /^Wiki/ });
  await expect(link).toHaveAttribute('href', 'https://wiki.example.org/');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const favorites = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: words.favorites.title }),
  });
  await expect(favorites.locator('[data-card]')).toHaveCount(1);
  const main = page.getByRole('main');
  await main.getByRole('combobox').fill('checksum hello');
  await expect(main.locator('[data-kind="answer"]').first()).toContainText(
    'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=',
  );
  // Commands load with the first key that is pressed.
  await main.getByRole('combobox').fill('');
  await main.getByRole('combobox').pressSequentially('> wiki');
  await expect(main.getByRole('option', { name: /^Wiki/ })).toBeVisible();

  await open(page, '/hash-text');
  const algorithm = page.getByRole('combobox', { name: 'Algorithm' });
  await expect(algorithm).toHaveValue('md5');
  await expect(page.getByRole('region', { name: words.form.results })).toContainText(
    '5d41402abc4b2a76b9719d911017c592',
  );
  await algorithm.selectOption('sha-256');
  await page.getByRole('button', { name: 'Remove Hash text from favorites' }).click();
  await open(page, '/');
  await expect(favorites).toHaveCount(0);
  await open(page, '/hash-text');
  await expect(algorithm).toHaveValue('sha-256');
});
