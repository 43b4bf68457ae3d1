import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { tools } from '../catalog.ts';
import { kept, menu, NARROW, section, store, WIDE } from './shell-page.ts';
import { test } from './taken-over.ts';

test.use({ viewport: WIDE, locale: 'en-US', colorScheme: 'light' });

const order = (page: Page) =>
  section(page, 'Favorites')
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
const expectOrder = (page: Page, ids: readonly string[]) => expect.poll(() => order(page)).toEqual(ids);
const FAVORITES = '["hash-text","json-prettify","base64-string-converter"]';

test.describe('home', () => {
  test('shows every tool under its category, and favorites only if there are any', async ({ page }) => {
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
    const all = section(page, 'All tools');
    await expect(all.locator('[data-card="json-prettify"]')).toHaveCount(0);
    await expect(all.locator('[data-card="hash-text"]')).toBeVisible();
    await filter.getByRole('button', { name: 'All' }).click();
    await expect(all.locator('[data-card="json-prettify"]')).toBeVisible();
  });

  test('has the names of all tools at once, and draws what is far below when it is scrolled to', async ({ page }) => {
    // Keeps the idle browser from drawing the rest before it is counted.
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await page.goto('/');
    const all = section(page, 'All tools');
    const links = all.locator('[data-card-link]');
    await expect(links.first()).toBeVisible();
    const text = await all.evaluate((element) => element.textContent);
    const menuText = await menu(page).evaluate((element) => element.textContent);
    for (const { title } of tools) {
      expect(text).toContain(title);
      expect(menuText).toContain(title);
    }
    const drawn = await links.count();
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(tools.length);
    const menuLinks = menu(page).locator('li a');
    expect(await menuLinks.count()).toBeLessThan(tools.length);

    // The height is about the same before and after.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await all.locator('[data-card]').last().scrollIntoViewIfNeeded();
    await expect(all.locator('[data-card]').last().getByRole('link')).toBeVisible();
    await menu(page).locator('li').last().scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('link', { name: tools.at(-1)?.title ?? '' })).toBeVisible();
    await links.first().focus();
    await page.keyboard.press('End');
    await expect(links).toHaveCount(tools.length);
    await expect(links.last()).toBeFocused();
    expect(Math.abs((await height()) - before)).toBeLessThan(before / 10);
  });

  for (const viewport of [WIDE, NARROW]) {
    test(`a reload keeps the scroll position far below (${viewport.width})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // Whether a page waits for them depends on the time they take, and they make some cards shorter.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      await expect(section(page, 'All tools').locator('[data-card-link]')).toHaveCount(tools.length);
      const middle = () =>
        page.evaluate(() => {
          const cards = [...document.querySelectorAll('[data-card]')];
          const card = cards.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
          return [
            Math.round(scrollY),
            card?.getAttribute('data-card'),
            Math.round(card?.getBoundingClientRect().top ?? 0),
          ];
        });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
      // Cards that come into view get their own heights a frame later.
      let before = await middle();
      await expect
        .poll(async () => {
          const last = before;
          before = await middle();
          return isDeepStrictEqual(before, last);
        })
        .toBe(true);
      await page.reload();
      await expect(section(page, 'All tools').locator('[data-card-link]')).toHaveCount(tools.length);
      await expect.poll(middle).toEqual(before);
    });
  }

  test('draws everything once the browser is idle, for lists of links', async ({ page }) => {
    await page.goto('/');
    await expect(section(page, 'All tools').locator('[data-card-link]')).toHaveCount(tools.length);
    await expect(menu(page).locator('li a')).toHaveCount(tools.length);
  });

  test('arrow keys move between the cards, Enter opens one', async ({ page }) => {
    await page.goto('/');
    const links = section(page, 'All tools').locator('[data-card-link]');
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    // One frame later; the first card of the page may be in a section above.
    await expect(links.last()).not.toBeFocused();
    const first = (await page.locator(':focus').textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).not.toHaveText(first);
    const title = (await page.locator(':focus').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('arrow keys add up even when pressed faster than the focus moves', async ({ page }) => {
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

test.describe('favorites', () => {
  test('are set on a card, shown first on the page and in the menu, and kept', async ({ page }) => {
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

  test('are reordered with the keyboard, announced and kept', async ({ page }) => {
    await store(page, { favorites: FAVORITES });
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

  test('are reordered by dragging, which opens nothing; Escape undoes it', async ({ page }) => {
    await store(page, { favorites: FAVORITES });
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
    expect(await kept(page, 'favorites')).toBe(JSON.stringify(dragged));
  });

  test('with an unknown ID are kept but not shown', async ({ page }) => {
    await store(page, { favorites: '["of-a-newer-version","hash-text"]' });
    await page.goto('/');
    await expectOrder(page, ['hash-text']);
    await page.locator('[data-card="json-prettify"] button').first().click();
    expect(await kept(page, 'favorites')).toBe('["of-a-newer-version","hash-text","json-prettify"]');
  });

  test('follow another tab', async ({ page, context }) => {
    await page.goto('/hash-text');
    const other = await context.newPage();
    await other.goto('/hash-text');
    await other.getByRole('button', { name: 'Add Hash text to favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove Hash text from favorites' })).toBeVisible();
  });
});
