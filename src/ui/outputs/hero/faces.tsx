import type { ReactNode } from 'react';
import type { Output, Tone, ValueKind, ValueTypes } from '../../../core/values.ts';
import { isMessage } from '../../../core/values.ts';
import type { Words } from '../../words.ts';
import { ToneMark } from '../tone-mark.tsx';
import styles from './hero.module.css';

/** How the main result of an operation is shown when it fits a line: as the largest thing on the page. */
export interface Face {
  text: string;
  tone?: Tone;
  /** Is it words for people, not data? */
  prose?: boolean;
  before?: ReactNode;
  below?: ReactNode;
}

/** Longest text (UTF-16 units) of one line that is shown large; longer ones have a box of their own. */
const LONGEST = 240;

function lineFace(text: string): Face | null {
  const line = text.replace(/\r?\n$/, '');
  return line === '' || line.length > LONGEST || /[\r\n]/.test(line) ? null : { text: line };
}

const FACES: { readonly [K in ValueKind]?: (value: ValueTypes[K], words: Words) => Face | null } = {
  text: lineFace,
  row: (value, words) => (value === null || value === '' ? null : { text: words.cell(value), prose: isMessage(value) }),
  colour: (value) =>
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

/** Null for what has a look of its own. The engine has checked that the value is of its kind. */
export function faceOf(output: Output, value: unknown, words: Words): Face | null {
  return (FACES[output.kind] as ((value: unknown, words: Words) => Face | null) | undefined)?.(value, words) ?? null;
}
