import { keptValue } from '../../session/kept.ts';

/** The saved HTML. Earlier versions stored it as text, which had no space for pictures. */
export const keptDraft = keptValue(
  'html-wysiwyg-editor',
  (raw) => (typeof raw === 'string' ? raw : undefined),
  (text) => text,
);
