import { type Box, neighbour } from './neighbour.ts';

const SCROLL_PX = 40;

/**
 * Moves the focus from the link of a card to where a key leads on the page; at an edge up and down scroll as they always do.
 * From the link that has the focus now: keys may have been pressed while this was loaded, and each goes on from the last.
 */
export function moveBetweenCards(page: HTMLElement, key: string): void {
  const links = [...page.querySelectorAll<HTMLElement>('[data-card-link]')];
  const from = links.findIndex((link) => link === document.activeElement);
  if (from < 0) return;
  const boxes = links.map((link): Box => (link.closest('li') ?? link).getBoundingClientRect());
  const rightToLeft = getComputedStyle(page).direction === 'rtl';
  const next = links[neighbour(boxes, from, key, rightToLeft) ?? -1];
  if (next) {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    window.scrollBy({ top: key === 'ArrowUp' ? -SCROLL_PX : SCROLL_PX });
  }
}
