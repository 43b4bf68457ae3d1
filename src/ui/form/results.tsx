import type { ReactNode } from 'react';
import { cx } from '../parts/cx.ts';
import { GeneralFailure } from './general-failure.tsx';
import styles from './results.module.css';
import { Warnings } from './warnings.tsx';
import type { useOperation } from './use-operation.ts';
import type { Words } from './words.ts';
import { Working } from './working.tsx';

interface ResultsProps {
  state: ReturnType<typeof useOperation>;
  words: Words;
  children: ReactNode;
  className?: string | undefined;
}

/** The region of the results: greyed while they are not those of the input, with what is under way and what to know. */
export function Results({ state, words, children, className }: ResultsProps) {
  const { runs, failures, stale } = state;
  const { working, progress, good, result, cancelled } = runs.state;
  return (
    <section
      className={cx(styles.results, className)}
      aria-label={words.t('form.results')}
      aria-busy={working || undefined}
      data-stale={stale || undefined}
    >
      {failures.general && <GeneralFailure failure={failures.general} words={words} onRetry={state.execute} />}
      {children}
      {good && !good.empty && <Warnings warnings={good.warnings} words={words} />}
      {working && !state.asks && (
        <Working progress={progress} words={words} onCancel={runs.cancel} className={styles.working} />
      )}
      <div className="sr-only" role="status">
        {!working && result?.ok && !result.empty && !stale ? words.t('form.ready') : ''}
        {cancelled ? words.t('form.cancelled') : ''}
      </div>
    </section>
  );
}
