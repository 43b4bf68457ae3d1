import { Suspense, useState } from 'react';
import { LINK_LIMIT } from '../../core/link.ts';
import type { Goal } from '../../core/steps/way/goals.ts';
import type { PageTexts } from '../../ui/page-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Menu } from '../../ui/parts/overlay/menu.tsx';
import { useKeptFocus } from '../../ui/parts/use-kept-focus.ts';
import { lazyPart } from '../../session/lazy-part.ts';
import { notify } from '../../session/notices.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import { EMPTY } from '../state/document.ts';
import { fragmentOf, lineOf, sharedLineOf } from '../state/arrival.ts';
import type { Chain, ChainSnapshot } from '../state/chain.ts';
import styles from './chain.module.css';

const WayText = lazyPart(() => import('./way-text.tsx'));

interface GoalKind {
  kind: Exclude<Goal['kind'], 'readable'>;
  icon: string;
}

/** What steps are found to. */
const GOALS = [
  { kind: 'json', icon: 'braces' },
  { kind: 'date', icon: 'calendar' },
  { kind: 'picture', icon: 'image' },
  { kind: 'text', icon: 'type' },
] as const satisfies readonly GoalKind[];

interface ChainBarProps {
  chain: Chain;
  snapshot: ChainSnapshot;
  /** The absolute address of the page, without fragment. */
  address: string;
  /** Turns the chain round. */
  onReverse: () => void;
  /** Adds the steps from the result to a goal; undefined if there is no text to start from. */
  onFind: ((goal: Goal) => void) | undefined;
  /** The names of the steps that nothing reverses. */
  oneWay: readonly string[];
  /** Asks for the name under which the chain is saved. */
  onSave: () => void;
  /** Switches between one input and many. */
  many: { isOn: boolean; onToggle: () => void };
  t: PageTexts['t'];
}

async function copyLink({ snapshot, address }: ChainBarProps): Promise<void> {
  const { line, without } = sharedLineOf(snapshot.document);
  const fragment = fragmentOf(line);
  if (fragment.length > LINK_LIMIT) {
    notify({
      id: 'link',
      text: 'form.linkTooLong',
      params: { length: String(fragment.length), limit: String(LINK_LIMIT) },
    });
    return;
  }
  const result = await copyText(`${address}#${fragment}`);
  if (result !== 'copied') return notify({ id: 'link', text: 'ui.copyFailed' });
  const names = without.map(({ step, field }) => lookupOf(step.card.id)(`fields.${field}.label`) ?? field);
  if (names.length === 0) return notify({ id: 'link', text: 'nav.linkCopied' });
  notify({ id: 'link', text: 'form.linkWithout', params: { names: names.join(', ') } });
}

async function copyLine({ snapshot }: ChainBarProps): Promise<void> {
  const result = await copyText(lineOf(snapshot.document));
  notify({ id: 'line', text: result === 'copied' ? 'ui.copiedStatus' : 'ui.copyFailed' });
}

/** What is done with a whole chain. */
export function ChainBar(props: ChainBarProps) {
  const { chain, snapshot, onReverse, onFind, oneWay, onSave, many, t } = props;
  const { canUndo, canRedo, document } = snapshot;
  const hasSteps = document.steps.length > 0;
  const [isAsking, setAsking] = useState(false);
  const kept = useKeptFocus([canUndo, canRedo, hasSteps, onFind === undefined, document.input === ''].join());
  const goalItem = ({ kind, icon }: GoalKind) => ({
    id: kind,
    icon,
    label: t(`chain.goals.${kind}`),
    disabled: !onFind,
    onSelect: () => (kind === 'text' ? setAsking(true) : onFind?.({ kind })),
  });
  return (
    <div role="toolbar" aria-label={t('chain.toolbar')} data-toolbar {...kept}>
      <IconButton
        icon="undo-2"
        label={t('nav.undo')}
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={chain.undo}
      />
      <IconButton
        icon="redo-2"
        label={t('nav.redo')}
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={chain.redo}
      />
      <Button
        size="small"
        variant="quiet"
        icon="arrow-up-down"
        disabled={!hasSteps}
        onClick={() => {
          if (oneWay.length === 0) onReverse();
          else notify({ id: 'reverse', text: 'chain.cannotReverse', params: { names: oneWay.join(', ') } });
        }}
      >
        <span className={styles.word}>{t('chain.reverse')}</span>
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="package-open"
        disabled={!onFind}
        onClick={() => onFind?.({ kind: 'readable' })}
      >
        <span className={styles.word}>{t('chain.unwrap')}</span>
      </Button>
      <Menu icon="route" items={GOALS.map(goalItem)}>
        {t('chain.findWay')}
      </Menu>
      <Button
        size="small"
        variant="quiet"
        icon="list"
        aria-pressed={many.isOn}
        disabled={!hasSteps && !many.isOn}
        onClick={many.onToggle}
      >
        {t('form.many')}
      </Button>
      <Button size="small" variant="quiet" icon="bookmark" disabled={!hasSteps} onClick={onSave}>
        <span className={styles.word}>{t('chain.save')}</span>
      </Button>
      <Menu
        icon="share-2"
        label={t('form.share')}
        items={[
          {
            id: 'link',
            icon: 'link',
            label: t('chain.copyLink'),
            disabled: !hasSteps,
            onSelect: () => void copyLink(props),
          },
          {
            id: 'line',
            icon: 'terminal',
            label: t('chain.copyLine'),
            disabled: !hasSteps,
            onSelect: () => void copyLine(props),
          },
        ]}
      >
        <span className={styles.word}>{t('form.share')}</span>
      </Menu>
      <IconButton
        icon="eraser"
        label={t('chain.clear')}
        disabled={!hasSteps && document.input === ''}
        onClick={() => chain.replace(EMPTY)}
      />
      {isAsking && (
        <Suspense>
          <WayText onFind={(text) => onFind?.({ kind: 'text', text })} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
