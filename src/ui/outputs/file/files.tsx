import { Button } from '../../parts/button/button.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Alert } from '../../parts/feedback/alert.tsx';
import { Progress } from '../../parts/feedback/progress.tsx';
import { Frame } from '../../parts/frame/frame.tsx';
import type { OutputProps } from '../output-props.ts';
import { FileCard, sizeOf } from './file-card.tsx';
import styles from './files.module.css';
import { NamePattern } from './name-pattern.tsx';
import { useCards } from './use-cards.ts';
import { useNames } from './use-names.ts';
import { useSaveAll } from './use-save-all.ts';

/** Several files, each a card to save; together they are saved as an archive. While they are made, each card says how it is. */
export function FilesOutput({
  id,
  label,
  output,
  value,
  words,
  fileName,
  stretch,
  hint,
  actions,
  each,
}: OutputProps<'files'>) {
  const { t, locale } = words;
  const { saving, problem, dismiss, saveAll } = useSaveAll();
  const isSeveral = value.length > 1;
  const { pattern, setPattern, unknown, named: cards } = useNames(useCards(value, each, words), isSeveral);
  const made = () => cards.flatMap((card) => (card.state === 'done' ? [{ ...card.file, name: card.name }] : []));
  const total = value.reduce((sum, file) => sum + sizeOf(file), 0);
  const isLeft = cards.some(({ state }) => state === 'waiting');
  const goesOn = each?.run && !each.isRunning && (isLeft || cards.some(({ state }) => state === 'failed'));
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={isSeveral ? formatSize(total, locale) : undefined}
      metaWhole
      actions={
        <>
          {actions}
          {goesOn && (
            <Button size="small" icon={isLeft ? 'play' : 'rotate-ccw'} onClick={each.onGoOn}>
              {t(isLeft ? 'outputs.goOn' : 'outputs.retryFailed')}
            </Button>
          )}
          {isSeveral && (
            <Button
              size="small"
              variant="primary"
              icon="download"
              data-saves
              loading={saving !== null}
              onClick={() => void saveAll(output.fileName ?? `${fileName}.zip`, made())}
            >
              {t('outputs.downloadAll')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.inside}>
        {saving?.share !== undefined && (
          <div className={styles.saving}>
            <Progress
              label={t('outputs.saving')}
              value={saving.share}
              actions={
                <Button size="small" onClick={saving.cancel}>
                  {t('form.cancel')}
                </Button>
              }
            />
          </div>
        )}
        {problem !== null && (
          <Alert tone="error" live onClose={dismiss} className={styles.problem}>
            {t(problem)}
          </Alert>
        )}
        {isSeveral && <NamePattern {...{ pattern, setPattern, unknown, words }} />}
        {cards.length === 0 ? (
          <p id={id} className={styles.hint}>
            {hint ?? t('outputs.none')}
          </p>
        ) : (
          <ul id={id} className={styles.cards} aria-busy={each?.isRunning || undefined}>
            {cards.map((card, index) => (
              <FileCard key={index} {...{ card, words }} />
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}
