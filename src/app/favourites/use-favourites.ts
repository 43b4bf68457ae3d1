import { toggleFavourite } from '../../session/favourites.ts';
import { useSetting } from '../../session/use-setting.ts';

/** Ids of the favourites, and how to add one or take it out. */
export function useFavourites() {
  const [ids, setIds] = useSetting('favourites');
  return { ids, setIds, toggle: toggleFavourite };
}
