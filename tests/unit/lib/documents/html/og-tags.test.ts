import { describe, expect, test } from 'vitest';
import {
  metaNotices,
  metaTags,
  OG_PROPERTIES,
  type OgPage,
  readPage,
  writeTags,
} from '../../../../../src/lib/documents/html/og-tags.ts';

const nothing = Object.fromEntries(Object.keys(OG_PROPERTIES).map((name) => [name, ''])) as Record<
  keyof typeof OG_PROPERTIES,
  string
>;
const page: OgPage = {
  ...nothing,
  title: '',
  description: '',
  url: '',
  siteName: '',
  image: '',
  type: 'website',
  locale: '',
  imageAlt: '',
  imageWidth: null,
  imageHeight: null,
  card: 'summary',
  site: '',
  cardCreator: '',
  appName: 'App',
  appIphone: '1',
  appAndroid: 'a.b',
  player: '',
  playerWidth: null,
  playerHeight: null,
};
const keys = (more: Partial<OgPage>) => metaTags({ ...page, ...more }).map(({ key }) => key);

describe('tags', () => {
  test('are omitted for empty fields, and for image fields without an image', () => {
    expect(keys({})).toEqual(['og:type', 'twitter:card']);
    expect(keys({ imageAlt: 'x', imageWidth: 5 })).toEqual(['og:type', 'twitter:card']);
    expect(keys({ image: 'i', imageAlt: 'x', imageWidth: 5 })).toContain('og:image:width');
  });

  test('for a type use its namespace, one for each value of a list', () => {
    expect(keys({ type: 'video.movie', actor: ['a', 'b'], isbn: '9' })).toEqual([
      'og:type',
      'video:actor',
      'video:actor',
      'twitter:card',
    ]);
  });

  test('for an app or a player appear only with the matching card', () => {
    expect(keys({ card: 'app' }).slice(2)).toEqual([
      'twitter:app:name:iphone',
      'twitter:app:id:iphone',
      'twitter:app:name:googleplay',
      'twitter:app:id:googleplay',
    ]);
    expect(keys({ card: 'player', player: 'p' })).not.toContain('twitter:app:name:iphone');
  });

  test('are written as HTML, JSX and JSON', () => {
    const all = { basics: true, structured: true };
    expect(writeTags({ ...page, title: '<' }, 'html', all)).toMatch(/^<title>&lt;<\/title>\n[^]*ld\+json/);
    expect(writeTags({ ...page, title: '<' }, 'jsx', all)).toMatch(/^<title>\{"<"\}<\/title>\n/);
    expect(writeTags({ ...page, title: '<' }, 'jsx', all)).not.toContain('ld+json');
    expect(JSON.parse(writeTags(page, 'json', all))).toEqual([
      { property: 'og:type', content: 'website' },
      { name: 'twitter:card', content: 'summary' },
    ]);
  });
});

test('notices', () => {
  const codes = (more: Partial<OgPage>) => metaNotices({ ...page, ...more }).map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ url: 'https://a.example', image: 'a.png' })).toEqual(['not-url']);
  expect(codes({ title: '😀'.repeat(60) })).toEqual([]);
  expect(codes({ title: '😀'.repeat(61), card: 'summary_large_image' })).toEqual(['long-title', 'no-image']);
  expect(codes({ published: 'soon' })).toEqual([]);
  expect(codes({ type: 'article', published: 'soon', modified: '2026-02-28T10:00+01:00' })).toEqual(['not-iso-date']);
  expect(codes({ imageHeight: 314 })).toEqual(['small-image']);
  expect(codes({ locale: 'en' })).toEqual(['bad-locale']);
});

test('reading a page reports missing and duplicate tags, and replaces lone surrogates', () => {
  const html = '<title>T</title><meta name="description" content="a"><meta name="description" content="b\ud800">';
  expect(readPage(html)).toMatchObject({
    page: { title: 'T', description: 'a', url: '' },
    card: 'large',
    missing: ['og:title', 'og:type', 'og:image', 'og:url'],
    twice: ['description'],
  });
  expect(readPage('<meta name="og:title" content="\ud800">').page.title).toBe('\ufffd');
  expect(readPage('').tags).toEqual([]);
});
