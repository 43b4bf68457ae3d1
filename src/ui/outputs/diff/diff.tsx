import { lazy, Suspense } from 'react';
import { Frame } from '../../parts/frame/frame.tsx';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import type { OutputProps } from '../output-props.ts';
import { TextActions } from '../text/text-actions.tsx';
import styles from './diff.module.css';

const DiffView = lazy(() => import('./diff-view.tsx'));

/** Two texts and their differences, with the patch to copy or to save. */
export function DiffOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'diff'>) {
  return (
    <Frame
      stretch={stretch}
      head={label}
      actions={
        <TextActions
          {...{ output, words, fileName, actions }}
          label={label}
          copyLabel={words.t('shapes.copyPatch')}
          text={value.patch}
          type="text/plain"
          extension="patch"
        />
      }
    >
      {value.changes.length === 0 ? (
        <p id={id} className={styles.none}>
          {value.before === '' && value.after === ''
            ? (hint ?? words.t('outputs.none'))
            : words.t('shapes.noDifference')}
        </p>
      ) : (
        <Suspense fallback={<Spinner className={styles.none} />}>
          <DiffView id={id} label={label} diff={value} />
        </Suspense>
      )}
    </Frame>
  );
}
