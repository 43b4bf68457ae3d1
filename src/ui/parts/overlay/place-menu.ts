const GAP = 4;
const EDGE = 8;

/** Puts an open menu under its button, or above it where there is more room, with its end at that of the button, inside the window. */
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
