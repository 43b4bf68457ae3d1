import { useEffect, useMemo, useState } from 'react';
import { heads } from '../../catalog/catalog.ts';
import { givenData } from '../../i18n/data-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { whenIdle } from '../../palette/when-idle.ts';
import { useLanguage } from '../language/use-language.ts';
import styles from './samples.module.css';

/** The lines that the home page shows, in the words of its language. */
export const samplesIn = (t: (key: string) => string): readonly string[] => [
  'sha256 hello',
  'b64 IT Tools',
  t('home.conversion'),
  '192.168.0.0/22',
];

/** Answers by lines. */
export type SampleAnswers = Readonly<Record<string, string>>;

/** What fits next to a line; the rest would only be read out, as part of the button's name. */
const LONGEST_ANSWER = 32;
const short = (text: string) => (text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)}…` : text);

/** Returns what came with the page, unless this installation hides tools: then their answers are not for it. */
function givenAnswers(language: string): SampleAnswers {
  const written = givenData('catalog') as readonly unknown[] | undefined;
  const isWhole = written === undefined || written.length === heads.length;
  const byLanguage = (givenData('samples') ?? {}) as Readonly<Record<string, SampleAnswers>>;
  return (isWhole && byLanguage[language]) || {};
}

/**
 * Sample lines with their real answers (none if an installation hides the tool); a click puts a line into the palette
 * as if it had been typed. Answers that aren't made by chance come with the prerendered page.
 */
export function Samples() {
  const t = useTexts();
  const language = useLanguage();
  const lines = useMemo(() => samplesIn(t), [t]);
  const prerendered = useMemo(() => givenAnswers(language), [language]);
  const [computed, setComputed] = useState<SampleAnswers>({});
  const answers = { ...computed, ...prerendered };
  useEffect(() => {
    const missing = lines.filter((line) => prerendered[line] === undefined);
    if (missing.length === 0) return undefined;
    let left = false;
    const show = async () => {
      const { sampleAnswer } = await import('./sample-answer.ts');
      for (const line of missing) {
        const answer = await sampleAnswer(line);
        if (left) return;
        setComputed((answers) => ({ ...answers, [line]: answer }));
      }
    };
    const cancel = whenIdle(() => void show().catch(() => undefined)); // without answers, the lines are still shown
    return () => {
      left = true;
      cancel();
    };
  }, [prerendered, lines]);
  return (
    <div className={styles.samples} role="group" aria-label={t('home.try')}>
      {lines
        .filter((line) => answers[line] !== '')
        .map((line) => (
          <button key={line} type="button" className={styles.sample} onClick={() => openPalette(line)}>
            <code className={styles.line}>{line}</code>
            <span className={styles.answer} translate="no">
              {short(answers[line] ?? '')}
            </span>
          </button>
        ))}
    </div>
  );
}
