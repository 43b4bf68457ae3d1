import type { Answer } from './answers.ts';

/** Faster answers show no progress, which would only flicker. */
const QUIET_MS = 120;
/** After this time the elapsed time is shown. */
const LONG_MS = 400;

/** Reports what changes about a pending answer: the time it takes, and the share that is done. */
export function watchProgress(update: (more: Partial<Answer & { state: 'pending' }>) => void) {
  const timers = [
    setTimeout(() => update({ phase: 'short' }), QUIET_MS),
    setTimeout(() => update({ phase: 'long' }), LONG_MS),
  ];
  let seconds = 0;
  const clock = setInterval(() => update({ seconds: (seconds += 1) }), 1000);
  return {
    progress: (share: number) => update({ share }),
    stop() {
      timers.forEach(clearTimeout);
      clearInterval(clock);
    },
  };
}
