import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptValue } from './kept.ts';
import { notify } from './notices.ts';

/**
 * Returns a value that persists on this device and a function to set it; undefined until it is loaded, `initial` if
 * there is none. What another tab saves is taken over, unless something was changed here since; `turn` counts how often
 * the value came from outside.
 */
export function useKept<T>(
  kept: KeptValue<T>,
  initial: T,
): [value: T | undefined, set: (value: T) => void, turn: number] {
  const start = useRef(initial);
  const loaded = kept.peek();
  const [value, setValue] = useState<T | undefined>(loaded?.kind === 'found' ? loaded.value : loaded && initial);
  const [turn, setTurn] = useState(0);
  const edits = useRef(0);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const before = edits.current;
      const result = await kept.load();
      // What was typed while it loaded is newer.
      if (gone || edits.current !== before) return;
      setValue(result.kind === 'found' ? result.value : start.current);
      setTurn((count) => count + 1);
    };
    if (!kept.peek()) void load();
    const stop = kept.onChange((conflict) => {
      if (conflict) notify({ id: 'elsewhere', text: 'errors.otherTab' });
      else void load();
    });
    return () => {
      gone = true;
      stop();
      void kept.flush();
    };
  }, [kept]);
  const set = useCallback(
    (next: T) => {
      edits.current += 1;
      setValue(next);
      kept.save(next === start.current ? undefined : next);
    },
    [kept],
  );
  return [value, set, turn];
}
