import { loadSpec } from '../../catalog/load-spec.ts';
import type { ComponentType } from 'react';
import type { CardHead } from '../../core/card.ts';
import type { Tool } from '../../core/tool.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { loadParts, prepare } from './prepare.ts';

interface ViewModule {
  default: ComponentType;
  /** Loads what the view shows from the beginning. */
  ready?: () => Promise<unknown>;
}

const views = import.meta.glob<ViewModule>('../../views/*/index.tsx');

async function loadView(id: string): Promise<ViewModule> {
  const load = views[`../../views/${id}/index.tsx`];
  if (!load) throw new Error(`no view ${id}`);
  return load();
}

/** The content of a tool page: its spec for the form, or a custom view. */
export type LoadedTool = { card: CardHead; tool: Tool; View?: undefined } | { card: CardHead; View: ComponentType };

/** Loads the code and the texts of a tool, without preparing anything. */
export async function startTool(card: CardHead): Promise<void> {
  await Promise.all([card.view ? loadView(card.id) : loadSpec(card), loadToolNamespace(card.id)]);
}

/** Loads the code and the texts of a tool. */
export async function loadTool(card: CardHead): Promise<LoadedTool> {
  const texts = loadToolNamespace(card.id);
  if (!card.view) {
    const [tool] = await Promise.all([loadSpec(card), texts]);
    if (!import.meta.env.SSR) await Promise.all([prepare(card, tool), loadParts(tool)]);
    return { card, tool };
  }
  // Views depend on the current moment and the device, so prerendered pages omit them.
  if (import.meta.env.SSR) return texts.then(() => ({ card, View: () => null }));
  const [{ default: View, ready }] = await Promise.all([loadView(card.id), texts]);
  await ready?.();
  return { card, View };
}
