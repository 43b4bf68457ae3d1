import { useMemo } from 'react';
import { clipped } from '../../../base/clipped.ts';
import type { Marked } from '../../../core/values.ts';
import { Frame } from '../../parts/frame/frame.tsx';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import styles from './marked.module.css';
import type { OutputProps } from '../output-props.ts';
import { useSomeOf } from '../rows/show-more.tsx';

interface Segment {
  start: number;
  text: string;
  marked: boolean;
  /** Whether it has the other shade, since the mark before it ends where it begins. */
  shaded: boolean;
}

/** Splits the text at its marks. */
function segmentsOf({ text, marks }: Marked): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  let shaded = false;
  const unmarked = (end?: number) => ({ start: done, text: text.slice(done, end), marked: false, shaded: false });
  for (const [index, { start, end }] of marks.entries()) {
    if (start > done) segments.push(unmarked(start));
    shaded = index > 0 && start === done && !shaded;
    segments.push({ start, text: text.slice(start, end), marked: true, shaded });
    done = end;
  }
  if (done < text.length) segments.push(unmarked());
  return segments;
}

/** A text with its marks; adjacent ones differ in shade, an empty mark is a thin line. */
export function MarkedOutput({ id, label, value, words, stretch, hint, actions }: OutputProps<'marked'>) {
  const segments = useMemo(() => segmentsOf(value), [value]);
  const { some, more } = useSomeOf(segments);
  return (
    <Frame
      stretch={stretch}
      head={label}
      actions={
        <>
          {actions}
          <CopyButton
            text={value.text}
            name={words.t('outputs.copyOne', { label })}
            size="small"
            variant="quiet"
            disabled={value.text === ''}
          />
        </>
      }
    >
      <div id={id} className={styles.text} dir="auto">
        {value.text === '' && segments.length === 0 && (
          <span className={styles.hint}>{hint ?? words.t('outputs.none')}</span>
        )}
        {some.map((segment) =>
          segment.marked ? (
            <mark
              key={`${segment.start}:${segment.text.length}`}
              className={styles.mark}
              data-empty={segment.text === '' || undefined}
              data-shaded={segment.shaded || undefined}
            >
              {clipped(segment.text)}
            </mark>
          ) : (
            <span key={segment.start}>{clipped(segment.text)}</span>
          ),
        )}
      </div>
      {more}
    </Frame>
  );
}
