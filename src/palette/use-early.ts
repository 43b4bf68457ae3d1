import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './keys/commands.ts';
import type { PanelHandle } from './use-palette.ts';

/** The commands that are given before the list is loaded. */
export function useEarly(panelRef: RefObject<PanelHandle | null>) {
  const kept = useRef<readonly Command[]>([]);
  const [waits, setWaits] = useState(false);

  const keep = useCallback((commands: readonly Command[]) => {
    kept.current = commands;
    setWaits(commands.includes('enter'));
  }, []);
  const add = useCallback((command: Command) => keep([...kept.current, command]), [keep]);
  const forget = useCallback(() => keep([]), [keep]);
  /** The list is ready: runs the commands that were given before. */
  const onPanelReady = useCallback(() => {
    const commands = kept.current;
    keep([]);
    // After this render; each on what the one before it did.
    queueMicrotask(() => commands.forEach((command) => flushSync(() => panelRef.current?.run(command))));
  }, [keep, panelRef]);
  return { waits, keep, add, forget, onPanelReady };
}
