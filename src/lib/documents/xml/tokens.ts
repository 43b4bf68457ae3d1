/** A piece of XML, as in the text. */
export interface XmlToken {
  kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'start' | 'end' | 'empty';
  start: number;
  end: number;
}

/**
 * Splits any text into markup and the text between; anything that isn't markup is text. Reads well-formed documents
 * correctly.
 */
export function xmlTokens(text: string): XmlToken[] {
  const tokens: XmlToken[] = [];
  let textStart = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    const token = markupAt(text, at);
    if (!token) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    if (textStart < at) tokens.push({ kind: 'text', start: textStart, end: at });
    tokens.push(token);
    textStart = token.end;
    at = text.indexOf('<', textStart);
  }
  if (textStart < text.length) tokens.push({ kind: 'text', start: textStart, end: text.length });
  return tokens;
}

const SECTIONS: readonly [open: string, close: string, kind: XmlToken['kind']][] = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'cdata'],
  ['<?', '?>', 'instruction'],
];

function markupAt(text: string, start: number): XmlToken | null {
  for (const [open, close, kind] of SECTIONS) {
    if (!text.startsWith(open, start)) continue;
    const closed = text.indexOf(close, start + open.length);
    return closed < 0 ? null : { kind, start, end: closed + close.length };
  }
  const doctype = text.startsWith('<!', start);
  if (!doctype && !/^<\/?[^\s<>/=!?"']/.test(text.slice(start, start + 3))) return null;
  const end = doctype ? doctypeEnd(text, start) : tagEnd(text, start);
  if (end < 0) return null;
  if (doctype) return { kind: 'doctype', start, end };
  if (text[start + 1] === '/') return { kind: 'end', start, end };
  return { kind: text[end - 2] === '/' ? 'empty' : 'start', start, end };
}

/** Returns the position after the `>` of a tag, respecting quotes; -1 if there is none before the next tag. */
function tagEnd(text: string, start: number): number {
  const piece = /["'<>]/g;
  piece.lastIndex = start + 1;
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    if (match[0] === '>') return match.index + 1;
    if (match[0] === '<') return -1;
    const close = text.indexOf(match[0], match.index + 1);
    if (close < 0) return -1;
    piece.lastIndex = close + 1;
  }
  return -1;
}

/** Returns the position after a document type declaration with its internal subset. */
function doctypeEnd(text: string, start: number): number {
  const piece = /<!--|<\?|["'[\]>]/g;
  piece.lastIndex = start + 2;
  let inSubset = false;
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const [mark] = match;
    if (mark === '[') inSubset = true;
    else if (mark === ']') inSubset = false;
    else if (mark === '>') {
      if (!inSubset) return match.index + 1;
    } else {
      const close = mark === '<!--' ? '-->' : mark === '<?' ? '?>' : mark;
      const closed = text.indexOf(close, match.index + mark.length);
      if (closed < 0) return -1;
      piece.lastIndex = closed + close.length;
    }
  }
  return -1;
}
