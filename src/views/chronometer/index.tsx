import { useEffect, useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import styles from './chronometer.module.css';
import { CountdownView } from './countdown.tsx';
import { arrivedDuration, loadMode, saveMode } from './saved.ts';
import { onHandoff } from '../../session/handoff.ts';
import { StopwatchView } from './stopwatch.tsx';

/** A stopwatch and a countdown, one of them at a time; both go on after a reload. */
export default function Chronometer() {
  const say = messagesOf(useToolTexts('chronometer'));
  const [arrived, setArrived] = useState(arrivedDuration);
  const [mode, setMode] = useState(() => (arrived === null ? loadMode() : 'countdown'));
  useEffect(() => {
    const arrive = () => {
      const duration = arrivedDuration();
      if (duration === null) return;
      setArrived(duration);
      setMode('countdown');
    };
    window.addEventListener('hashchange', arrive);
    const stop = onHandoff('chronometer', arrive);
    return () => {
      window.removeEventListener('hashchange', arrive);
      stop();
    };
  }, []);
  return (
    <div className={styles.view}>
      <ButtonsSelect
        ariaLabel={say('mode')}
        value={mode}
        options={[
          { value: 'stopwatch', label: say('stopwatch') },
          { value: 'countdown', label: say('countdown') },
        ]}
        onChange={(chosen) => {
          setMode(chosen);
          saveMode(chosen);
        }}
      />
      {mode === 'stopwatch' && <StopwatchView />}
      {/* Another duration from outside takes the place of the one that was typed. */}
      <CountdownView key={arrived} arrived={arrived} isShown={mode === 'countdown'} />
    </div>
  );
}
