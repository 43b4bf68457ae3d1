import { useEffect, useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import {
  elapsedAt,
  formatElapsed,
  isRunning,
  lap,
  lapTable,
  reset,
  start,
  STOPPED,
  stop,
  type Stopwatch,
} from '../../lib/time/stopwatch.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import { KeysHint } from '../../ui/parts/kbd/keys-hint.tsx';
import styles from './chronometer.module.css';
import { Clock } from './clock.tsx';
import { Laps } from './laps.tsx';
import { loadWatch, saveWatch } from './saved.ts';
import { useKeys } from './use-keys.ts';
import { useTitleTime } from './use-title-time.ts';

/** A stopwatch with laps. It uses the monotonic clock, and continues after a reload. */
export function StopwatchView() {
  const t = useToolTexts('chronometer');
  const say = messagesOf(t);
  const app = useTexts();
  const [watch, setWatch] = useState(loadWatch);
  const [lapsSaid, setLapsSaid] = useState(watch.laps.length);
  useEffect(() => saveWatch(watch), [watch]);
  const running = isRunning(watch);
  // Without milliseconds.
  useTitleTime(running ? () => formatElapsed(elapsedAt(watch, performance.now())).slice(0, -4) : null);
  const act = (change: (watch: Stopwatch, now: number) => Stopwatch) => () =>
    setWatch((before) => change(before, performance.now()));
  const toggle = act(running ? stop : start);
  const endLap = act(lap);
  const clear = () => {
    setWatch(reset());
    setLapsSaid(0);
  };
  useKeys({ toggle, lap: endLap, reset: clear });

  const last = lapTable(watch).at(-1);
  // Announces only laps that end now, not those from before a reload.
  const told =
    last && last.number > lapsSaid ? say('lap-done', { number: last.number, time: formatElapsed(last.duration) }) : '';
  return (
    <>
      <Card className={styles.panel}>
        <div className={styles.time} data-lead="time">
          <Clock watch={watch} label={say('elapsed')} />
          <span data-copies>
            <CopyButton
              iconOnly
              size="large"
              text={() => formatElapsed(elapsedAt(watch, performance.now()))}
              label={app('outputs.copyOne', { label: say('elapsed') })}
            />
          </span>
        </div>
        <div className={styles.buttons}>
          <Button
            variant={running ? 'danger' : 'primary'}
            size="large"
            icon={running ? 'square' : 'play'}
            aria-keyshortcuts="Space"
            onClick={toggle}
          >
            {say(running ? 'stop' : 'start')}
          </Button>
          <Button size="large" icon="flag" aria-keyshortcuts="L" disabled={!running} onClick={endLap}>
            {say('lap')}
          </Button>
          <Button size="large" icon="rotate-ccw" aria-keyshortcuts="R" disabled={watch === STOPPED} onClick={clear}>
            {say('reset')}
          </Button>
        </div>
        <KeysHint>
          {say('keys')} <Kbd keys={['Space']} /> {say(running ? 'stop' : 'start')} · <Kbd keys={['L']} /> {say('lap')} ·{' '}
          <Kbd keys={['R']} /> {say('reset')}
        </KeysHint>
      </Card>
      {watch.laps.length > 0 && <Laps watch={watch} t={t} />}
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  );
}
