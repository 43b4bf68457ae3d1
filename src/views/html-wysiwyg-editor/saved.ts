import { keptText } from '../../ui/kept-text.ts';

const kept = keptText('html-wysiwyg-editor');

/** The HTML as it was left; null when there is none. */
export function loadDraft(): string | null {
  return kept.load();
}

export function saveDraft(html: string): void {
  kept.save(html);
}
