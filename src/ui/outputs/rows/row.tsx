import { clipped } from '../../../base/clipped.ts';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { EditValue } from '../edit/edit-value.tsx';
import type { OutputProps } from '../output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';

/** One value on its own line. */
export function RowOutput({ id, label, value, words, edit, onFill }: OutputProps<'row'>) {
  const text = words.cell(value);
  const none = value === null || value === '';
  // Nobody edits a value that can't be seen.
  if (edit && !none && clipped(text) === text)
    return (
      <RowLine id={id} label={label} edited={text}>
        <EditValue {...{ id, label, text, edit }} />
      </RowLine>
    );
  return (
    <RowLine
      id={id}
      label={label}
      copy={none ? undefined : text}
      action={
        onFill &&
        !none && (
          <IconButton
            icon="arrow-right-left"
            size="small"
            label={`${words.t('form.swap')} (${label})`}
            onClick={() => onFill(text)}
          />
        )
      }
    >
      {none ? <span className={styles.none}>{words.t('outputs.none')}</span> : clipped(text)}
    </RowLine>
  );
}
