import type { Page } from '@playwright/test';

/** Goes to an address inside the product, as a link does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
