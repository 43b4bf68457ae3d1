import { useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import styles from './chronometer.module.css';
import { CountdownView } from './countdown.tsx';
import { loadMode, saveMode } from './saved.ts';
import { StopwatchView } from './stopwatch.tsx';

/** A stopwatch and a countdown, one of them at a time; both go on after a reload. */
export default function Chronometer() {
  const say = messagesOf(useToolTexts('chronometer'));
  const [mode, setMode] = useState(loadMode);
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
      <CountdownView isShown={mode === 'countdown'} />
    </div>
  );
}
