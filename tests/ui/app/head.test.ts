// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="canonical" href="./hash-text">';
});

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

it("keeps the first page's canonical URL as the server wrote it", async () => {
  const { followHead } = await import('../../../src/app/navigation/head.ts');
  followHead();
  expect(canonical()).toBe('./hash-text');
});

it('updates the canonical URL, even for a page opened before it started', async () => {
  const { shownPage } = await import('../../../src/app/navigation/pages.ts');
  const { followHead } = await import('../../../src/app/navigation/head.ts');
  window.history.replaceState(null, '', '/bcrypt');
  shownPage.set('bcrypt');
  followHead();
  expect(canonical()).toMatch(/\/bcrypt$/);
  window.history.replaceState(null, '', '/uuid-generator');
  shownPage.set('uuid-generator');
  expect(canonical()).toMatch(/\/uuid-generator$/);
});
