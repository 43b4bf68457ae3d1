// Tables of contents, with the anchors that GitHub and GitLab give to headings.
import { escapeHtml } from '../html/escape.ts';
import Slugger from 'github-slugger';
import createMarkdown, { type Token } from 'markdown-it';
import { attributeOf, type HtmlElement, isElement, parseHtml, textOf } from '../html/parse-html.ts';
import { destinationOf, escapeText } from './from-html/escape.ts';
import { gfm } from './gfm.ts';
import { withoutFrontmatter } from './to-html.ts';

export const ANCHORS = ['github', 'gitlab'] as const;
export type Anchors = (typeof ANCHORS)[number];

export interface TocHeading {
  level: number;
  /** Without markup. */
  text: string;
  /** As the text of a link in Markdown. */
  label: string;
  id: string;
  /** Whether the document itself has this ID; Markdown gets it from the site. */
  hasId: boolean;
  /** The line of the heading, from 0; -1 in HTML. */
  line: number;
}

/** Returns a function that makes the anchors of a document, one after the other. */
function anchorsOf(kind: Anchors): (text: string) => string {
  const slugger = new Slugger();
  if (kind === 'github') return (text) => slugger.slug(text);
  const counts = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
      .replace(/-{2,}/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

function plainOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'code_inline') return token.content;
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.type === 'image' ? '' : plainOf(token.children ?? []);
    })
    .join('');
}

/** Code stays code; other markup and links are left to the heading. */
function labelOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'code_inline') return token.markup + token.content + token.markup;
      if (token.type === 'text') return escapeText(token.content);
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.type === 'image' ? '' : labelOf(token.children ?? []);
    })
    .join('')
    .trim();
}

/** The blocks of a document; the text of those that aren't headings stays unread, which takes most of the time. */
function parsed(markdown: string): { tokens: Token[]; skipped: number } {
  const text = withoutFrontmatter(markdown);
  const skipped = markdown.slice(0, markdown.length - text.length).split('\n').length - 1;
  const reader = createMarkdown('commonmark').use(gfm);
  reader.core.ruler.after('block', 'unread', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') token.type = 'unread';
    });
    return true;
  });
  return { tokens: reader.parse(text, {}), skipped };
}

export function headingsOfMarkdown(markdown: string, anchors: Anchors): TocHeading[] {
  const { tokens, skipped } = parsed(markdown);
  const anchorOf = anchorsOf(anchors);
  return tokens.flatMap((token, index): TocHeading[] => {
    // Sites list headings in quotes and lists like others; so do their anchors.
    if (token.type !== 'heading_open') return [];
    const inline = tokens[index + 1]?.children ?? [];
    const text = plainOf(inline).trim();
    const line = (token.map?.[0] ?? 0) + skipped;
    return [{ level: Number(token.tag.slice(1)), text, label: labelOf(inline), id: anchorOf(text), hasId: true, line }];
  });
}

function headingElements(element: HtmlElement): HtmlElement[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (/^h[1-6]$/.test(child.tagName) ? [child] : headingElements(child)));
}

/** @throws Problem `too-deep` or `too-many-values` */
export function headingsOfHtml(html: string, anchors: Anchors): TocHeading[] {
  const anchorOf = anchorsOf(anchors);
  return headingElements(parseHtml(html)).map((element) => {
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    const own = attributeOf(element, 'id');
    const id = own ?? anchorOf(text);
    return {
      level: Number(element.tagName.slice(1)),
      text,
      label: escapeText(text),
      id,
      hasId: own !== undefined,
      line: -1,
    };
  });
}

export interface TocOptions {
  style: 'bullets' | 'numbers' | 'plain' | 'html';
  bullet: '-' | '*' | '+';
}

/** How deep each heading is below those above it; a skipped level isn't a level of the list. */
function depthsOf(headings: readonly TocHeading[]): number[] {
  const open: number[] = [];
  return headings.map(({ level }) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return open.length - 1;
  });
}

function htmlToc(headings: readonly TocHeading[], depths: readonly number[]): string {
  const lines: string[] = [];
  let depth = -1;
  headings.forEach(({ text, id }, index) => {
    const next = depths[index] ?? 0;
    const pad = (level: number) => '  '.repeat(2 * level);
    if (next > depth) lines.push(`${pad(next)}<ul>`);
    else {
      lines.push(`${pad(depth)}  </li>`);
      for (; depth > next; depth--) lines.push(`${pad(depth)}</ul>`, `${pad(depth - 1)}  </li>`);
    }
    depth = next;
    lines.push(`${pad(next)}  <li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a>`);
  });
  for (; depth >= 0; depth--) lines.push(`${'  '.repeat(2 * depth)}  </li>`, `${'  '.repeat(2 * depth)}</ul>`);
  // An item without a list in it is one line.
  return lines.join('\n').replace(/<\/a>\n\s*<\/li>/g, '</a></li>');
}

export function writeToc(headings: readonly TocHeading[], { style, bullet }: TocOptions): string {
  const depths = depthsOf(headings);
  if (style === 'html') return htmlToc(headings, depths);
  const numbers: number[] = [];
  const widths: number[] = [];
  return headings
    .map(({ label, text, id }, index) => {
      const depth = depths[index] ?? 0;
      numbers.length = depth + 1;
      numbers[depth] = (numbers[depth] ?? 0) + 1;
      if (style === 'plain') return `${'  '.repeat(depth)}${text}`;
      const marker = style === 'numbers' ? `${numbers[depth]}.` : bullet;
      widths.length = depth;
      const indent = ' '.repeat(widths.reduce((sum, width) => sum + width, 0));
      widths[depth] = marker.length + 1;
      return `${indent}${marker} [${label}](${destinationOf(`#${id}`)})`;
    })
    .join('\n');
}

const START = /^<!--\s*(?:toc|start doctoc[^>]*|toc start)\s*-->\s*$/i;
const END = /^<!--\s*(?:tocstop|\/toc|toc end|end doctoc[^>]*)\s*-->\s*$/i;
const PLACE = /^\[(?:toc|\[_toc_\])\]$/i;

export interface Inserted {
  text: string;
  /** `marker`: where one was; `before`: in front of the first heading, with markers for the next time. */
  place: 'marker' | 'before';
}

/** Puts a table of contents between the markers of markdown-toc, doctoc and editors, or in place of `[TOC]`. */
export function insertToc(markdown: string, toc: string, headings: readonly TocHeading[]): Inserted {
  const lineBreak = markdown.includes('\r\n') ? '\r\n' : '\n';
  const lines = markdown.split(/\r?\n/);
  const { tokens, skipped } = parsed(markdown);
  const blocks = tokens.flatMap((token, index) => {
    const content =
      token.type === 'paragraph_open'
        ? (tokens[index + 1]?.content ?? '')
        : token.type === 'html_block'
          ? token.content.trim()
          : '';
    return content === '' || token.level > 0
      ? []
      : [{ content, from: (token.map?.[0] ?? 0) + skipped, to: (token.map?.[1] ?? 0) + skipped }];
  });
  const written = toc.split('\n');
  const replace = (from: number, to: number, added: readonly string[]) =>
    [...lines.slice(0, from), ...added, ...lines.slice(to)].join(lineBreak);
  const place = blocks.find(({ content }) => PLACE.test(content));
  const framed = ['<!-- toc -->', '', ...written, '', '<!-- tocstop -->'];
  if (place) return { text: replace(place.from, place.from + 1, framed), place: 'marker' };
  const marks = blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  const start = marks.find((line) => START.test(lines[line] ?? ''));
  if (start !== undefined) {
    const end = marks.find((line) => line > start && END.test(lines[line] ?? ''));
    const added = ['', ...written, ''];
    return {
      text:
        end === undefined
          ? replace(start + 1, start + 1, [...added, '<!-- tocstop -->'])
          : replace(start + 1, end, added),
      place: 'marker',
    };
  }
  const first = headings[0]?.line ?? 0;
  return { text: replace(first, first, [...framed, '']), place: 'before' };
}
