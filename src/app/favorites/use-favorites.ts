import { toggleFavorite } from '../../session/favorites.ts';
import { useSetting } from '../../session/use-setting.ts';

/** Returns the ids of the favorites and a function to add or remove one. */
export function useFavorites() {
  const [ids, setIds] = useSetting('favorites');
  return { ids, setIds, toggle: toggleFavorite };
}
