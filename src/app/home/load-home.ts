import { config } from '../config/config.ts';
import { settings } from '../../session/settings.ts';

/**
 * Loads what only some home pages have, before they are shown: additions of the installation, and reorderable
 * favorites.
 */
export async function loadHome() {
  const [extras, favorites] = await Promise.all([
    config.showBanner || config.homeText !== '' ? import('./extras.tsx') : undefined,
    settings.get().favourites.length > 0 ? import('./favorite-grid.tsx') : undefined,
  ]);
  return { Extras: extras?.Extras, FavoriteGrid: favorites?.default };
}
