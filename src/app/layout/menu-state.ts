export interface MenuState {
  /** Up to 700 px wide: the menu overlays the page. */
  narrow: boolean;
  /** Whether the overlay is open; never saved. */
  overlay: boolean;
  /** The choice on wide screens; only toggling it there changes it. */
  collapsed: boolean;
}

export type MenuEvent = 'toggle' | 'close' | 'widen' | 'narrow';

export function isMenuShown({ narrow, overlay, collapsed }: MenuState): boolean {
  return narrow ? overlay : !collapsed;
}

/** Returns the state of the menu after an event. `close` is a press on the backdrop, Escape, or selecting a page. */
export function menuAfter(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'toggle':
      return state.narrow ? { ...state, overlay: !state.overlay } : { ...state, collapsed: !state.collapsed };
    case 'close':
      return { ...state, overlay: false };
    case 'widen':
    case 'narrow':
      return { ...state, narrow: event === 'narrow', overlay: false };
  }
}
