import type { ReactNode } from 'react';
import { valueKind } from '../../../core/kinds.ts';
import { isNothing, leadOf } from '../../../core/outputs.ts';
import type { Operation } from '../../../core/tool.ts';
import { cx } from '../../parts/cx.ts';
import { Badge } from '../../parts/feedback/badge.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { GeneralFailure } from './general-failure.tsx';
import { Lead } from './lead.tsx';
import { OutputList } from './output-list.tsx';
import type { NamedOutput } from './output-slot.tsx';
import styles from './results.module.css';
import type { OperationState } from '../use-operation.ts';
import { Warnings } from './warnings.tsx';
import type { Words } from '../../words.ts';
import { Working } from '../run/working.tsx';

interface ResultsProps {
  op: Operation;
  state: OperationState;
  outputs: readonly NamedOutput[];
  words: Words;
  fileName: string;
  /** Beside a large input: the main result is as tall as it, and there before anything is typed. */
  pane: boolean;
  /** Does another run give another result, whatever the run says of itself? */
  refreshes: boolean;
  /** What to do while there is nothing to show. */
  hint: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The lead, or the first result that holds something where the lead has nothing to say. */
function shownLead(op: Operation, outputs: readonly NamedOutput[]): NamedOutput | undefined {
  const name = leadOf(op);
  const lead = outputs.find((output) => output.name === name);
  return lead && !isNothing(lead.value) ? lead : (outputs.find(({ value }) => !isNothing(value)) ?? lead);
}

/** The results: greyed while they are not those of the input, with what is under way and what to know. */
export function Results({ op, state, outputs, words, fileName, pane, refreshes, hint, ...rest }: ResultsProps) {
  const { t } = words;
  const { runs, failures, stale, good, ghost } = state;
  const { working, progress, result, cancelled } = runs.state;
  const there = good !== null && !good.empty;
  const lead = shownLead(op, outputs);
  const others = there ? outputs.filter((output) => output !== lead && !isNothing(output.value)) : [];
  const always = pane && lead !== undefined && valueKind(lead.output.kind).size === 'large';
  // The place of the first result, so that nothing moves when it comes.
  const isPending = !there && !always && hint === '' && (result === null || (result.ok && !result.empty));
  const actions = (
    <>
      {there && ghost && <Badge tone="info">{t('form.example')}</Badge>}
      {there && (good.random || refreshes) && (
        <IconButton
          icon="refresh-cw"
          size="small"
          label={t('form.refresh')}
          aria-keyshortcuts="Alt+R"
          onClick={state.execute}
        />
      )}
    </>
  );
  return (
    <section
      className={cx(styles.results, pane && styles.pane, rest.className)}
      aria-label={t('form.results')}
      aria-busy={working || undefined}
      data-stale={stale || undefined}
    >
      <div className={styles.content}>
        {failures.general && <GeneralFailure failure={failures.general} words={words} onRetry={state.execute} />}
        {lead && (always || (there && !isNothing(lead.value))) && (
          <Lead {...{ lead, words, fileName, pane, actions }} hint={hint} />
        )}
        {there && !always && lead && isNothing(lead.value) && <p className={styles.hint}>{t('outputs.nothing')}</p>}
        {!there && !always && hint !== '' && <p className={styles.hint}>{hint}</p>}
        {isPending && <div className={styles.pending} />}
      </div>
      {there && (
        <div className={styles.content}>
          <Warnings warnings={good.warnings} words={words} />
          {others.length > 0 && <OutputList outputs={others} words={words} fileName={fileName} />}
          {rest.children}
        </div>
      )}
      {working && !state.asks && (
        <Working progress={progress} words={words} onCancel={runs.cancel} className={styles.working} />
      )}
      <div className="sr-only" role="status">
        {!working && result?.ok && !result.empty && !stale ? t(ghost ? 'form.exampleReady' : 'form.ready') : ''}
        {cancelled ? t('form.cancelled') : ''}
      </div>
    </section>
  );
}
