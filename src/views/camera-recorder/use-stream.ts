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

/**
 * Manages one stream at a time. All its tracks are stopped when it is closed or replaced, or when the user leaves the
 * page.
 */
export function useStream(): Streaming {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const current = useRef<MediaStream | null>(null);
  /** Number of the last request: responses to older ones, or after leaving the page, are discarded. */
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
        // Fires when the device disconnects or sharing is ended in the browser's own bar, but not for our stop().
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
