import type { CSSProperties, ReactNode } from 'react';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { cx } from '../../parts/cx.ts';
import { EditValue } from '../edit/edit-value.tsx';
import type { OutputEdit } from '../output-props.ts';
import { DOTS, useMask } from '../rows/use-mask.tsx';
import type { Face } from './faces.tsx';
import styles from './hero.module.css';

interface HeroProps {
  id: string;
  label: string;
  face: Face;
  actions?: ReactNode;
  secret?: boolean | undefined;
  masked?: boolean | undefined;
  edit?: OutputEdit | undefined;
}

/** The length is rounded up in steps, so that the font size doesn't change with every character. */
const STEP = 4;
const SHORTEST = 12;
/** A digit of the text font is this many average characters wide. */
const DIGIT = 1.25;

const lengthOf = (text: string, isProse: boolean) =>
  isProse ? text.length + text.replace(/\D+/g, '').length * (DIGIT - 1) : text.length;

/** The main result, as large as its line allows. Clicking it copies it. */
export function Hero({ id, label, face, actions, secret, masked, edit }: HeroProps) {
  const [hidden, show] = useMask(masked, label);
  const text = hidden ? DOTS : face.text;
  const isProse = Boolean(face.prose && !secret);
  const length = Math.max(lengthOf(text, isProse), lengthOf(edit?.draft ?? '', isProse));
  const letters = Math.max(SHORTEST, Math.ceil(length / STEP) * STEP);
  return (
    <section className={styles.hero} aria-labelledby={`${id}-title`} data-hero data-tone={face.tone}>
      <header className={styles.head}>
        <span id={`${id}-title`} className={styles.label}>
          {label}
        </span>
        <span className={styles.actions}>
          {actions}
          {show}
        </span>
      </header>
      <div
        id={id}
        className={cx(styles.value, isProse && styles.prose)}
        style={{ '--letters': letters } as CSSProperties}
      >
        {face.before}
        {edit && !hidden ? (
          <EditValue {...{ id, label, edit }} text={face.text} />
        ) : (
          <CopyValue text={face.text} {...{ label, secret }}>
            {hidden ? DOTS : undefined}
          </CopyValue>
        )}
      </div>
      {face.below}
    </section>
  );
}
