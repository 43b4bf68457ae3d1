import { useEffect, useState } from 'react';
import { heads } from '../../catalogue/catalogue.ts';
import { givenData } from '../../i18n/data-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { whenIdle } from '../../palette/when-idle.ts';
import styles from './samples.module.css';

export const LINES = ['sha256 hello', 'uuid', '0xff in binary', '192.168.0.0/22'];

type Answers = Readonly<Record<string, string>>;

/** Returns what came with the page, unless this installation hides tools: then their answers are not for it. */
function givenAnswers(): Answers {
  const written = givenData('catalogue') as readonly unknown[] | undefined;
  const isWhole = written === undefined || written.length === heads.length;
  return isWhole ? ((givenData('samples') ?? {}) as Answers) : {};
}

/**
 * Sample lines with their real answers (none if an installation hides the tool); a click puts a line into the palette
 * as if it had been typed. Answers that are always the same come with the prerendered page.
 */
export function Samples() {
  const t = useTexts();
  const [answers, setAnswers] = useState(givenAnswers);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const { sampleAnswer } = await import('./sample-answer.ts');
      for (const line of LINES.filter((one) => answers[one] === undefined)) {
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
  }, []); // oxlint-disable-line react/exhaustive-deps -- what is answered once stays
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
