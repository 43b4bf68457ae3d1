import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { heads } from '../catalog/catalog.ts';
import { whenIdle } from '../palette/when-idle.ts';
import { createStore } from '../session/create-store.ts';
import { useStore } from '../session/use-store.ts';
import { settled } from './settled.ts';

/** Less than the height of a row of cards or an entry of the menu, so that too much is shown at first rather than too little. */
const LEAST_PX = 24;
/** Up to this many tools, parts that nobody has scrolled to follow when the browser is idle; more would only cost memory. */
const MOST_TOOLS = 200;

/** The first seconds belong to the visitor. */
const FOLLOW_MS = 2000;

/** After a reload or a step back, the browser restores the scroll position, for which everything above must have its height. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** Shows everything, also for those who jump to the end. */
export const wholePage = createStore(isRestored());

/** Ids of the parts that were shown once: shown again at once, they have the height that a restored scroll position refers to. */
const shown = new Set<string>();

/** Shows the parts that wait for an idle moment. */
const waiting = new Set<() => void>();
settled.subscribe(() => setTimeout(() => whenIdle(showNext), FOLLOW_MS));

/** Some parts per moment: all at once would block a slow device, and each costs a frame. */
function showNext(): void {
  const next = [...waiting].slice(0, 2);
  if (next.length === 0) return;
  startTransition(() => {
    for (const show of next) {
      waiting.delete(show);
      show();
    }
  });
  whenIdle(showNext);
}

/**
 * Whether the item at index `first` may be visible before anything is scrolled; estimated, because reading positions
 * would lay out the page an extra time.
 */
export const isOnFirstScreen = (first: number): boolean => window.scrollY > 0 || first * LEAST_PX < window.innerHeight;

/**
 * Whether a part of the page is, or has been, less than a window's height out of view. True where that can't be
 * observed, as in the prerendered page, which is complete.
 * @param scroller selector of the ancestor that scrolls, if it isn't the page
 */
export function useNear<T extends Element>(
  id: string,
  initially: boolean,
  scroller?: string,
): { place: RefObject<T | null>; near: boolean } {
  const place = useRef<T>(null);
  const [met, setMet] = useState(() => initially || shown.has(id) || typeof IntersectionObserver !== 'function');
  if (initially && !met) setMet(true);
  const near = useStore(wholePage) || met;
  useEffect(() => {
    const element = place.current;
    if (near) shown.add(id);
    if (near || !element) return undefined;
    const show = () => setMet(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { root: scroller === undefined ? null : element.closest(scroller), rootMargin: '100%' },
    );
    observer.observe(element);
    if (heads.length <= MOST_TOOLS) {
      waiting.add(show);
      if (settled.get() && waiting.size === 1) whenIdle(showNext);
    }
    return () => {
      observer.disconnect();
      waiting.delete(show);
    };
  }, [near, id, scroller]);
  return { place, near };
}
