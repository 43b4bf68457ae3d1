import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field, fieldAria, labelId } from '../../parts/field/field.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './matrix.module.css';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A grid of checkboxes, each named after its row and column. Both arrow keys and Tab move between them. */
export function MatrixField(props: FieldProps) {
  const { id, field, value, onChange, label, hint, error, optionLabel, autofocus } = props;
  const t = useTexts();
  const { rows, columns } = field.matrix ?? { rows: [], columns: [] };
  const picked: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (cell: string, on: boolean) =>
    onChange((field.options ?? []).filter((other) => (other === cell ? on : picked.includes(other))));
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const at = boxes.indexOf(event.target as HTMLInputElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const column = (at % columns.length) + step[1];
    if (column >= 0 && column < columns.length) boxes[at + step[0] * columns.length + step[1]]?.focus();
  };
  return (
    <Field {...{ id, label, hint, error }} group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the checkboxes in it */}
      <table
        {...fieldAria(id, hint, error)}
        aria-invalid={undefined} // not a valid attribute of a table
        id={id}
        aria-labelledby={labelId(id)}
        className={styles.matrix}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td aria-hidden="true" />
            {columns.map((column) => (
              <th key={column} scope="col">
                {optionLabel(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{optionLabel(row)}</th>
              {columns.map((column) => (
                <td key={column}>
                  <label className={styles.cell}>
                    <input
                      type="checkbox"
                      aria-label={t('ui.pair', { label: optionLabel(row), value: optionLabel(column) })}
                      autoFocus={autofocus && row === rows[0] && column === columns[0]}
                      checked={picked.includes(`${row}-${column}`)}
                      onChange={(event) => set(`${row}-${column}`, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Field>
  );
}
