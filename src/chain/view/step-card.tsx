import type { KeyboardEvent, PointerEvent } from 'react';
import type { WrittenStep } from '../../calls/notation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTexts } from '../../ui/page-texts.ts';
import { cx } from '../../ui/parts/cx.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { Menu } from '../../ui/parts/overlay/menu.tsx';
import type { Chain } from '../state/chain.ts';
import type { Runner } from '../state/inverses.ts';
import type { Step } from '../state/document.ts';
import type { Draft } from '../state/middle.ts';
import type { StepStatus, StepView } from '../state/step-view.ts';
import { nameOf } from './names.ts';
import { StepNote } from './step-note.tsx';
import { StepOptions } from './step-options.tsx';
import { StepValue } from './step-value.tsx';
import styles from './step.module.css';

export interface StepCardProps {
  view: StepView;
  index: number;
  count: number;
  isFolded: boolean;
  isDragged: boolean;
  chain: Chain;
  draft: Draft | null;
  receives: string | null;
  language: string;
  runner: Runner;
  /** All steps that aren't switched off, in order. */
  steps: readonly Step[];
  onFold: () => void;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  onMove: (to: number) => void;
  onInsert: (steps: readonly WrittenStep[]) => void;
  onRemove: () => void;
}

/** The icon of each status; the others have none. */
const ICONS: Partial<Record<StepStatus, string>> = {
  failed: 'circle-alert',
  misfit: 'circle-alert',
  tooMuch: 'circle-alert',
  lost: 'circle-alert',
  broken: 'circle-alert',
  waits: 'clock',
  asks: 'play',
  off: 'power-off',
};

/** Length of the value in one line. */
const GLANCE = 120;

/** One step: its operation with options, and the value that it makes. */
export function StepCard(props: StepCardProps) {
  const { view, index, isFolded, isDragged, onFold, onGrip, onMove } = props;
  const { step, status, stage, text, secret } = view;
  const t = useTexts();
  const id = `step-${step.id}`;
  const name = nameOf(step);
  const params = { number: index + 1, name };
  const icon = ICONS[status];
  const onGripKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index + by);
  };
  const glance = secret && text !== null ? '••••••' : (text?.slice(0, GLANCE).replace(/\s+/g, ' ') ?? '');
  return (
    <li
      id={id}
      data-step={step.id}
      data-status={status}
      className={cx(styles.step, step.off && styles.off, isDragged && styles.dragged)}
      aria-label={t('chain.stepOf', params)}
    >
      <div className={styles.head}>
        <IconButton
          icon="grip-vertical"
          size="small"
          label={t('chain.reorder', params)}
          className={styles.grip}
          onPointerDown={onGrip}
          onKeyDown={onGripKey}
        />
        <button
          type="button"
          className={styles.title}
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          onClick={onFold}
        >
          <Icon name="chevron-right" className={styles.marker} />
          <ToolIcon tool={step.card} />
          <span className={styles.name}>{name}</span>
        </button>
        {isFolded && (
          <span className={styles.glance} dir="auto">
            {glance}
          </span>
        )}
        <span className={styles.state}>
          {icon && <Icon name={icon} />}
          {(icon || status === 'loading') && t(`chain.status.${status}`)}
        </span>
        <StepMenu {...props} />
      </div>
      <div id={`${id}-body`} hidden={isFolded} className={styles.body}>
        {!isFolded && (stage || status === 'broken') && <StepBody {...props} />}
      </div>
    </li>
  );
}

/** The options of a step, its value, and what keeps it from one. */
function StepBody(props: StepCardProps) {
  const { view, chain, draft, language, steps } = props;
  const { step, stage, snapshot } = view;
  const words = usePageTexts(step.card.id, language);
  const id = `step-${step.id}`;
  return (
    <>
      {stage && snapshot && (
        <StepOptions {...{ id, step, stage, snapshot, words, chain, steps }} isFirst={view.above === undefined} />
      )}
      <StepNote {...props} words={words} />
      <StepValue {...{ view, words, chain, draft }} id={`${id}-value`} />
    </>
  );
}

const MENU_ICONS = {
  up: 'arrow-up',
  down: 'arrow-down',
  duplicate: 'copy',
  switchOn: 'power',
  switchOff: 'power-off',
  remove: 'trash-2',
};

function StepMenu({ view, index, count, chain, onMove, onRemove }: StepCardProps) {
  const { step } = view;
  const t = useTexts();
  const entry = (id: keyof typeof MENU_ICONS, onSelect: () => void, disabled = false) => ({
    id,
    icon: MENU_ICONS[id],
    label: t(`chain.${id}`),
    disabled,
    onSelect,
  });
  return (
    <Menu
      icon="ellipsis"
      label={t('chain.actionsOf', { number: index + 1, name: nameOf(step) })}
      items={[
        entry('up', () => onMove(index - 1), index === 0),
        entry('down', () => onMove(index + 1), index === count - 1),
        entry('duplicate', () => chain.duplicate(step.id)),
        entry(step.off ? 'switchOn' : 'switchOff', () => chain.toggle(step.id)),
        entry('remove', onRemove),
      ]}
    />
  );
}
