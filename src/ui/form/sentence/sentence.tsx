import { Fragment, type ReactNode } from 'react';
import type { Operation } from '../../../core/tool.ts';
import type { Lookup } from '../../../i18n/texts.ts';
import styles from './sentence.module.css';

/** Delimits the name of a blank; never occurs in translations. */
const EDGE = '\u0001';

interface SentenceProps {
  operation: string;
  op: Pick<Operation, 'sentence'>;
  tool: Lookup;
  renderBlank: (name: string) => ReactNode;
}

/** The sentence of an operation with an element in each of its blanks, in the order of the language. */
export function Sentence({ operation, op, tool, renderBlank }: SentenceProps) {
  const names = op.sentence ?? [];
  const text =
    tool(`sentences.${operation}`, Object.fromEntries(names.map((name) => [name, EDGE + name + EDGE]))) ?? '';
  return (
    <span className={styles.sentence}>
      {text.split(EDGE).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? renderBlank(part) : part}</Fragment>
      ))}
    </span>
  );
}
