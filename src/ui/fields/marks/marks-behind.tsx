import { Fragment, type Ref, useMemo } from 'react';
import type { Marked } from '../../../core/values.ts';
import { movedMarks } from './moved-marks.ts';
import styles from './marks-behind.module.css';

interface MarksBehindProps {
  marked: Marked;
  /** The current text of the field. */
  text: string;
  /** Whether they are the parts that the text consists of. */
  isParts: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The marks of a text, behind its field: an invisible copy of the text with the same layout that scrolls along. */
export function MarksBehind({ marked, text, isParts, ref }: MarksBehindProps) {
  const marks = useMemo(() => movedMarks(marked, text), [marked, text]);
  return (
    <div ref={ref} className={styles.behind} aria-hidden="true" dir="auto">
      {marks.map(({ start, end }, index) => (
        <Fragment key={`${start}:${end}`}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className={isParts ? styles.part : styles.mark} data-empty={start === end || undefined}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {/* The last line of a field counts even if it is empty. */}
      {`${text.slice(marks.at(-1)?.end ?? 0)}\u200b`}
    </div>
  );
}
