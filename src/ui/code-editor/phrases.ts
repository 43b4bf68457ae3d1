/** The editor's user-visible phrases, keyed by their English text, which is how CodeMirror looks them up. */
const PHRASES = {
  Find: 'find',
  Replace: 'replaceWith',
  next: 'next',
  previous: 'previous',
  all: 'all',
  'match case': 'matchCase',
  regexp: 'regexp',
  'by word': 'byWord',
  replace: 'replace',
  'replace all': 'replaceAll',
  close: 'close',
  'Go to line': 'goToLine',
  go: 'go',
  'current match': 'currentMatch',
  'on line': 'onLine',
  'Fold line': 'foldLine',
  'Unfold line': 'unfoldLine',
  'folded code': 'foldedCode',
  unfold: 'unfold',
};

export function phrasesOf(t: (key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(PHRASES).map(([english, key]) => [english, t(`fields.editor.${key}`)]));
}
