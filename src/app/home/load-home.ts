import { config } from '../config/config.ts';
import { hasSavedChains } from '../chains/has-chains.ts';
import { settings } from '../../session/settings.ts';

/**
 * Loads what only some home pages have, before they are shown: additions of the installation, and reorderable
 * favorites.
 */
export async function loadHome() {
  const [extras, markdown, favorites, chains] = await Promise.all([
    config.showBanner || config.homeText !== '' ? import('./extras.tsx') : undefined,
    config.homeText !== '' ? import('../../ui/parts/markdown/markdown.tsx') : undefined,
    settings.get().favorites.length > 0 ? import('./favorite-grid.tsx') : undefined,
    hasSavedChains() ? import('../chains/home-chains.tsx') : undefined,
  ]);
  return {
    Extras: extras?.Extras,
    Markdown: markdown?.Markdown,
    FavoriteGrid: favorites?.default,
    Chains: chains?.default,
  };
}
