import { EditorView } from '@codemirror/view';

/** Two editors as tall as their text, in a scrolling box. */
export const mergeTheme = EditorView.theme({
  '&': { height: 'auto', maxHeight: 'none', minWidth: '0' },
  '.cm-scroller': { overflow: 'visible' },
  '.cm-content': { minHeight: 'var(--editor-min, 160px)' },
  '.cm-line': { position: 'relative', paddingInlineStart: '20px' },
  '.cm-changed::before': { position: 'absolute', insetInlineStart: '6px', color: 'var(--text-muted)' },
  '&.cm-left .cm-changed': { backgroundColor: 'var(--diff-removed)' },
  '&.cm-left .cm-changed::before': { content: '"−" / ""' },
  '&.cm-left .cm-changed-word': { borderRadius: '2px', backgroundColor: 'var(--diff-removed-word)' },
  '&.cm-right .cm-changed': { backgroundColor: 'var(--diff-added)' },
  '&.cm-right .cm-changed::before': { content: '"+" / ""' },
  '&.cm-right .cm-changed-word': { borderRadius: '2px', backgroundColor: 'var(--diff-added-word)' },
  '& .cm-current': { boxShadow: 'inset 3px 0 0 var(--accent)' },
  '.cm-gap': { background: 'repeating-linear-gradient(-45deg, var(--surface-2) 0 4px, transparent 4px 8px)' },
  // Dimmed text needs a lighter background than the marked words have.
  '&.cm-example .cm-content': { color: 'var(--text-muted)' },
  '&.cm-example.cm-left .cm-changed-word': { background: 'none', boxShadow: 'inset 0 -2px 0 var(--error)' },
  '&.cm-example.cm-right .cm-changed-word': { background: 'none', boxShadow: 'inset 0 -2px 0 var(--accent)' },
  '@media (forced-colors: active)': { '& .cm-changed-word': { outline: '1px solid CanvasText' } },
});
