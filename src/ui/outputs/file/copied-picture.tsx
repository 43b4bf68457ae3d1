import type { CSSProperties } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import { BytesImage } from '../../parts/file-upload/bytes-image.tsx';
import styles from './copied-picture.module.css';
import { toPng } from './to-png.ts';

interface CopiedPictureProps {
  svg: string;
  label: string;
  /** Width by height. */
  ratio: number;
}

const ICONS = { idle: 'copy', copied: 'check', failed: 'triangle-alert' } as const;

/** A drawing that is its own button: copies itself as an image, ready to be pasted into a document or a message. */
export function CopiedPicture({ svg, label, ratio }: CopiedPictureProps) {
  const t = useTexts();
  const [state, copy] = useCopy({ copied: t('ui.copied'), failed: t('ui.copyFailed') });
  return (
    <button
      type="button"
      className={styles.picture}
      style={{ '--ratio': ratio } as CSSProperties}
      aria-label={t('outputs.copyOne', { label })}
      data-copy-state={state}
      onClick={() => void copy({ png: toPng(new Blob([svg], { type: 'image/svg+xml' })) })}
    >
      <BytesImage content={svg} type="image/svg+xml" alt="" />
      <Icon name={ICONS[state]} className={styles.mark} />
    </button>
  );
}
