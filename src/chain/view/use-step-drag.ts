import { type PointerEvent, type RefObject, useState } from 'react';

const THRESHOLD_PX = 6;

interface Drag {
  id: number;
  /** The position that the step would get. */
  to: number;
}

/**
 * Lets steps be dragged by their handle. `drop` is called at the end with the position among the others; Escape cancels.
 */
export function useStepDrag(list: RefObject<HTMLElement | null>, drop: (id: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0) return;
    const { pointerId, clientY } = event;
    const listening = new AbortController();
    const { signal } = listening;
    let to: number | undefined;
    const finish = (isKept: boolean) => {
      listening.abort();
      setDrag(null);
      if (isKept && to !== undefined) drop(id, to);
    };
    const move = (at: globalThis.PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      if (to === undefined && Math.abs(at.clientY - clientY) < THRESHOLD_PX) return;
      const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].filter(
        ({ dataset }) => dataset.step !== String(id),
      );
      to = others.filter((other) => {
        const { top, height } = other.getBoundingClientRect();
        return at.clientY > top + height / 2;
      }).length;
      setDrag({ id, to });
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', ({ pointerId: own }) => own === pointerId && finish(true), { signal });
    window.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  };
  return { drag, start };
}
