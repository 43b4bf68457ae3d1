import { attributeOf, type HtmlElement, type HtmlNode, isElement, styleOf, textOf } from '../../html/parse-html.ts';
import { codeSpan, destinationOf, escapeText, titleOf } from './escape.ts';

export interface MarkdownOptions {
  bullet: '-' | '*' | '+';
  links: 'inline' | 'reference';
  lineBreaks: 'backslash' | 'spaces';
  alignTables: boolean;
}

/** What a conversion collects on its way. */
export interface Conversion {
  options: MarkdownOptions;
  references: Map<string, number>;
  /** Names of elements that are left out. */
  dropped: Set<string>;
  unsafeLinks: number;
  mergedCells: boolean;
  headless: boolean;
}

/** A break in a line; it becomes a backslash, two spaces or, in a table, a tag. */
export const BREAK = '\u0000';

type Mark = '**' | '*' | '~~';
/** Text, or marked text whose markers depend on its neighbors. */
type Part = string | { mark: Mark; tag: string; text: string };

export const DROPPED = new Set(
  'script style template head title meta link base iframe object embed applet canvas noscript select option textarea button svg math map area frame frameset dialog'.split(
    ' ',
  ),
);
/** Worth a word to the user, unlike styles. */
const NOTABLE = new Set('iframe object embed canvas svg math textarea select frame'.split(' '));
/** GitHub shows these, and Markdown has nothing like them. */
const KEPT_TAGS = new Set(['sub', 'sup', 'kbd', 'ins', 'mark']);

/** Whether an element isn't shown, or has no place in Markdown. */
export function isLeftOut(element: HtmlElement, conversion: Conversion): boolean {
  if (DROPPED.has(element.tagName)) {
    if (NOTABLE.has(element.tagName)) conversion.dropped.add(element.tagName);
    return true;
  }
  return (
    attributeOf(element, 'hidden') !== undefined || styleOf(element, 'display') === 'none' || isWordMarker(element)
  );
}

/** The bullet or number that Word writes in front of an item. */
export function isWordMarker(element: HtmlElement): boolean {
  return styleOf(element, 'mso-list') === 'ignore';
}

function marksOf(element: HtmlElement): Mark[] {
  const weight = styleOf(element, 'font-weight');
  const isNormal = weight === 'normal' || weight === '400';
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(weight);
  const decoration = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  const { tagName } = element;
  const marks: Mark[] = [];
  if (((tagName === 'b' || tagName === 'strong') && !isNormal) || (tagName === 'span' && isBold)) marks.push('**');
  const isItalic =
    (tagName === 'i' || tagName === 'em' || tagName === 'cite' || tagName === 'dfn') &&
    styleOf(element, 'font-style') !== 'normal';
  if (isItalic || (tagName === 'span' && styleOf(element, 'font-style') === 'italic')) marks.push('*');
  const isStruck = tagName === 'del' || tagName === 's' || tagName === 'strike';
  if (isStruck || (tagName === 'span' && decoration.includes('line-through'))) marks.push('~~');
  return marks;
}

/** Blocks that are in inline content, such as in a link or a cell, begin lines of their own. */
const LINES =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|table|section|article|header|footer|blockquote|figure|figcaption|pre)$/;

const TAGS: Readonly<Record<Mark, string>> = { '**': 'strong', '*': 'em', '~~': 'del' };
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /^\s|^$/;

/** The first character of a text, and its last one, however long it is. */
const firstOf = (text: string): string => Array.from(text.slice(0, 2)).at(0) ?? '';
const lastOf = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? '';

/** Whether markers work between these neighbors (CommonMark 6.2: left- and right-flanking runs). */
function canMark(before: string, text: string, after: string): boolean {
  const first = firstOf(text.replace(/^\\/, ''));
  const last = lastOf(text);
  const opens = WORD.test(first) || SPACE.test(before) || !WORD.test(before);
  const closes = WORD.test(last) || SPACE.test(after) || !WORD.test(after);
  return opens && closes;
}

function joined(parts: readonly Part[]): string {
  // A long text would be copied for each look at its end.
  const pieces: string[] = [];
  parts.forEach((part, index) => {
    const end = pieces.at(-1) ?? '';
    if (part === '') return;
    if (typeof part === 'string') {
      // Otherwise a link becomes an image.
      if (part.startsWith('[') && end.endsWith('!')) pieces.splice(-1, 1, `${end.slice(0, -1)}\\!`);
      pieces.push(part);
      return;
    }
    let next = index + 1;
    while (parts[next] === '') next += 1;
    const following = parts[next];
    const after = typeof following === 'string' ? following : (following?.mark ?? '');
    const before = lastOf(end);
    const collides = before === part.mark[0] || after.startsWith(part.mark[0] ?? '');
    pieces.push(
      !collides && canMark(before, part.text, firstOf(after))
        ? part.mark + part.text + part.mark
        : `<${part.tag}>${part.text}</${part.tag}>`,
    );
  });
  return pieces.join('');
}

/** The inline content of nodes as Markdown, with spaces collapsed and BREAK for breaks. */
export function inlineOf(nodes: readonly HtmlNode[], conversion: Conversion, within: readonly Mark[] = []): string {
  return joined(nodes.flatMap((node) => partsOf(node, conversion, within)));
}

function marked(inner: string, mark: Mark): Part[] {
  const [, before = '', text = '', after = ''] = /^([\s\0]*)([^]*?)([\s\0]*)$/.exec(inner) ?? [];
  return text === '' ? [inner] : [before, { mark, tag: TAGS[mark], text }, after];
}

function partsOf(node: HtmlNode, conversion: Conversion, within: readonly Mark[]): Part[] {
  if (!isElement(node)) return 'value' in node ? [escapeText(node.value.replace(/[\s\u00a0]+/g, ' '))] : [];
  if (isLeftOut(node, conversion)) return [];
  const { tagName } = node;
  if (tagName === 'br') return [BREAK];
  if (tagName === 'wbr') return [];
  if (tagName === 'img') return [imageOf(node, conversion)];
  if (tagName === 'input')
    return isCheckbox(node) ? [attributeOf(node, 'checked') === undefined ? '[ ] ' : '[x] '] : [];
  if (tagName === 'code' || tagName === 'tt') return [codeSpan(textOf(node).replace(/\u00a0/g, ' '))];
  if (tagName === 'a') return [linkOf(node, conversion, within)];
  if (tagName === 'video' || tagName === 'audio') return [mediaOf(node)];
  const marks = marksOf(node).filter((mark) => !within.includes(mark));
  const inner = inlineOf(node.childNodes, conversion, [...within, ...marks]);
  if (KEPT_TAGS.has(tagName)) return [inner.trim() === '' ? inner : `<${tagName}>${inner}</${tagName}>`];
  if (tagName === 'q') return [`“${inner}”`];
  if (LINES.test(tagName)) return [BREAK, inner, BREAK];
  const [first, ...others] = marks;
  if (first === undefined) return [inner];
  const outer = others.reduce((text, mark) => joined(marked(text, mark)), inner);
  return marked(outer, first);
}

export function isCheckbox(element: HtmlElement): boolean {
  return element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'checkbox';
}

const UNSAFE_SCHEMES = /^(?:javascript|vbscript|data):/i;

/** A URL as browsers read it, without control characters and spaces around it. */
function cleanUrl(url: string): string {
  return Array.from(url)
    .filter((character) => !/[\0-\x1f\x7f]/.test(character))
    .join('')
    .trim();
}

function targetOf(url: string, conversion: Conversion): string {
  if (conversion.options.links === 'inline') return '';
  const number = conversion.references.get(url) ?? conversion.references.size + 1;
  conversion.references.set(url, number);
  return `[${number}]`;
}

function linkOf(element: HtmlElement, conversion: Conversion, within: readonly Mark[]): string {
  const inner = inlineOf(element.childNodes, conversion, within);
  const [, before = '', text = '', after = ''] = /^([\s\0]*)([^]*?)([\s\0]*)$/.exec(inner) ?? [];
  const href = attributeOf(element, 'href');
  if (href === undefined || text === '') return inner;
  const url = cleanUrl(href);
  if (UNSAFE_SCHEMES.test(url)) {
    conversion.unsafeLinks++;
    return inner;
  }
  const plain = textOf(element).trim();
  const isSame = plain === url || `mailto:${plain}` === url;
  if (isSame && /^(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)$/i.test(plain))
    return `${before}<${plain}>${after}`;
  const title = titleOf(attributeOf(element, 'title'));
  const label = text.replace(/[\s\0]+/g, ' ').trim();
  const reference = targetOf(destinationOf(url) + title, conversion);
  return `${before}[${label}]${reference === '' ? `(${destinationOf(url)}${title})` : reference}${after}`;
}

function imageOf(element: HtmlElement, conversion: Conversion): string {
  const alt = escapeText((attributeOf(element, 'alt') ?? '').replace(/\s+/g, ' ').trim());
  const url = cleanUrl(attributeOf(element, 'src') ?? attributeOf(element, 'data-src') ?? '');
  if (url === '') return alt;
  if (UNSAFE_SCHEMES.test(url) && !/^data:image\//i.test(url)) {
    conversion.unsafeLinks++;
    return alt;
  }
  return `![${alt}](${destinationOf(url)}${titleOf(attributeOf(element, 'title'))})`;
}

function mediaOf(element: HtmlElement): string {
  const source = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'source');
  const url = cleanUrl(attributeOf(element, 'src') ?? (source && attributeOf(source, 'src')) ?? '');
  if (url === '' || UNSAFE_SCHEMES.test(url)) return '';
  return `[${element.tagName}](${destinationOf(url)})`;
}
