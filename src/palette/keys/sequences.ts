import { heads } from '../../catalog/catalog.ts';

const PAGES = [
  { keys: ['g', 'h'], page: 'home' },
  { keys: ['g', 'a'], page: 'about' },
] as const;

type Sequence = (typeof PAGES)[number] | { keys: readonly [string, string]; tool: string };

/** Two-key sequences that open a page of the application, or a tool of this installation, from anywhere. */
export const sequences = (): readonly Sequence[] => [
  ...PAGES,
  ...heads.flatMap(({ id, sequence }) => (sequence ? [{ keys: sequence, tool: id }] : [])),
];

/** The sequence that opens a page. */
export function sequenceTo(id: (typeof PAGES)[number]['page']): readonly string[] | undefined {
  return PAGES.find(({ page }) => page === id)?.keys;
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
