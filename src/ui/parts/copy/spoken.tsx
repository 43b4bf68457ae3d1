import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Reads out what appears in it later, such as the error of a field, in the live region that the whole page shares: one
 * for each field would be dozens, and screen readers offer each of them as a place.
 */
export function Spoken({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  /** Undefined until it is shown: what is there from the start is read with its field. */
  const said = useRef<string>(undefined);
  useEffect(() => {
    const text = place.current?.textContent ?? '';
    if (said.current !== undefined && text !== said.current && text !== '') announce(text);
    said.current = text;
  });
  return <div ref={place}>{children}</div>;
}
