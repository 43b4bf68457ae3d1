import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';

// Detects addresses that are links without markup, by the rules of GFM 0.29 (6.9, extended autolinks) and cmark-gfm.

/** Longer names aren't domains; this limits the search for the end of one. */
const LONGEST_DOMAIN = 2048;

/** Letters, digits and everything else except whitespace and punctuation, in labels. */
const DOMAIN = /^(?:[^\s\p{P}$+<=>^`|~]|[-_.])*/u;

/** Returns the end of the address whose domain begins at `at`; `at` itself if there is none. */
function endOfLink(text: string, at: number, dots: 0 | 1): number {
  const domain = DOMAIN.exec(text.slice(at, at + LONGEST_DOMAIN))![0];
  // At the very end, `_` may close an emphasis.
  const labels = domain.replace(at + domain.length === text.length ? /[._]$/ : /\.$/, '').split('.');
  if (domain === '' || domain.length >= LONGEST_DOMAIN - 1 || labels.length <= dots) return at;
  if (labels.slice(-2).some((label) => label.includes('_'))) return at;
  const stop = /[\s<]/g;
  stop.lastIndex = at + domain.length;
  return withoutTail(text, at, stop.exec(text)?.index ?? text.length);
}

/** Trailing punctuation, unmatched parentheses and entities belong to the sentence. */
function withoutTail(text: string, from: number, to: number): number {
  let end = to;
  let surplus: number | undefined;
  while (end > from) {
    const last = text[end - 1]!;
    if (last === ')') {
      surplus ??= count(text, ')', from, end) - count(text, '(', from, end);
      if (surplus <= 0) break;
      surplus--;
      end--;
    } else if ('?!.,:*_~\'"'.includes(last)) end--;
    else if (last === ';') end -= /&[a-z]+;$/i.exec(text.slice(Math.max(from, end - 40), end))?.[0].length ?? 1;
    else break;
  }
  return end;
}

function count(text: string, character: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(character, from); at >= 0 && at < to; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** The state while a paragraph is parsed. */
interface Reading {
  /** The number of open `[`: inside them an address is text, since it may be part of a link. */
  open: number;
  /** Where the next `www.` that can be a link begins. */
  nextWww: number;
}

const readings = new WeakMap<StateInline, Reading>();

function readingOf(state: StateInline): Reading {
  const existing = readings.get(state);
  if (existing) return existing;
  const reading: Reading = { open: 0, nextWww: -1 };
  readings.set(state, reading);
  return reading;
}

/** The last rule: a bracket that isn't part of a link. */
function loneBracket(state: StateInline, silent: boolean): boolean {
  const character = state.src[state.pos];
  if (silent || (character !== '[' && character !== ']')) return false;
  const reading = readingOf(state);
  reading.open = character === '[' ? reading.open + 1 : Math.max(0, reading.open - 1);
  state.pending += character;
  state.pos++;
  return true;
}

/** Not while the parser only looks ahead, and not inside a link. */
const mayLink = (state: StateInline, silent: boolean) => !silent && state.linkLevel <= 0 && readingOf(state).open === 0;

function pushLink(state: StateInline, url: string, text: string): boolean {
  const href = state.md.normalizeLink(url);
  if (!state.md.validateLink(href)) return false;
  const open = state.push('link_open', 'a', 1);
  open.attrs = [['href', href]];
  state.push('text', '', 0).content = text;
  state.push('link_close', 'a', -1);
  return true;
}

/** `http://`, `https://` and `ftp://`, at their colon. */
function schemeLink(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('://', state.pos) || !mayLink(state, silent)) return false;
  const scheme = /(?:https?|ftp)$/i.exec(state.pending.slice(-5))?.[0];
  if (scheme === undefined || /[a-z]/i.test(state.src[state.pos - scheme.length - 1] ?? '')) return false;
  if (!/^[^\s\p{P}$+<=>^`|~]/u.test(state.src.slice(state.pos + 3, state.pos + 5))) return false;
  const end = endOfLink(state.src, state.pos + 3, 0);
  if (end <= state.pos + 3) return false;
  const { pending } = state;
  const address = state.src.slice(state.pos - scheme.length, end);
  state.pending = pending.slice(0, -scheme.length);
  if (!pushLink(state, address, address)) {
    state.pending = pending;
    return false;
  }
  state.pos = end;
  return true;
}

function wwwLink(state: StateInline, silent: boolean): boolean {
  if (!isWww(state.src, state.pos) || !mayLink(state, silent)) return false;
  const end = endOfLink(state.src, state.pos, 1);
  const address = state.src.slice(state.pos, end);
  if (address === '' || !pushLink(state, `http://${address}`, address)) return false;
  state.pos = end;
  return true;
}

const isWww = (text: string, at: number) => text.startsWith('www.', at) && (at === 0 || /[\s*_~(]/.test(text[at - 1]!));

function nextWww(text: string, from: number): number {
  for (let at = text.indexOf('www.', from); at >= 0; at = text.indexOf('www.', at + 1)) if (isWww(text, at)) return at;
  return Infinity;
}

type InlineRule = (state: StateInline, silent: boolean) => boolean;

/** Plain text ends at the next `www.`, because rules are only applied where a piece of text begins. */
const upToWww =
  (text: InlineRule): InlineRule =>
  (state, silent) => {
    const { pos, posMax } = state;
    const reading = readingOf(state);
    if (reading.nextWww <= pos) reading.nextWww = nextWww(state.src, pos + 1);
    state.posMax = Math.min(posMax, reading.nextWww);
    const isText = text(state, silent);
    state.posMax = posMax;
    return isText;
  };

interface Found {
  from: number;
  to: number;
  url: string;
}

/** Email addresses in a text, including those after `mailto:` and `xmpp:`. */
function* emails(text: string): Generator<Found> {
  let left = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > left && /[a-z\d.+_-]/i.test(text[from - 1]!)) from--;
    left = at + 1;
    if (from === at) continue;
    const scheme = /(?:^|[^a-z\d])(mailto:|xmpp:)$/i.exec(text.slice(Math.max(0, from - 8), from))?.[1] ?? '';
    const domain = /^(?:[a-z\d_-]|\.(?=[a-z\d]))*/i.exec(text.slice(at + 1, at + 1 + LONGEST_DOMAIN))![0];
    // Of several @ the last one counts.
    if (text[at + 1 + domain.length] === '@' || !domain.includes('.') || !/[a-z]$/i.test(domain)) continue;
    let to = at + 1 + domain.length;
    if (/xmpp/i.test(scheme)) to += /^\/[a-z\d@.]*[a-z\d@]/i.exec(text.slice(to, to + LONGEST_DOMAIN))?.[0].length ?? 0;
    const address = text.slice(from, to);
    from -= scheme.length;
    yield { from, to, url: scheme === '' ? `mailto:${address}` : text.slice(from, to) };
    left = to;
    at = to - 1;
  }
}

function linkEmails({ tokens, md, Token: Made }: StateCore): void {
  const made = (type: string, tag: string, nesting: -1 | 0 | 1, level: number) =>
    Object.assign(new Made(type, tag, nesting), { level });
  const split = (token: Token): Token[] => {
    const pieces: Token[] = [];
    const { content, level } = token;
    const text = (from: number, to: number, at: number) =>
      Object.assign(made('text', '', 0, at), { content: content.slice(from, to) });
    let done = 0;
    for (const { from, to, url } of emails(content)) {
      const open = made('link_open', 'a', 1, level);
      open.attrs = [['href', md.normalizeLink(url)]];
      pieces.push(text(done, from, level), open, text(from, to, level + 1), made('link_close', 'a', -1, level));
      done = to;
    }
    return done === 0 ? [token] : [...pieces, text(done, content.length, level)];
  };
  for (const block of tokens) {
    if (!block.children || !block.content.includes('@')) continue;
    let links = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === 'link_open' || (/^<a[>\s]/i.test(token.content) && token.type === 'html_inline')) links++;
      if (token.type === 'link_close' || (/^<\/a\s*>/i.test(token.content) && token.type === 'html_inline')) links--;
      return token.type === 'text' && links <= 0 ? split(token) : [token];
    });
  }
}

/**
 * Replaces markdown-it's own detection, which uses different rules: a list of top-level domains, and quotes around
 * links.
 */
export function bareLinks(md: MarkdownIt): void {
  const [text] = md.inline.ruler.getRules('');
  md.inline.ruler.at('text', upToWww(text!));
  md.inline.ruler.before('text', 'www', wwwLink);
  md.inline.ruler.after('text', 'scheme', schemeLink);
  md.inline.ruler.push('lone_bracket', loneBracket);
  md.core.ruler.push('emails', linkEmails);
}
