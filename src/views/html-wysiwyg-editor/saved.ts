import { keptValue } from '../../session/kept.ts';

/** The HTML as it was left. Earlier versions kept it as text, which had no room for pictures. */
export const keptDraft = keptValue(
  'html-wysiwyg-editor',
  (raw) => (typeof raw === 'string' ? raw : undefined),
  (text) => text,
);
