const GAP = 4;
const EDGE = 8;

/**
 * Places an open menu below its button, or above it if there is more room, aligned with the button's end and inside the
 * window.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, scrollHeight } = menu;
  const [above, below] = [box.top - GAP - EDGE, window.innerHeight - box.bottom - GAP - EDGE];
  const goesUp = scrollHeight > below && above > below;
  const height = Math.min(scrollHeight + 2, goesUp ? above : below);
  const rightmost = document.documentElement.clientWidth - width - EDGE;
  menu.style.maxHeight = `${height}px`;
  menu.style.top = `${goesUp ? box.top - GAP - height : box.bottom + GAP}px`;
  menu.style.left = `${Math.max(EDGE, Math.min(box.right - width, rightmost))}px`;
}
