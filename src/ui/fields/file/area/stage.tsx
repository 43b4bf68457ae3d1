import { type KeyboardEvent, type PointerEvent, useCallback, useRef } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { KeysHint } from '../../../parts/kbd/keys-hint.tsx';
import styles from './area.module.css';
import type { Area, Size } from '../../../../base/area.ts';
import { drawn, type Grip, moved, resized } from './geometry.ts';

interface StageProps {
  id: string;
  picture: Blob;
  /** Undefined until it's known. */
  size: Size | undefined;
  area: Area | null;
  /** A fixed ratio of width to height. */
  ratio: number | null;
  /** Null if the picture can't be shown. */
  onSize: (size: Size | null) => void;
  onArea: (area: Area) => void;
}

const GRIPS: Readonly<Record<string, Grip>> = {
  nw: { across: -1, down: -1 },
  n: { across: 0, down: -1 },
  ne: { across: 1, down: -1 },
  e: { across: 1, down: 0 },
  se: { across: 1, down: 1 },
  s: { across: 0, down: 1 },
  sw: { across: -1, down: 1 },
  w: { across: -1, down: 0 },
};

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A key that is held moves by a hundredth of the picture. */
const HELD = 100;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

type Drag = (dx: number, dy: number) => Area;

/** The picture with the area on it. */
export function Stage({ id, picture, size, area, ratio, onSize, onArea }: StageProps) {
  const t = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; areaAt: Drag }>(undefined);
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !size) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    };
  };
  const dragOf = (event: PointerEvent, from: { x: number; y: number }): Drag | null => {
    if (!size) return null;
    const { grip } = (event.target as HTMLElement).dataset;
    const gripped = grip === undefined ? undefined : GRIPS[grip];
    if (area && gripped) return (dx, dy) => resized(area, gripped, dx, dy, size, ratio);
    if (area && grip === 'all') return (dx, dy) => moved(area, dx, dy, size);
    // A finger beside the area scrolls the page.
    if (event.pointerType === 'touch') return null;
    return (dx, dy) => drawn(from, { x: from.x + dx, y: from.y + dy }, size, ratio);
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const from = pointOf(event);
    const areaAt = dragOf(event, from);
    if (!areaAt) return;
    event.preventDefault(); // no drag of the picture
    stage.current?.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { ...from, areaAt };
  };
  const move = (event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const { x, y } = pointOf(event);
    onArea(current.areaAt(x - current.x, y - current.y));
  };
  const end = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !area || !size || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.repeat ? Math.max(1, Math.round(Math.max(size.width, size.height) / HELD)) : 1;
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    const grip: Grip = { across: dx === 0 ? 0 : 1, down: dy === 0 ? 0 : 1 };
    onArea(event.shiftKey ? resized(area, grip, dx, dy, size, ratio) : moved(area, dx, dy, size));
  };
  const place = area &&
    size && {
      left: percent(area.left, size.width),
      top: percent(area.top, size.height),
      width: percent(area.width, size.width),
      height: percent(area.height, size.height),
    };
  const { left = 0, top = 0, width = 0, height = 0 } = area ?? {};
  const name = area && t('area.rectangle', { left, top, width, height });
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          ref={attach}
          alt=""
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize(naturalWidth * naturalHeight > 0 ? { width: naturalWidth, height: naturalHeight } : null)
          }
          onError={() => onSize(null)}
        />
        {place && (
          <div className={styles.around}>
            <div className={styles.shade} style={place} />
          </div>
        )}
        {area && size && name && place && (
          <div
            role="slider"
            tabIndex={0}
            data-grip="all"
            aria-label={name}
            aria-describedby={`${id}-keys`}
            aria-valuemin={0}
            aria-valuemax={size.width}
            aria-valuenow={area.left}
            aria-valuetext={name}
            className={styles.rectangle}
            style={place}
            onKeyDown={onKeyDown}
          >
            {Object.keys(GRIPS).map((grip) => (
              <span key={grip} className={styles.grip} data-grip={grip} />
            ))}
          </div>
        )}
      </div>
      <KeysHint id={`${id}-keys`}>{t('area.keys')}</KeysHint>
    </>
  );
}
