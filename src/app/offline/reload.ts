import { collectDrafts } from '../../session/drafts.ts';
import { notify } from '../../session/notices.ts';
import { reloadDocument } from '../navigation/pages.ts';

/** Reloads the page if `keep` has saved its unsaved input, or there is none; otherwise the user decides. */
export async function reload(keep: () => Promise<boolean> = async () => collectDrafts().size === 0): Promise<void> {
  const perform = reloadDocument;
  if (await keep()) perform();
  else notify({ id: 'update', text: 'update.losing', action: { label: 'update.reload', perform }, sticky: true });
}
