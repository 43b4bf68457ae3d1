import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import { cx } from '../../../ui/parts/cx.ts';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import { compareTexts, type Difference, type Excerpt } from './compare-texts.ts';
import styles from './compare-view.module.css';
import { oneLine, maskSecrets } from '../../rows/display-text.ts';

interface Props {
  answer: string;
  /** Must every part of the answer stay hidden? */
  secret: boolean;
}

/** Longer texts are not searched for secrets, so no part of them is shown. */
const LOOKED_THROUGH = 100_000;

/**
 * Compares the answer with a pasted text. The page may not read the clipboard (permissions policy), so the user pastes the text; it is
 * discarded with this view.
 */
export function CompareView({ answer, secret }: Props) {
  const t = useTexts();
  const [other, setOther] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void field.current?.focus(), []);
  const verdict = useMemo(() => (other === '' ? null : compareTexts(answer, other)), [answer, other]);
  const isHidden = secret || answer.length > LOOKED_THROUGH || maskSecrets(answer) !== answer;

  /** Takes the clipboard text verbatim: a text area would turn CRLF into LF. Replaces the previous text. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    setOther(text);
  }

  function differs({ position, line, column }: Difference): string {
    const words = t('panel.compare.differs', { position });
    return line === 1 ? words : `${words} (${t('failures.at', { line, column })})`;
  }

  return (
    <>
      <textarea
        ref={field}
        className={styles.field}
        rows={3}
        aria-label={t('panel.compare.label')}
        placeholder={t('panel.compare.placeholder')}
        value={other}
        onChange={(event) => setOther(event.currentTarget.value)}
        onPaste={onPaste}
        dir="auto"
        {...RAW_TEXT}
        data-gramm="false"
      />
      <div aria-live="polite" className={styles.verdict}>
        {verdict === null ? (
          <p className={styles.hint}>{t('panel.compare.hint')}</p>
        ) : (
          <p className={cx(styles.said, verdict.kind === 'differs' ? styles.differs : styles.same)}>
            <Icon name={verdict.kind === 'differs' ? 'x' : 'check'} />
            {verdict.kind === 'differs' ? differs(verdict.difference) : t(`panel.compare.${verdict.kind}`)}
          </p>
        )}
        {verdict?.kind === 'differs' && !isHidden && (
          <dl className={styles.sides}>
            <Side label={t('panel.compare.answer')} end={t('panel.compare.end')} part={verdict.difference.answer} />
            <Side label={t('panel.compare.other')} end={t('panel.compare.end')} part={verdict.difference.other} />
          </dl>
        )}
        {verdict?.kind === 'differs' && verdict.isHex && <p className={styles.hint}>{t('panel.compare.hex')}</p>}
      </div>
    </>
  );
}

/** One text around the first difference; `end` is shown where the text ends. */
function Side({ label, end, part: { before, at, after } }: { label: string; end: string; part: Excerpt }) {
  return (
    <div className={styles.side}>
      <dt>{label}</dt>
      <dd dir="ltr" translate="no">
        {oneLine(before)}
        <mark className={styles.mark}>{at === '' ? end : oneLine(at)}</mark>
        {oneLine(after)}
      </dd>
    </div>
  );
}
