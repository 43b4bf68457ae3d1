import type { Page } from '@playwright/test';

/** Goes to an address inside the product, as a link does: also to another fragment of the open page. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { pathname, hash } = location;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    if (location.pathname === pathname && location.hash !== hash) dispatchEvent(new HashChangeEvent('hashchange'));
  }, path);
