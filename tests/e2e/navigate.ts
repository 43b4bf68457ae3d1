import type { Page } from '@playwright/test';

/** Goes to an address within the product, like a link, even if only the fragment differs. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { pathname, hash } = location;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    if (location.pathname === pathname && location.hash !== hash) dispatchEvent(new HashChangeEvent('hashchange'));
  }, path);
