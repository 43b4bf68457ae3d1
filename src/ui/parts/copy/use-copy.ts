import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import type { CopyResult } from './copy-text.ts';

/** How long "copied" and "failed" are shown. */
const COPY_FEEDBACK_MS = 1500;

/** Returns a copy action and its feedback: `idle`, then `copied` or `failed` for 1500 ms. */
export function useCopy(): [state: 'idle' | CopyResult, copy: (text: string | Promise<string>) => Promise<CopyResult>] {
  const [state, setState] = useState<'idle' | CopyResult>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (text: string | Promise<string>) => {
    const result = await copyText(text);
    window.clearTimeout(timer.current);
    setState(result);
    timer.current = window.setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return result;
  };
  return [state, copy];
}
