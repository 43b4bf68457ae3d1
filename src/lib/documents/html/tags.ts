// Finds the start tags of a page like the HTML tokenizer (WHATWG HTML, 13.2.5), without a tree and without a DOM.
import { decodeEntities } from './entities.ts';
import { MAX_DEPTH } from '../../../base/syntax-problem.ts';

export interface HtmlTag {
  /** In lowercase. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text of an element that contains only text, such as `title`; empty for all others. */
  text: string;
}

/** A comment, anything parsed as one (`<!`, `<?`, `</1`), or the start of a tag. */
const MARKUP = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?|<(\/?)([a-z][^\t\n\f />]*)/gi;
const ATTRIBUTE =
  /[\t\n\f /]*([^\t\n\f />][^\t\n\f />=]*)(?:[\t\n\f ]*=[\t\n\f ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f >"'][^\t\n\f >]*)?))?/gy;
const TAG_END = /[\t\n\f /]*>/y;

/**
 * Elements that can't contain elements. Not `noscript`: it can for readers without scripts, such as most link previews.
 */
const TEXT_ONLY = /^(?:title|textarea|script|style|xmp|iframe|noembed|noframes)$/;
const REFERENCES = /^(?:title|textarea)$/;

const FOREIGN = /^(?:svg|math)$/;
/** Elements of SVG and MathML that contain HTML, prefixed with the language. */
const INTEGRATION = /^(?:svg (?:foreignobject|desc|title)|math m(?:[inos]|text))$/;
/** Start tags that close an SVG or MathML element they are in. */
const BREAKOUT =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/;

/**
 * Returns the start tags of the HTML elements that are part of the page, excluding those in SVG, MathML and templates.
 */
export function* htmlTags(source: string): Generator<HtmlTag> {
  const html = source.replace(/\r\n?/g, '\n');
  const markup = new RegExp(MARKUP);
  const open = new OpenElements();
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (name === undefined) {
      // Only SVG and MathML have CDATA sections.
      if (open.isForeign() && match[0].startsWith('<![CDATA[')) markup.lastIndex = endOf(html, ']]>', match.index);
      continue;
    }
    // An unclosed tag isn't a tag.
    const rest = restOfTag(html, markup.lastIndex);
    if (!rest) return;
    markup.lastIndex = rest.end;
    if (match[1] === '/') {
      open.close(name);
      continue;
    }
    const isInert = open.isInTemplate();
    if (!open.enter(name, rest.isSelfClosing)) continue;
    let text = '';
    if (TEXT_ONLY.test(name)) {
      markup.lastIndex = name === 'script' ? endOfScript(html, rest.end) : endOfText(html, name, rest.end);
      text = html.slice(rest.end, markup.lastIndex);
      if (REFERENCES.test(name)) text = decodeEntities(text, 'text').text;
    }
    if (isInert) continue;
    const attributes = [...rest.attributes].map(
      ([key, value]) => [key, decodeEntities(value, 'attribute').text] as const,
    );
    yield { name, attributes: new Map(attributes), text };
  }
}

/** Open elements that determine the meaning of a tag inside them. */
class OpenElements {
  private readonly names: string[] = [];

  isForeign(): boolean {
    return FOREIGN.test(this.names.at(-1) ?? '');
  }

  isInTemplate(): boolean {
    return this.names.includes('template');
  }

  close(name: string): void {
    const place = this.names.lastIndexOf(name);
    if (place >= 0) this.names.length = place;
  }

  /** Reads a start tag. Returns whether it is one of HTML. */
  enter(name: string, isSelfClosing: boolean): boolean {
    if (BREAKOUT.test(name)) while (this.isForeign()) this.names.pop();
    const isInForeign = this.isForeign();
    const isForeign = isInForeign || FOREIGN.test(name);
    const isIntegration = isInForeign && INTEGRATION.test(`${this.names.at(-1)} ${name}`);
    const opens = FOREIGN.test(name) || isIntegration || (!isInForeign && name === 'template');
    // Only SVG and MathML have self-closing tags. Browsers have their own limit.
    if (opens && this.names.length < MAX_DEPTH && !(isForeign && isSelfClosing)) this.names.push(name);
    return !isForeign;
  }
}

/** Reads what follows the name of a tag: its attributes, and where it ends; null if it has no end. */
function restOfTag(html: string, start: number) {
  const attributes = new Map<string, string>();
  let end = start;
  ATTRIBUTE.lastIndex = end;
  for (const [all, key = '', double, single, bare = ''] of html.matchAll(ATTRIBUTE)) {
    end += all.length;
    // The first of several counts.
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare);
  }
  TAG_END.lastIndex = end;
  const tail = TAG_END.exec(html)?.[0];
  return tail === undefined ? null : { attributes, end: end + tail.length, isSelfClosing: tail.endsWith('/>') };
}

function endOf(html: string, mark: string, start: number): number {
  const at = html.indexOf(mark, start);
  return at < 0 ? html.length : at + mark.length;
}

/** Returns where the end tag of a text element begins. */
function endOfText(html: string, name: string, start: number): number {
  const pattern = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi');
  pattern.lastIndex = start;
  return pattern.exec(html)?.index ?? html.length;
}

/** Does the same for a script, in which a complete script inside `<!--` is text (13.2.5.20 to 13.2.5.31). */
function endOfScript(html: string, start: number): number {
  const pattern = /<!--|-->|<(\/?)script(?=[\t\n\f />])/gi;
  pattern.lastIndex = start;
  let commented = false;
  let inner = false;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [mark, slash] = match;
    if (mark === '<!--') {
      commented = true;
      // `<!-->` closes immediately.
      pattern.lastIndex -= 2;
    } else if (mark === '-->') commented = inner = false;
    else if (slash === '') inner = commented;
    else if (!inner) return match.index;
    else inner = false;
  }
  return html.length;
}
