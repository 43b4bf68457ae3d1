import { formatClock } from '../../lib/media/recording.ts';
import { saveFile } from '../../ui/outputs/file/save-file.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { formatSize } from '../../ui/parts/file-upload/format-size.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import styles from './camera-recorder.module.css';
import { removeTake, type Take } from './takes.ts';

interface GalleryProps {
  takes: readonly Take[];
  say: (code: string, params?: Record<string, string | number>) => string;
  locale: string;
}

function Preview({ kind, url, name }: Take) {
  if (kind === 'picture') return <img src={url} alt={name} className={styles.thumbnail} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of one's own has no captions
  if (kind === 'audio') return <audio src={url} controls aria-label={name} className={styles.sound} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- likewise
  return <video src={url} controls playsInline aria-label={name} className={styles.thumbnail} />;
}

/** The pictures and recordings, newest first. */
export function Gallery({ takes, say, locale }: GalleryProps) {
  return (
    <ul className={styles.gallery} aria-label={say('takes')}>
      {takes.map((take) => (
        <li key={take.id}>
          <Card className={styles.take}>
            <Preview {...take} />
            <p className={styles.name}>{take.name}</p>
            <p className={styles.facts}>
              {take.kind !== 'picture' && `${formatClock(take.duration)} · `}
              {formatSize(take.blob.size, locale)}
            </p>
            <div className={styles.buttons}>
              <Button icon="download" onClick={() => saveFile(take.name, take.blob)}>
                {say('download')}
              </Button>
              <IconButton icon="trash-2" label={say('delete', { name: take.name })} onClick={() => removeTake(take)} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
