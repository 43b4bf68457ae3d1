import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './keys/commands.ts';
import { breakPromise, promiseCopy } from './answers/promised-copy.ts';
import type { PanelHandle } from './use-palette.ts';

/** Keeps the commands that are given before the list is loaded. */
export function useEarly(panelRef: RefObject<PanelHandle | null>) {
  const kept = useRef<readonly Command[]>([]);
  const isRunning = useRef(false);
  const [waits, setWaits] = useState(false);

  const keep = useCallback((commands: readonly Command[]) => {
    kept.current = commands;
    setWaits(commands.includes('enter'));
  }, []);
  // A kept Enter that was canceled rather than run copies nothing.
  useEffect(() => {
    if (waits) return () => void (isRunning.current || breakPromise());
  }, [waits]);
  const add = useCallback(
    (command: Command) => {
      if (command === 'enter') promiseCopy();
      keep([...kept.current, command]);
    },
    [keep],
  );
  const forget = useCallback(() => keep([]), [keep]);
  /** Called when the list is ready: runs the commands given before. */
  const onPanelReady = useCallback(() => {
    const commands = kept.current;
    isRunning.current = true;
    keep([]);
    // After this render; each command applies to the result of the previous one.
    queueMicrotask(() => {
      commands.forEach((command) => flushSync(() => panelRef.current?.run(command)));
      isRunning.current = false;
      breakPromise();
    });
  }, [keep, panelRef]);
  return { waits, keep, add, forget, onPanelReady };
}
