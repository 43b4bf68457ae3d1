import { useState } from 'react';
import { Frame } from '../../parts/frame/frame.tsx';
import { Button } from '../../parts/button/button.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import { BytesImage } from '../../parts/file-upload/bytes-image.tsx';
import { DRAWN } from '../../parts/file-upload/drawn.ts';
import styles from './file.module.css';
import type { OutputProps } from '../output-props.ts';
import { Player, PLAYED } from './player.tsx';
import { saveFile } from './save-file.ts';
import { toPng } from './to-png.ts';

/** Types whose content can be copied as text. */
const WRITTEN = /^text\/|^application\/(?:json|xml|sql|toml|yaml)$|\+(?:json|xml)$/;

/** A file to save, with a preview if it is an image, and a player if it is sound or video. Images and texts can be copied, too. */
export function FileOutput({ id, label, value, words, stretch, hint, actions, onMake }: OutputProps<'file'>) {
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    const made = (await onMake?.()) as typeof value | undefined;
    setMaking(false);
    if (made) saveFile(made.name, new Blob([made.bytes], { type: made.type }));
  };
  const drawn = value !== null && DRAWN.test(value.type);
  const copied = () => {
    const content = new Blob([value?.bytes ?? ''], { type: value?.type ?? '' });
    return drawn ? { png: toPng(content) } : content.text();
  };
  return (
    <Frame
      stretch={stretch}
      head={label}
      actions={
        <>
          {actions}
          {value !== null && (drawn || WRITTEN.test(value.type)) && !(value.bytes instanceof Blob) && (
            <CopyButton text={copied} name={words.t('outputs.copyOne', { label })} size="small" variant="quiet" />
          )}
        </>
      }
    >
      <div id={id} className={styles.box}>
        {onMake ? (
          <Button
            variant="primary"
            icon="download"
            loading={isMaking}
            aria-label={words.t('ui.pair', { label: words.t('outputs.download'), value: label })}
            onClick={() => void make()}
          >
            {words.t('outputs.download')}
          </Button>
        ) : value === null ? (
          <span className={styles.hint}>{hint ?? words.t('outputs.none')}</span>
        ) : (
          <>
            {drawn ? (
              <span className={styles.picture}>
                <BytesImage
                  content={value.bytes}
                  type={value.type}
                  alt={words.t('outputs.preview', { name: value.name })}
                  className={styles.image}
                />
              </span>
            ) : PLAYED.test(value.type) ? (
              <Player file={value} label={words.t('outputs.preview', { name: value.name })} />
            ) : (
              <Icon name="file" className={styles.icon} />
            )}
            <span className={styles.facts}>
              <strong className={styles.name}>{value.name}</strong>
              <span>
                {value.type === '' ? '' : `${value.type} · `}
                {formatSize(value.bytes instanceof Blob ? value.bytes.size : value.bytes.length, words.locale)}
              </span>
            </span>
            <Button
              variant="primary"
              icon="download"
              data-saves
              aria-label={words.t('ui.pair', { label: words.t('outputs.download'), value: label })}
              onClick={() => saveFile(value.name, new Blob([value.bytes], { type: value.type }))}
            >
              {words.t('outputs.download')}
            </Button>
          </>
        )}
      </div>
    </Frame>
  );
}
