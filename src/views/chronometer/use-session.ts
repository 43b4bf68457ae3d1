import { useEffect, useState } from 'react';
import { Problem } from '../../base/problem.ts';
import type { messagesOf } from '../../i18n/texts.ts';
import {
  type Countdown,
  isCounting,
  newCountdown,
  paused,
  readSteps,
  resumed,
  skipped,
} from '../../lib/time/countdown.ts';
import { loadCountdown, saveCountdown, type SavedCountdown } from './saved.ts';
import { allowNotices, allowSound, playTones, showNotice } from './signal.ts';
import { useCountdown } from './use-countdown.ts';

type Say = ReturnType<typeof messagesOf>;

/** The steps of a text, or the code of what is wrong with it. */
export function stepsOf(text: string): readonly number[] | string {
  try {
    return readSteps(text, Date.now());
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** Which of its steps a countdown is at, in words. */
export const position = ({ step, steps }: Countdown, say: Say): string =>
  say('step', { number: step + 1, total: steps.length });

/** The countdown with what was typed and chosen, kept on this device, and what can be done with it. */
export function useSession(say: Say, arrived: string | null) {
  const [saved, setSaved] = useState(() => {
    const before = loadCountdown();
    // What runs goes on; a duration from outside waits for a click.
    const isFree = before.countdown === null || before.countdown.endedAt !== undefined;
    return arrived === null ? before : { ...before, text: arrived, ...(isFree && { countdown: null }) };
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  const { text, countdown, sound, notice } = saved;
  useEffect(() => saveCountdown(saved), [saved]);

  const change = (part: Partial<SavedCountdown>) => setSaved((before) => ({ ...before, ...part }));
  const now = useCountdown(countdown, (after) => {
    change({ countdown: after });
    const message = after.endedAt === undefined ? position(after, say) : say('done');
    setTold(message);
    if (sound) playTones();
    if (notice) showNotice(message);
  });
  const running = countdown !== null && isCounting(countdown);
  const ended = countdown?.endedAt !== undefined;

  const start = (typed: string) => {
    const steps = stepsOf(typed);
    setProblem(typeof steps === 'string' ? steps : null);
    if (typeof steps === 'string') return;
    if (sound) allowSound();
    setTold('');
    change({ text: typed, countdown: resumed(newCountdown(steps), Date.now()) });
  };
  return {
    ...saved,
    now,
    running,
    ended,
    problem,
    told,
    isBlocked,
    start,
    type(typed: string) {
      change({ text: typed });
      setProblem(null);
    },
    toggle() {
      if (countdown === null || ended) start(text);
      else change({ countdown: (running ? paused : resumed)(countdown, Date.now()) });
    },
    skip() {
      if (countdown && !ended) change({ countdown: skipped(countdown, Date.now()) });
    },
    reset() {
      change({ countdown: null });
      setTold('');
    },
    chooseSound(on: boolean) {
      if (on) playTones();
      change({ sound: on });
    },
    async chooseNotice(on: boolean) {
      const isAllowed = on && (await allowNotices());
      change({ notice: isAllowed });
      setBlocked(on && !isAllowed);
    },
  };
}

export type Session = ReturnType<typeof useSession>;
