/** For a box that scrolls by itself and holds nothing that takes focus: without it the keyboard cannot scroll it (WCAG 2.1.1). */
export const SCROLLABLE = { tabIndex: 0 } as const;
