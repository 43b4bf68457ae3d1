import { expect, type Page } from '@playwright/test';
import { kept, menu, NARROW, store, WIDE } from './shell-page.ts';
import { test } from './taken-over.ts';

test.use({ viewport: WIDE, locale: 'en-US', colorScheme: 'light' });

const expectTheme = (page: Page, theme: string) => expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test.describe('theme', () => {
  test('is applied before the application has loaded', async ({ context }) => {
    const page = await context.newPage();
    await store(page, { theme: '"dark"' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expectTheme(page, 'dark');
  });

  for (const [what, stored] of Object.entries({ corrupt: '{"', unknown: '"purple"', missing: '' })) {
    test(`follows the system if the choice is ${what}`, async ({ page }) => {
      if (stored !== '') await store(page, { theme: stored });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/');
      await expectTheme(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, 'light');
    });
  }

  test('cycles from dark to light to auto and is kept', async ({ page }) => {
    await page.goto('/');
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('Theme: system');
    await expectTheme(page, 'dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await press('Theme: dark');
    await expectTheme(page, 'light');
    await press('Theme: light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
  });
});

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/hash-text');
  await page.getByRole('button', { name: 'Add Hash text to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove Hash text from favorites' })).toBeVisible();
  await expect(page.getByText('Storage is blocked')).toBeVisible();
});

test.describe('side menu', () => {
  test('collapses completely, stays collapsed after a reload, and is skipped by Tab', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toHaveCSS('width', '240px');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'All tools' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test('keeps the desktop choice after the window was narrow', async ({ context }) => {
    const page = await context.newPage(); // it may become narrow while the application starts
    await page.goto('/');
    await page.setViewportSize(NARROW);
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(menu(page)).toBeVisible();
    expect(await kept(page, 'menuCollapsed')).toBeNull();
  });

  test('remembers collapsed categories in every language', async ({ page }) => {
    await page.goto('/');
    await menu(page).getByRole('button', { name: 'Crypto' }).click();
    await expect(menu(page).getByRole('link', { name: 'Hash text' })).toBeHidden();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('cn');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.reload();
    await expect(page.locator('#side-menu button[aria-controls="menu-crypto"]')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('has items 32 px tall', async ({ page }) => {
    await page.goto('/');
    const box = await menu(page).getByRole('link', { name: 'Hash text' }).boundingBox();
    expect(box?.height).toBe(32);
  });
});

test.describe('narrow screens', () => {
  test.use({ viewport: NARROW });

  test('the menu is an overlay with the language and buttons; the backdrop and Escape close it', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeHidden();
    await toggle.click();
    await expect(menu(page).getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'About' })).toBeVisible();
    await page.getByTestId('menu-backdrop').click({ position: { x: 370, y: 600 } });
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });

  test('choosing a tool closes the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu(page).getByRole('link', { name: 'Hash text' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('nothing scrolls sideways', async ({ page }) => {
    for (const path of ['/', '/about', '/hash-text', '/nothing-here']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(NARROW.width);
    }
  });
});

test('a page that fails to load says so while the rest keeps working', async ({ page }) => {
  await page.route('**/assets/hash-text-*.js', (route) => route.abort());
  await page.goto('/about');
  await menu(page).getByRole('link', { name: 'Hash text' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy error report (without your input)' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'JSON formatter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'JSON formatter' })).toBeVisible();
});

test.describe('language', () => {
  test('follows the browser until one is chosen', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: WIDE });
    const page = await context.newPage();
    await page.goto('/hash-text');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('combobox', { name: '语言' }).selectOption('en');
    await expect(page).toHaveTitle('Hash text - IT Tools');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });
});
