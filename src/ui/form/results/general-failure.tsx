import type { Failure } from '../../../core/failure.ts';
import { failureText, fixText } from '../../../i18n/texts.ts';
import { Alert } from '../../parts/feedback/alert.tsx';
import { Button } from '../../parts/button/button.tsx';
import { FixButton, type FixButtonProps } from './fix-button.tsx';
import type { PageTexts } from '../../page-texts.ts';

/** A failure not caused by a visible field: ours, or the browser's. */
export function GeneralFailure({
  failure,
  words,
  onRetry,
  onFix,
}: {
  failure: Failure;
  words: PageTexts;
  onRetry: () => void;
  onFix: FixButtonProps['onFix'];
}) {
  const { t, tool } = words;
  return (
    <Alert
      tone="error"
      live
      actions={
        failure.code === 'worker-died' ? (
          <Button size="small" icon="rotate-ccw" onClick={onRetry}>
            {t('form.retry')}
          </Button>
        ) : (
          failure.fix && (
            <FixButton
              label={fixText(tool, (key, params) => t(key, params), failure.fix)}
              values={failure.fix.values}
              onFix={onFix}
            />
          )
        )
      }
    >
      {failureText(tool, (key, params) => t(key, params), failure)}
    </Alert>
  );
}
