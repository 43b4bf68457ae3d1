import { memo, useMemo, useState } from 'react';
import { type EmojiBook, inTone } from '../../lib/text/emoji/book.ts';
import { EMOJI_GROUPS } from '../../lib/text/emoji/pack.ts';
import { findEmoji } from '../../lib/text/emoji/search.ts';
import { EmptyState } from '../../ui/parts/feedback/empty-state.tsx';
import { Details } from './details.tsx';
import styles from './emoji-picker.module.css';
import { Grid, type Section } from './grid.tsx';
import type { Say } from './words.ts';

interface ResultsProps {
  book: EmojiBook;
  /** If empty, the groups are shown, preceded by recently used emoji. */
  query: string;
  recent: readonly string[];
  tone: number;
  /** The group to scroll to; a new object scrolls again. */
  jump: { section: string } | null;
  say: Say;
  onPick: (written: string) => void;
  onUsed: (written: string) => void;
  onLeave: () => void;
}

function sectionsOf({ book, query, recent, tone, say }: Omit<ResultsProps, 'jump' | `on${string}`>): Section[] {
  const cellOf = (emoji: EmojiBook['all'][number]) => ({ ...emoji, written: inTone(emoji, tone) });
  if (query !== '') {
    const matches = findEmoji(book, query);
    return [{ key: 'results', title: say('results', { count: matches.length }), cells: matches.map(cellOf) }];
  }
  const lately = recent.flatMap((written) => {
    const entry = book.find(written);
    return entry ? [{ ...entry.emoji, written }] : [];
  });
  const groups = EMOJI_GROUPS.map((group) => ({
    key: group,
    title: say(`group-${group}`),
    cells: book.all.filter((emoji) => emoji.group === group).map(cellOf),
  }));
  return [{ key: 'recent', title: say('recent'), cells: lately }, ...groups];
}

/**
 * The matches, and everything about the selected one. Unchanged while the user types, so that typed letters are
 * rendered first.
 */
export const Results = memo(function Results(props: ResultsProps) {
  const { book, query, recent, tone, jump, say, onPick, onUsed, onLeave } = props;
  const sections = useMemo(() => sectionsOf({ book, query, recent, tone, say }), [book, query, recent, tone, say]);
  const cells = useMemo(() => sections.flatMap((section) => section.cells), [sections]);
  const [current, setCurrent] = useState(0);
  const [variant, setVariant] = useState<string | null>(null);
  // Other cells, or another tone: a selected variant belonged to the previous ones.
  const [shown, setShown] = useState(sections);
  if (shown !== sections) {
    setShown(sections);
    setVariant(null);
    if (shown.length !== sections.length || query !== '') setCurrent(0);
  }

  const goTo = (cell: number) => {
    if (cell !== current) setVariant(null);
    setCurrent(cell);
  };
  const pick = (cell: number) => {
    const picked = cells[cell];
    if (!picked) return;
    goTo(cell);
    onPick(picked.written);
  };
  const cell = cells[current];
  const chosen = cell && book.find(variant ?? cell.written);
  return (
    <>
      {cells.length === 0 ? (
        <div className={styles.box} data-lead="emoji">
          <EmptyState icon="search-x" title={say('none-found', { query })} />
        </div>
      ) : (
        <Grid {...{ sections, current, jump, onLeave }} label={say('grid')} onCurrent={goTo} onPick={pick} />
      )}
      {chosen && (
        <Details emoji={chosen.emoji} written={chosen.written} say={say} onVariant={setVariant} onCopied={onUsed} />
      )}
    </>
  );
});
