import { clipped } from '../../../base/clipped.ts';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { EditValue } from '../edit/edit-value.tsx';
import type { OutputProps } from '../output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';
import { DOTS, useMask } from './use-mask.tsx';

/** One value on its own line. */
export function RowOutput({ id, label, output, value, words, masked, edit, onFill }: OutputProps<'row'>) {
  const text = words.cell(value);
  const none = value === null || value === '';
  const [hidden, show] = useMask(masked === true && !none, label);
  // Nobody edits a value that can't be seen.
  if (edit && !none && !hidden && clipped(text) === text)
    return (
      <RowLine id={id} label={label} edited={text} action={show}>
        <EditValue {...{ id, label, text, edit }} />
      </RowLine>
    );
  const swap = onFill && !none && (
    <IconButton
      icon="arrow-right-left"
      size="small"
      label={`${words.t('form.swap')} (${label})`}
      onClick={() => onFill(text)}
    />
  );
  return (
    <RowLine
      id={id}
      label={label}
      copy={none ? undefined : text}
      hidden={hidden}
      secret={output.secret}
      action={
        <>
          {show}
          {swap}
        </>
      }
    >
      {none ? <span className={styles.none}>{words.t('outputs.none')}</span> : hidden ? DOTS : clipped(text)}
    </RowLine>
  );
}
