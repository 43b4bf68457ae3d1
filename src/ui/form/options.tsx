import { useState, type ReactNode } from 'react';
import type { Field } from '../../core/field.ts';
import { Icon } from '../parts/icon/icon.tsx';
import { rowsOf, splitOptions } from './layout.ts';
import styles from './options.module.css';
import type { PageTexts } from '../page-texts.ts';

interface OptionsProps {
  fields: readonly (readonly [string, Field])[];
  /** Number of options shown elsewhere. */
  taken: number;
  /** Shown before all options, such as the number of items to create. */
  first?: ReactNode;
  /** Shown after all options. */
  last?: ReactNode;
  /** Whether a field differs from its initial value. */
  isChanged: (name: string) => boolean;
  /** Whether a field has an error, and so must be visible. */
  isWrong: (name: string) => boolean;
  renderField: (name: string) => ReactNode;
  words: PageTexts;
  /** Whether the column is so narrow that checkboxes wrap below other fields. */
  narrow: boolean;
}

/** The options of an operation: a few visible, the others collapsed, with a count of the changed ones. */
export function Options({ fields, taken, first, last, isChanged, isWrong, renderField, words, narrow }: OptionsProps) {
  const [open, setOpen] = useState(false);
  const { inSight, folded } = splitOptions(fields, taken);
  const changed = folded.filter(([name]) => isChanged(name)).length;
  const rows = (some: typeof fields) =>
    rowsOf(some, narrow ? 0 : undefined).map(({ look, names }) => (
      <div key={names[0]} className={styles[look]}>
        {names.map((name) => (
          <div
            key={name}
            className={styles.cell}
            data-option={name}
            data-kind={some.find(([other]) => other === name)?.[1].kind}
            data-hint={words.tool(`fields.${name}.hint`) === null ? undefined : true}
          >
            {renderField(name)}
          </div>
        ))}
      </div>
    ));
  return (
    <div className={styles.options}>
      {first}
      {rows(inSight)}
      {folded.length > 0 && (
        <details
          className={styles.fold}
          open={open || folded.some(([name]) => isWrong(name))}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <Icon name="chevron-right" className={styles.marker} />
            {words.t('form.options')}
            {changed > 0 && <span className={styles.count}>{words.t('form.optionsChanged', { count: changed })}</span>}
          </summary>
          <div className={styles.folded}>{rows(folded)}</div>
        </details>
      )}
      {last}
    </div>
  );
}
