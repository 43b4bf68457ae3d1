import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, type Answers, partOf } from './answers.ts';
import { copyAsPromised } from './copy-as-promised.ts';
import type { Call, Line } from '../../calls/call.ts';

/** `armed`: Enter waits for the answer. */
export type CopyState = 'armed' | 'copied' | 'failed';

export interface CopyStatus {
  rowId: string;
  state: CopyState;
}

/** A row with an answer. */
interface AnswerSource {
  id: string;
  call: Call;
  output: number;
}

/** The separator between answers that are copied together. */
const BETWEEN = '\n';

/** The texts of answers, one per line; null if one of them has none. */
function joined(answers: readonly Answer[], rows: readonly AnswerSource[]): string | null {
  const texts = rows.map(({ output }, at) => partOf(answers[at] ?? { state: 'unasked' }, output)?.text ?? null);
  return texts.includes(null) ? null : texts.join(BETWEEN);
}

/** Returns the text of answers that may still be pending; rejects if there is none or the copy was canceled. */
function textOf(
  answers: readonly Promise<Answer>[],
  rows: readonly AnswerSource[],
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('disarmed')), { once: true });
    void Promise.all(answers).then((settled) => {
      const text = joined(settled, rows);
      if (text === null) reject(new Error('no text'));
      else resolve(text);
    });
  });
}

interface CopyOptions {
  /** Returns what to copy instead of the text itself. */
  as?: (text: string) => string;
  /** Does the palette close afterwards? */
  closes?: boolean;
  /** Called with the text before `as` changes it. */
  onCopied?: (text: string) => void;
  /** Called on failure if the user has moved on and can't see the row any more. */
  onLateFailure?: () => void;
}

/** A copy in progress. */
interface Running {
  controller: AbortController;
  /** The keys of the calls whose answers are copied. */
  keys: readonly string[];
  /** Does the palette close afterwards? */
  closes: boolean;
  /** Does it continue on its own while the user types the next line? */
  released: boolean;
  ended: Promise<unknown>;
}

/** Copies that continue on their own. Each copy waits for the previous ones, so that the last Enter wins. */
let released: Promise<unknown> | null = null;

/**
 * Copies the answers of rows, now or when they are ready. A pending copy belongs to one line: any edit cancels it,
 * unless it is released.
 */
export function useCopy(line: Line, answers: Answers, onDone: () => void) {
  const [status, setStatus] = useState<(CopyStatus & { line: Line; keys: readonly string[] }) | null>(null);
  const running = useRef<Running | null>(null);

  // Before the next key press, so that it never cancels a copy that this key starts.
  const abort = useCallback(() => {
    running.current?.controller.abort();
    running.current = null;
  }, []);
  useLayoutEffect(() => abort, [line, abort]);

  const copy = useCallback(
    async (
      rows: readonly AnswerSource[],
      { as = (text) => text, closes = true, onCopied, onLateFailure }: CopyOptions = {},
    ) => {
      const keys = rows.map(({ call }) => call.key);
      const pending = keys.flatMap((key) => answers.whenSettled(key) ?? []);
      const [first] = rows;
      if (!first || pending.length < rows.length) return;
      abort();
      const controller = new AbortController();
      const { signal } = controller;
      const report = (state: CopyState) => setStatus({ line, rowId: first.id, keys, state });
      const textNow = () => joined(keys.map(answers.get), rows);
      const ready = released ? null : textNow();
      if (ready === null) report('armed');
      let copied = ready ?? '';
      const text = async () => as((copied = await textOf(pending, rows, signal)));
      // During the key press, even if the answer is still pending: Safari requires it.
      const copying = copyAsPromised(ready !== null ? as(ready) : released ? released.then(text) : text());
      const self: Running = { controller, keys, closes, released: false, ended: copying };
      running.current = self;
      const result = await copying;
      if (running.current === self) running.current = null;
      if (signal.aborted) return;
      if (result === 'copied') onCopied?.(copied);
      if (self.released) {
        if (result !== 'copied') onLateFailure?.();
      } else if (textNow() === null) {
        setStatus(null); // it failed, and its row explains why
      } else if (result === 'copied' && closes) {
        flushSync(onDone); // synchronously: the next key press is meant for the page
      } else report(result);
    },
    [answers, line, onDone, abort],
  );
  const isCopying = useCallback(() => running.current?.closes === true, []);
  const isArmed = useCallback(() => status?.line === line && status.state === 'armed', [status, line]);
  const disarm = useCallback(() => {
    if (!status || !isArmed()) return false;
    abort();
    status.keys.forEach(answers.cancel);
    setStatus(null);
    return true;
  }, [status, isArmed, answers, abort]);
  /** Lets the copy continue on its own; returns false if there is none. */
  const release = useCallback(() => {
    const self = running.current;
    if (!self?.closes) return false;
    running.current = null;
    self.released = true;
    const ended = self.ended.finally(() => {
      if (released === ended) released = null;
    });
    released = ended;
    self.keys.forEach(answers.hold);
    setStatus(null);
    return true;
  }, [answers]);

  return { status: status?.line === line ? status : null, copy, isCopying, disarm, release };
}
