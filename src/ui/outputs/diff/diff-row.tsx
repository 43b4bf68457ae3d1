import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Diff } from '../../../core/shapes/shapes.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './diff.module.css';
import type { Lines } from './line-index.ts';
import { counterpart, type DiffMode, type DiffRow } from './rows.ts';
import { linePieces, type Piece } from './words.ts';

interface DiffRowProps {
  row: DiffRow;
  index: number;
  mode: DiffMode;
  diff: Diff;
  before: Lines;
  after: Lines;
  /** The change that the user navigated to. */
  current: number;
  onOpen: (gap: number) => void;
}

/** One row of a diff. */
export function DiffRowView({ row, index, mode, diff, before, after, current, onOpen }: DiffRowProps) {
  const t = useTexts();
  if (row.kind === 'fold') {
    return (
      <button type="button" className={styles.fold} data-row={index} onClick={() => onOpen(row.gap)}>
        {t('shapes.unchangedLines', { count: row.count })}
      </button>
    );
  }
  const { left, right } = row;
  const text = {
    left: left === null ? null : before.at(left),
    right: right === null ? null : after.at(right),
  };
  const mark = { 'data-row': index, 'data-current': (row.kind === 'changed' && row.change === current) || undefined };
  if (row.kind === 'same') {
    return (
      <div className={styles.row} {...mark}>
        <Numbers {...{ mode, left, right }} />
        {mode === 'split' && <Cell tag="span" side="left" text={text.left ?? ''} />}
        {mode === 'split' && <Numbers {...{ mode, left: null, right }} second />}
        <Cell tag="span" side="right" text={text.right ?? ''} />
      </div>
    );
  }
  const change = diff.changes[row.change];
  const other = (side: 'left' | 'right', line: number | null) => {
    const offset = change && line !== null ? counterpart(change, side, line) : null;
    return offset === null ? null : (side === 'left' ? after : before).at(offset);
  };
  if (mode === 'inline') {
    return (
      <div className={styles.row} {...mark} data-changed>
        <Numbers {...{ mode, left, right }} />
        <Merged left={text.left} right={text.right} />
      </div>
    );
  }
  const removed = text.left !== null && <Cell tag="del" side="left" text={text.left} other={other('left', left)} />;
  const added = text.right !== null && <Cell tag="ins" side="right" text={text.right} other={other('right', right)} />;
  return (
    <div className={styles.row} {...mark} data-changed>
      <Numbers {...{ mode, left, right }} />
      {mode === 'split' ? (
        <>
          {removed || <span className={styles.gap} data-side="left" />}
          <Numbers {...{ mode, left: null, right }} second />
          {added || <span className={styles.gap} data-side="right" />}
        </>
      ) : (
        <>
          {removed}
          {added}
        </>
      )}
    </div>
  );
}

interface NumbersProps {
  mode: DiffMode;
  left: number | null;
  right: number | null;
  /** Whether it is the column between the two texts. */
  second?: boolean;
}

/** Line numbers: one before each column, or both before a single column. */
function Numbers({ mode, left, right, second = false }: NumbersProps) {
  const number = (line: number | null) => <span className={styles.number}>{line === null ? '' : line + 1}</span>;
  if (mode === 'split') return number(second ? right : left);
  return (
    <>
      {number(left)}
      {number(right)}
    </>
  );
}

interface CellProps {
  tag: 'span' | 'del' | 'ins';
  side: 'left' | 'right';
  text: string;
  /** The line that it is compared with. */
  other?: string | null;
}

/** A line of one of the texts, with changed words highlighted. */
const Cell = memo(function Cell({ tag: Tag, side, text, other = null }: CellProps) {
  const own = side === 'left' ? -1 : 1;
  const pieces = other === null ? null : side === 'left' ? linePieces(text, other) : linePieces(other, text);
  return (
    <Tag className={styles.text} data-side={side} dir="auto">
      {pieces ? pieces.filter((piece) => piece.side === 0 || piece.side === own).map(pieceNode) : clipped(text)}
    </Tag>
  );
});

/** A changed line as one text: deletions struck through, insertions next to them. */
const Merged = memo(function Merged({ left, right }: { left: string | null; right: string | null }) {
  const pieces = (left !== null && right !== null && linePieces(left, right)) || [
    ...(left === null ? [] : [{ side: -1 as const, text: left }]),
    ...(right === null ? [] : [{ side: 1 as const, text: right }]),
  ];
  return (
    <span className={styles.text} data-side="right" data-whole={pieces.length === 1 || undefined} dir="auto">
      {pieces.map(({ side, text }, index) => {
        const Tag = side < 0 ? 'del' : side > 0 ? 'ins' : 'span';
        return (
          <Tag key={index} className={styles.piece}>
            {clipped(text)}
          </Tag>
        );
      })}
    </span>
  );
});

function pieceNode({ side, text }: Piece, index: number): ReactNode {
  return side === 0 ? (
    <span key={index}>{clipped(text)}</span>
  ) : (
    <span key={index} className={styles.word}>
      {clipped(text)}
    </span>
  );
}

/** A line too long to be laid out is reduced to both ends. */
const LONG = 4000;
const SHOWN = 1500;

function clipped(text: string): string {
  return text.length <= LONG ? text : `${text.slice(0, SHOWN)} … ${text.slice(-SHOWN)}`;
}
