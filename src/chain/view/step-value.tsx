import { useState } from 'react';
import type { Output, ValueKind } from '../../core/values.ts';
import { OUTPUT_COMPONENTS } from '../../ui/components.tsx';
import { OutputSlot } from '../../ui/form/results/output-slot.tsx';
import type { OutputEdit } from '../../ui/outputs/output-props.ts';
import type { PageTexts } from '../../ui/page-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { failureText } from '../../i18n/texts.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import type { Chain } from '../state/chain.ts';
import type { Draft } from '../state/middle.ts';
import type { StepView } from '../state/step-view.ts';
import { nameOf } from './names.ts';
import styles from './step.module.css';

/** Kinds of output that are shown and edited as the text that is passed on. */
const TEXTS: ReadonlySet<ValueKind> = new Set(['text', 'code', 'row', 'html', 'color']);

interface StepValueProps {
  id: string;
  view: StepView;
  words: PageTexts;
  chain: Chain;
  draft: Draft | null;
}

function editOf({ view, words, chain, draft }: StepValueProps): OutputEdit {
  const { id } = view.step;
  const failure = draft?.failure;
  const own = failure && lookupOf(failure.step.card.id);
  return {
    draft: draft?.text,
    error:
      failure && own
        ? words.t('chain.cannotTakeBack', {
            name: nameOf(failure.step),
            reason: failureText(own, (key, params) => words.t(key, params), failure.failure),
          })
        : undefined,
    onBegin: () => undefined,
    onType: (text) => chain.edit(id, text),
    onRefuse: () => undefined,
    onLeave: chain.leaveEdit,
    onRestore: chain.restoreEdit,
  };
}

/** The value that a step makes. Text can be edited where it is shown; a secret is hidden until it is asked for. */
export function StepValue(props: StepValueProps) {
  const { id, view, words, draft } = props;
  const { entry, text, secret, isCurrent, step } = view;
  const [isShown, setShown] = useState(false);
  const label = words.t('chain.value');
  if (!entry && !draft) return null;
  if (secret && !isShown)
    return (
      <Button size="small" icon="eye" className={styles.secret} onClick={() => setShown(true)}>
        {words.t('chain.showSecret')}
      </Button>
    );
  const fileName = step.card.id;
  if (draft || (entry && text !== null && TEXTS.has(entry.output.kind))) {
    const Text = OUTPUT_COMPONENTS.text;
    const output: Output = { kind: 'text', secret };
    const isEditable = isCurrent || draft !== null;
    return (
      <div className={styles.value} data-stale={!isCurrent || undefined}>
        <Text
          {...{ id, label, output, words, fileName }}
          value={text ?? ''}
          edit={isEditable ? editOf(props) : undefined}
        />
      </div>
    );
  }
  return (
    entry && (
      <div className={styles.value} data-stale={!isCurrent || undefined}>
        <OutputSlot {...{ id, label, words, fileName }} name={entry.name} output={entry.output} value={entry.value} />
      </div>
    )
  );
}
