import { useDeferredValue, useMemo, useState } from 'react';
import { patternNames } from '../../../base/files/name-pattern.ts';
import type { Card } from './file-card.tsx';

/**
 * Cards of files under the names that a pattern gives them, if there are several. The pattern belongs to this visit only: no
 * link has it.
 */
export function useNames(cards: readonly Card[], isShown: boolean) {
  const [pattern, setPattern] = useState('');
  // Thousands of cards are drawn again while the user goes on typing.
  const applied = useDeferredValue(isShown ? pattern : '');
  const made = useMemo(
    () =>
      applied === ''
        ? null
        : patternNames(
            cards.flatMap((card) => (card.state === 'done' ? [card.file.name] : [])),
            applied,
          ),
    [cards, applied],
  );
  let at = 0;
  const named = made
    ? cards.map((card): Card => (card.state === 'done' ? { ...card, name: made.names[at++] ?? card.name } : card))
    : cards;
  return { pattern, setPattern, unknown: made?.unknown ?? [], named };
}
