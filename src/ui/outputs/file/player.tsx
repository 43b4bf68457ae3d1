import { useCallback, useState } from 'react';
import type { OutputFile } from '../../../core/values.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import styles from './file.module.css';

/** Types that browsers play, or at least some of them. */
export const PLAYED = /^(?:audio|video)\//;

interface PlayerProps {
  file: OutputFile;
  label: string;
}

/** Sound or video from bytes in memory; an icon where this browser can't play it. Its object URL exists as long as the player. */
export function Player({ file: { bytes, type }, label }: PlayerProps) {
  const [refused, setRefused] = useState<OutputFile['bytes'] | null>(null);
  const attach = useCallback(
    (media: HTMLMediaElement | null) => {
      if (!media) return;
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      media.src = address;
      return () => {
        media.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [bytes, type],
  );
  if (refused === bytes) return <Icon name="file" className={styles.icon} />;
  const shared = { ref: attach, controls: true, preload: 'metadata', 'aria-label': label } as const;
  const refuse = () => setRefused(bytes);
  // A file made here has no captions.
  return type.startsWith('audio/') ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
    <audio {...shared} className={styles.sound} onError={refuse} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
    <video {...shared} className={styles.video} playsInline onError={refuse} />
  );
}
