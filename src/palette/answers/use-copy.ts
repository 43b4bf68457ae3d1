import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** The user has gone on, and can't see the row any more. */
  onLateFailure?: () => void;
}

/** One copy that was asked for. */
interface Running {
  controller: AbortController;
  /** Of the call whose answer is copied. */
  key: string;
  /** Does the palette close afterwards? */
  closes: boolean;
  /** Does it go on by itself, while the user types the next line? */
  released: boolean;
  ended: Promise<unknown>;
}

/** Copies that go on by themselves. The next one waits for them, so that the last Enter has the last word. */
let released: Promise<unknown> | null = null;

/** Copies the answer of a row, now or when it is ready. A waiting copy belongs to one line: any edit cancels it, unless it is released. */
export function useCopy(line: Line, answers: Answers, onDone: () => void) {
  const [status, setStatus] = useState<(CopyStatus & { line: Line; key: string }) | null>(null);
  const running = useRef<Running | null>(null);

  // Before the next key press, so that it never cancels what that key asks for.
  const abort = useCallback(() => {
    running.current?.controller.abort();
    running.current = null;
  }, []);
  useLayoutEffect(() => abort, [line, abort]);

  const copy = useCallback(
    async (row: AnswerSource, { as = (text) => text, closes = true, onCopied, onLateFailure }: CopyOptions = {}) => {
      const answer = answers.whenSettled(row.call.key);
      if (!answer) return;
      abort();
      const controller = new AbortController();
      const { signal } = controller;
      const report = (state: CopyState) => setStatus({ line, rowId: row.id, key: row.call.key, state });
      const textNow = () => partOf(answers.get(row.call.key), row.output)?.text ?? null;
      const ready = released ? null : textNow();
      if (ready === null) report('armed');
      const text = () => textOf(answer, row.output, signal).then(as);
      // During the key press, even if the answer is still pending: Safari requires it.
      const copying = copyText(ready !== null ? as(ready) : released ? released.then(text) : text());
      const self: Running = { controller, key: row.call.key, closes, released: false, ended: copying };
      running.current = self;
      const result = await copying;
      if (running.current === self) running.current = null;
      if (signal.aborted) return;
      if (result === 'copied') onCopied?.();
      if (self.released) {
        if (result !== 'copied') onLateFailure?.();
      } else if (textNow() === null) {
        setStatus(null); // it failed, and its row says why
      } else if (result === 'copied' && closes) {
        flushSync(onDone); // at once: the next key press is meant for the page
      } else report(result);
    },
    [answers, line, onDone, abort],
  );
  const isCopying = useCallback(() => running.current?.closes === true, []);
  const isArmed = useCallback(() => status?.line === line && status.state === 'armed', [status, line]);
  const disarm = useCallback(() => {
    if (!status || !isArmed()) return false;
    abort();
    answers.cancel(status.key);
    setStatus(null);
    return true;
  }, [status, isArmed, answers, abort]);
  /** Lets the copy go on by itself; returns false if there is none. */
  const release = useCallback(() => {
    const self = running.current;
    if (!self?.closes) return false;
    running.current = null;
    self.released = true;
    const ended = self.ended.finally(() => {
      if (released === ended) released = null;
    });
    released = ended;
    answers.hold(self.key);
    setStatus(null);
    return true;
  }, [answers]);

  return { status: status?.line === line ? status : null, copy, isCopying, disarm, release };
}
