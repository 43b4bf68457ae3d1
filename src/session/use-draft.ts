import { useEffect } from 'react';
import { type Draft, historyEntry, leaveDraft, registerDraft } from './drafts.ts';

/**
 * Keeps the unsaved input of a part of the page, `give` returns it, for when the page is reloaded or the user comes back
 * to it. `leftDraft` then returns it.
 */
export function useDraft(part: string, give: () => Draft | undefined): void {
  // Cleaned up before the part is unregistered, since it comes first.
  useEffect(() => {
    const entry = historyEntry();
    return () => leaveDraft(entry, part);
  }, [part]);
  useEffect(() => registerDraft(part, give));
}
