import { config } from '../config/config.ts';
import { settings } from '../../session/settings.ts';

/** What only some home pages have, loaded before they are shown: what the installation adds, and favourites that can be moved. */
export async function loadHome() {
  const [extras, favourites] = await Promise.all([
    config.showBanner || config.homeText !== '' ? import('./extras.tsx') : undefined,
    settings.get().favourites.length > 0 ? import('./favourite-grid.tsx') : undefined,
  ]);
  return { Extras: extras?.Extras, FavouriteGrid: favourites?.default };
}
