const TEXT_INPUTS = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

/** The element that has the focus, also within shadow roots. */
function focusedElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Can a person type a text into it? */
function takesTyping(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement)
    return TEXT_INPUTS.has(element.type) && !element.readOnly && !element.disabled;
  return element.isContentEditable === true;
}

let origin: HTMLElement | null = null;
/** What was selected in it; null where a field does not tell. */
let selected: readonly [number, number] | null = null;

const isField = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Notes what has the focus before the palette takes it. */
export function rememberOrigin(): void {
  origin = focusedElement();
  const { selectionStart: start, selectionEnd: end } = isField(origin)
    ? origin
    : { selectionStart: null, selectionEnd: null };
  selected = start === null || end === null ? null : [start, end];
}

/** The field that had the focus before, if a text can still be put there. */
export function originField(): HTMLElement | null {
  return takesTyping(origin) ? origin : null;
}

/** Puts a text where the cursor of a field is, as if it were typed: Ctrl+Z takes it back. */
export function insertInto(element: HTMLElement, text: string): void {
  element.focus();
  // Losing the focus may have cost the selection.
  if (element === origin && isField(element) && selected) element.setSelectionRange(...selected);
  // Old, but the only way that works in every kind of field and keeps its undo history.
  if (document.execCommand('insertText', false, text)) return;
  if (!isField(element)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
