import { useState } from 'react';
import { Frame } from '../../parts/frame/frame.tsx';
import { Button } from '../../parts/button/button.tsx';
import { cx } from '../../parts/cx.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { BytesImage } from '../../parts/file-upload/bytes-image.tsx';
import { CopiedPicture } from './copied-picture.tsx';
import styles from './file.module.css';
import type { OutputProps } from '../output-props.ts';
import { saveFile, saveText } from './save-file.ts';
import { svgToPng } from './svg-to-png.ts';

/** A drawing, shown as an image so that it can't run scripts. */
export function SvgOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'svg'>) {
  const [failed, setFailed] = useState(false);
  const { width, ratio } = sizeOf(value);
  const name = (output.fileName ?? `${fileName}.svg`).replace(/\.svg$/i, '');
  const savePng = async () => {
    const png = await svgToPng(value);
    setFailed(png === null);
    if (png) saveFile(`${name}.png`, png);
  };
  const downloads = [
    ['SVG', () => saveText(`${name}.svg`, 'image/svg+xml', value)],
    ['PNG', () => void savePng()],
  ] as const;
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={failed ? words.t('outputs.noPng') : undefined}
      actions={
        <>
          {actions}
          {downloads.map(([format, save]) => (
            <Button
              key={format}
              size="small"
              variant="quiet"
              icon="download"
              aria-label={words.t('ui.pair', { label: format, value: label })}
              disabled={value === ''}
              onClick={save}
            >
              {format}
            </Button>
          ))}
          <CopyButton
            text={value}
            size="small"
            variant="quiet"
            iconOnly
            label={words.t('outputs.copySvg')}
            name={words.t('outputs.copyOne', { label: `${label} (SVG)` })}
            disabled={value === ''}
          />
        </>
      }
    >
      <div id={id} className={styles.box}>
        {value === '' ? (
          <span className={styles.hint}>{hint ?? words.t('outputs.none')}</span>
        ) : ratio > 2 ? (
          <BytesImage
            content={value}
            type="image/svg+xml"
            alt={label}
            className={cx(styles.wide, width > WIDEST && styles.scrolled)}
          />
        ) : (
          <CopiedPicture svg={value} label={label} ratio={ratio} />
        )}
      </div>
    </Frame>
  );
}

/** Up to this width in pixels, what is drawn is still readable at the width of a phone. */
const WIDEST = 700;

/** Width of a drawing, and width by height; 1 if unknown. */
function sizeOf(svg: string): { width: number; ratio: number } {
  const [, width, height] = /^<svg\b[^>]*\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? { width: Number(width), ratio } : { width: 1, ratio: 1 };
}
