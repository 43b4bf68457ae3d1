import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PartsSource } from './parts-source.ts';
import { createPictures, type Drawn } from './pictures.ts';

const NOTHING: Drawn = { count: null, pictures: new Map() };

/** The tile of a part, by the number of the part. */
const TILES = '[data-part]';

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

/** Pictures of the parts whose tiles are in sight, or nearly; from the beginning where the parts are of something else. */
export function usePictures(list: RefObject<HTMLElement | null>, { of, draw }: PartsSource): Drawn {
  const [drawn, setDrawn] = useState(NOTHING);
  const [key, setKey] = useState(of);
  if (!isSame(of, key)) {
    setKey(of);
    setDrawn(NOTHING);
  }
  const latest = useRef(draw);
  const pictures = useRef<ReturnType<typeof createPictures>>(null);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    const own = createPictures((ranges, signal) => latest.current(ranges, signal), setDrawn);
    pictures.current = own;
    own.want([0]);
    return () => own.end();
  }, [key]);
  const isKnown = drawn.count !== null;
  useEffect(() => {
    const box = list.current;
    if (!box || !isKnown) return undefined;
    const inSight = new Set<number>();
    const partOf = (element: Element) => Number((element as HTMLElement).dataset['part']);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(partOf(target));
          else inSight.delete(partOf(target));
        pictures.current?.want([...inSight].sort((a, b) => a - b));
      },
      { root: box, rootMargin: '50%' },
    );
    for (const tile of box.querySelectorAll(TILES)) observer.observe(tile);
    return () => observer.disconnect();
  }, [list, key, isKnown]);
  return drawn;
}
