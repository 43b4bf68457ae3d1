import { useEffect, useRef } from 'react';
import { parametersOf } from '../../core/sharing/parameters.ts';
import { onHandoff, takeHandoff } from '../../session/handoff.ts';

const ID = 'emoji-picker';

/** The initial query: from the palette, otherwise what was typed before the page was left, otherwise from the link. */
export function firstQuery(draft?: string): string {
  const text = takeHandoff(ID)?.values['text'];
  if (typeof text === 'string') return text;
  return draft ?? parametersOf(window.location.hash).get('text') ?? '';
}

/** Reports queries from the palette, or another link, while the page is open. */
export function useArrivals(onQuery: (query: string) => void): void {
  const latest = useRef(onQuery);
  useEffect(() => {
    latest.current = onQuery;
  });
  useEffect(() => {
    const link = () => latest.current(firstQuery());
    window.addEventListener('hashchange', link);
    const stop = onHandoff(ID, link);
    return () => {
      window.removeEventListener('hashchange', link);
      stop();
    };
  }, []);
}
