import { memo, Suspense, useState } from 'react';
import { fileNames } from '../../../base/files/file-names.ts';
import type { InputFile } from '../../../core/field.ts';
import type { OutputFile } from '../../../core/values.ts';
import { lazyPart } from '../../../session/lazy-part.ts';
import type { PageTexts } from '../../page-texts.ts';
import { DRAWN } from '../../parts/file-upload/drawn.ts';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Thumbnail } from '../../parts/file-upload/thumbnail.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import styles from './files.module.css';
import { saveFile } from './save-file.ts';

/** A file that has been made, or one that nothing has been made of so far, with what there is to say of it. */
export type Card =
  | { state: 'done'; file: OutputFile; name: string; source?: InputFile | undefined }
  | { state: 'waiting' | 'working' | 'failed'; name: string; size: number; says: string };

const ComparePictures = lazyPart(async () => ({
  default: (await import('./compare-pictures.tsx')).ComparePictures,
}));

/** How many bytes there are less, or more, in percent. */
function changeOf(before: number, after: number, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  return percent.format((after - before) / before);
}

export const sizeOf = ({ bytes }: OutputFile) => (bytes instanceof Blob ? bytes.size : bytes.length);

const ICONS = { waiting: 'file', failed: 'circle-alert' } as const;

interface FileCardProps {
  card: Card;
  words: PageTexts;
}

const isSameCard = (card: Card, other: Card) =>
  card.state === 'done'
    ? other.state === 'done' && card.file === other.file && card.name === other.name && card.source === other.source
    : other.state === card.state && (['name', 'size', 'says'] as const).every((part) => other[part] === card[part]);

const isSame = (before: FileCardProps, now: FileCardProps) =>
  before.words === now.words && isSameCard(before.card, now.card);

/** One of hundreds: only those are drawn again of which something has changed. */
export const FileCard = memo(function FileCard({ card, words }: FileCardProps) {
  if (card.state === 'done') return <Made {...card} words={words} />;
  const { state, name, size, says } = card;
  return (
    <li className={styles.card} data-state={state}>
      {state === 'working' ? (
        <span className={styles.icon}>
          <Spinner decorative />
        </span>
      ) : (
        <Icon name={ICONS[state]} className={styles.icon} />
      )}
      <span className={styles.facts}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.size}>
          {formatSize(size, words.locale)} · <span className={styles.says}>{says}</span>
        </span>
      </span>
    </li>
  );
}, isSame);

interface MadeProps {
  file: OutputFile;
  name: string;
  source?: InputFile | undefined;
  words: PageTexts;
}

function Made({ file, name, source, words }: MadeProps) {
  const [isCompared, setIsCompared] = useState(false);
  const size = sizeOf(file);
  const picture = (
    <Thumbnail
      content={file.bytes}
      type={file.type}
      className={styles.image}
      iconClass={styles.icon}
      boxClass={styles.picture ?? ''}
    />
  );
  return (
    <li className={styles.card} data-state="done">
      {source && DRAWN.test(file.type) && DRAWN.test(source.type) ? (
        <button
          type="button"
          className={styles.compare}
          aria-label={words.t('outputs.compareOne', { name: file.name })}
          onClick={() => setIsCompared(true)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <span className={styles.facts}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.size}>
          {file.was !== undefined && file.was > 0 && (
            <>
              <span>{formatSize(file.was, words.locale)}</span>
              {' → '}
            </>
          )}
          {formatSize(size, words.locale)}
          {file.was !== undefined && file.was > 0 && (
            <span className={styles.change} data-smaller={size < file.was || undefined}>
              {changeOf(file.was, size, words.locale)}
            </span>
          )}
        </span>
      </span>
      <IconButton
        icon="download"
        data-saves
        label={words.t('outputs.downloadOne', { name })}
        onClick={() => saveFile(fileNames([name])[0] ?? '', new Blob([file.bytes], { type: file.type }))}
      />
      {isCompared && source && (
        <Suspense>
          <ComparePictures {...{ source, file, words }} onClose={() => setIsCompared(false)} />
        </Suspense>
      )}
    </li>
  );
}
