import { type RefObject, useEffect, useRef } from 'react';

interface LeadKeys {
  /** Is the main result the user's own, so that the shortcut may put it on the clipboard? */
  copies: boolean;
  /** Makes another result. */
  regenerate: (() => void) | undefined;
  /** Does the page begin with its result, so that the focus belongs there? */
  arrives: boolean;
}

const lead = (form: HTMLElement | null, what: string) =>
  form?.querySelector<HTMLElement>(`[data-lead] ${what}:not(:disabled)`);

/** Ctrl/Cmd+Shift+C copies the main result from anywhere on the page, Alt+R makes another one. */
export function useLeadKeys(form: RefObject<HTMLElement | null>, { copies, regenerate, arrives }: LeadKeys): void {
  const latest = useRef({ copies, regenerate });
  useEffect(() => {
    latest.current = { copies, regenerate };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog has keys of its own.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
      const given = latest.current;
      if (code === 'KeyC' && ctrlKey !== metaKey && shiftKey && !altKey) {
        event.preventDefault(); // the developer tools of some browsers
        // Its own button, so that the page says in one place and in one way whether it worked.
        if (given.copies) lead(form.current, 'button[data-copy-state]')?.click();
      } else if (code === 'KeyR' && altKey && !ctrlKey && !metaKey && !shiftKey && given.regenerate) {
        event.preventDefault();
        given.regenerate();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);

  const there = useRef(!arrives);
  useEffect(() => {
    if (there.current || !window.matchMedia?.('(width > 700px) and (pointer: fine)').matches) return;
    const target = lead(form.current, ':is(button[data-copy-state], textarea)');
    if (!target) return;
    there.current = true;
    // Not away from where somebody has gone meanwhile.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'H1')
      target.focus({ preventScroll: true });
  });
}
