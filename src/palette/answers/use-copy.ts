import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { type Answer, type Answers, partOf } from './answers.ts';
import type { Call, Line } from '../../calls/call.ts';

export type CopyState = 'armed' | 'copied' | 'failed';

/** How long "copied" stands before the palette closes. */
const SEEN_MS = 600;

/** The text of an answer that may still be on its way; rejects when there is none or nobody wants it any more. */
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
  request: Call;
  output: number;
}

interface CopyOptions {
  /** What is copied instead of the text itself. */
  as?: (text: string) => string;
  /** Does the palette close afterwards? */
  closes?: boolean;
  onCopied?: () => void;
}

/**
 * Copying the answer of a row, at once or when it is ready, and what to say about it. All of it belongs to one line: any edit
 * takes it back.
 */
export function useCopied(line: Line, answers: Answers, onDone: () => void) {
  const [said, setSaid] = useState<{ line: Line; rowId: string; key: string; state: CopyState } | null>(null);
  const running = useRef<AbortController | null>(null);

  // Before the next key can be pressed, so that it never takes back what that key asks for.
  useLayoutEffect(() => () => running.current?.abort(), [line]);

  const copy = useCallback(
    async (row: AnswerSource, { as = (text) => text, closes = true, onCopied }: CopyOptions = {}) => {
      const answer = answers.whenSettled(row.request.key);
      if (!answer) return;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const say = (state: CopyState) => setSaid({ line, rowId: row.id, key: row.request.key, state });
      const textNow = () => partOf(answers.get(row.request.key), row.output)?.text ?? null;
      const ready = textNow();
      if (ready === null) say('armed');
      // Within the key press, even for an answer that is not there yet: Safari allows it only so.
      const result = await copyText(ready === null ? textOf(answer, row.output, signal).then(as) : as(ready));
      if (signal.aborted) return;
      if (textNow() === null) {
        setSaid(null); // it failed, and its row says why
        return;
      }
      say(result);
      if (result === 'failed') return;
      onCopied?.();
      if (!closes) return;
      const timer = setTimeout(onDone, SEEN_MS);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    [answers, line, onDone],
  );
  const disarm = useCallback(() => {
    if (said?.line !== line || said.state !== 'armed') return false;
    running.current?.abort();
    answers.cancel(said.key);
    setSaid(null);
    return true;
  }, [said, line, answers]);

  return { said: said?.line === line ? said : null, copy, disarm };
}
