/** Two-key sequences that open a page of the application or a tool from anywhere. */
export const SEQUENCES = [
  { keys: ['g', 'h'], page: 'home' },
  { keys: ['g', 'a'], page: 'about' },
  { keys: ['g', 'j'], tool: 'json-prettify' },
  { keys: ['g', 'b'], tool: 'base64-string-converter' },
  { keys: ['g', 'd'], tool: 'date-converter' },
  { keys: ['g', 's'], tool: 'hash-text' },
  { keys: ['g', 'u'], tool: 'uuid-generator' },
] as const satisfies readonly ({ keys: readonly string[] } & ({ page: string } | { tool: string }))[];

/** The sequence that opens a page or tool. */
export function sequenceTo(id: string): readonly string[] | undefined {
  return SEQUENCES.find((sequence) => ('page' in sequence ? sequence.page : sequence.tool) === id)?.keys;
}

/** Elements that handle letters themselves: text fields, widgets with type-ahead, and dialogs, which cover the page. */
const TAKES_KEYS = [
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="radio"], [type="reset"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['application', 'combobox', 'grid', 'listbox', 'menu', 'menubar', 'searchbox', 'textbox', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
  'dialog',
  '[role="dialog"]',
].join(', ');

/** Does a key press belong to the focused element, also inside a shadow root? */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  return target.closest(TAKES_KEYS) !== null || (target instanceof HTMLElement && target.isContentEditable);
}

/** Can a key press be part of a sequence? */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, isComposing, repeat } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || isComposing || repeat || isTyping(event));
}
