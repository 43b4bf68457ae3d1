import { useCallback, useEffect, useRef, useState } from 'react';
import { extensionOfRecording, stampOf } from '../../lib/media/recording.ts';
import { withDuration } from '../../lib/media/webm-duration.ts';
import { addTake } from './takes.ts';

/** Data arrives in pieces of this duration, so that a crash of the encoder loses little. */
const PIECE_MS = 1000;
/** Maximum size of the head of a file. */
const HEAD_BYTES = 65_536;

export interface Recording {
  state: 'inactive' | 'recording' | 'paused';
  /** Size of the pieces so far. */
  bytes: number;
  /** Returns the milliseconds recorded at a time of the monotonic clock. */
  elapsedAt(now: number): number;
  failed: boolean;
  start(stream: MediaStream, type: string): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

async function finish(pieces: readonly Blob[], type: string, duration: number): Promise<void> {
  const whole = new Blob([...pieces], { type });
  if (whole.size === 0) return;
  const isWebm = /^(video|audio)\/webm/.test(type);
  const head = isWebm ? new Uint8Array(await whole.slice(0, HEAD_BYTES).arrayBuffer()) : null;
  const blob = head ? new Blob([withDuration(head, duration), whole.slice(HEAD_BYTES)], { type }) : whole;
  const kind = type.startsWith('audio/') ? 'audio' : 'video';
  addTake({ kind, name: `${kind}-${stampOf(new Date())}.${extensionOfRecording(type)}`, blob, duration });
}

/** Records a stream. A recording in progress is also saved when the user leaves the page or the device disconnects. */
export function useRecorder(): Recording {
  const recorder = useRef<MediaRecorder | null>(null);
  /** Time recorded before the last pause, and the start of the current run. */
  const clock = useRef<{ before: number; since: number | null }>({ before: 0, since: null });
  const [state, setState] = useState<Recording['state']>('inactive');
  const [bytes, setBytes] = useState(0);
  const [failed, setFailed] = useState(false);

  const elapsedAt = useCallback((now: number) => {
    const { before, since } = clock.current;
    return before + (since === null ? 0 : Math.max(0, now - since));
  }, []);
  const halt = () => {
    clock.current = { before: elapsedAt(performance.now()), since: null };
  };

  const start = (stream: MediaStream, type: string) => {
    const pieces: Blob[] = [];
    const fresh = new MediaRecorder(stream, { mimeType: type });
    fresh.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      pieces.push(data);
      setBytes((sum) => sum + data.size);
    });
    fresh.addEventListener('error', () => setFailed(true));
    fresh.addEventListener('stop', () => {
      halt();
      void finish(pieces, fresh.mimeType || type, clock.current.before);
      recorder.current = null;
      setState('inactive');
    });
    setFailed(false);
    setBytes(0);
    try {
      fresh.start(PIECE_MS);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setFailed(true);
      return;
    }
    clock.current = { before: 0, since: performance.now() };
    recorder.current = fresh;
    setState('recording');
  };
  const pause = () => {
    recorder.current?.pause();
    halt();
    setState('paused');
  };
  const resume = () => {
    recorder.current?.resume();
    clock.current = { ...clock.current, since: performance.now() };
    setState('recording');
  };
  const stop = useCallback(() => {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
  }, []);
  useEffect(() => stop, [stop]);
  return { state, bytes, elapsedAt, failed, start, pause, resume, stop };
}
