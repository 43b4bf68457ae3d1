import { useEffect, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { copyImage, copyText } from './copy-text.ts';
import type { CopyResult } from './copy-text.ts';

/** How long "copied" and "failed" are shown. */
const COPY_FEEDBACK_MS = 1500;

/** A text, or an image. */
type Copyable = string | Promise<string> | { png: Promise<Blob> };

/** What users of screen readers hear about an outcome. */
type News = Readonly<Record<CopyResult, string>>;

/** Returns a copy action and its feedback: `idle`, then `copied` or `failed` for 1500 ms. The outcome is also announced. */
export function useCopy(news: News): [state: 'idle' | CopyResult, copy: (value: Copyable) => Promise<CopyResult>] {
  const [state, setState] = useState<'idle' | CopyResult>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (value: Copyable) => {
    const result = await (typeof value === 'object' && 'png' in value ? copyImage(value.png) : copyText(value));
    window.clearTimeout(timer.current);
    setState(result);
    announce(news[result]);
    timer.current = window.setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return result;
  };
  return [state, copy];
}
