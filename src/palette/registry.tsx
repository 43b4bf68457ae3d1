import { type Action, KBarProvider, type KBarState, useKBar, useRegisterActions } from 'kbar';
import { type ReactNode, useMemo } from 'react';
import type { PaletteAction } from './store.ts';

/**
 * kbar is the registry of the actions and nothing else: open state, keys, ranking and list are ours (docs/decisions.md). So
 * its own key is one that no keyboard has, and it leaves the page's styles alone.
 */
const OPTIONS = {
  toggleShortcut: '$mod+Alt+Shift+F24',
  disableDocumentLock: true,
  disableScrollbarManagement: true,
  animations: { enterMs: 0, exitMs: 0 },
};

interface Registered extends Action {
  item: PaletteAction;
}

const register = (item: PaletteAction): Registered => ({
  id: item.id,
  name: item.name,
  keywords: item.keywords?.join(','),
  section: item.kind,
  perform: item.perform,
  item,
});

const actionsOf = (state: KBarState) => ({ registered: state.actions });

interface Props {
  actions: readonly PaletteAction[];
  children: (actions: readonly PaletteAction[]) => ReactNode;
}

function Registered({ actions, children }: Props) {
  useRegisterActions(actions.map(register), [actions]);
  const { registered } = useKBar(actionsOf);
  const shown = useMemo(() => {
    // kbar keeps the other properties of an action, but its types don't say so.
    const items = (Object.values(registered) as unknown as Registered[]).map(({ item }) => item);
    // It has none while it takes new ones in the place of old ones. The children stay all the same: a list that is taken away
    // for a moment forgets what was chosen, and an Enter that waits for its answer. And the same actions are the same array,
    // or everything that is made of them would be made twice at each opening.
    const isSame = items.length === actions.length && items.every((item, index) => item === actions[index]);
    return items.length === 0 || isSame ? actions : items;
  }, [registered, actions]);
  return children(shown);
}

/** Registers the actions and shows its children with them. */
export function ActionRegistry(props: Props) {
  return (
    <KBarProvider options={OPTIONS}>
      <Registered {...props} />
    </KBarProvider>
  );
}
