/** For a scrollable box without focusable content, which the keyboard couldn't scroll otherwise (WCAG 2.1.1). */
export const SCROLLABLE = { tabIndex: 0 } as const;
