import { collectDrafts } from '../../session/drafts.ts';
import { notify } from '../../session/notices.ts';
import { calm, isInUse } from './calm.ts';
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

/** `reload` that nobody has asked for: it waits until nothing is in use, also what was opened while `keep` was saving. */
export async function reloadUnasked(keep: () => Promise<boolean> = hasNoInput): Promise<void> {
  let kept: boolean;
  do {
    await calm();
    kept = await keep();
  } while (kept && isInUse());
  await reload(async () => kept);
}
