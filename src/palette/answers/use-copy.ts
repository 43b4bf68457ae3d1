import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { type Answer, type Answers, partOf } from './answers.ts';
import type { Call, Line } from '../../calls/call.ts';

/** `armed`: Enter waits for the answer. */
export type CopyState = 'armed' | 'copied' | 'failed';

export interface CopyStatus {
  rowId: string;
  state: CopyState;
}

/** The text of an answer that may still be pending; rejects if there is none or the copy was canceled. */
function textOf(answer: Promise<Answer>, output: number, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('disarmed')), { once: true });
    void answer.then((settled) => {
      const text = partOf(settled, output)?.text ?? null;
      if (text === null) reject(new Error('no text'));
      else resolve(text);
    });
  });
}

/** A row with an answer. */
interface AnswerSource {
  id: string;
  call: Call;
  output: number;
}

interface CopyOptions {
  /** What is copied instead of the text itself. */
  as?: (text: string) => string;
  /** Does the palette close afterwards? */
  closes?: boolean;
  onCopied?: () => void;
}

/** Copies the answer of a row, now or when it is ready. A waiting copy belongs to one line: any edit cancels it. */
export function useCopy(line: Line, answers: Answers, onDone: () => void) {
  const [status, setStatus] = useState<(CopyStatus & { line: Line; key: string }) | null>(null);
  const running = useRef<AbortController | null>(null);

  // Before the next key press, so that it never cancels what that key asks for.
  useLayoutEffect(() => () => running.current?.abort(), [line]);

  const copy = useCallback(
    async (row: AnswerSource, { as = (text) => text, closes = true, onCopied }: CopyOptions = {}) => {
      const answer = answers.whenSettled(row.call.key);
      if (!answer) return;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const report = (state: CopyState) => setStatus({ line, rowId: row.id, key: row.call.key, state });
      const textNow = () => partOf(answers.get(row.call.key), row.output)?.text ?? null;
      const ready = textNow();
      if (ready === null) report('armed');
      // During the key press, even if the answer is still pending: Safari requires it.
      const result = await copyText(ready === null ? textOf(answer, row.output, signal).then(as) : as(ready));
      if (signal.aborted) return;
      if (textNow() === null) {
        setStatus(null); // it failed, and its row says why
        return;
      }
      if (result === 'copied') onCopied?.();
      // At once: the next key press is meant for the page.
      if (result === 'copied' && closes) onDone();
      else report(result);
    },
    [answers, line, onDone],
  );
  const disarm = useCallback(() => {
    if (status?.line !== line || status.state !== 'armed') return false;
    running.current?.abort();
    answers.cancel(status.key);
    setStatus(null);
    return true;
  }, [status, line, answers]);

  return { status: status?.line === line ? status : null, copy, disarm };
}
