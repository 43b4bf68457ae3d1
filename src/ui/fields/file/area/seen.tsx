import { useEffect, useRef, useState } from 'react';
import type { Seen as Look } from '../../../../core/field.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import styles from './area.module.css';
import type { Area, Size } from '../../../../base/area.ts';

interface SeenProps {
  picture: Blob;
  size: Size;
  area: Area;
  seen: Look;
}

const MOST_WIDE = 320;
const MOST_HIGH = 200;

/** The part as it comes out, where it isn't seen as it stands in the picture. */
export function Seen({ picture, size, area, seen }: SeenProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const { turn, flip } = seen;
  const isShown = turn !== 0 || flip !== 'none';
  useEffect(() => {
    if (!isShown) return;
    const loading = new Image();
    const address = URL.createObjectURL(picture);
    loading.addEventListener('load', () => setImage(loading), { once: true });
    loading.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture, isShown]);
  const isSideways = turn % 180 !== 0;
  const [width, height] = isSideways ? [area.height, area.width] : [area.width, area.height];
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height);
  const { left, top } = area;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    const { width: wide, height: high } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, wide, high);
    // From right to left: the part is turned around its middle, then flipped.
    context.translate(wide / 2, high / 2);
    context.scale(flip === 'horizontal' ? -1 : 1, flip === 'vertical' ? -1 : 1);
    context.rotate((turn * Math.PI) / 180);
    const [across, down] = isSideways ? [high, wide] : [wide, high];
    // The picture may be shown in another size than it has, such as a drawing.
    const by = image.naturalWidth / size.width;
    const part = [left * by, top * by, area.width * by, area.height * by] as const;
    context.drawImage(image, ...part, -across / 2, -down / 2, across, down);
  }, [image, turn, flip, isSideways, left, top, area.width, area.height, size.width]);
  if (!isShown) return null;
  return (
    <figure className={styles.seen}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('area.seen', { width, height })}
        className={styles.result}
        width={Math.max(1, Math.round(width * scale))}
        height={Math.max(1, Math.round(height * scale))}
      />
      <figcaption className={styles.note}>{t('area.seen', { width, height })}</figcaption>
    </figure>
  );
}
