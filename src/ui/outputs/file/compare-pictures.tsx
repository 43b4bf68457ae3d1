// Loads when a picture is compared with what has been made of it.
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InputFile } from '../../../core/field.ts';
import type { OutputFile } from '../../../core/values.ts';
import type { PageTexts } from '../../page-texts.ts';
import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Modal } from '../../parts/overlay/modal.tsx';
import styles from './compare-pictures.module.css';

interface ComparePicturesProps {
  source: InputFile;
  file: OutputFile;
  words: PageTexts;
  onClose: () => void;
}

/** Pictures whose proportions differ by more aren't the same picture in another size: one was cropped or turned. */
const MOST_OFF = 0.02;

interface Shown {
  before: HTMLImageElement;
  after: HTMLImageElement;
}

async function imageOf(content: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(content);
  await image.decode();
  return image;
}

/** Both pictures, once the browser can show them; null if it can't. */
function useImages(source: InputFile, file: OutputFile): Shown | null | undefined {
  const [images, setImages] = useState<Shown | null>();
  useEffect(() => {
    let made: HTMLImageElement[] = [];
    let isOver = false;
    const leave = () => made.forEach(({ src }) => URL.revokeObjectURL(src));
    const load = async () => {
      const whole = source instanceof Blob ? source : new Blob([await source.arrayBuffer()], { type: source.type });
      made = await Promise.all([imageOf(whole), imageOf(new Blob([file.bytes], { type: file.type }))]);
      const [before, after] = made;
      if (isOver) leave();
      else if (before && after) setImages({ before, after });
    };
    load().catch(() => setImages(null)); // the file is gone, or of a type that the browser doesn't draw
    return () => {
      isOver = true;
      leave();
    };
  }, [source, file]);
  return images;
}

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight;

const styleOf = (share: number, image: HTMLImageElement) =>
  ({ '--share': `${share}%`, '--ratio': ratioOf(image), '--natural': `${image.naturalWidth}px` }) as CSSProperties;

/** A picture and what has been made of it, one over the other, with a line between them to move; side by side if their shapes differ. */
export function ComparePictures({ source, file, words, onClose }: ComparePicturesProps) {
  const { t, locale } = words;
  const [share, setShare] = useState(50);
  const [zoom, setZoom] = useState<'fit' | 'actual'>('fit');
  const images = useImages(source, file);
  const stage = useRef<HTMLDivElement>(null);
  const reveal = (at: number) => {
    const { current } = stage;
    if (current) current.scrollLeft = (current.scrollWidth * at) / 100 - current.clientWidth / 2;
  };
  useLayoutEffect(() => reveal(share), [zoom]); // oxlint-disable-line react/exhaustive-deps -- a line that is dragged must not run away
  const isAligned = images && Math.abs(ratioOf(images.before) / ratioOf(images.after) - 1) < MOST_OFF;
  const follow = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (!isAligned || buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)));
  };
  const caption = (label: string, bytes: number, image: HTMLImageElement | undefined) =>
    [label, image && `${image.naturalWidth} × ${image.naturalHeight}`, formatSize(bytes, locale)]
      .filter(Boolean)
      .join(' · ');
  const size = file.bytes instanceof Blob ? file.bytes.size : file.bytes.length;
  return (
    <Modal open wide onClose={onClose} title={t('outputs.beforeAndAfter', { name: file.name })}>
      <div className={styles.head}>
        <span>{caption(t('outputs.before'), source.size, images?.before)}</span>
        <span>{caption(t('outputs.after'), size, images?.after)}</span>
      </div>
      {images === null && <p className={styles.none}>{t('outputs.notCompared')}</p>}
      {images && (
        <div ref={stage} className={styles.stage} data-zoom={zoom} data-over={isAligned || undefined}>
          <div
            className={styles.pictures}
            style={styleOf(share, images.after)}
            onPointerDown={follow}
            onPointerMove={follow}
          >
            <img src={images.before.src} alt={t('outputs.before')} className={styles.before} draggable={false} />
            <img src={images.after.src} alt={t('outputs.after')} className={styles.after} draggable={false} />
          </div>
        </div>
      )}
      {images !== null && (
        <div className={styles.foot}>
          {/* There from the start, so that it has the focus. */}
          {isAligned !== false && (
            <input
              type="range"
              className={styles.slider}
              aria-label={t('outputs.divider')}
              min={0}
              max={100}
              value={Math.round(share)}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                setShare(valueAsNumber);
                reveal(valueAsNumber);
              }}
            />
          )}
          <ButtonsSelect
            size="small"
            ariaLabel={t('outputs.zoom')}
            value={zoom}
            onChange={setZoom}
            options={[
              { value: 'fit', label: t('outputs.fit') },
              { value: 'actual', label: '100%' },
            ]}
          />
        </div>
      )}
    </Modal>
  );
}
