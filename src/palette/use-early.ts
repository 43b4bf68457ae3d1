import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './keys/commands.ts';
import { breakPromise, promiseCopy } from './answers/promised-copy.ts';
import type { PanelHandle } from './use-palette.ts';

/** The commands that are given before the list is loaded. */
export function useEarly(panelRef: RefObject<PanelHandle | null>) {
  const kept = useRef<readonly Command[]>([]);
  const isRunning = useRef(false);
  const [waits, setWaits] = useState(false);

  const keep = useCallback((commands: readonly Command[]) => {
    kept.current = commands;
    setWaits(commands.includes('enter'));
  }, []);
  // An Enter that waits no more, and not because it is done now, copies nothing.
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
  /** The list is ready: runs the commands that were given before. */
  const onPanelReady = useCallback(() => {
    const commands = kept.current;
    isRunning.current = true;
    keep([]);
    // After this render; each on what the one before it did.
    queueMicrotask(() => {
      commands.forEach((command) => flushSync(() => panelRef.current?.run(command)));
      isRunning.current = false;
      breakPromise();
    });
  }, [keep, panelRef]);
  return { waits, keep, add, forget, onPanelReady };
}
