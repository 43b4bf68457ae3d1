import { useEffect, useState } from 'react';
import { settled } from '../../catalog/catalog.ts';
import { loadRestOfTexts } from '../../i18n/i18n.ts';
import type Panel from './panel.tsx';

type PanelComponent = typeof Panel;

let loaded: PanelComponent | null = null;

/** Loads the list with ranking, kbar and fuse.js, which the page does not need until the user types. */
export async function loadPanel(): Promise<PanelComponent> {
  await settled;
  const [panel] = await Promise.all([import('./panel.tsx'), loadRestOfTexts()]);
  // The list is shown only after its index has loaded, because the rows must not change when it arrives.
  await panel.warmUpIndex();
  loaded = panel.default;
  return loaded;
}

/** The list component; null until it is loaded. A failed load is retried whenever `wanted` becomes true. */
export function usePanel(wanted: boolean): { Panel: PanelComponent | null; failed: boolean } {
  const [Panel, setPanel] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || Panel) return undefined;
    let current = true;
    void loadPanel().then(
      (component) => current && setPanel(() => component),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      setFailed(false);
    };
  }, [wanted, Panel]);
  return { Panel, failed };
}
