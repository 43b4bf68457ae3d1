import { useEffect } from 'react';

const SITE = 'IT Tools';

/** The title of the tab: `{page} - IT Tools`, or the name of the product alone. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? SITE : `${page} - ${SITE}`;
  }, [page]);
}
