import { useState } from 'react';
import type { Area, Size } from '../../../../base/area.ts';
import { isInputFile } from '../../../../core/field.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../parts/button/button.tsx';
import { Field, fieldAria } from '../../../parts/field/field.tsx';
import { InputText } from '../../../parts/input-text/input-text.tsx';
import { Select } from '../../../parts/select/select.tsx';
import { asText } from '../../field-props.ts';
import type { FieldProps } from '../../field-props.ts';
import styles from './area.module.css';
import { areaOf, areaText, isShare, shareText, wholeOf, withRatio } from './geometry.ts';
import { Seen } from './seen.tsx';
import { Stage } from './stage.tsx';

const SIDES = ['left', 'top', 'width', 'height'] as const;
const RATIOS = {
  free: null,
  original: 0,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '3:4': 3 / 4,
  '2:3': 2 / 3,
  '9:16': 9 / 16,
};
type RatioName = keyof typeof RATIOS;

/** The numbers of an area as they are typed; a comma keeps the place of one that is missing. */
function numbersOf(text: string): string[] {
  const parts = text.trim() === '' ? [] : text.trim().split(/\s*[,;]\s*|\s+/);
  return SIDES.map((_, index) => parts[index] ?? '');
}

/** The numbers with one that has been typed; a fixed ratio lets the other side follow. */
function typedIn(numbers: readonly string[], index: number, typed: string, ratio: number | null): string[] {
  const next = numbers.with(index, typed);
  if (ratio === null || index < 2 || !/^\d{1,6}$/.test(typed)) return next;
  const other = index === 2 ? Number(typed) / ratio : Number(typed) * ratio;
  return next.with(index === 2 ? 3 : 2, String(Math.max(1, Math.round(other))));
}

/** A part of the picture in another field: drawn, moved and resized on it, with its numbers. Without any, it's the whole. */
export function AreaField({ id, value, onChange, label, hint, example, error, ...props }: FieldProps) {
  const t = useTexts();
  const [size, setSize] = useState<{ of: unknown; size: Size | null }>();
  const [ratioName, setRatioName] = useState<RatioName>('free');
  const { picture, pictures = 1, seen } = props;
  const shown = picture instanceof Blob && isInputFile(picture) ? picture : null;
  const natural = shown && size?.of === shown ? size.size : undefined;
  const text = asText(value) || (example ?? '');
  const area = natural ? (text.trim() === '' ? wholeOf(natural) : areaOf(text, natural)) : null;
  const ratio = RATIOS[ratioName] === 0 && natural ? natural.width / natural.height : RATIOS[ratioName];
  // Several pictures may differ in size.
  const written = (next: Area, whole: Size) => (pictures > 1 ? shareText(next, whole) : areaText(next));
  const isWhole = text.trim() === '';
  const numbers = numbersOf(area && natural && isWhole ? written(area, natural) : text);
  const sameOf = (count: number) =>
    isWhole || isShare(text) ? t('area.sameShare', { count }) : t('area.samePixels', { count });
  const choose = (name: RatioName) => {
    setRatioName(name);
    if (!natural) return;
    const next = RATIOS[name] === 0 ? natural.width / natural.height : RATIOS[name];
    if (next !== null) onChange(written(withRatio(area ?? wholeOf(natural), next, natural), natural));
  };
  return (
    <Field id={id} group {...{ label, hint, error }}>
      <div id={id} className={styles.area} role="group" aria-label={label} {...fieldAria(id, hint, error)}>
        {shown && natural !== null && (
          <Stage
            key={keyOf(shown)}
            id={id}
            picture={shown}
            size={natural}
            area={area}
            ratio={ratio}
            onSize={(next) => setSize({ of: shown, size: next })}
            onArea={(next) => natural && onChange(written(next, natural))}
          />
        )}
        {shown && natural === null && <p className={styles.note}>{t('area.notShown')}</p>}
        {shown && area && natural && seen && (
          <Seen key={`seen ${keyOf(shown)}`} picture={shown} size={natural} {...{ area, seen }} />
        )}
        {pictures > 1 && <p className={styles.note}>{sameOf(pictures)}</p>}
        <div className={styles.numbers}>
          {SIDES.map((side, index) => (
            <InputText
              key={side}
              id={`${id}-${side}`}
              label={t(`area.${side}`)}
              inputMode="numeric"
              value={numbers[index] ?? ''}
              placeholder=""
              onChange={(typed) => onChange(typedIn(numbers, index, typed.trim(), ratio).join(', '))}
            />
          ))}
        </div>
        <div className={styles.tools}>
          <Select
            id={`${id}-ratio`}
            label={t('area.ratio')}
            value={ratioName}
            onChange={(name) => choose(name as RatioName)}
            options={Object.keys(RATIOS).map((name) => ({
              value: name,
              label: name === 'free' || name === 'original' ? t(`area.${name}`) : name,
            }))}
          />
          <Button
            icon="maximize"
            disabled={asText(value) === ''}
            onClick={() => {
              setRatioName('free');
              onChange('');
            }}
          >
            {t('area.whole')}
          </Button>
        </div>
      </div>
    </Field>
  );
}

const keys = new WeakMap<Blob, number>();
let last = 0;

/** Another picture is drawn anew. */
function keyOf(picture: Blob): number {
  const key = keys.get(picture) ?? ++last;
  keys.set(picture, key);
  return key;
}
