// Removes comments and blanks that a page doesn't show. Tags and the values of attributes stay as they are written.
import { Problem } from '../../../base/problem.ts';
import { minifyCss } from './minify-css.ts';
import { minifyJs } from './minify-js.ts';

/** Elements next to which blanks aren't shown. */
const BLOCKS = new Set(
  'html head body title meta link base script style template noscript address article aside blockquote center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p search section summary table tbody td tfoot th thead tr ul br'.split(
    ' ',
  ),
);
/** Elements whose text is shown as it is. */
const KEPT = new Set(['pre', 'textarea', 'listing', 'xmp']);
/** Comments that mean something: conditions of old browsers, includes of servers, Knockout, and licenses. */
const MEANT = /^<!--(?:\[if|<!|#|!| ?\/?ko\b)|<!\[endif\]-->$/;
/** Blocks of template languages. */
const TEMPLATES: Readonly<Record<string, string>> = { '{%': '%}', '{{': '}}', '{#': '#}', '<?': '?>', '<%': '%>' };
/** Elements that contain text only. */
const RAW = /^(?:script|style|textarea)$/;
const SCRIPT = /^(?:text\/javascript|application\/javascript|module|)$/i;

export interface PageOptions {
  comments: boolean;
  styles: boolean;
  scripts: boolean;
}

interface Tag {
  name: string;
  isEnd: boolean;
  text: string;
  end: number;
}

export const minifyHtml = (html: string, options: PageOptions): Promise<string> =>
  new PageMinifier(html, options).run();

class PageMinifier {
  private readonly result: string[] = [];
  private at = 0;
  /** How many elements are open whose blanks are shown. */
  private kept = 0;
  /** Whether a blank at the start of the next text isn't shown. */
  private isAtEdge = true;
  /** Starts of blocks that have no end in the rest of the page, so that none is looked for again. */
  private readonly endless = new Set<string>();
  private readonly html: string;
  private readonly options: PageOptions;

  constructor(html: string, options: PageOptions) {
    this.html = html;
    this.options = options;
  }

  async run(): Promise<string> {
    const { html } = this;
    while (this.at < html.length) {
      const template = this.template();
      const start = html.slice(this.at, this.at + 4);
      if (template !== undefined) {
        this.write(template);
        this.at += template.length;
        this.isAtEdge = false;
      } else if (start === '<!--') this.comment();
      else if (/^<(?:\/?[a-z]|!)/i.test(start)) await this.tag();
      else this.text();
    }
    if (this.kept === 0) trimEnd(this.result);
    return this.result.join('');
  }

  /** The block of a template language that begins here. */
  private template(): string | undefined {
    const start = this.html.slice(this.at, this.at + 2);
    const mark = TEMPLATES[start];
    if (mark === undefined || this.endless.has(start)) return undefined;
    const end = this.html.indexOf(mark, this.at + 2);
    if (end < 0) this.endless.add(start);
    return end < 0 ? undefined : this.html.slice(this.at, end + 2);
  }

  private write(text: string): void {
    if (text !== '') this.result.push(text);
  }

  private comment(): void {
    const end = this.html.indexOf('-->', this.at + 2);
    const comment = this.html.slice(this.at, end < 0 ? undefined : end + 3);
    if (!this.options.comments || MEANT.test(comment)) this.write(comment);
    this.at += comment.length;
  }

  private async tag(): Promise<void> {
    const tag = readTag(this.html, this.at);
    const { name, isEnd } = tag;
    const isBlock = BLOCKS.has(name) || name.startsWith('!');
    const endsText = isEnd && RAW.test(name);
    if (isBlock && this.kept === 0 && !endsText) trimEnd(this.result);
    this.write(tag.text);
    this.at = tag.end;
    if (KEPT.has(name)) this.kept = Math.max(0, this.kept + (isEnd ? -1 : 1));
    this.isAtEdge = isBlock;
    if (isEnd || !RAW.test(name)) return;
    const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
    endTag.lastIndex = this.at;
    const end = endTag.exec(this.html)?.index ?? this.html.length;
    this.write(await embedded(this.html.slice(this.at, end), tag, this.options));
    this.at = end;
  }

  private text(): void {
    const end = nextMark(this.html, this.at + 1);
    const text = this.html.slice(this.at, end);
    const shown = this.kept > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' ');
    const isBlankBefore = this.isAtEdge || this.result.at(-1)?.endsWith(' ') === true;
    this.write(isBlankBefore && this.kept === 0 ? shown.replace(/^ /, '') : shown);
    if (shown.trim() !== '') this.isAtEdge = false;
    this.at = end;
  }
}

/** Removes the blanks at the end. */
function trimEnd(parts: string[]): void {
  for (let last = parts.pop(); last !== undefined; last = parts.pop()) {
    const own = last.replace(/[\t\n\f\r ]+$/, '');
    if (own === '') continue;
    parts.push(own);
    return;
  }
}

/** Where the next tag, comment or block of a template can begin. */
function nextMark(html: string, from: number): number {
  const mark = /<|\{[{%#]/g;
  mark.lastIndex = from;
  return mark.exec(html)?.index ?? html.length;
}

/** A tag with single blanks between its attributes. Throws Problem `bad-syntax` if it has no end. */
function readTag(html: string, start: number): Tag {
  const name = /^<(\/?)([!a-z][^\t\n\f\r />]*)/i.exec(html.slice(start, start + 200)) ?? ['<', '', ''];
  let text = name[0];
  let at = start + text.length;
  let quote = '';
  let blank = false;
  for (; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote !== '') {
      text += character;
      if (character === quote) quote = '';
    } else if (character === '>') {
      return { name: (name[2] ?? '').toLowerCase(), isEnd: name[1] === '/', text: `${text}>`, end: at + 1 };
    } else if (/[\t\n\f\r ]/.test(character)) blank = true;
    else {
      // No blanks around the sign of a value, and none before the end.
      const isSlash = character === '/' && /^\/[\t\n\f\r ]*>/.test(html.slice(at, at + 20));
      if (blank && character !== '=' && !text.endsWith('=') && !(isSlash && /["'\w]$/.test(text) && /["']$/.test(text)))
        text += ' ';
      blank = false;
      text += character;
      if ((character === '"' || character === "'") && text.slice(0, -1).endsWith('=')) quote = character;
    }
  }
  throw new Problem('bad-syntax', start, { detail: `Unclosed ${name[0]}` });
}

/** The text of a script or a style; as it is, if it can't be read, such as with blocks of a template in it. */
async function embedded(text: string, { name, text: tag }: Tag, { styles, scripts }: PageOptions): Promise<string> {
  if (name === 'textarea') return text;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? '';
  try {
    if (name === 'style' && styles) return minifyCss(text);
    if (name === 'script' && scripts && SCRIPT.test(type))
      return (await minifyJs(text, { mangle: true, compress: true }))
        .replace(/;$/, '')
        .replaceAll('</script', String.raw`<\/script`);
    if (name === 'script' && /json/i.test(type) && scripts) return text.trim();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  return text;
}
