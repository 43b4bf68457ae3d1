import { useCallback } from 'react';
import { toggled } from './favourites.ts';
import { useSetting } from './use-setting.ts';

/** Ids of the favourites, and how to add one or take it out. */
export function useFavourites() {
  const [ids, setIds] = useSetting('favourites');
  const toggle = useCallback((id: string) => setIds(toggled(ids, id)), [ids, setIds]);
  return { ids, setIds, toggle };
}
