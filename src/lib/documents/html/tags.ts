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
  // Open elements that determine the meaning of a tag inside them.
  const open: string[] = [];
  const isForeign = (): boolean => FOREIGN.test(open.at(-1) ?? '');
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (name === undefined) {
      // Only SVG and MathML have CDATA sections.
      if (isForeign() && match[0].startsWith('<![CDATA[')) markup.lastIndex = endOf(html, ']]>', match.index);
      continue;
    }
    const attributes = new Map<string, string>();
    let end = markup.lastIndex;
    ATTRIBUTE.lastIndex = end;
    for (const [all, key = '', double, single, bare = ''] of html.matchAll(ATTRIBUTE)) {
      end += all.length;
      // The first of several counts.
      if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare);
    }
    TAG_END.lastIndex = end;
    // An unclosed tag isn't a tag.
    const tail = TAG_END.exec(html)?.[0];
    if (tail === undefined) return;
    markup.lastIndex = end += tail.length;
    if (match[1] === '/') {
      const place = open.lastIndexOf(name);
      if (place >= 0) open.length = place;
      continue;
    }
    if (BREAKOUT.test(name)) while (isForeign()) open.pop();
    const foreign = isForeign();
    const enters = FOREIGN.test(name);
    const opens = enters || (foreign ? INTEGRATION.test(`${open.at(-1)} ${name}`) : name === 'template');
    const inert = open.includes('template');
    // Only SVG and MathML have self-closing tags. Browsers have their own limit.
    if (opens && open.length < MAX_DEPTH && !((foreign || enters) && tail.endsWith('/>'))) open.push(name);
    if (foreign || enters) continue;
    let text = '';
    if (TEXT_ONLY.test(name)) {
      markup.lastIndex = name === 'script' ? endOfScript(html, end) : endOfText(html, name, end);
      text = html.slice(end, markup.lastIndex);
      if (REFERENCES.test(name)) text = decodeEntities(text, 'text').text;
    }
    if (inert) continue;
    for (const [key, value] of attributes) attributes.set(key, decodeEntities(value, 'attribute').text);
    yield { name, attributes, text };
  }
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
