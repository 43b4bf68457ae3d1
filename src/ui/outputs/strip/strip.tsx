import { useEffect, useState } from 'react';
import type { Cell } from '../../../core/values.ts';
import type { PageTexts } from '../../page-texts.ts';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import { grouped } from './grouped.ts';
import styles from './strip.module.css';

/** The current code, large; the previous and next ones next to it, and how long it stays valid. */
export function StripOutput({ id, label, output, value, words, actions }: OutputProps<'strip'>) {
  return (
    <Section
      {...{ id, label, output, value, words, actions }}
      empty={value === null}
      copyLabel={words.t('outputs.copyOne', { label })}
    >
      {value && (
        <div id={id} className={styles.strip}>
          <Neighbor code={value.previous} label={words.t('shapes.previous')} words={words} />
          <div className={styles.current}>
            <CopyValue text={value.current} label={label}>
              {grouped(value.current)}
            </CopyValue>
            {value.from !== undefined && value.until !== undefined && (
              <Ring from={value.from} until={value.until} words={words} />
            )}
          </div>
          <Neighbor code={value.next} label={words.t('shapes.next')} words={words} />
        </div>
      )}
    </Section>
  );
}

function Neighbor({ code, label, words }: { code: Cell; label: string; words: PageTexts }) {
  if (code === null || code === '') return <div className={styles.neighbor} />;
  const text = words.cell(code);
  return (
    <div className={styles.neighbor}>
      <span className={styles.label}>{label}</span>
      <CopyValue text={text} label={label}>
        {grouped(text)}
      </CopyValue>
    </div>
  );
}

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** With fewer seconds left, there is hardly time to type the code. */
const HURRY = 5;

/** The remaining time as a ring with the seconds in it. */
function Ring({ from, until, words }: { from: number; until: number; words: PageTexts }) {
  const left = useSecondsUntil(until);
  const share = Math.min(Math.max((left * 1000) / (until - from), 0), 1);
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 36 36"
      role="img"
      aria-label={words.t('shapes.secondsLeft', { count: left })}
      data-hurry={left <= HURRY || undefined}
    >
      <circle cx={18} cy={18} r={RADIUS} className={styles.track} />
      <circle
        cx={18}
        cy={18}
        r={RADIUS}
        className={styles.rest}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
      />
      <text x={18} y={18} className={styles.seconds}>
        {left}
      </text>
    </svg>
  );
}

/** Returns whole seconds, counted down while the page is open. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 250);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(Math.ceil((until - now) / 1000), 0);
}
