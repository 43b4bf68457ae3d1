import type { ReactNode } from 'react';
import { once } from '../base/once.ts';
import { cardById } from '../catalog/catalog.ts';
import { loadToolNamespace } from '../i18n/i18n.ts';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.ts';
import { openPage, routed, showFirstPage } from './navigation/pages.ts';
import { startFiles } from './navigation/start-files.ts';
import type { LoadedTool } from './tool/load-tool.ts';

/** The code that all tools share. */
export const pageCode = once(() => Promise.all([import('./tool/load-tool.ts'), import('./tool/tool-page.tsx')]));

let shown: LoadedTool | undefined;

/** Starts the code of the first page, if the home page isn't it. The address may name no tool; then nothing is lost but time. */
export function startFirstPage(): void {
  if (openPage.get() !== '') pageCode().catch(() => undefined); // reported where it is awaited
}

/** Starts the code and the texts of a page that is about to be opened. What fails is reported when it is. */
export function startPage(page: string): void {
  const card = cardById(page);
  if (!card) return;
  startFiles(card);
  pageCode()
    .then(([{ startTool }]) => startTool(card))
    .catch(() => undefined);
}

/**
 * Loads the first page: home and tools by themselves, so that they needn't wait for the router, and everything else by
 * the router, which then also says what is wrong. The catalog and the texts must be loaded.
 */
export async function loadFirstPage(): Promise<ReactNode> {
  const page = openPage.get();
  if (page === '') return <HomePage {...await loadHome()} />;
  const card = cardById(page);
  try {
    if (!card) return await showByRouter();
    const [{ loadTool }, { default: ToolPage }] = await pageCode();
    shown = await loadTool(card);
    return <ToolPage {...shown} />;
  } catch {
    return showByRouter(); // tries again, and says what is wrong
  }
}

async function showByRouter(): Promise<null> {
  await showFirstPage();
  return null;
}

/** Returns what the first page has loaded, until the router shows pages; it needn't load it a second time. */
export const firstTool = (id: string): LoadedTool | undefined =>
  !routed.get() && shown?.card.id === id ? shown : undefined;

/** Loads the texts of the first page in the current language. */
export async function reloadFirstPage(): Promise<void> {
  if (shown) await loadToolNamespace(shown.card.id);
}
