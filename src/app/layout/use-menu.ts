import { useCallback, useEffect, useState } from 'react';
import { useSetting } from '../../session/use-setting.ts';
import { isMenuShown, menuAfter, type MenuEvent } from './menu-state.ts';

const NARROW = '(width <= 700px)';

/** Returns whether the side menu is shown, whether as an overlay, and how to change that. */
export function useMenu() {
  const [collapsed, setCollapsed] = useSetting('menuCollapsed');
  const [{ narrow, overlay }, setScreen] = useState({ narrow: window.matchMedia(NARROW).matches, overlay: false });

  const send = useCallback(
    (event: MenuEvent) => {
      const next = menuAfter({ narrow, overlay, collapsed }, event);
      setScreen(next);
      if (next.collapsed !== collapsed) setCollapsed(next.collapsed);
    },
    [narrow, overlay, collapsed, setCollapsed],
  );
  useEffect(() => {
    const query = window.matchMedia(NARROW);
    const follow = () => {
      if (query.matches !== narrow) send(query.matches ? 'narrow' : 'widen');
    };
    // Chromium doesn't report a change that was in progress when the query was created, even when read; a frame later
    // it does.
    query.addEventListener('change', follow);
    window.addEventListener('resize', follow);
    const frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      query.removeEventListener('change', follow);
      window.removeEventListener('resize', follow);
    };
  }, [send, narrow]);

  return { narrow, shown: isMenuShown({ narrow, overlay, collapsed }), send };
}
