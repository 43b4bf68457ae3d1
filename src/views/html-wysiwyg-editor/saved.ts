import { storedText } from '../../session/stored.ts';

const kept = storedText('html-wysiwyg-editor');

/** The HTML as it was left; null when there is none. */
export function loadDraft(): string | null {
  return kept.load();
}

export function saveDraft(html: string): void {
  kept.save(html);
}
