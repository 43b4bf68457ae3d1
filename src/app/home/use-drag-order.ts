import { type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedTo } from './moved-to.ts';

const THRESHOLD_PX = 6;

/** A mouse can drag anywhere on a card except its buttons; touch drags only by the grip, since it scrolls elsewhere. */
function isHandle({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false;
  return pointerType === 'mouse' ? !target.closest('button') : target.closest('[data-grip]') !== null;
}

/** Prevents the end of a drag from following the link under the pointer. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Makes elements with `data-card` draggable to other positions among their siblings. `order` is the order to show
 * during a drag; `drop` is called at the end with the moved id and the id whose position it takes. Escape cancels.
 */
export function useDragOrder(ids: readonly string[], drop: (id: string, target: string) => void) {
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null);

  const start = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0 || !isHandle(event)) return;
    const list = event.currentTarget.parentElement;
    const { pointerId, clientX, clientY } = event;
    const listening = new AbortController();
    const { signal } = listening;
    let order: readonly string[] | undefined;

    const finish = (kept: boolean) => {
      listening.abort();
      if (!order) return;
      setDrag(null);
      swallowClick();
      const target = ids[order.indexOf(id)];
      if (kept && target !== undefined && target !== id) drop(id, target);
    };
    const move = (at: globalThis.PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      if (!order && Math.hypot(at.clientX - clientX, at.clientY - clientY) < THRESHOLD_PX) return;
      const over = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-card]');
      const target = over?.parentElement === list ? over?.dataset.card : undefined;
      const next = target === undefined || target === id ? (order ?? ids) : movedTo(order ?? ids, id, target);
      if (next === order) return;
      order = next;
      // Synchronously, because the next move checks what is under the pointer.
      flushSync(() => setDrag({ id, order: next }));
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => finish(true), { signal });
    window.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  };

  return { dragged: drag?.id, order: drag?.order ?? ids, start };
}
