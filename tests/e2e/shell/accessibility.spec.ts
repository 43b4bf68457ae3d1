import { expect, type Page } from '@playwright/test';
import { COLORS, violationsIn } from '../axe.ts';
import { expectFirstExampleAnswers, openTool, tools } from '../catalogue.ts';
import { test } from './taken-over.ts';

const form = tools.find(({ id }) => id === 'hash-text');
const view = tools.find(({ view: isView }) => isView);
if (!form || !view) throw new Error('the catalogue lacks what is to be looked at');

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

/** Wide: by pages.spec in every form, by palette.spec in the palette. */
const lookedAtElsewhere = new Set(['palette with an answer', 'form with a result']);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
      for (const [name, open] of Object.entries(places)) {
        if (width === 1280 && lookedAtElsewhere.has(name)) continue;
        test(`axe finds nothing: ${name}`, async ({ page }) => {
          await open(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await violationsIn(page, 'html', colorScheme === 'dark' ? COLORS : undefined)).toEqual([]);
        });
      }
    });
  }
}
