import { Suspense } from 'react';
import { Frame } from '../../parts/frame/frame.tsx';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import type { OutputProps } from '../output-props.ts';
import { diffCode } from './diff-code.ts';
import { TextActions } from '../text/text-actions.tsx';
import styles from './diff.module.css';
import { useIsWide } from './mode.ts';
import { lazyPart } from '../../../session/lazy-part.ts';

const LazyView = lazyPart(() => import('./diff-view.tsx'));

/** Two texts and their differences, with the patch to copy or save. */
export function DiffOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'diff'>) {
  const wide = useIsWide();
  const DiffView = diffCode.get()?.default ?? LazyView;
  const buttons = (
    <TextActions
      {...{ output, words, fileName, actions }}
      label={label}
      copyLabel={words.t('shapes.copyPatch')}
      iconOnly={!wide}
      text={value.patch}
      type="text/plain"
      extension="patch"
    />
  );
  const none = value.changes.length === 0;
  return (
    <Frame stretch={stretch} head={none && label} actions={none && buttons}>
      {none ? (
        <p id={id} className={styles.none}>
          {value.before === '' && value.after === ''
            ? (hint ?? words.t('outputs.none'))
            : words.t('shapes.noDifference')}
        </p>
      ) : (
        <Suspense fallback={<Spinner className={styles.none} />}>
          <DiffView id={id} label={label} diff={value} actions={buttons} />
        </Suspense>
      )}
    </Frame>
  );
}
