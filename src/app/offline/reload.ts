import { collectDrafts } from '../../session/drafts.ts';
import { notify } from '../../session/notices.ts';
import { reloadDocument } from '../navigation/pages.ts';

const hasNoInput = async () => collectDrafts().size === 0;

/**
 * Reloads the page if `keep` has saved its unsaved input, or there is none; otherwise the user decides. `text` tells what
 * that costs.
 */
export async function reload(keep: () => Promise<boolean> = hasNoInput, text = 'update.losing'): Promise<void> {
  const perform = reloadDocument;
  if (await keep()) perform();
  else notify({ id: 'update', text, action: { label: 'update.reload', perform }, sticky: true });
}
