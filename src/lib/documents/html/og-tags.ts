// Generates the tags of a page for Open Graph (ogp.me) and X cards, with notices about them.
import {
  basicTags,
  jsonLd,
  type MetaTag,
  namespaceOf,
  type OgType,
  type Page,
  readTags,
  VIDEOS,
  writeTag,
} from './social-meta.ts';

const SONGS = ['music.album', 'music.playlist'] as const;
const LONG_TITLE = 60;
const LONG_DESCRIPTION = 160;
/** Minimum size at which feeds show a picture, in pixels. */
const SMALL_IMAGE = { width: 600, height: 315 };
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** Properties for specific types: the types, and the property after the namespace. */
export const OG_PROPERTIES = {
  published: [['article'], 'published_time'],
  modified: [['article'], 'modified_time'],
  expiration: [['article'], 'expiration_time'],
  author: [['article', 'book'], 'author'],
  section: [['article'], 'section'],
  isbn: [['book'], 'isbn'],
  firstName: [['profile'], 'first_name'],
  lastName: [['profile'], 'last_name'],
  username: [['profile'], 'username'],
  gender: [['profile'], 'gender'],
  actor: [VIDEOS, 'actor'],
  director: [VIDEOS, 'director'],
  writer: [VIDEOS, 'writer'],
  duration: [['music.song', ...VIDEOS], 'duration'],
  album: [['music.song'], 'album'],
  albumDisc: [['music.song'], 'album:disc'],
  albumTrack: [['music.song'], 'album:track'],
  song: [SONGS, 'song'],
  songDisc: [SONGS, 'song:disc'],
  songTrack: [SONGS, 'song:track'],
  musician: [['music.song', 'music.album'], 'musician'],
  creator: [['music.playlist', 'music.radio_station'], 'creator'],
  series: [['video.episode'], 'series'],
  releaseDate: [['book', 'music.album', ...VIDEOS], 'release_date'],
  tag: [['article', 'book', ...VIDEOS], 'tag'],
} as const satisfies Readonly<Record<string, readonly [readonly OgType[], string]>>;

export type OgProperty = keyof typeof OG_PROPERTIES;

type Value = string | number | null;

/** The data for all tags; empty texts and null mean absent. */
export interface OgPage extends Page, Readonly<Record<OgProperty, Value | readonly string[]>> {
  type: OgType;
  locale: string;
  imageAlt: string;
  imageWidth: number | null;
  imageHeight: number | null;
  card: 'summary_large_image' | 'summary' | 'app' | 'player';
  site: string;
  cardCreator: string;
  appName: string;
  appIphone: string;
  appAndroid: string;
  player: string;
  playerWidth: number | null;
  playerHeight: number | null;
}

const applies = (name: OgProperty, type: OgType): boolean =>
  (OG_PROPERTIES[name][0] as readonly OgType[]).includes(type);

function cardTags(page: OgPage): [string, Value][] {
  const { card } = page;
  return [
    ['card', card],
    ['site', page.site],
    ['creator', page.cardCreator],
    ['title', page.title],
    ['description', page.description],
    ['image', page.image],
    ['image:alt', page.image && page.imageAlt],
    ['app:name:iphone', card === 'app' ? page.appName : null],
    ['app:id:iphone', card === 'app' ? page.appIphone : null],
    ['app:name:googleplay', card === 'app' ? page.appName : null],
    ['app:id:googleplay', card === 'app' ? page.appAndroid : null],
    ['player', card === 'player' ? page.player : null],
    ['player:width', card === 'player' ? page.playerWidth : null],
    ['player:height', card === 'player' ? page.playerHeight : null],
  ];
}

/** Returns the tags of a page in their usual order, without empty ones. Properties of other types are omitted. */
export function metaTags(page: OgPage): MetaTag[] {
  const general: [string, Value][] = [
    ['type', page.type],
    ['title', page.title],
    ['description', page.description],
    ['url', page.url],
    ['site_name', page.siteName],
    ['locale', page.locale],
    ['image', page.image],
    ['image:alt', page.image && page.imageAlt],
    ['image:width', page.image && page.imageWidth],
    ['image:height', page.image && page.imageHeight],
  ];
  const typed = (Object.keys(OG_PROPERTIES) as OgProperty[])
    .filter((name) => applies(name, page.type))
    .flatMap((name) =>
      [page[name]].flat().map((value): [string, Value] => {
        return [`${namespaceOf(page.type)}:${OG_PROPERTIES[name][1]}`, value];
      }),
    );
  const tags = [
    ...[...general.map(([key, value]): [string, Value] => [`og:${key}`, value]), ...typed].map(
      ([key, value]) => ({ attribute: 'property', key, content: String(value ?? '') }) as const,
    ),
    ...cardTags(page).map(
      ([key, value]) => ({ attribute: 'name', key: `twitter:${key}`, content: String(value ?? '') }) as const,
    ),
  ];
  return tags.filter(({ content }) => content.trim() !== '');
}

/**
 * Returns the tags as a text for the head of a page, or as JSON. `basics` are title, description and canonical address.
 */
export function writeTags(
  page: OgPage,
  format: 'html' | 'jsx' | 'json',
  { basics, structured }: { basics: boolean; structured: boolean },
): string {
  const tags = metaTags(page);
  if (format === 'json') {
    const records = tags.map(({ attribute, key, content }) => ({ [attribute]: key, content }));
    return JSON.stringify(records, null, 2);
  }
  return [
    ...(basics ? basicTags(page, format) : []),
    ...tags.map((tag) => writeTag(tag, format)),
    ...(structured && format === 'html' ? [jsonLd(page.type, page)] : []),
  ].join('\n');
}

export const OG_NOTICES = [
  'not-url',
  'not-iso-date',
  'long-title',
  'long-description',
  'no-image',
  'small-image',
  'bad-locale',
] as const;

interface OgNotice {
  code: (typeof OG_NOTICES)[number];
  params?: Record<string, string | number>;
}

function isDate(text: string): boolean {
  return ISO.test(text) && !Number.isNaN(Date.parse(text));
}

/** Returns values that feeds and crawlers would not accept as intended. */
export function metaNotices(page: OgPage): OgNotice[] {
  const { title, description, image, type, locale } = page;
  const addresses = [page.url, image, page.player].filter((text) => text !== '' && !/^https?:\/\/[^\s/]/i.test(text));
  const dates = (['published', 'modified', 'expiration', 'releaseDate'] as const)
    .filter((name) => applies(name, type))
    .map((name) => String(page[name] ?? ''))
    .filter((text) => text !== '' && !isDate(text));
  const lengthOf = (text: string) => Array.from(text).length;
  const { width, height } = SMALL_IMAGE;
  const notices: (OgNotice | false)[] = [
    ...addresses.map((value): OgNotice => ({ code: 'not-url', params: { value } })),
    ...dates.map((value): OgNotice => ({ code: 'not-iso-date', params: { value } })),
    lengthOf(title) > LONG_TITLE && { code: 'long-title', params: { length: lengthOf(title), most: LONG_TITLE } },
    lengthOf(description) > LONG_DESCRIPTION && {
      code: 'long-description',
      params: { length: lengthOf(description), most: LONG_DESCRIPTION },
    },
    title !== '' && image === '' && page.card === 'summary_large_image' && { code: 'no-image' },
    ((page.imageWidth ?? width) < width || (page.imageHeight ?? height) < height) && { code: 'small-image' },
    locale !== '' && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale) && { code: 'bad-locale', params: { value: locale } },
  ];
  return notices.filter((notice) => notice !== false);
}

/** Returns the tags of an HTML page, the page that they describe, and missing or duplicate keys. */
export function readPage(html: string) {
  const tags = readTags(html);
  const value = (...keys: string[]) =>
    keys
      .map((key) => tags.find((tag) => tag.key === key)?.content)
      .find((content) => content)
      ?.toWellFormed() ?? '';
  const page: Page = {
    title: value('og:title', 'twitter:title', 'title'),
    description: value('og:description', 'description'),
    url: value('og:url', 'canonical'),
    siteName: value('og:site_name'),
    image: value('og:image'),
  };
  return {
    tags,
    page,
    card: value('twitter:card') === 'summary' ? ('summary' as const) : ('large' as const),
    missing: ['og:title', 'og:type', 'og:image', 'og:url'].filter((key) => value(key) === ''),
    twice: ['og:title', 'og:url', 'og:description', 'description'].filter(
      (key) => tags.filter((tag) => tag.key === key).length > 1,
    ),
  };
}
