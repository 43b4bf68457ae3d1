import type { ReactNode } from 'react';
import type { Output, Tone, ValueKind, ValueTypes } from '../../../core/values.ts';
import { isMessage } from '../../../core/values.ts';
import type { PageTexts } from '../../page-texts.ts';
import { ToneMark } from '../tone-mark.tsx';
import { looksLikeCode } from '../type/looks-like-code.ts';
import styles from './hero.module.css';

/** How the main result of an operation is shown if it fits on one line: as the largest element on the page. */
export interface Face {
  text: string;
  tone?: Tone;
  /** Whether it is prose rather than data. */
  prose?: boolean;
  before?: ReactNode;
  below?: ReactNode;
}

/** Length (UTF-16 units) of the longest one-line text that is shown large; longer ones get a box. */
const LONGEST = 240;

/** The same for rows, which have no box but are clipped in a list. */
const LONGEST_ROW = 2000;

function lineFace(text: string): Face | null {
  const line = text.replace(/\r?\n$/, '');
  return line === '' || line.length > LONGEST || /[\r\n]/.test(line)
    ? null
    : { text: line, prose: !looksLikeCode(line) };
}

const FACES: { readonly [K in ValueKind]?: (value: ValueTypes[K], words: PageTexts) => Face | null } = {
  text: lineFace,
  row: (value, words) =>
    value === null || value === '' || String(value).length > LONGEST_ROW
      ? null
      : { text: words.cell(value), prose: isMessage(value) || !looksLikeCode(words.cell(value)) },
  color: (value) =>
    value === ''
      ? null
      : {
          text: value,
          before: <span className={styles.swatch} style={{ backgroundColor: value }} aria-hidden="true" />,
        },
  verdict: (value, words) =>
    value && { text: words.say(value.label), tone: value.tone, prose: true, before: <ToneMark tone={value.tone} /> },
  meter: (value, words) =>
    value && {
      text: words.cell(value.label),
      tone: value.tone,
      prose: true,
      below: (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${Math.min(Math.max(value.value, 0), 1) * 100}%` }} />
        </span>
      ),
    },
};

/** Null for kinds with their own look. The engine has checked that the value matches its kind. */
export function faceOf(output: Output, value: unknown, words: PageTexts): Face | null {
  return (
    (FACES[output.kind] as ((value: unknown, words: PageTexts) => Face | null) | undefined)?.(value, words) ?? null
  );
}
