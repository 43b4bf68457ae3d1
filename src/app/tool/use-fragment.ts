import { useEffect, useState } from 'react';

/**
 * Returns the fragment and query that the page was opened with. `visit` increases when another link to the same page is
 * followed; an empty fragment doesn't count, so clicking the open tool in the menu doesn't discard the user's input.
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
