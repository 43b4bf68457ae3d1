import Slugger from 'github-slugger';
import createMarkdown, { type Token } from 'markdown-it';
import { Problem } from '../../../base/problem.ts';
import { withAlerts } from './alerts.ts';
import { cjkEmphasis } from './cjk.ts';
import { alignCells, gfm, markTasks } from './gfm.ts';

export interface MarkdownOptions {
  /**
   * Tables, strikethrough, task lists, footnotes, alerts and bare links (GitHub Flavored Markdown) in addition to CommonMark.
   */
  gfm: boolean;
  /** How HTML in the text is handled: kept, kept except for the tags that GFM disallows, or shown as text. */
  rawHtml: 'keep' | 'filter' | 'escape';
  /** A single line end is a line break. */
  breaks: boolean;
  /** Headings get an `id` derived from their text, as on GitHub. */
  headingIds: boolean;
  /** A block between `---` (YAML) or `+++` (TOML) at the very start is omitted. */
  frontmatter: boolean;
  /** Emphasis may begin and end beside Chinese, Japanese and Korean punctuation. */
  cjk?: boolean;
}

export interface Heading {
  level: number;
  text: string;
  /** Null without `headingIds`. */
  id: string | null;
}

export interface Converted {
  html: string;
  headings: Heading[];
  /** Whether the Markdown contained HTML; unknown if it is escaped. */
  rawHtml: boolean;
}

/** Levels of nested blocks; the parser is recursive, and drops deeper ones. */
const MAX_NESTING = 200;

/**
 * Converts Markdown (CommonMark 0.31, GFM) to HTML. The result isn't sanitized: code that displays it must do that.
 * @throws Problem `too-deep`
 */
export function markdownToHtml(markdown: string, options: MarkdownOptions): Converted {
  const md = createMarkdown('commonmark', {
    html: options.rawHtml !== 'escape',
    xhtmlOut: false,
    breaks: options.breaks,
    maxNesting: MAX_NESTING,
  });
  if (options.gfm) md.use(gfm);
  if (options.cjk) md.use(cjkEmphasis);
  const environment = {};
  const parsed = md.parse(options.frontmatter ? withoutFrontmatter(markdown) : markdown, environment);
  const tokens = options.gfm ? withAlerts(parsed) : parsed;
  if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) {
    throw new Problem('too-deep', undefined, { limit: MAX_NESTING });
  }
  if (options.gfm) {
    markTasks(tokens);
    alignCells(tokens);
  }
  const raw = tokens.flatMap((token) => [token, ...(token.children ?? [])]).filter(isRaw);
  if (options.rawHtml === 'filter') for (const token of raw) token.content = filtered(token.content);
  const headings = headingsOf(tokens, options.headingIds);
  return { html: md.renderer.render(tokens, md.options, environment), headings, rawHtml: raw.length > 0 };
}

const isRaw = ({ type }: Token) => type === 'html_block' || type === 'html_inline';

/** Tags that GitHub turns into text (GFM 0.29, 6.11). */
function filtered(html: string): string {
  return html.replace(
    /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi,
    '&lt;',
  );
}

export function withoutFrontmatter(markdown: string): string {
  const opening = /^(---|\+\+\+)[ \t]*\r?\n/.exec(markdown);
  if (!opening) return markdown;
  const closing = new RegExp(`^${opening[1] === '---' ? '---' : '\\+\\+\\+'}[ \\t]*(?:\\r?\\n|$)`, 'gm');
  closing.lastIndex = opening[0].length;
  const match = closing.exec(markdown);
  return match ? markdown.slice(match.index + match[0].length) : markdown;
}

/** Returns the headings in order; with `ids`, each token also gets one. */
function headingsOf(tokens: readonly Token[], ids: boolean): Heading[] {
  const slugger = new Slugger();
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return [];
    const text = textOf(tokens[at + 1]?.children ?? []);
    const id = ids ? slugger.slug(text) : null;
    if (id !== null) token.attrSet('id', id);
    return [{ level: Number(token.tag.slice(1)), text, id }];
  });
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'code_inline') return token.content;
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return textOf(token.children ?? []);
    })
    .join('');
}

const PAGE_STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
pre { padding: 0.75rem; overflow: auto; border: 1px solid; border-radius: 4px; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 4px solid; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.7rem; border: 1px solid; }
img { max-width: 100%; }`;

/** Returns a whole page around a piece of HTML, to save or print. The title is text. */
export function htmlPage(html: string, title: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>\n${PAGE_STYLE}\n</style>`,
  ];
  return `<!doctype html>\n<html>\n<head>\n${head.join('\n')}\n</head>\n<body>\n${html}</body>\n</html>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
