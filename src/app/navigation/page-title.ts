import { useEffect } from 'react';
import { config } from '../config/config.ts';

/** Sets the document title: `{page} - {site}`, or the title of the site alone. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? config.siteTitle : `${page} - ${config.siteTitle}`;
  }, [page]);
}
