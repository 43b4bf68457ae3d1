import { loadSpec } from '../../catalogue/load-spec.ts';
import type { ComponentType } from 'react';
import type { CardHead } from '../../core/card.ts';
import type { Tool } from '../../core/tool.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { prepare } from './prepare.ts';

const views = import.meta.glob<{ default: ComponentType }>('../../views/*/index.tsx');

/** What fills the page of a tool: its spec for the form, or a view of its own. */
export type LoadedTool = { card: CardHead; tool: Tool; View?: undefined } | { card: CardHead; View: ComponentType };

/** Loads the code and the texts of a tool. */
export async function loadTool(card: CardHead): Promise<LoadedTool> {
  const texts = loadToolNamespace(card.id);
  if (!card.view) {
    const [tool] = await Promise.all([loadSpec(card), texts]);
    if (!import.meta.env.SSR) await prepare(card, tool);
    return { card, tool };
  }
  // What a view shows is of the moment and of the device: the pages that the build renders leave it out.
  if (import.meta.env.SSR) return texts.then(() => ({ card, View: () => null }));
  const load = views[`../../views/${card.id}/index.tsx`];
  if (!load) throw new Error(`no view ${card.id}`);
  const [{ default: View }] = await Promise.all([load(), texts]);
  return { card, View };
}
