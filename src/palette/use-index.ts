import { useMemo } from 'react';
import { cards } from '../catalogue/cards.ts';
import { headOf } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { aliasTable } from './calls.ts';
import { fuzzyOver } from './fuzzy.ts';
import { itemsOf } from './items.ts';
import type { Index } from './rows.ts';
import type { PaletteAction } from './store.ts';

const aliases = aliasTable(cards);

/** What lines are looked up in, in the language that is shown. */
export function useIndex(actions: readonly PaletteAction[], favourites: readonly string[]): Index {
  const t = useTexts();
  return useMemo(() => {
    const items = itemsOf(cards, actions, favourites, {
      head: headOf,
      category: (category) => t(`categories.${category}`),
    });
    return { cards, items, favourites, aliases, fuzzy: fuzzyOver(items) };
  }, [actions, favourites, t]);
}
