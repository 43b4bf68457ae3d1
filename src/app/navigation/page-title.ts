import { useEffect } from 'react';
import { config } from '../config/config.ts';

/** The title of the tab: `{page} - {site}`, or the title of the site alone. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? config.siteTitle : `${page} - ${config.siteTitle}`;
  }, [page]);
}
