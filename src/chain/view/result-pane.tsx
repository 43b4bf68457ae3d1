import { useId } from 'react';
import { namedOutputs } from '../../ui/form/results/named-outputs.ts';
import { useShownLead } from '../../ui/form/results/use-shown-lead.ts';
import { Results } from '../../ui/form/results/results.tsx';
import { useFields } from '../../ui/form/use-form-state.ts';
import type { OperationSnapshot } from '../../operation/snapshot.ts';
import { type PageTexts, usePageTexts } from '../../ui/page-texts.ts';
import { cx } from '../../ui/parts/cx.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import type { Stage } from '../state/stage.ts';
import type { ChainSnapshot } from '../state/chain.ts';
import type { StepView } from '../state/step-view.ts';
import { nameOf } from './names.ts';
import styles from './chain.module.css';

/** Shows a step, and puts the focus on it. */
function goToStep(id: number): void {
  const step = document.querySelector<HTMLElement>(`[data-step="${id}"]`);
  step?.scrollIntoView({ block: 'nearest' });
  step?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
}

/** The result of the whole chain: that of its last step, with everything that its tool shows. */
export function ResultPane({
  snapshot,
  language,
  t,
}: {
  snapshot: ChainSnapshot;
  language: string;
  t: PageTexts['t'];
}) {
  const { steps, document } = snapshot;
  const last = steps.findLast(({ status }) => status !== 'off');
  if (!last) return <p className={styles.hint}>{t('chain.noSteps')}</p>;
  const stopped = steps.findIndex(({ status }) =>
    ['failed', 'misfit', 'tooMuch', 'lost', 'broken', 'asks'].includes(status),
  );
  const stop = steps[stopped];
  if (stop && last.status !== 'done' && (stop !== last || stop.status !== 'failed')) {
    const key = stop.status === 'asks' ? 'chain.stoppedAsks' : 'chain.stopped';
    return (
      <button type="button" className={cx(styles.hint, styles.stop)} onClick={() => goToStep(stop.step.id)}>
        {t(key, { number: stopped + 1, name: nameOf(stop.step) })}
      </button>
    );
  }
  const { stage, snapshot: state } = last;
  if (!stage || !state || (last.secret && last.step.operation.outputs[0]?.secret !== true))
    return last.secret ? <p className={styles.hint}>{t('chain.secretResult')}</p> : null;
  const { expected } = document;
  return (
    <>
      {expected !== null && last.isCurrent && (
        <Alert tone={last.text === expected ? 'success' : 'warning'}>
          {t(last.text === expected ? 'chain.restored' : 'chain.notRestored')}
        </Alert>
      )}
      <LastResult key={last.step.id} {...{ last, stage, state, language }} />
    </>
  );
}

interface LastResultProps {
  last: StepView;
  stage: Stage;
  state: OperationSnapshot;
  language: string;
}

function LastResult({ last, stage, state, language }: LastResultProps) {
  const base = useId();
  const words = usePageTexts(last.step.card.id, language);
  const { operation, op } = stage;
  const form = { ...state, ...useFields(operation), operation };
  // Its values are edited in the step, where what is above follows.
  const outputs = namedOutputs({
    base,
    operation: last.step.operation.name,
    op,
    inverting: undefined,
    state: form,
    words,
  }).map((output) => ({ ...output, edit: undefined, onFill: undefined, searchLink: undefined }));
  // The value that the chain has, even if it repeats what was typed.
  const lead = useShownLead(op, outputs, { draft: undefined, effective: {} }, words);
  return (
    <Results
      {...{ op, outputs, lead, words }}
      state={{ ...form, asks: false }}
      hint={last.status === 'empty' ? words.t('chain.empty') : ''}
      fileName={last.step.card.id}
      pane={false}
      refreshes={false}
      leadInInputs={false}
    />
  );
}
