// The package has no types of its own; an import cannot declare a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { bareLinks } from './bare-links.ts';

// Features of GitHub Flavored Markdown that are missing from CommonMark and markdown-it, or differ.

const TILDE = 0x7e;

/** One tilde strikes through like two, if both ends have the same number (GFM 0.29, 6.5); more are text. */
function strikethrough(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(length);
  // As separate markers, so that one and two aren't matched as a pair.
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

/**
 * `[ ]` and `[x]` at the start of a list item are checkboxes (GFM 0.29, 5.3). `tokens` are those of a whole document.
 */
export function markTasks(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const mark = /^\[([ xX])\][ \t\n]/.exec(token.content)?.[1];
    const first = token.children?.[0];
    if (mark === undefined || tokens[at - 1]?.type !== 'paragraph_open' || tokens[at - 2]?.type !== 'list_item_open')
      return;
    // It may also be a link reference: `[x]: …`.
    if (first?.type !== 'text' || !/^\[[ xX]\]/.test(first.content)) return;
    first.content = first.content.slice(3);
    const box = Object.assign(Object.create(Object.getPrototypeOf(first) as object) as Token, first);
    box.type = 'task';
    box.content = mark === ' ' ? '' : ' checked=""';
    token.children?.unshift(box);
  });
}

/** Aligned cells use an attribute, as on GitHub: strict pages block inline styles. */
export function alignCells(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
  }
}

export function gfm(md: MarkdownIt): void {
  md.enable(['table', 'strikethrough']);
  md.inline.ruler.at('strikethrough', strikethrough);
  md.inline.ruler2.at('strikethrough', pairTildes);
  bareLinks(md);
  md.use(footnotes);
  // GitHub doesn't support inline footnotes: `^[…]`.
  md.disable('footnote_inline');
  md.renderer.rules['task'] = (tokens, at) => `<input${tokens[at]?.content ?? ''} disabled="" type="checkbox">`;
}
