import type { Token } from 'markdown-it';

/** The kinds of alerts, and their titles on GitHub. */
const KINDS: Readonly<Record<string, string>> = {
  caution: 'Caution',
  important: 'Important',
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};
const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/**
 * Turns quotes that begin with a line `[!NOTE]` into alerts, with the elements and classes of GitHub. As there, one within
 * another block stays a quote, and so does one without content. Returns the tokens of the document.
 */
export function withAlerts(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  for (let at = 0; at < result.length; at++) {
    const [open, paragraph, inline] = result.slice(at, at + 3);
    const kind =
      open?.level === 0 && paragraph?.type === 'paragraph_open'
        ? MARK.exec(inline?.content ?? '')?.[1]?.toLowerCase()
        : undefined;
    if (open?.type !== 'blockquote_open' || !inline || kind === undefined) continue;
    const end = result.findIndex(
      (token, index) => index > at && token.type === 'blockquote_close' && token.level === 0,
    );
    const isEmpty = MARK.exec(inline.content)![0] === inline.content;
    if (isEmpty && end <= at + 4) continue;
    // A link that a reference defines is no mark.
    const title = inline.children?.[0];
    if (title?.type !== 'text') continue;
    Object.assign(open, { tag: 'div', attrs: [['class', `markdown-alert markdown-alert-${kind}`]] });
    Object.assign(result[end]!, { tag: 'div' });
    // What follows the mark in the same paragraph is a paragraph of its own.
    const rest = isEmpty
      ? []
      : inline.children!.slice(
          inline.children!.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak') + 1,
        );
    const copy = (token: Token, changes: object): Token =>
      Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, changes);
    const close = result[at + 3]!;
    const titled = [
      copy(paragraph!, { attrs: [['class', 'markdown-alert-title']] }),
      copy(inline, { content: KINDS[kind], children: [copy(title, { type: 'text', content: KINDS[kind] })] }),
      copy(close, {}),
    ];
    const body = isEmpty ? [] : [paragraph!, copy(inline, { children: rest }), close];
    result.splice(at + 1, 3, ...titled, ...body);
  }
  return result;
}
