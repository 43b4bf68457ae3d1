import { currentOrigin } from './origin.ts';

/** Is it a form control that holds text? */
const isTextControl = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const TEXT_INPUTS = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

/** Can the user type text into it? */
function takesTyping(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement)
    return TEXT_INPUTS.has(element.type) && !element.readOnly && !element.disabled;
  return element.isContentEditable === true;
}

/** The field that had focus before, if text can still be inserted there. */
export function originField(): HTMLElement | null {
  const { element } = currentOrigin();
  return takesTyping(element) ? element : null;
}

/** Inserts a text at the cursor of a field as if it were typed, so that Ctrl+Z undoes it. */
export function insertInto(element: HTMLElement, text: string): void {
  element.focus();
  // The selection may be lost on blur.
  const { element: origin, selected } = currentOrigin();
  if (element === origin && isTextControl(element) && selected) element.setSelectionRange(...selected);
  // Deprecated, but the only API that works in every kind of field and keeps its undo history.
  if (document.execCommand('insertText', false, text)) return;
  if (!isTextControl(element)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
