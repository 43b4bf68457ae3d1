import type { Failure } from '../../../core/failure.ts';
import { failureText } from '../../../i18n/texts.ts';
import { Alert } from '../../parts/feedback/alert.tsx';
import { Button } from '../../parts/button/button.tsx';
import type { Words } from '../../words.ts';

/** A failure that no field in sight caused: ours, or that of the browser. */
export function GeneralFailure({ failure, words, onRetry }: { failure: Failure; words: Words; onRetry: () => void }) {
  const { t, tool } = words;
  return (
    <Alert
      tone="error"
      live
      actions={
        failure.code === 'worker-died' && (
          <Button size="small" icon="rotate-ccw" onClick={onRetry}>
            {t('form.retry')}
          </Button>
        )
      }
    >
      {failureText(tool, (key, params) => t(key, params), failure)}
    </Alert>
  );
}
