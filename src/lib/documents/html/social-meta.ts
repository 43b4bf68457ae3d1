// Meta tags for search engines and link previews: Open Graph (ogp.me), X cards, JSON-LD.
import { encodeEntities } from './entities.ts';
import { htmlTags } from './tags.ts';
import { isUrl } from '../../../base/is-url.ts';

export const OG_TYPES = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;
export type OgType = (typeof OG_TYPES)[number];

export const VIDEOS = ['video.movie', 'video.episode', 'video.tv_show', 'video.other'] as const;

/** A tag; Open Graph has `property`, everything else `name`. */
export interface MetaTag {
  attribute: 'property' | 'name';
  key: string;
  content: string;
}

/** Properties of a type have their own namespace: `video:actor`, never `og:video:actor`. */
export const namespaceOf = (type: OgType): string => type.split('.')[0]!;

/** Returns the attribute of the html element that declares the namespaces in use (RDFa prefixes). */
export function prefixOf(type: OgType): string {
  const own = type === 'website' ? '' : ` ${namespaceOf(type)}: https://ogp.me/ns/${namespaceOf(type)}#`;
  return `og: https://ogp.me/ns#${own}`;
}

export interface Page {
  title: string;
  description: string;
  url: string;
  siteName: string;
  image: string;
}

const attribute = (text: string): string => encodeEntities(text, { scope: 'attribute', form: 'named' }).text;

const SCHEMA_TYPES: Readonly<Record<OgType, string>> = {
  website: 'WebSite',
  article: 'Article',
  book: 'Book',
  profile: 'ProfilePage',
  'music.song': 'MusicRecording',
  'music.album': 'MusicAlbum',
  'music.playlist': 'MusicPlaylist',
  'music.radio_station': 'RadioStation',
  'video.movie': 'Movie',
  'video.episode': 'TVEpisode',
  'video.tv_show': 'TVSeries',
  'video.other': 'VideoObject',
};

/** Returns a script element with JSON-LD, in which no text can close the element. */
export function jsonLd(type: OgType, { title, description, url, image }: Page): string {
  const facts = Object.entries({ [type === 'article' ? 'headline' : 'name']: title, description, url, image });
  const data = {
    '@context': 'https://schema.org',
    '@type': SCHEMA_TYPES[type],
    ...Object.fromEntries(facts.filter(([, value]) => value !== '')),
  };
  const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** Title, description and canonical address as plain HTML. */
export function basicTags({ title, description, url }: Page, format: 'html' | 'jsx'): string[] {
  const content = (text: string) => (format === 'jsx' ? `{${JSON.stringify(text)}}` : `"${attribute(text)}"`);
  const inside =
    format === 'jsx' ? `{${JSON.stringify(title)}}` : encodeEntities(title, { scope: 'text', form: 'named' }).text;
  return [
    ...(title === '' ? [] : [`<title>${inside}</title>`]),
    ...(description === '' ? [] : [`<meta name="description" content=${content(description)} />`]),
    ...(url === '' ? [] : [`<link rel="canonical" href=${content(url)} />`]),
  ];
}

export function writeTag({ attribute: name, key, content }: MetaTag, format: 'html' | 'jsx'): string {
  const value = format === 'jsx' ? `{${JSON.stringify(content)}}` : `"${attribute(content)}"`;
  return `<meta ${name}="${key}" content=${value} />`;
}

/** Returns the meta tags, title and canonical link of a page, as a browser finds them. */
export function readTags(html: string): { key: string; content: string }[] {
  const tags: { key: string; content: string }[] = [];
  let title: string | undefined;
  for (const { name, attributes, text } of htmlTags(html)) {
    if (name === 'title') title ??= spaced(text);
    else if (name === 'meta') {
      const key = attributes.get('property') ?? attributes.get('name');
      if (key !== undefined) tags.push({ key, content: attributes.get('content') ?? '' });
    } else if (
      name === 'link' &&
      spaced(attributes.get('rel') ?? '')
        .toLowerCase()
        .split(' ')
        .includes('canonical')
    )
      tags.push({ key: 'canonical', content: attributes.get('href') ?? '' });
  }
  return title === undefined ? tags : [{ key: 'title', content: title }, ...tags];
}

/** Collapses whitespace like `document.title`. */
const spaced = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');

/**
 * Breaks text into lines of at most this many characters; the last one is truncated with an ellipsis. Wide letters
 * count twice.
 */
function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of text.trim().match(/[\u2e80-\u{3ffff}]|[^\s\u2e80-\u{3ffff}]+|\s+/gu) ?? []) {
    const size = /^[\u2e80-\u{3ffff}]/u.test(piece) ? 2 : piece.length;
    if (used + size > width && line.trim() !== '') {
      lines.push(line.trim());
      line = '';
      used = 0;
    }
    if (lines.length === most) {
      lines[most - 1] = `${lines[most - 1]!.slice(0, width - 1).toWellFormed()}…`;
      return lines;
    }
    line += piece.slice(0, width);
    used += size;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** Draws the page as a card in a feed (above) and in a search result (below), as an SVG picture. */
export function previewSvg(page: Page, card: 'summary' | 'large'): string {
  const host = isUrl(page.url) ? new URL(page.url).host : '';
  // removes characters that XML forbids
  const safe = (text: string) =>
    encodeEntities(text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd'), {
      scope: 'markup',
      form: 'decimal',
    }).text;
  const texts: string[] = [];
  const put = (lines: readonly string[], x: number, y: number, size: number, color: string, weight = 400): number => {
    for (const [at, line] of lines.entries())
      texts.push(
        `<text x="${x}" y="${y + at * size * 1.3}" font-size="${size}" font-weight="${weight}" fill="${color}">${safe(line)}</text>`,
      );
    return y + lines.length * size * 1.3;
  };
  const large = card === 'large';
  const left = large ? 16 : 152;
  const width = large ? 56 : 40;
  let y = large ? 290 : 34;
  y = put([page.siteName || host], left, y, 13, '#67707b');
  y = put(wrap(page.title, width, 2), left, y + 4, 17, '#111418', 600);
  y = put(wrap(page.description, width + 8, 2), left, y + 2, 14, '#4a525c');
  const bottom = Math.max(y, large ? 0 : 136);
  let below = put([page.url.slice(0, 70).toWellFormed()], 16, bottom + 44, 13, '#3c4650');
  below = put(wrap(page.title, 56, 1), 16, below + 8, 19, '#1a0dab');
  below = put(wrap(page.description, 72, 2), 16, below + 2, 14, '#4a525c');
  const picture = large
    ? '<rect x="1" y="1" width="518" height="266" fill="#dfe4ea"/>'
    : '<rect x="1" y="1" width="135" height="135" fill="#dfe4ea"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="${Math.ceil(below + 10)}" font-family="system-ui, sans-serif"><rect width="520" height="100%" fill="#fff"/><rect x="0.5" y="0.5" width="519" height="${Math.ceil(bottom + 4)}" rx="8" fill="#f7f9fb" stroke="#cfd6dd"/>${picture}${texts.join('')}</svg>`;
}
