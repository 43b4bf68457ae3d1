import { useMemo } from 'react';
import type { Shell } from '../../palette/shell.ts';
import { base } from '../config/base-path.ts';
import { shownVersion } from '../config/config.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { goTo } from '../navigation/pages.ts';
import { notify } from '../../session/notices.ts';
import { useSetting } from '../../session/use-setting.ts';

const hrefOf = (id: string) => base + id;

/** Returns what the palette can do in this app. */
export function usePaletteShell(): Shell {
  const { ids, toggle } = useFavorites();
  const [remembers] = useSetting('keepRecent');
  return useMemo(
    () => ({
      openTool: (id, newTab) => (newTab ? void window.open(hrefOf(id), '_blank', 'noopener') : goTo(id)),
      hrefOf,
      notify: (text, params) => notify({ id: 'palette', text, params }),
      favorites: ids,
      toggleFavorite: toggle,
      remembers,
      version: shownVersion(),
    }),
    [ids, toggle, remembers],
  );
}
