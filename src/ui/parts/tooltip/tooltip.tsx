import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import { placeTooltip } from './place.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  content: string;
  /** A single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** False if the content repeats the element's own label, which is then not announced twice. */
  describe?: boolean;
}

const SHOW_AFTER_MS = 350;
const HIDE_AFTER_MS = 100;

/** Whether the page itself set the focus, before any user interaction. */
const isArriving = () => navigator.userActivation?.hasBeenActive === false;

/** A short text next to an element, on hover and keyboard focus; Escape hides it, and the pointer can move onto it. */
export function Tooltip({ content, children, describe = true }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  const later = (next: boolean, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(next), ms);
  };
  const now = (next: boolean) => {
    window.clearTimeout(timer.current);
    setShown(next);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!shown) return;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setShown(false);
      // One Escape closes one layer, not the one below as well.
      event.preventDefault();
      event.stopPropagation();
    };
    const hide = () => setShown(false);
    document.addEventListener('keydown', hideOnEscape, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true);
      document.removeEventListener('scroll', hide, true);
    };
  }, [shown]);

  useLayoutEffect(() => {
    if (!shown || !anchor.current || !tip.current) return;
    // The top layer keeps it above dialogs and outside clipping boxes; older browsers show it in place.
    tip.current.showPopover?.();
    placeTooltip(tip.current, anchor.current);
  }, [shown, content]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && later(true, SHOW_AFTER_MS)}
      onPointerLeave={() => later(false, HIDE_AFTER_MS)}
      onPointerDown={() => now(false)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && !isArriving() && now(true)}
      onBlur={() => now(false)}
    >
      {describe ? cloneElement(children, { 'aria-describedby': id }) : children}
      {describe && (
        <span id={id} className="sr-only">
          {content}
        </span>
      )}
      {shown && (
        <span ref={tip} popover="manual" role="tooltip" aria-hidden={describe} className={styles.tip}>
          {content}
        </span>
      )}
    </span>
  );
}
