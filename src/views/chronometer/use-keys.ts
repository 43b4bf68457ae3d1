import { useEffect, useRef } from 'react';

interface Keys {
  toggle(): void;
  lap(): void;
  reset(): void;
}

/** Typed keys, and keys for another control, are ignored. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [role="dialog"], [contenteditable]')) return true;
  // Space activates the focused button or summary.
  return event.key === ' ' && target !== null && target.closest('button, a, summary, [role="button"]') !== null;
}

/** Space starts and stops, L ends a lap, R resets, wherever the focus is on the page. */
export function useKeys(keys: Keys, isActive = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = { ' ': latest.current.toggle, l: latest.current.lap, r: latest.current.reset }[
        event.key.toLowerCase()
      ];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive]);
}
