import type { CSSProperties, ReactNode } from 'react';
import { Spoken } from '../copy/spoken.tsx';
import { cx } from '../cx.ts';
import styles from './field.module.css';

interface FieldFrameProps {
  /** The id of the control; the ids of label, hint and error are derived from it. */
  id: string;
  label?: ReactNode;
  labelPosition?: 'top' | 'left';
  /** A CSS length; only if the label is on the left. */
  labelWidth?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/**
 * Label, control, hint and error, with the same layout for every control. `group` is for controls that are not a single
 * labelable element.
 */
export function Field(props: FieldFrameProps & { group?: boolean; children: ReactNode }) {
  const { id, label, labelPosition = 'top', labelWidth, hint, error, group = false, className, children } = props;
  const width: CSSProperties | undefined = labelWidth ? ({ '--label-width': labelWidth } as CSSProperties) : undefined;
  return (
    <div className={cx(styles.field, labelPosition === 'left' && styles.left, className)} style={width}>
      {present(label) &&
        (group ? (
          <span id={labelId(id)} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId(id)} htmlFor={id} className={styles.label}>
            {label}
          </label>
        ))}
      <div className={styles.body}>
        {children}
        {present(hint) && (
          <div id={hintId(id)} className={styles.hint}>
            {hint}
          </div>
        )}
        <Spoken>
          {present(error) && (
            <div id={errorId(id)} className={styles.error}>
              {error}
            </div>
          )}
        </Spoken>
      </div>
    </div>
  );
}

/** Returns the attributes that associate a control with its hint and error. */
export function fieldAria(id: string, hint: ReactNode, error: ReactNode) {
  const described = [present(hint) && hintId(id), present(error) && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': present(error) || undefined };
}

export const labelId = (id: string) => `${id}-label`;
const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
const present = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';
