import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { WrittenStep } from '../../calls/notation.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cx } from '../../ui/parts/cx.ts';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import type { Offer, Subject } from '../state/offers.ts';
import { nameOf } from './names.ts';
import styles from './add-step.module.css';

interface AddStepProps {
  subject: Subject;
  language: string;
  onAdd: (steps: readonly WrittenStep[]) => void;
  onClose: () => void;
}

/** Loads what is offered, with the texts for its names. */
async function load(query: string, subject: Subject, language: string): Promise<readonly Offer[]> {
  const [{ offersFor }, { loadContext }] = await Promise.all([
    import('../state/offers.ts'),
    import('../../read/load.ts'),
  ]);
  const offers = offersFor(query, subject, await loadContext(language));
  const ids = new Set(offers.flatMap(({ steps }) => steps.map(({ card }) => card.id)));
  await Promise.all([...ids].map(loadToolNamespace));
  return offers;
}

/** The operations that can be added where it stands, as a field with a list: only those that fit, likeliest first. */
export function AddStep({ subject, language, onAdd, onClose }: AddStepProps) {
  const t = useTexts();
  const base = useId();
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<{ query: string; offers: readonly Offer[] } | null>(null);
  /** Whether Enter was pressed before the list had caught up with the text. */
  const isEntered = useRef(false);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { toolId, kind, text } = subject;

  useEffect(() => {
    let isCurrent = true;
    load(query, { toolId, kind, text }, language).then(
      (offers) => {
        if (!isCurrent) return;
        setLoaded({ query, offers });
        setAt(0);
      },
      () => isCurrent && setLoaded({ query, offers: [] }),
    );
    return () => void (isCurrent = false);
  }, [query, toolId, kind, text, language]); // oxlint-disable-line react/exhaustive-deps -- `onAdd` is another function each time
  // After the list is drawn: Enter may come between its arrival and that.
  useEffect(() => {
    if (!isEntered.current || loaded?.query !== query) return;
    isEntered.current = false;
    const [first] = loaded.offers;
    if (first) onAdd(first.steps);
  }, [loaded, query]); // oxlint-disable-line react/exhaustive-deps -- `onAdd` is another function each time
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const offers = loaded?.offers;
  const count = offers?.length ?? 0;
  const chosen = offers?.[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(count, 1));
    else if (event.key === 'ArrowUp') setAt((at + Math.max(count, 1) - 1) % Math.max(count, 1));
    else if (event.key === 'Enter' && loaded?.query !== query) isEntered.current = true;
    else if (event.key === 'Enter' && chosen) onAdd(chosen.steps);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.picker}>
      <InputText
        id={`${base}-field`}
        ariaLabel={t('chain.find')}
        placeholder={t('chain.find')}
        value={query}
        onChange={setQuery}
        autofocus
        combobox={{ list: `${base}-list`, active: chosen && `${base}-${at}` }}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node && list.current?.contains(relatedTarget))) onClose();
        }}
      />
      <div
        ref={list}
        id={`${base}-list`}
        role="listbox"
        aria-label={t('chain.offers')}
        className={styles.list}
        tabIndex={-1}
      >
        {offers?.map(({ key, steps }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={key}
            id={`${base}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={cx(styles.offer, index === at && styles.selected)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAdd(steps)}
          >
            {steps[0] && <ToolIcon tool={steps[0].card} />}
            {steps.map(nameOf).join(' → ')}
          </div>
        ))}
      </div>
      {offers?.length === 0 && <p className={styles.none}>{t('chain.noOffers')}</p>}
    </div>
  );
}
