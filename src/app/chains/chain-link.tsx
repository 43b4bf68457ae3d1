import type { MouseEvent } from 'react';
import { type SavedChain, savedChains } from '../../calls/own-aliases.ts';
import { ownWords } from '../../palette/memory/personal.ts';
import { useStore } from '../../session/use-store.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { base } from '../config/base-path.ts';
import { goTo } from '../navigation/pages.ts';
import { openSavedChain } from './open-chain.ts';

/** The saved chains, and every change of them. */
export const useSavedChains = (): readonly SavedChain[] => savedChains(useStore(ownWords));

/** A link to a saved chain: its address contains the steps, so that it can be copied and opened in a tab. */
export function ChainLink({ chain, className }: { chain: SavedChain; className: string | undefined }) {
  const { line, name, icon } = chain;
  const click = (event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    openSavedChain(line, goTo);
  };
  return (
    <a href={`${base}chain#${new URLSearchParams({ steps: line }).toString()}`} className={className} onClick={click}>
      <Icon name={icon} />
      {name}
    </a>
  );
}
