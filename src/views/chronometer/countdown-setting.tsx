import { currentLanguage, localeOf } from '../../i18n/i18n.ts';
import type { Lookup, messagesOf } from '../../i18n/texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Checkbox } from '../../ui/parts/checkbox/checkbox.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import styles from './chronometer.module.css';
import { position, type Session } from './use-session.ts';

interface PartProps {
  session: Session;
  say: ReturnType<typeof messagesOf>;
}

const MINUTES = [1, 5, 10, 25, 60];
/** Four times 25 minutes of work, with short breaks and a long one. */
const POMODORO = '25m; 5m; 25m; 5m; 25m; 5m; 25m; 15m';

/** What is counted: typed, or one of a few that people need. */
export function Setting({ session, say, t }: PartProps & { t: Lookup }) {
  const { text, problem, start, type } = session;
  const minutesOf = new Intl.NumberFormat(localeOf(currentLanguage()), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  });
  return (
    <form
      className={styles.setting}
      onSubmit={(event) => {
        event.preventDefault();
        start(text);
      }}
    >
      <InputText
        label={t('fields.duration.label')}
        hint={say('duration-hint')}
        value={text}
        onChange={type}
        error={problem === null ? undefined : t(`failures.${problem}`)}
      />
      <div className={styles.presets}>
        {MINUTES.map((minutes) => (
          <Button key={minutes} size="small" onClick={() => start(`${minutes}m`)}>
            {minutesOf.format(minutes)}
          </Button>
        ))}
        <Button size="small" onClick={() => start(POMODORO)}>
          {say('pomodoro')}
        </Button>
      </div>
    </form>
  );
}

/** Which step it is, and when it and all of them end. */
export function Facts({ session: { countdown, now }, say }: PartProps) {
  const locale = localeOf(currentLanguage());
  const clock = (time: number) =>
    new Date(time).toLocaleString(locale, {
      timeStyle: 'medium',
      ...(new Date(time).toDateString() === new Date(now).toDateString() ? {} : { dateStyle: 'medium' }),
    });
  const facts: string[] = [];
  if (countdown) {
    const { steps, step, endsAt, endedAt } = countdown;
    const later = steps.slice(step + 1).reduce((sum, length) => sum + length, 0);
    if (steps.length > 1) facts.push(position(countdown, say));
    if (endsAt !== undefined) facts.push(say('ends-at', { time: clock(endsAt) }));
    if (endsAt !== undefined && later > 0) facts.push(say('all-end-at', { time: clock(endsAt + later) }));
    if (endedAt !== undefined) facts.push(say('ended-at', { time: clock(endedAt) }));
  }
  return <p className={styles.facts}>{facts.join(' · ') || '\u00a0'}</p>;
}

/** How the end is noticed. */
export function Signals({ session, say }: PartProps) {
  const { sound, notice, isBlocked, chooseSound, chooseNotice } = session;
  return (
    <>
      <div className={styles.signals}>
        <Checkbox label={say('sound')} checked={sound} onChange={chooseSound} />
        <Checkbox label={say('notice')} checked={notice} onChange={(on) => void chooseNotice(on)} />
      </div>
      {isBlocked && <p className={styles.facts}>{say('notice-blocked')}</p>}
    </>
  );
}
