import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Makes the textarea in the shell grow with its content in browsers without `field-sizing: content`. */
export function useAutosize(shellRef: RefObject<Element | null>, enabled: boolean, value: string): void {
  useLayoutEffect(() => {
    const area = shellRef.current?.querySelector('textarea');
    if (!enabled || !area || growsByItself()) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [shellRef, enabled, value]);
}

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
