import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { whenIdle } from '../../palette/when-idle.ts';
import styles from './samples.module.css';

const LINES = ['sha256 hello', 'uuid', '0xff in binary', '192.168.0.0/22'];

/**
 * Sample lines with their real answers (none if an installation hides the tool); a click puts a line into the palette
 * as if it had been typed.
 */
export function Samples() {
  const t = useTexts();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let left = false;
    const show = async () => {
      const { sampleAnswer } = await import('./sample-answer.ts');
      for (const line of LINES) {
        const answer = await sampleAnswer(line);
        if (left) return;
        setAnswers((known) => ({ ...known, [line]: answer }));
      }
    };
    const cancel = whenIdle(() => void show().catch(() => undefined)); // without answers, the lines are still shown
    return () => {
      left = true;
      cancel();
    };
  }, []);
  return (
    <div className={styles.samples} role="group" aria-label={t('home.try')}>
      {LINES.filter((line) => answers[line] !== '').map((line) => (
        <button key={line} type="button" className={styles.sample} onClick={() => openPalette(line)}>
          <code className={styles.line}>{line}</code>
          <span className={styles.answer} translate="no">
            {answers[line]}
          </span>
        </button>
      ))}
    </div>
  );
}
