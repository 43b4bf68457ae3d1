import { useEffect, useState } from 'react';
import type { WrittenStep } from '../../calls/notation.ts';
import { failureText } from '../../i18n/texts.ts';
import { MOST_BETWEEN } from '../../core/steps/chain.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import type { PageTexts } from '../../ui/page-texts.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Button } from '../../ui/parts/button/button.tsx';
import { RunBar } from '../../ui/form/run/run-bar.tsx';
import { Working } from '../../ui/form/run/working.tsx';
import type { Chain } from '../state/chain.ts';
import type { Runner } from '../state/inverses.ts';
import type { StepView } from '../state/step-view.ts';
import { nameOf } from './names.ts';
import styles from './step.module.css';

interface StepNoteProps {
  view: StepView;
  words: PageTexts;
  chain: Chain;
  /** What it receives, if that is text. */
  receives: string | null;
  runner: Runner;
  onInsert: (steps: readonly WrittenStep[]) => void;
}

const NONE = { for: null, converters: [] };

/** Returns what would make the value fit the step, once that has been tried. */
function useConverters({ view, receives, runner }: StepNoteProps): readonly WrittenStep[] {
  const { status, failure, step } = view;
  const [offer, setOffer] = useState<{ for: string | null; converters: readonly WrittenStep[] }>(NONE);
  const isAsked =
    status === 'failed' &&
    receives !== null &&
    (failure?.field === undefined || failure.field === step.operation.primary.name);
  useEffect(() => {
    if (!isAsked) return undefined;
    const over = new AbortController();
    const look = async () => {
      const { convertersFor } = await import('../state/converters.ts');
      const converters = await convertersFor(view, receives, { ...runner, signal: over.signal });
      await Promise.all(converters.map(({ card }) => loadToolNamespace(card.id)));
      if (!over.signal.aborted) setOffer({ for: receives, converters });
    };
    // A proposal that can't be made is none; the failure itself is shown.
    const timer = setTimeout(() => void look().catch(() => undefined), 200);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isAsked, receives, step]); // oxlint-disable-line react/exhaustive-deps -- the view is another object after each change
  return isAsked && offer.for === receives ? offer.converters : NONE.converters;
}

/** What keeps a step from its value, and what to do about it. */
export function StepNote(props: StepNoteProps) {
  const { view, words, chain, onInsert } = props;
  const { t, tool } = words;
  const { status, failure, snapshot, step, above, lossy, isCut } = view;
  const converters = useConverters(props);
  const say = (key: string, params?: Readonly<Record<string, string | number>>) => t(key, params);
  return (
    <>
      {(status === 'asks' || (status === 'working' && snapshot?.asks)) && snapshot && (
        <RunBar
          {...snapshot}
          words={words}
          verb={tool(`operations.${step.operation.name}`) ?? t('form.run')}
          onRun={() => chain.run(step.id)}
          onCancel={() => chain.cancel(step.id)}
        />
      )}
      {status === 'working' && snapshot && !snapshot.asks && (
        <Working shareDone={snapshot.shareDone} words={words} onCancel={() => chain.cancel(step.id)} />
      )}
      {status === 'failed' && failure && (
        <Alert
          tone="error"
          live
          actions={converters.map((converter) => (
            <Button
              key={`${converter.card.id} ${converter.operation.name}`}
              size="small"
              icon="plus"
              onClick={() => onInsert([converter])}
            >
              {t('chain.insertBefore', { name: nameOf(converter) })}
            </Button>
          ))}
        >
          {failureText(tool, say, failure)}
        </Alert>
      )}
      {status === 'misfit' && above && (
        <Alert
          tone="error"
          actions={
            <Button size="small" icon="power-off" onClick={() => chain.toggle(above.id)}>
              {t('chain.switchOffNamed', { name: nameOf(above) })}
            </Button>
          }
        >
          {t('chain.misfit', { name: nameOf(step), above: nameOf(above) })}
        </Alert>
      )}
      {status === 'lost' && <Alert tone="error">{t('chain.badStep')}</Alert>}
      {status === 'tooMuch' && <Alert tone="error">{t('chain.tooMuch', { most: MOST_BETWEEN / 1_000_000 })}</Alert>}
      {status === 'broken' && (
        <Alert
          tone="error"
          actions={
            <Button size="small" icon="rotate-ccw" onClick={chain.retry}>
              {t('form.retry')}
            </Button>
          }
        >
          {t('chain.notLoaded')}
        </Alert>
      )}
      {lossy && <p className={styles.hint}>{t('palette.lossy')}</p>}
      {isCut && (
        <Alert
          tone="warning"
          actions={
            <Button size="small" icon="link" onClick={chain.unpin}>
              {t('chain.reconnect')}
            </Button>
          }
        >
          {t('chain.cut', { name: nameOf(step) })}
        </Alert>
      )}
    </>
  );
}
