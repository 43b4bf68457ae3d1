import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { BytesImage } from './bytes-image.tsx';
import { DRAWN } from './drawn.ts';

interface ThumbnailProps {
  content: BlobPart;
  type: string;
  /** The class of the picture. */
  className: string | undefined;
  /** The class of the icon of a file that is no picture. */
  iconClass?: string | undefined;
  /** The class of the box that centers a picture, which then has its own shape. */
  boxClass?: string | undefined;
}

/** A file seen small, one of many: its picture, or an icon where it isn't one, whatever its name says. */
export function Thumbnail({ content, type, className, iconClass, boxClass }: ThumbnailProps) {
  const [broken, setBroken] = useState<BlobPart | null>(null);
  if (!DRAWN.test(type) || broken === content) return <Icon name="file" className={iconClass} />;
  const picture = (
    <BytesImage {...{ content, type, className }} alt="" lazy onBroken={() => setBroken(() => content)} />
  );
  return boxClass === undefined ? picture : <span className={boxClass}>{picture}</span>;
}
