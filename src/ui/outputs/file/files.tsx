import { useState } from 'react';
import { Button } from '../../parts/button/button.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Frame } from '../../parts/frame/frame.tsx';
import type { OutputProps } from '../output-props.ts';
import { FileCard, sizeOf } from './file-card.tsx';
import styles from './files.module.css';
import { saveFile } from './save-file.ts';
import { useCards } from './use-cards.ts';

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
  const [isPacking, setIsPacking] = useState(false);
  const cards = useCards(value, each, words);
  const saveAll = async () => {
    setIsPacking(true);
    try {
      const { zipFiles } = await import('./zip-files.ts');
      saveFile(output.fileName ?? `${fileName}.zip`, await zipFiles(value));
    } finally {
      setIsPacking(false);
    }
  };
  const total = value.reduce((sum, file) => sum + sizeOf(file), 0);
  const isLeft = cards.some(({ state }) => state === 'waiting');
  const goesOn = each?.run && !each.isRunning && (isLeft || cards.some(({ state }) => state === 'failed'));
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={value.length > 1 ? formatSize(total, locale) : undefined}
      metaWhole
      actions={
        <>
          {actions}
          {goesOn && (
            <Button size="small" icon={isLeft ? 'play' : 'rotate-ccw'} onClick={each.onGoOn}>
              {t(isLeft ? 'outputs.goOn' : 'outputs.retryFailed')}
            </Button>
          )}
          {value.length > 1 && (
            <Button
              size="small"
              variant="primary"
              icon="download"
              data-saves
              disabled={isPacking}
              onClick={() => void saveAll()}
            >
              {t('outputs.downloadAll')}
            </Button>
          )}
        </>
      }
    >
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
    </Frame>
  );
}
