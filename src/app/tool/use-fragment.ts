import { useEffect, useState } from 'react';

/**
 * The fragment and the query that the page was opened with. `visit` counts up when another link to the same page is followed; an empty
 * fragment is not one, so that a click on the open tool in the menu does not throw away what was typed.
 */
export function useFragment(): { fragment: string; query: string; visit: number } {
  const [state, setState] = useState(() => ({
    fragment: window.location.hash.slice(1),
    query: window.location.search,
    visit: 0,
  }));
  useEffect(() => {
    const page = window.location.pathname;
    const follow = () => {
      const fragment = window.location.hash.slice(1);
      if (fragment !== '' && window.location.pathname === page)
        setState(({ visit }) => ({ fragment, query: '', visit: visit + 1 }));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return state;
}
