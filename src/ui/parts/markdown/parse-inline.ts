export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

const ESCAPABLE = /[!-/:-@[-`{-~]/;
const LINK = /\[([^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/y;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Parses bold, italic, code, links and backslash escapes; everything else is text. Linear time: an unmatched delimiter
 * isn't searched for again, and no mark nests in itself.
 */
export function parseInline(text: string, inside: readonly string[] = []): Inline[] {
  const found: Inline[] = [];
  const unpaired = new Set<string>();
  let plain = '';
  let at = 0;
  const add = (node: Inline, end: number) => {
    if (plain) found.push(plain);
    plain = '';
    found.push(node);
    at = end;
  };

  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '\\' && ESCAPABLE.test(text.charAt(at + 1))) {
      plain += text.charAt(at + 1);
      at += 2;
      continue;
    }
    if (char === '`') {
      const ticks = runLength(text, at);
      const fence = '`'.repeat(ticks);
      const end = unpaired.has(fence) ? -1 : text.indexOf(fence, at + ticks);
      if (end !== -1) {
        add({ kind: 'code', text: text.slice(at + ticks, end).replaceAll('\n', ' ') }, end + ticks);
        continue;
      }
      unpaired.add(fence);
      plain += fence;
      at += ticks;
      continue;
    }
    if (char === '*' || char === '_') {
      const mark = text.startsWith(char + char, at) ? char + char : char;
      const kind = mark.length === 2 ? 'strong' : 'emphasis';
      const end = inside.includes(kind) || unpaired.has(mark) ? -1 : closing(text, at, mark, unpaired);
      if (end !== -1) {
        const content = text.slice(at + mark.length, end);
        add({ kind, children: parseInline(content, [...inside, kind]) }, end + mark.length);
        continue;
      }
      plain += mark;
      at += mark.length;
      continue;
    }
    if (char === '[' && !inside.includes('link')) {
      LINK.lastIndex = at;
      const match = LINK.exec(text);
      const [whole = '', words = '', href = ''] = match ?? [];
      if (match && isSafeHref(href)) {
        add({ kind: 'link', href, children: parseInline(words, [...inside, 'link']) }, at + whole.length);
        continue;
      }
    }
    plain += char;
    at += 1;
  }
  if (plain) found.push(plain);
  return found;
}

/**
 * Allows only http(s) and relative addresses. Uses the URL parser, which drops the same control characters as a
 * browser.
 */
export function isSafeHref(href: string): boolean {
  const base = 'https://relative.invalid/';
  return href !== '' && URL.canParse(href, base) && /^https?:$/.test(new URL(href, base).protocol);
}

/** Returns where the mark that opens at `start` closes, or -1. An underscore inside a word isn't a mark. */
function closing(text: string, start: number, mark: string, unpaired: Set<string>): number {
  const first = start + mark.length;
  const wordy = mark.startsWith('_');
  if (/^\s?$/.test(text.charAt(first)) || (wordy && WORD.test(text.charAt(start - 1)))) return -1;
  for (let end = text.indexOf(mark, first + 1); end !== -1; end = text.indexOf(mark, end + 1)) {
    if (mark.length === 1 && text.charAt(end + 1) === mark) {
      end += 1; // a double mark is bold
      continue;
    }
    if (/\s/.test(text.charAt(end - 1)) || text.charAt(end - 1) === '\\') continue;
    // In `***x***` the inner pair closes first.
    const last = mark.length === 2 && text.charAt(end + 2) === mark.charAt(0) ? end + 1 : end;
    if (wordy && WORD.test(text.charAt(last + mark.length))) continue;
    return last;
  }
  unpaired.add(mark);
  return -1;
}

function runLength(text: string, at: number): number {
  let end = at;
  while (text.charAt(end) === text.charAt(at)) end += 1;
  return end - at;
}
