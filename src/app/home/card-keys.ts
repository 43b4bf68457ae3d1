import { type Box, neighbour } from './neighbour.ts';

const SCROLL_PX = 40;

/** Moves the focus from the link of a card to where a key leads on the page; at an edge up and down scroll as they always do. */
export function moveBetweenCards(page: HTMLElement, from: HTMLElement, key: string): void {
  const links = [...page.querySelectorAll<HTMLElement>('[data-card-link]')];
  const boxes = links.map((link): Box => (link.closest('li') ?? link).getBoundingClientRect());
  const rightToLeft = getComputedStyle(page).direction === 'rtl';
  const next = links[neighbour(boxes, links.indexOf(from), key, rightToLeft) ?? -1];
  if (next) {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    window.scrollBy({ top: key === 'ArrowUp' ? -SCROLL_PX : SCROLL_PX });
  }
}
