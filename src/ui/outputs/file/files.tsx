import { useState } from 'react';
import { fileNames } from '../../../base/file-names.ts';
import type { OutputFile } from '../../../core/values.ts';
import { Button } from '../../parts/button/button.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Frame } from '../../parts/frame/frame.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import type { OutputProps } from '../output-props.ts';
import { BytesImage } from '../../parts/file-upload/bytes-image.tsx';
import { DRAWN } from '../../parts/file-upload/drawn.ts';
import styles from './files.module.css';
import { saveFile } from './save-file.ts';

/** How many bytes there are less, or more, in percent. */
function changeOf(before: number, after: number, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  return percent.format((after - before) / before);
}

const sizeOf = ({ bytes }: OutputFile) => (bytes instanceof Blob ? bytes.size : bytes.length);

/** Several files, each a card to save; together they are saved as an archive. */
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
}: OutputProps<'files'>) {
  const [isPacking, setIsPacking] = useState(false);
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
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={value.length > 1 ? formatSize(total, words.locale) : undefined}
      metaWhole
      actions={
        <>
          {actions}
          {value.length > 1 && (
            <Button
              size="small"
              variant="primary"
              icon="download"
              data-saves
              disabled={isPacking}
              onClick={() => void saveAll()}
            >
              {words.t('outputs.downloadAll')}
            </Button>
          )}
        </>
      }
    >
      {value.length === 0 ? (
        <p id={id} className={styles.hint}>
          {hint ?? words.t('outputs.none')}
        </p>
      ) : (
        <ul id={id} className={styles.cards}>
          {value.map((file, index) => (
            <li key={index} className={styles.card}>
              {DRAWN.test(file.type) ? (
                <BytesImage content={file.bytes} type={file.type} alt="" className={styles.image} lazy />
              ) : (
                <Icon name="file" className={styles.icon} />
              )}
              <span className={styles.facts}>
                <strong className={styles.name}>{file.name}</strong>
                <span className={styles.size}>
                  {file.was !== undefined && file.was > 0 && (
                    <>
                      <span>{formatSize(file.was, words.locale)}</span>
                      {' → '}
                    </>
                  )}
                  {formatSize(sizeOf(file), words.locale)}
                  {file.was !== undefined && file.was > 0 && (
                    <span className={styles.change} data-smaller={sizeOf(file) < file.was || undefined}>
                      {changeOf(file.was, sizeOf(file), words.locale)}
                    </span>
                  )}
                </span>
              </span>
              <IconButton
                icon="download"
                label={words.t('outputs.downloadOne', { name: file.name })}
                onClick={() => saveFile(fileNames([file.name])[0] ?? '', new Blob([file.bytes], { type: file.type }))}
              />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
