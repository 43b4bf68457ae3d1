import type { MarkdownIt, StateInline, Token } from 'markdown-it';

// What GitHub Flavored Markdown adds to CommonMark and markdown-it leaves out or does otherwise.

const TILDE = 0x7e;

/** One tilde strikes through as two do, with as many at both ends (GFM 0.29, 6.5); more are text. */
function strikethrough(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(length);
  // As markers of their own, one and two are not taken for a pair.
  if (length <= 2)
    state.delimiters.push({ marker: -length, length: 0, token: state.tokens.length - 1, end: -1, open, close });
  state.pos += length;
  return true;
}

function pairTildes(state: StateInline): boolean {
  for (const delimiters of [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]) {
    for (const { marker, end, token } of delimiters) {
      const closer = delimiters[end];
      if (marker >= 0 || !closer) continue;
      turnInto(state.tokens[token], 1);
      turnInto(state.tokens[closer.token], -1);
    }
  }
  return false;
}

function turnInto(token: Token | undefined, nesting: 1 | -1): void {
  if (!token) return;
  Object.assign(token, { type: nesting === 1 ? 'del_open' : 'del_close', tag: 'del', nesting, content: '' });
}

/** How far ahead the end of a bare link is looked for. */
const LONGEST_LINK = 2048;

const DOMAIN = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/uy;

/** How long the bare link at `at` is, which begins with its domain; 0 where there is none (GFM 0.29, 6.9, extended autolinks). */
function linkLength(text: string, at: number): number {
  const rest = /^[^\s<]*/.exec(text.slice(at, at + LONGEST_LINK))![0];
  DOMAIN.lastIndex = 0;
  const domain = DOMAIN.exec(rest)?.[0] ?? '';
  const labels = domain.split('.');
  if (domain === '' || labels.slice(-2).some((label) => label.includes('_'))) return 0;
  let end = rest.length;
  for (let before = -1; before !== end;) {
    before = end;
    const link = rest.slice(0, end);
    if (/[?!.,:*_~'"]$/.test(link)) end--;
    else if (link.endsWith(')') && link.split(')').length > link.split('(').length) end--;
    else if (link.endsWith(';')) end -= /&[a-z\d]+;$/i.exec(link)?.[0].length ?? 1;
  }
  return end;
}

/** Bare links begin with a scheme or `www.` (GFM 0.29, 6.9); a name with a known top-level domain is not enough. */
function bareLinks({ linkify }: MarkdownIt): void {
  linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  linkify.add('//', null);
  for (const scheme of ['http:', 'https:', 'ftp:'])
    linkify.add(scheme, {
      validate(text, at) {
        const length = text.startsWith('//', at) ? linkLength(text, at + 2) : 0;
        return length > 0 ? length + 2 : 0;
      },
    });
  linkify.add('www.', {
    validate: (text, at) => linkLength(text, at),
    normalize(match) {
      match.url = `http://${match.url}`;
    },
  });
}

/** `[ ]` and `[x]` at the start of a list item are boxes (GFM 0.29, 5.3). `tokens` are those of a whole document. */
export function markTasks(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const mark = /^\[([ xX])\][ \t\n]/.exec(token.content)?.[1];
    const first = token.children?.[0];
    if (mark === undefined || tokens[at - 1]?.type !== 'paragraph_open' || tokens[at - 2]?.type !== 'list_item_open')
      return;
    // A link may be called so: `[x]: …`.
    if (first?.type !== 'text' || !/^\[[ xX]\]/.test(first.content)) return;
    first.content = first.content.slice(3);
    const box = Object.assign(Object.create(Object.getPrototypeOf(first) as object) as Token, first);
    box.type = 'task';
    box.content = mark === ' ' ? '' : ' checked=""';
    token.children?.unshift(box);
  });
}

/** Aligned cells say so in an attribute, as on GitHub: inline style is refused by strict pages. */
export function alignCells(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
  }
}

export function gfm(md: MarkdownIt): void {
  md.enable(['table', 'strikethrough', 'linkify']);
  md.inline.ruler.at('strikethrough', strikethrough);
  md.inline.ruler2.at('strikethrough', pairTildes);
  md.set({ linkify: true });
  bareLinks(md);
  md.renderer.rules['task'] = (tokens, at) => `<input${tokens[at]?.content ?? ''} disabled="" type="checkbox">`;
}
