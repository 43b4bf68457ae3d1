import { useState, type ReactNode } from 'react';
import type { Field } from '../../core/field.ts';
import { cx } from '../parts/cx.ts';
import { Icon } from '../parts/icon/icon.tsx';
import { areButtons } from '../fields/choice/segments.ts';
import { rowsOf, splitOptions } from './layout.ts';
import styles from './options.module.css';
import type { PageTexts } from '../page-texts.ts';

interface RowsProps {
  fields: readonly (readonly [string, Field])[];
  renderField: (name: string) => ReactNode;
  words: PageTexts;
  /** Whether the column is so narrow that checkboxes wrap below other fields. */
  narrow: boolean;
  /** A field that is no option. */
  first?: string | undefined;
}

/** Fields in rows of equal columns. */
export function FieldRows({ fields, renderField, words, narrow, first }: RowsProps): ReactNode {
  const byName = new Map(fields);
  return rowsOf(fields, narrow ? 0 : undefined).map(({ look, names }) => (
    <div key={names[0]} className={styles[look]} data-look={look}>
      {names.map((name) => (
        <div
          key={name}
          className={styles.cell}
          data-cell
          data-option={name === first ? undefined : name}
          data-kind={byName.get(name)?.kind}
          data-broad={isBroad(byName.get(name), name, words) || undefined}
          data-color={byName.get(name)?.color}
          data-hint={words.tool(`fields.${name}.hint`) === null ? undefined : true}
        >
          {renderField(name)}
        </div>
      ))}
    </div>
  ));
}

interface OptionsProps extends Omit<RowsProps, 'first'> {
  /** Number of options shown elsewhere. */
  taken: number;
  /** Shown before all options, such as the number of items to create. */
  first?: { name: string; field: Field } | undefined;
  /** Shown after all options. */
  last?: ReactNode;
  /** Whether a field differs from its initial value. */
  isChanged: (name: string) => boolean;
  /** Whether a field has an error, and so must be visible. */
  isWrong: (name: string) => boolean;
}

/** Letters of options side by side that fit in one column. */
const LETTERS = 18;

/** Whether one column is too narrow for a field. */
function isBroad(field: Field | undefined, name: string, { tool }: PageTexts): boolean {
  if (field?.required && (field.kind === 'secret' || field.monospace)) return true;
  const options = field?.kind === 'choice' ? (field.options ?? []) : [];
  const texts = options.map((option) => field?.names?.[option] ?? tool(`fields.${name}.options.${option}`) ?? option);
  return areButtons(texts) && texts.join('').length > LETTERS;
}

/** The options of an operation: a few visible, the others collapsed, with a count of the changed ones. */
export function Options({ fields, taken, first, last, isChanged, isWrong, renderField, words, narrow }: OptionsProps) {
  const [open, setOpen] = useState(false);
  const { inSight, folded } = splitOptions(fields, taken);
  const changed = folded.filter(([name]) => isChanged(name)).length;
  const rows = (some: typeof fields) => (
    <FieldRows {...{ renderField, words, narrow }} fields={some} first={first?.name} />
  );
  return (
    <div className={cx(styles.options, narrow && styles.narrow)}>
      {rows(first ? [[first.name, first.field], ...inSight] : inSight)}
      {folded.length > 0 ? (
        <div className={styles.end}>
          <details
            open={open || folded.some(([name]) => isWrong(name))}
            onToggle={(event) => setOpen(event.currentTarget.open)}
          >
            <summary className={styles.summary}>
              <Icon name="chevron-right" className={styles.marker} />
              {words.t('form.options')}
              {changed > 0 && (
                <span className={styles.count}>{words.t('form.optionsChanged', { count: changed })}</span>
              )}
            </summary>
            <div className={styles.folded}>{rows(folded)}</div>
          </details>
          {last}
        </div>
      ) : (
        last
      )}
    </div>
  );
}
