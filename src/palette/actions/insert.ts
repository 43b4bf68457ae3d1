const TEXT_INPUTS = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

/** The focused element, also inside shadow roots. */
function focusedElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Can the user type text into it? */
function takesTyping(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement)
    return TEXT_INPUTS.has(element.type) && !element.readOnly && !element.disabled;
  return element.isContentEditable === true;
}

let origin: HTMLElement | null = null;
/** Its selection; null for fields that don't expose one. */
let selected: readonly [number, number] | null = null;

const isField = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Remembers the focused element before the palette takes focus. */
export function rememberOrigin(): void {
  origin = focusedElement();
  const { selectionStart: start, selectionEnd: end } = isField(origin)
    ? origin
    : { selectionStart: null, selectionEnd: null };
  selected = start === null || end === null ? null : [start, end];
}

/** The field that had focus before, if text can still be inserted there. */
export function originField(): HTMLElement | null {
  return takesTyping(origin) ? origin : null;
}

/** Inserts a text at the cursor of a field as if it were typed, so that Ctrl+Z undoes it. */
export function insertInto(element: HTMLElement, text: string): void {
  element.focus();
  // The selection may be lost on blur.
  if (element === origin && isField(element) && selected) element.setSelectionRange(...selected);
  // Deprecated, but the only API that works in every kind of field and keeps its undo history.
  if (document.execCommand('insertText', false, text)) return;
  if (!isField(element)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
