import { useMemo } from 'react';
import type { Shell } from '../../palette/shell.ts';
import { base } from '../config/base-path.ts';
import { shownVersion } from '../config/config.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { useOpenTool } from '../navigation/use-open-tool.ts';
import { notify } from '../../session/notices.ts';
import { useSetting } from '../../session/use-setting.ts';

const hrefOf = (id: string) => base + id;

/** What the palette may do in this application. */
export function usePaletteShell(): Shell {
  const open = useOpenTool();
  const { ids, toggle } = useFavourites();
  const [remembers] = useSetting('keepRecent');
  return useMemo(
    () => ({
      openTool: (id, newTab) => (newTab ? void window.open(hrefOf(id), '_blank', 'noopener') : open(id)),
      hrefOf,
      notify: (text, params) => notify({ id: 'palette', text, params }),
      favourites: ids,
      toggleFavourite: toggle,
      remembers,
      version: shownVersion(),
    }),
    [open, ids, toggle, remembers],
  );
}
