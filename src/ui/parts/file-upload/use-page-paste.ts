import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { carriesFiles } from './transfer-files.ts';

/**
 * Accepts files pasted anywhere on the page, so that a screenshot needs no click first. Ignores pastes that were
 * already handled, go into a text field, or happen while a modal dialog covers the zone.
 */
export function usePagePaste(
  zone: RefObject<HTMLElement | null>,
  take: (transfer: DataTransfer) => void,
  enabled: boolean,
) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!enabled) return;
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || !carriesFiles(event.clipboardData)) return;
      if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog && !dialog.contains(zone.current)) return;
      event.preventDefault();
      latest.current(event.clipboardData);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [zone, enabled]);
}

const EDITABLE = 'textarea, [contenteditable], input:not([type=file], [type=radio], [type=checkbox])';
