import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Chain, type ChainSnapshot, createChain, type ChainOptions } from './chain.ts';

/** The state of a chain for as long as the page is shown, and what can be done with it. */
export function useChain(options: () => ChainOptions, language: string): [ChainSnapshot, Chain] {
  const [chain] = useState(() => createChain(options()));
  useEffect(() => chain.setLanguage(language), [chain, language]);
  return [useSyncExternalStore(chain.subscribe, chain.get, chain.get), chain];
}
