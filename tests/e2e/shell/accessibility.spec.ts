import { expect, type Page } from '@playwright/test';
import { COLORS, violationsIn } from '../axe.ts';
import { expectFirstExampleAnswers, openTool, tools } from '../catalog.ts';
import { test } from './taken-over.ts';

const form = tools.find(({ id }) => id === 'hash-text');
const view = tools.find(({ view: isView }) => isView);
if (!form || !view) throw new Error('the catalog lacks what is to be looked at');

const places: Record<string, (page: Page) => Promise<void>> = {
  async home(page) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  },
  async 'palette with an answer'(page) {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sha256 hello');
    await expect(page.locator('[role="option"][data-kind="answer"]').first()).toContainText('2cf24dba5fb0a30e');
  },
  async 'form with a result'(page) {
    await openTool(page, form);
    await expectFirstExampleAnswers(page);
  },
  view: (page) => openTool(page, view),
};

/** Wide pages are covered by pages.spec for every form and by palette.spec for the palette. */
const lookedAtElsewhere = new Set(['palette with an answer', 'form with a result']);

test.use({ locale: 'en-US', reducedMotion: 'reduce', colorScheme: 'light' });

for (const [name, open] of Object.entries(places)) {
  test(`axe finds nothing in both themes, wide and narrow: ${name}`, async ({ page }) => {
    for (const width of lookedAtElsewhere.has(name) ? [390] : [1280, 390]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const found = await violationsIn(page, 'html', theme === 'dark' ? COLORS : undefined);
        expect(found, `${theme}, ${width} px wide`).toEqual([]);
      }
    }
  });
}
