import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const isLost = (element: Element | null, box: HTMLElement) =>
  element === document.body || (element !== null && box.contains(element) && element.matches(':disabled'));

/**
 * Keeps the focus in an element whose buttons change with `state`: that of a button that has gone or is disabled moves to
 * the next one that can be pressed, or to the first one.
 */
export function useKeptFocus<Box extends HTMLElement = HTMLDivElement>(state: unknown) {
  const box = useRef<Box>(null);
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const left = last.current;
    if (!current || !left || !isLost(document.activeElement, current)) return;
    const buttons = [...current.querySelectorAll<HTMLElement>('button:enabled')];
    const after = buttons.find(
      (button) => left.isConnected && left.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // Some may be hidden.
    for (const button of after ? [after, ...buttons] : buttons) {
      button.focus({ preventScroll: true });
      if (document.activeElement === button) return;
    }
  }, [state]);
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => void (last.current = target),
    // A button that goes leaves the focus to nothing.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) last.current = null;
    },
  };
}
