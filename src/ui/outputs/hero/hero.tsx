import type { CSSProperties, ReactNode } from 'react';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { cx } from '../../parts/cx.ts';
import type { Face } from './faces.tsx';
import styles from './hero.module.css';

interface HeroProps {
  id: string;
  label: string;
  face: Face;
  actions?: ReactNode;
}

/** Letters are counted in steps, so that the type does not change with each one. */
const STEP = 4;
const SHORTEST = 12;

/** The main result: as large as its line allows. A click copies it. */
export function Hero({ id, label, face, actions }: HeroProps) {
  const letters = Math.max(SHORTEST, Math.ceil(face.text.length / STEP) * STEP);
  return (
    <section className={styles.hero} aria-labelledby={`${id}-title`} data-tone={face.tone}>
      <header className={styles.head}>
        <span id={`${id}-title`} className={styles.label}>
          {label}
        </span>
        <span className={styles.actions}>{actions}</span>
      </header>
      <div
        id={id}
        className={cx(styles.value, face.prose && styles.prose)}
        style={{ '--letters': letters } as CSSProperties}
      >
        {face.before}
        <CopyValue text={face.text} label={label} />
      </div>
      {face.below}
    </section>
  );
}
