import { useCallback, useEffect, useRef, useState } from 'react';
import { stopTracks } from '../../ui/fields/file/capture.ts';
import { openStream, type Problem, type Source } from './open-stream.ts';

export interface Streaming {
  stream: MediaStream | null;
  opening: boolean;
  problem: Problem | null;
  open(source: Source): Promise<void>;
  close(): void;
}

/** One stream at a time. Every track of it is stopped when it is closed, replaced, or its page is left. */
export function useStream(): Streaming {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const current = useRef<MediaStream | null>(null);
  /** Number of the last request: the answer to an older one, or one after leaving, is not wanted any more. */
  const asked = useRef(0);

  const close = useCallback(() => {
    asked.current += 1;
    if (current.current) stopTracks(current.current);
    current.current = null;
    setStream(null);
    setOpening(false);
  }, []);
  useEffect(() => close, [close]);

  const open = useCallback(
    async (source: Source) => {
      close();
      const request = asked.current;
      setOpening(true);
      setProblem(null);
      const opened = await openStream(source);
      if (request !== asked.current) {
        if ('stream' in opened) stopTracks(opened.stream);
        return;
      }
      setOpening(false);
      if ('problem' in opened) {
        setProblem(opened.problem);
        return;
      }
      const { stream: fresh } = opened;
      current.current = fresh;
      setStream(fresh);
      for (const track of fresh.getTracks()) {
        // Fires when the device goes away or sharing is ended in the browser's own bar, not for our stop().
        track.addEventListener('ended', () => {
          if (current.current !== fresh || fresh.getTracks().some(({ readyState }) => readyState === 'live')) return;
          close();
          setProblem('ended');
        });
      }
    },
    [close],
  );
  return { stream, opening, problem, open, close };
}
