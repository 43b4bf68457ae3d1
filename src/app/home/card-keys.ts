import { flushSync } from 'react-dom';
import { wholePage } from '../use-near.ts';
import { type Box, neighbor } from './neighbor.ts';

const SCROLL_PX = 40;

/**
 * Moves the focus from one card's link to another on key presses; at an edge, up and down scroll as usual. Starts from
 * the currently focused link, because more keys may have been pressed while this module loaded.
 */
export function moveBetweenCards(page: HTMLElement, key: string): void {
  // The last card may not be there yet.
  if (key === 'End') flushSync(() => wholePage.set(true));
  const links = [...page.querySelectorAll<HTMLElement>('[data-card-link]')];
  const from = links.findIndex((link) => link === document.activeElement);
  if (from < 0) return;
  const boxes = links.map((link): Box => (link.closest('li') ?? link).getBoundingClientRect());
  const rightToLeft = getComputedStyle(page).direction === 'rtl';
  const next = links[neighbor(boxes, from, key, rightToLeft) ?? -1];
  if (next) {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    window.scrollBy({ top: key === 'ArrowUp' ? -SCROLL_PX : SCROLL_PX });
  }
}
