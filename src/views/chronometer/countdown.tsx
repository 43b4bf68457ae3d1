import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { formatRemaining, remainingAt } from '../../lib/time/countdown.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import { KeysHint } from '../../ui/parts/kbd/keys-hint.tsx';
import styles from './chronometer.module.css';
import { Facts, Setting, Signals } from './countdown-setting.tsx';
import { useKeys } from './use-keys.ts';
import { type Session, stepsOf, useSession } from './use-session.ts';
import { useTitleTime } from './use-title-time.ts';

/** What is left, or before the start, what will be. */
function leftOf({ countdown, running, now, text }: Session): number {
  if (countdown) return remainingAt(countdown, running ? now : 0);
  const steps = stepsOf(text);
  return typeof steps === 'string' ? 0 : (steps[0] ?? 0);
}

/** A countdown to the end of durations, one after another, or to a moment. It also ends while the stopwatch is shown. */
export function CountdownView({ isShown, arrived }: { isShown: boolean; arrived: string | null }) {
  const t = useToolTexts('chronometer');
  const say = messagesOf(t);
  const session = useSession(say, arrived);
  const { countdown, running, ended, told, toggle, skip, reset } = session;
  useKeys({ toggle, lap: skip, reset }, isShown);
  const titleAt = () => (ended || !countdown ? say('done') : formatRemaining(remainingAt(countdown, Date.now())));
  useTitleTime(isShown && (running || ended) ? titleAt : null);
  if (!isShown) return null;
  return (
    <>
      <Card className={styles.panel}>
        <Setting session={session} say={say} t={t} />
        <div className={styles.time} data-lead="time">
          <output
            className={styles.clock}
            role="timer"
            aria-live="off"
            aria-label={say('left')}
            data-ended={ended || undefined}
          >
            {formatRemaining(leftOf(session))}
          </output>
        </div>
        <Facts session={session} say={say} />
        <div className={styles.buttons}>
          <Button
            variant={running ? 'danger' : 'primary'}
            size="large"
            icon={running ? 'pause' : 'play'}
            aria-keyshortcuts="Space"
            onClick={toggle}
          >
            {say(running ? 'pause' : countdown && !ended ? 'resume' : 'start')}
          </Button>
          <Button
            size="large"
            icon="skip-forward"
            aria-keyshortcuts="L"
            disabled={countdown === null || ended}
            onClick={skip}
          >
            {say('skip')}
          </Button>
          <Button size="large" icon="rotate-ccw" aria-keyshortcuts="R" disabled={countdown === null} onClick={reset}>
            {say('reset')}
          </Button>
        </div>
        <Signals session={session} say={say} />
        <KeysHint>
          {say('keys')} <Kbd keys={['Space']} /> {say(running ? 'pause' : 'start')} · <Kbd keys={['L']} /> {say('skip')}{' '}
          · <Kbd keys={['R']} /> {say('reset')}
        </KeysHint>
      </Card>
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  );
}
