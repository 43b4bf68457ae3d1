import { type RefObject, useEffect, useRef } from 'react';

interface LeadKeys {
  /** Whether the main result belongs to the user, so that the shortcut may copy it. */
  copies: boolean;
  /** Computes another result. */
  regenerate: (() => void) | undefined;
  /** Whether the page begins with its result, so that it should have the focus. */
  arrives: boolean;
}

const lead = (page: HTMLElement | null, what: string) =>
  page?.querySelector<HTMLElement>(`[data-lead] ${what}:not(:disabled, [inert] *)`);

/** Custom views mark the box of the button that copies all of their result. */
const copyButton = (page: HTMLElement | null) =>
  page?.querySelector<HTMLElement>('[data-copies] button[data-copy-state]:not(:disabled)') ??
  lead(page, 'button[data-copy-state]');

/** On arrival the first field takes the focus, unless that would open an on-screen keyboard over half the screen. */
export function startsTyping(): boolean {
  return window.matchMedia?.('(width > 700px) and (pointer: fine)').matches ?? false;
}

/** Ctrl/Cmd+Shift+C copies the main result from anywhere on the page, Alt+R generates another one. */
export function useLeadKeys(page: RefObject<HTMLElement | null>, { copies, regenerate, arrives }: LeadKeys): void {
  const latest = useRef({ copies, regenerate });
  useEffect(() => {
    latest.current = { copies, regenerate };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Dialogs have their own shortcuts.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
      const keys = latest.current;
      if (code === 'KeyC' && ctrlKey !== metaKey && shiftKey && !altKey) {
        event.preventDefault(); // the developer tools of some browsers
        // Clicks the result's own button, so that feedback always appears in the same place.
        if (keys.copies) copyButton(page.current)?.click();
      } else if (code === 'KeyR' && altKey && !ctrlKey && !metaKey && !shiftKey && keys.regenerate) {
        event.preventDefault();
        keys.regenerate();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page]);

  const there = useRef(!arrives);
  useEffect(() => {
    if (there.current || !startsTyping()) return;
    const target = lead(page.current, ':is(button[data-copy-state], textarea:not([data-edit]))');
    if (!target) return;
    there.current = true;
    // Doesn't take the focus if the user has moved it in the meantime.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'H1')
      target.focus({ preventScroll: true });
  });
}
