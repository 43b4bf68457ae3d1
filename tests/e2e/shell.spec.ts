import { expect, type Page } from '@playwright/test';
import { test } from './taken-over.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
test.use({ viewport: WIDE, locale: 'en-US', colorScheme: 'light' });

/** Puts settings in place before the page reads them, on the first load only. */
async function store(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(`it-tools:${key}`, value);
  }, settings);
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`it-tools:${name}`), key);
const expectTheme = (page: Page, theme: string) => expect(page.locator('html')).toHaveAttribute('data-theme', theme);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Tools', exact: true });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const order = (page: Page) =>
  section(page, 'Favorites')
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
const expectOrder = (page: Page, ids: readonly string[]) => expect.poll(() => order(page)).toEqual(ids);
const FAVOURITES = '["hash-text","json-prettify","base64-string-converter"]';

test.describe('home', () => {
  test('shows every tool under its category, and favourites only when there are any', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('IT Tools');
    await expect(page.getByRole('heading', { level: 3, name: 'Crypto' })).toBeVisible();
    await expect(section(page, 'All tools').getByRole('link', { name: 'Hash text' })).toBeVisible();
    await expect(section(page, 'Favorites')).toHaveCount(0);
  });

  test('filters by category', async ({ page }) => {
    await page.goto('/');
    const filter = page.getByRole('group', { name: 'Filter by category' });
    await filter.getByRole('button', { name: 'Crypto' }).click();
    await expect(page.locator('[data-card="json-prettify"]')).toHaveCount(0);
    await expect(page.locator('[data-card="hash-text"]')).toBeVisible();
    await filter.getByRole('button', { name: 'All' }).click();
    await expect(page.locator('[data-card="json-prettify"]')).toBeVisible();
  });

  test('arrows move over the cards, Enter opens one', async ({ page }) => {
    await page.goto('/');
    const links = section(page, 'All tools').locator('[data-card-link]');
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).not.toBeFocused();
    const title = (await page.locator(':focus').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('arrows go on from each other, also faster than the focus moves', async ({ page }) => {
    await page.goto('/');
    const links = section(page, 'All tools').locator('[data-card-link]');
    await links.first().focus();
    await links.first().evaluate((link) => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight'])
        link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await expect(links.nth(3)).toBeFocused();
  });
});

test.describe('theme', () => {
  test('stands before the application has loaded', async ({ context }) => {
    const page = await context.newPage();
    await store(page, { theme: '"dark"' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expectTheme(page, 'dark');
  });

  for (const [what, stored] of Object.entries({ corrupt: '{"', unknown: '"purple"', missing: '' })) {
    test(`follows the system when the choice is ${what}`, async ({ page }) => {
      if (stored !== '') await store(page, { theme: stored });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/');
      await expectTheme(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, 'light');
    });
  }

  test('goes round through dark and light back to auto, and is kept', async ({ page }) => {
    await page.goto('/');
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('System theme');
    await expectTheme(page, 'dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await press('Dark mode');
    await expectTheme(page, 'light');
    await press('Light mode');
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
  await expect(page.getByText('does not let the page keep anything')).toBeVisible();
});

test.describe('side menu', () => {
  test('collapses to nothing, stays so after a reload, and out of the way of Tab', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toHaveCSS('width', '240px');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'All tools' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test('keeps the desktop choice through a narrow window', async ({ context }) => {
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

  test('has items of 32 px', async ({ page }) => {
    await page.goto('/');
    const box = await menu(page).getByRole('link', { name: 'Hash text' }).boundingBox();
    expect(box?.height).toBe(32);
  });
});

test.describe('narrow screens', () => {
  test.use({ viewport: NARROW });

  test('the menu is an overlay with language and buttons; backdrop and Escape close it', async ({ page }) => {
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

test.describe('favourites', () => {
  test('are set on a card, shown first in page and menu, and kept', async ({ page }) => {
    await page.goto('/');
    const card = section(page, 'All tools').locator('[data-card="json-prettify"]');
    await card.hover();
    await card.getByRole('button', { name: /^Add .* to favorites/ }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expectOrder(page, ['json-prettify']);
    await expect(menu(page).getByRole('button', { name: 'Favorites' })).toBeVisible();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  });

  test('are reordered by the keyboard, announced and kept', async ({ page }) => {
    await store(page, { favourites: FAVOURITES });
    await page.goto('/');
    const link = section(page, 'Favorites').getByRole('link', { name: 'Hash text' });
    await link.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expectOrder(page, ['json-prettify', 'hash-text', 'base64-string-converter']);
    await expect(link).toBeFocused();
    await expect(page.getByText('Hash text moved to position 2 of 3')).toBeAttached();
    await page.reload();
    await expectOrder(page, ['json-prettify', 'hash-text', 'base64-string-converter']);
  });

  test('are reordered by dragging, which opens nothing; Escape takes it back', async ({ page }) => {
    await store(page, { favourites: FAVOURITES });
    await page.goto('/');
    const middle = async (id: string) => {
      const box = await section(page, 'Favorites').locator(`[data-card="${id}"]`).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    };
    const drag = async (from: string, to: string) => {
      const target = await middle(to);
      await page.mouse.move(...(await middle(from)));
      await page.mouse.down();
      await page.mouse.move(...target, { steps: 10 });
    };
    await drag('hash-text', 'base64-string-converter');
    await page.mouse.up();
    const dragged = ['json-prettify', 'base64-string-converter', 'hash-text'];
    await expectOrder(page, dragged);
    await drag('json-prettify', 'hash-text');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectOrder(page, dragged);
    await expect(page).toHaveURL('/');
    expect(await kept(page, 'favourites')).toBe(JSON.stringify(dragged));
  });

  test('of an unknown id are kept, not shown', async ({ page }) => {
    await store(page, { favourites: '["of-a-newer-version","hash-text"]' });
    await page.goto('/');
    await expectOrder(page, ['hash-text']);
    await page.locator('[data-card="json-prettify"] button').click();
    expect(await kept(page, 'favourites')).toBe('["of-a-newer-version","hash-text","json-prettify"]');
  });

  test('follow another tab', async ({ page, context }) => {
    await page.goto('/hash-text');
    const other = await context.newPage();
    await other.goto('/hash-text');
    await other.getByRole('button', { name: 'Add Hash text to favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove Hash text from favorites' })).toBeVisible();
  });
});

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
    test(`${from} leads to ${to}, its state byte for byte`, async ({ page }) => {
      await page.goto(`${from}#x=a%26b%2520+c`);
      await expect(page).toHaveURL(`${to}#x=a%26b%2520+c`);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('the state of a link stays as it was sent', async ({ page }) => {
    await page.goto('/hash-text?from=chat&a=1&a=2#text=a%26b');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/hash-text?from=chat&a=1&a=2#text=a%26b');
  });

  test('an unknown address apologises, and leads home', async ({ page }) => {
    for (const path of ['/no-such-tool', '/no/such/page', '/c-lib', '/c-lib/button']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
      await expect(page).toHaveTitle('Page not found - IT Tools');
    }
    await expect(page.getByText('Sorry')).toBeVisible();
    await expect(page.getByText('without the cache')).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a change of page moves the focus into it and is read out; back works', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
    await menu(page).getByRole('link', { name: 'Hash text' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Hash text - IT Tools' })).toBeAttached();
    await expect(page.locator('main :focus')).toHaveCount(1); // its field, or else its heading
    await expect(menu(page).getByRole('link', { name: 'Hash text' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveTitle('About - IT Tools');
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

test('a page that cannot load says so, beside a product that goes on', async ({ page }) => {
  await page.route('**/assets/hash-text-*.js', (route) => route.abort());
  await page.goto('/about');
  await menu(page).getByRole('link', { name: 'Hash text' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy error report (without your input)' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'JSON prettify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'JSON prettify' })).toBeVisible();
});

test.describe('language', () => {
  test('is that of the browser until one is chosen, then the chosen one', async ({ browser }) => {
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
