/** The focused element, also inside shadow roots. */
function focusedElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

export interface Origin {
  element: HTMLElement | null;
  /** Its selection; null for elements that don't expose one. */
  selected: readonly [number, number] | null;
}

let origin: Origin = { element: null, selected: null };

/** Remembers the focused element before the palette takes focus. Part of the first paint, so it does nothing else. */
export function rememberOrigin(): void {
  const element = focusedElement();
  const { selectionStart: start, selectionEnd: end } = (element ?? {}) as Partial<HTMLInputElement>;
  origin = { element, selected: typeof start === 'number' && typeof end === 'number' ? [start, end] : null };
}

/** What had focus before the palette was opened. */
export function currentOrigin(): Origin {
  return origin;
}
