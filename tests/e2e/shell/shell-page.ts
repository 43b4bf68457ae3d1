import type { Page } from '@playwright/test';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 390, height: 844 };

/** Stores settings before the page reads them, on the first load only. */
export async function store(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(`it-tools:${key}`, value);
  }, settings);
}

/** A setting as the page has stored it. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`it-tools:${name}`), key);
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Tools', exact: true });
export const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
