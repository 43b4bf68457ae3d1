/**
 * The keys that must work before the list and its actions are loaded, by where they work and what they do. Part of the
 * first paint, so it contains only data; row actions refer to it. Alternatives are separated by spaces; `Mod` is Ctrl,
 * or also Cmd on a Mac; `row` represents nine commands, one for each row.
 */
export const EARLY_KEYS = {
  page: { palette: 'Mod+K', theme: 'Mod+J', settings: 'Mod+,', undo: 'Mod+Z', redo: 'Mod+Shift+Z' },
  palette: {
    enter: 'Enter',
    openTool: 'Shift+Enter',
    tab: 'Tab',
    fields: 'ArrowRight',
    newTab: 'Mod+Enter',
    insert: 'Alt+Enter',
    copy: 'Mod+C',
    copyJson: 'Mod+Shift+C',
    actions: 'Mod+K',
    up: 'ArrowUp',
    down: 'ArrowDown',
    extendUp: 'Shift+ArrowUp',
    extendDown: 'Shift+ArrowDown',
    pageUp: 'PageUp',
    pageDown: 'PageDown',
    groupUp: 'Alt+ArrowUp',
    groupDown: 'Alt+ArrowDown',
    row: 'Mod+1…9',
    backspace: 'Backspace',
    escape: 'Escape',
    undo: 'Mod+Z',
    redo: 'Mod+Shift+Z',
    help: '? F1',
  },
} as const;

export type PageKeyId = keyof (typeof EARLY_KEYS)['page'];
export type PaletteKeyId = keyof (typeof EARLY_KEYS)['palette'];
