import type { ReactNode } from 'react';
import { outputText } from '../../core/outputs.ts';
import { CopyButton } from '../parts/copy/copy-button.tsx';
import type { OutputProps } from './output-props.ts';
import styles from './rows/rows.module.css';

interface SectionProps extends Pick<OutputProps, 'id' | 'label' | 'output' | 'words' | 'actions'> {
  value: unknown;
  /** Shows an empty state instead of the children. */
  empty: boolean;
  /** Details next to the name. */
  meta?: ReactNode;
  copyLabel?: string;
  children: ReactNode;
}

/** A result of several parts below its name, with a button that copies all of it. */
export function Section({ id, label, output, value, words, actions, empty, meta, copyLabel, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.title}>
        <span>
          <span id={`${id}-title`}>{label}</span> {meta !== undefined && <span className={styles.note}>{meta}</span>}
        </span>
        <span className={styles.titleActions}>
          {actions}
          <CopyButton
            text={() => outputText({ output, value }, words.say)}
            size="small"
            variant="quiet"
            label={copyLabel ?? words.t('outputs.copyAll')}
            name={copyLabel ?? words.t('ui.pair', { label: words.t('outputs.copyAll'), value: label })}
            disabled={empty}
          />
        </span>
      </header>
      {empty ? <p className={styles.none}>{words.t('outputs.nothing')}</p> : children}
    </section>
  );
}
