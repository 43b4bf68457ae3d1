import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { KeyStroke } from '../../../core/field.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { cx } from '../../parts/cx.ts';
import { Field, fieldAria, labelId } from '../../parts/field/field.tsx';
import { Button } from '../../parts/button/button.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './keypress.module.css';
import { strokeOf } from './stroke-of.ts';

/** Maximum number of records, newest first. */
const KEPT = 50;

/** Whether a key repeats that was recorded last: a key that is held would push out all others. */
const isHeld = (stroke: KeyStroke, last: KeyStroke | undefined) =>
  stroke.repeat && last?.event === 'keydown' && last.code === stroke.code && last.key === stroke.key;

/**
 * Records key presses while capturing. It starts only on request and then captures every key, including Tab and browser
 * shortcuts. Pressing Escape twice, the button, or clicking elsewhere stops it, so that nobody gets trapped.
 */
export function KeypressField({ id, value, onChange, label, hint, error, autofocus }: FieldProps) {
  const t = useTexts();
  const [capturing, setCapturing] = useState(false);
  const lastKey = useRef('');
  const isFirst = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  const strokes = Array.isArray(value) ? (value as readonly KeyStroke[]) : [];

  const record = (event: KeyboardEvent) => {
    if (!capturing || event.target !== area.current) return;
    event.preventDefault();
    event.stopPropagation();
    // The key that pressed the button is released here.
    const isOfButton = isFirst.current && event.type === 'keyup' && /^(?:Enter| )$/.test(event.key);
    isFirst.current = false;
    if (isOfButton) return;
    const stroke = strokeOf(event.nativeEvent);
    onChange([stroke, ...(isHeld(stroke, strokes[0]) ? strokes.slice(1) : strokes)].slice(0, KEPT));
    if (event.type !== 'keydown') return;
    if (event.key === 'Escape' && lastKey.current === 'Escape' && !event.repeat) stop();
    else if (!event.repeat) lastKey.current = event.key;
  };
  const start = () => {
    lastKey.current = '';
    isFirst.current = true;
    setCapturing(true);
    area.current?.focus();
  };
  const stop = () => setCapturing(false);

  return (
    <Field {...{ id, label, hint, error }} group>
      <div className={cx(styles.box, capturing && styles.on)}>
        {/* While capturing it has the role `application`, so that screen readers pass every key on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role depends on the state */}
        <div
          {...fieldAria(id, hint, error)}
          aria-invalid={undefined}
          ref={area}
          id={id}
          role={capturing ? 'application' : 'group'}
          aria-labelledby={labelId(id)}
          tabIndex={capturing ? 0 : -1}
          className={styles.area}
          onClick={capturing ? undefined : start}
          onKeyDown={record}
          onKeyUp={record}
          onBlur={stop}
        >
          <span className={styles.words}>{t(capturing ? 'fields.capturing' : 'fields.captureIdle')}</span>
          <span className={styles.touch}>{t('fields.captureTouch')}</span>
        </div>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={capturing ? 'default' : 'primary'}
            icon={capturing ? 'square' : 'keyboard'}
            autoFocus={autofocus}
            // Otherwise the press would blur the area first and then restart the capture.
            onPointerDown={(event) => event.preventDefault()}
            onClick={capturing ? stop : start}
          >
            {t(capturing ? 'fields.stopCapture' : 'fields.startCapture')}
          </Button>
          <Button size="small" variant="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
            {t('ui.clear')}
          </Button>
        </div>
      </div>
    </Field>
  );
}
