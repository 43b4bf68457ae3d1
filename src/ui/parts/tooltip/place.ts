const GAP = 6;
const EDGE = 4;

/** Places a visible tooltip below its anchor, or above it if there is no room, inside the window. */
export function placeTooltip(tip: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = box.bottom + GAP;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const left = box.left + box.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - EDGE;
  tip.style.top = `${fitsBelow ? below : Math.max(EDGE, box.top - GAP - height)}px`;
  tip.style.left = `${Math.max(EDGE, Math.min(left, rightmost))}px`;
}
