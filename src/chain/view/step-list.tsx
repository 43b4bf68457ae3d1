import { Fragment, useRef, useState } from 'react';
import type { WrittenStep } from '../../calls/notation.ts';
import { announce } from '../../ui/parts/copy/announce.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Chain, ChainSnapshot } from '../state/chain.ts';
import { activeSteps } from '../state/document.ts';
import type { Runner } from '../state/inverses.ts';
import type { Subject } from '../state/offers.ts';
import type { StepView } from '../state/step-view.ts';
import { AddStep } from './add-step.tsx';
import { nameOf } from './names.ts';
import { StepCard } from './step-card.tsx';
import styles from './chain.module.css';
import { useStepDrag } from './use-step-drag.ts';

interface StepListProps {
  chain: Chain;
  snapshot: ChainSnapshot;
  language: string;
  runner: Runner;
}

/** Returns the value that a step at this position would receive. */
function subjectAt({ steps, document }: ChainSnapshot, at: number): Subject {
  const above = steps.slice(0, at).findLast(({ status }) => status !== 'off');
  if (!above) return { toolId: '', kind: 'text', text: typeof document.input === 'string' ? document.input : null };
  const kind = above.step.operation.outputs[0]?.kind ?? 'verdict';
  const text = document.pin?.step === above.step.id ? document.pin.value : above.text;
  return { toolId: above.step.card.id, kind, text };
}

/** Returns the text that a step receives; null if it isn't text. */
function receivedBy({ steps, document }: ChainSnapshot, { step, above }: StepView): string | null {
  if (!above) return typeof document.input === 'string' && document.input !== '' ? document.input : null;
  if (document.pin?.step === above.id) return document.pin.value;
  return steps.find((view) => view.step.id === above.id && view.step.id !== step.id)?.text ?? null;
}

/** The steps of a chain, one below the other, with places to add others. */
export function StepList({ chain, snapshot, language, runner }: StepListProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState<number | null>(null);
  const { steps, draft } = snapshot;
  const move = (id: number, to: number) => {
    if (to < 0 || to >= steps.length) return;
    chain.move(id, to);
    const view = steps.find(({ step }) => step.id === id);
    if (view) announce(t('chain.moved', { name: nameOf(view.step), number: to + 1, count: steps.length }));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-step="${id}"] button`)?.focus());
  };
  const { drag, start } = useStepDrag(list, (id, to) => move(id, to));
  const add = (added: readonly WrittenStep[], at: number) => {
    setAdding(null);
    chain.add(added, at);
    focusStep(at);
  };
  /** Focuses a step, or what adds one if there is none any more. */
  const focusStep = (at: number) =>
    requestAnimationFrame(() => {
      const cards = list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [];
      const title = cards[Math.min(at, cards.length - 1)]?.querySelector<HTMLElement>('[aria-expanded]');
      (title ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  const remove = (id: number, at: number) => {
    chain.remove(id);
    focusStep(at);
  };
  const others = steps.filter(({ step }) => step.id !== drag?.id);
  const dragged = steps.find(({ step }) => step.id === drag?.id);
  const shown = drag && dragged ? others.toSpliced(drag.to, 0, dragged) : steps;
  const close = (at: number) => {
    setAdding(null);
    requestAnimationFrame(() => list.current?.parentElement?.querySelector<HTMLElement>(`[data-add="${at}"]`)?.focus());
  };
  const picker = (at: number) => (
    <AddStep
      subject={subjectAt(snapshot, at)}
      language={language}
      onAdd={(added) => add(added, at)}
      onClose={() => close(at)}
    />
  );
  return (
    <>
      <ol ref={list} className={styles.steps}>
        {shown.map((view, index) => {
          const { id } = view.step;
          const isFolded = folded.has(id);
          const toggle = new Set(folded);
          if (!toggle.delete(id)) toggle.add(id);
          return (
            <Fragment key={id}>
              <li className={styles.between}>
                {adding === index ? (
                  picker(index)
                ) : (
                  <IconButton
                    icon="plus"
                    size="small"
                    data-add={index}
                    className={styles.insert}
                    label={t('chain.addAt', { number: index + 1 })}
                    onClick={() => setAdding(index)}
                  />
                )}
              </li>
              <StepCard
                {...{ view, index, isFolded, chain, language, runner }}
                steps={activeSteps(snapshot.document)}
                count={steps.length}
                isDragged={drag?.id === id}
                draft={draft?.step === id ? draft : null}
                receives={receivedBy(snapshot, view)}
                onFold={() => setFolded(toggle)}
                onGrip={(event) => start(event, id)}
                onMove={(to) => move(id, to)}
                onInsert={(added) => add(added, index)}
                onRemove={() => remove(id, index)}
              />
            </Fragment>
          );
        })}
      </ol>
      {adding === steps.length ? (
        picker(steps.length)
      ) : (
        <Button icon="plus" data-add={steps.length} onClick={() => setAdding(steps.length)}>
          {t('chain.add')}
        </Button>
      )}
    </>
  );
}
