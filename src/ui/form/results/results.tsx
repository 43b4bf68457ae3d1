import { type ReactNode, useRef } from 'react';
import { fieldKind, valueKind } from '../../../core/kinds.ts';
import { isNothing } from '../../../core/outputs.ts';
import type { Marked } from '../../../core/values.ts';
import { TEXTAREA_LIMIT } from '../../parts/input-text/limits.ts';
import { type Operation, primaryOf } from '../../../core/tool.ts';
import { cx } from '../../parts/cx.ts';
import { Badge } from '../../parts/feedback/badge.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { ContinueWith } from './continue-with.tsx';
import { GeneralFailure } from './general-failure.tsx';
import { Leads } from './lead.tsx';
import { OutputList } from './output-list.tsx';
import type { NamedOutput } from './output-slot.tsx';
import styles from './results.module.css';
import type { FormState } from '../use-form-state.ts';
import { useOutdated } from './use-outdated.ts';
import { Warnings } from './warnings.tsx';
import type { PageTexts } from '../../page-texts.ts';
import { Working } from '../run/working.tsx';

interface ResultsProps {
  op: Operation;
  state: FormState;
  outputs: readonly NamedOutput[];
  /** The main result. */
  lead: NamedOutput | undefined;
  words: PageTexts;
  fileName: string;
  /** Next to a large input: the main result has the same height, and is there before anything is typed. */
  pane: boolean;
  /** Whether another run gives a different result, regardless of what the run reports. */
  refreshes: boolean;
  /** Whether the inputs show the main result. */
  leadInInputs: boolean;
  /** What to do while there is nothing to show. */
  hint: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Whether its marks are shown in a field. Texts too long for that show them among the results. */
const isInField = ({ output, value }: NamedOutput) =>
  output.of !== undefined && (value as Marked).text.length <= TEXTAREA_LIMIT;

function isOfFiles(op: Operation): boolean {
  const primary = primaryOf(op)?.field;
  return primary !== undefined && ['only', 'many'].includes(fieldKind(primary.kind).file);
}

const isLarge = ({ output }: NamedOutput) => output.large === true;

/** The results: dimmed while out of date, with progress and warnings. */
export function Results(props: ResultsProps) {
  const { op, state, outputs, lead, words, fileName, pane, refreshes, hint, leadInInputs } = props;
  const { t } = words;
  const { failures, stale, outdated, good, ghost, working, shareDone, canceled } = state;
  const result = state.outcome?.result ?? null;
  const there = good !== null && !good.empty;
  const isOfThese = state.outcome?.isOf(state.effective) === true;
  const others = there
    ? outputs.filter(
        (output) => output !== lead && (output.onMake !== undefined || !isNothing(output.value)) && !isInField(output),
      )
    : [];
  const hasFailed = result !== null && !result.ok && !there;
  const hasCards = Boolean(lead?.each?.ends ?? lead?.each?.run);
  const always =
    pane &&
    lead !== undefined &&
    valueKind(lead.output.kind).size === 'large' &&
    // Beside a text, an empty result is as high as the text. A file has nothing beside it that could be equally high.
    (!hasFailed || hasCards || !isOfFiles(op));
  // Reserves space for the first result, so that nothing moves when it appears.
  const isPending =
    !there && !always && !leadInInputs && hint === '' && (result === null || (result.ok && !result.empty));
  const isLong = op.cost !== undefined && lead !== undefined && valueKind(lead.output.kind).size === 'large';
  const actions = (
    <>
      {there && lead && !isNothing(lead.value) && <ContinueWith {...{ lead, words }} />}
      {there && ghost && !state.isExample && !state.isMixed && (
        <span className={styles.example}>
          <Badge tone="info">{t('form.own')}</Badge>
        </span>
      )}
      {there && (good.random || refreshes) && (
        <IconButton
          icon="refresh-cw"
          size="small"
          label={t('form.refresh')}
          aria-keyshortcuts="Alt+R"
          onClick={state.operation.regenerate}
        />
      )}
    </>
  );
  const place = useRef<HTMLElement>(null);
  useOutdated(place, outdated);
  return (
    <section
      ref={place}
      className={cx(styles.results, props.className)}
      aria-label={t('form.results')}
      aria-busy={working || undefined}
      data-stale={stale || undefined}
      data-waiting={(result === null && !state.asks && hint === '') || undefined}
    >
      <div className={styles.content} data-content>
        {failures.general && (
          <GeneralFailure
            failure={failures.general}
            words={words}
            onRetry={state.execute}
            onFix={state.operation.replace}
          />
        )}
        {lead && !leadInInputs && (always || (there && !isNothing(lead.value))) && (
          <Leads {...{ lead, words, fileName, pane, actions, hint }} beside={others.filter(isLarge)} />
        )}
        {there && !always && !leadInInputs && lead && isNothing(lead.value) && (
          <p className={styles.hint}>{t('outputs.nothing')}</p>
        )}
        {!there && !always && !leadInInputs && hint !== '' && <p className={styles.hint}>{hint}</p>}
        {isPending && <div className={cx(styles.pending, isLong && styles.long)} />}
      </div>
      {there && (
        <div className={styles.content} data-content>
          <Warnings warnings={good.warnings} readings={good.readings} words={words} onFix={state.operation.replace} />
          <OutputList outputs={others.filter((output) => !isLarge(output))} {...{ words, fileName }} />
          {props.children}
        </div>
      )}
      {working && !state.asks && (
        <div className={styles.overlay}>
          <Working
            {...{ shareDone, words }}
            cost={state.cost}
            onCancel={state.operation.cancel}
            className={styles.working}
          />
        </div>
      )}
      <div className="sr-only" role="status">
        {!working && there && result?.ok && !stale && isOfThese
          ? t(state.isExample ? 'form.exampleReady' : 'form.ready')
          : ''}
        {canceled ? t('form.canceled') : ''}
      </div>
    </section>
  );
}
