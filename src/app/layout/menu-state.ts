export interface MenuState {
  /** At most 700 px: the menu lies over the page. */
  narrow: boolean;
  /** Is the overlay open? Never kept. */
  overlay: boolean;
  /** The choice on wide screens; only a toggle there changes it. */
  collapsed: boolean;
}

export type MenuEvent = 'toggle' | 'close' | 'widen' | 'narrow';

export function isMenuShown({ narrow, overlay, collapsed }: MenuState): boolean {
  return narrow ? overlay : !collapsed;
}

/** What an event makes of the menu. `close` is a press on the backdrop, Escape, or a page that was chosen. */
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
