import type { KeyboardEvent } from 'react';
import { type Box, neighbour } from './neighbour.ts';

const LINK = '[data-card-link]';

/** Arrows, Home and End move between the cards of the page. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement) || !event.target.matches(LINK)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(LINK)];
  const boxes = links.map((link): Box => (link.closest('li') ?? link).getBoundingClientRect());
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = neighbour(boxes, links.indexOf(event.target), event.key, rightToLeft);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus({ preventScroll: true });
  links[next]?.scrollIntoView({ block: 'nearest' });
}
