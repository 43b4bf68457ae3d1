import { choice, code, defineTool, list, operation, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import {
  metaNotices,
  OG_NOTICES,
  OG_PROPERTIES,
  type OgProperty,
  readPage,
  writeTags,
} from '../../src/lib/documents/html/og-tags.ts';
import { OG_TYPES, prefixOf, previewSvg } from '../../src/lib/documents/html/social-meta.ts';

const size = (when?: Record<string, readonly string[]>) =>
  optionalInteger({ min: 1, max: 100_000, ...(when && { when }) });

/** Fields that only some page types have. */
const typeOf = (name: OgProperty) => ({ type: OG_PROPERTIES[name][0] });
const texts = <N extends OgProperty>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, text({ when: typeOf(name) })])) as Record<N, ReturnType<typeof text>>;
const lists = <N extends OgProperty>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, list({ when: typeOf(name) })])) as Record<N, ReturnType<typeof list>>;
const numbers = <N extends OgProperty>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, size(typeOf(name))])) as Record<N, ReturnType<typeof size>>;

export default defineTool({
  icon: 'share-2',
  createdAt: '2022-08-17',
  related: ['html-entities', 'slugify-string'],
  operations: {
    generate: operation({
      fields: {
        title: text({ primary: true, required: false }),
        description: text({ multiline: true, rows: 2 }),
        url: text(),
        type: choice(OG_TYPES, { advanced: true }),
        siteName: text({ advanced: true }),
        locale: text({ advanced: true }),
        image: text(),
        imageAlt: text(),
        imageWidth: size(),
        imageHeight: size(),
        card: choice(['summary_large_image', 'summary', 'app', 'player']),
        site: text(),
        cardCreator: text(),
        appName: text({ when: { card: ['app'] } }),
        appIphone: text({ when: { card: ['app'] } }),
        appAndroid: text({ when: { card: ['app'] } }),
        player: text({ when: { card: ['player'] } }),
        playerWidth: size({ card: ['player'] }),
        playerHeight: size({ card: ['player'] }),
        ...texts('published', 'modified', 'expiration', 'section', 'isbn'),
        ...texts('firstName', 'lastName', 'username', 'gender'),
        ...texts('album', 'song', 'creator', 'series', 'releaseDate'),
        ...lists('author', 'actor', 'director', 'writer', 'musician', 'tag'),
        ...numbers('duration', 'albumDisc', 'albumTrack', 'songDisc', 'songTrack'),
        format: choice({ html: 'HTML', jsx: 'JSX', json: 'JSON' }),
        basics: toggle({ initial: true }),
        structured: toggle(),
      },
      output: {
        tags: out.code('html', { fileName: 'meta.html' }),
        prefix: out.row(),
        preview: out.svg({ fileName: 'preview', large: true }),
      },
      failures: ['lone-surrogate'],
      warnings: OG_NOTICES,
      aliases: { og: {}, 'open-graph': {}, 'meta-tags': {}, 'twitter-card': {} },
      transform(input, ctx) {
        for (const name of Object.keys(input) as (keyof typeof input)[]) {
          const value = input[name];
          if (typeof value === 'string') ctx.within(name, () => encodeUtf8(value));
          else if (typeof value === 'object') ctx.within(name, () => encodeUtf8((value ?? []).join('\n')));
        }
        for (const { code, params } of metaNotices(input)) ctx.warn(code, params);
        const isShown = input.title !== '' || input.description !== '' || input.url !== '';
        return {
          tags: writeTags(input, input.format, input),
          prefix: `prefix="${prefixOf(input.type)}"`,
          preview: isShown ? previewSvg(input, input.card === 'summary' ? 'summary' : 'large') : '',
        };
      },
      examples: {
        blogPost: {
          input: {
            title: 'Release notes',
            description: 'What is new in version 3',
            url: 'https://example.com/notes',
            image: 'https://example.com/a.png',
          },
          check: ({ tags, preview }) =>
            tags.startsWith('<title>Release notes</title>') &&
            tags.split('\n').length === 12 &&
            preview.includes('example.com'),
        },
        minimalTags: {
          input: { title: 'T "q" <x> & co', basics: false, card: 'summary' },
          output: {
            tags: '<meta property="og:type" content="website" />\n<meta property="og:title" content="T &quot;q&quot; &lt;x&gt; &amp; co" />\n<meta name="twitter:card" content="summary" />\n<meta name="twitter:title" content="T &quot;q&quot; &lt;x&gt; &amp; co" />',
          },
          warns: [],
        },
        movie: {
          input: {
            title: 'Film',
            type: 'video.movie',
            actor: ['https://example.com/ann', 'https://example.com/bob'],
            duration: 5400,
            card: 'summary',
          },
          check: ({ tags, prefix }) =>
            tags.includes('<meta property="video:actor" content="https://example.com/bob" />') &&
            tags.includes('"video:duration" content="5400"') &&
            !tags.includes('og:video') &&
            prefix === 'prefix="og: https://ogp.me/ns# video: https://ogp.me/ns/video#"',
        },
        song: {
          input: {
            title: 'Song',
            type: 'music.song',
            albumDisc: 2,
            musician: ['https://example.com/m'],
            format: 'jsx',
            card: 'summary',
          },
          check: ({ tags }) => tags.includes('property="music:album:disc" content={"2"}'),
        },
      },
    }),

    read: operation({
      fields: { html: code('html', { primary: true }) },
      output: { found: out.table(['tag', 'content']), preview: out.svg({ fileName: 'preview' }) },
      warnings: ['missing', 'twice'],
      aliases: { 'read-meta': {} },
      transform({ html }, ctx) {
        const { tags, page, card, missing, twice } = readPage(html);
        if (missing.length > 0) ctx.warn('missing', { tags: missing.join(', ') });
        if (twice.length > 0) ctx.warn('twice', { tags: twice.join(', ') });
        return { found: tags.map(({ key, content }) => ({ tag: key, content })), preview: previewSvg(page, card) };
      },
      examples: {
        pageHead: {
          input: {
            html: '<title>A &amp; B</title>\n<meta property="og:title" content="T &quot;q&quot;">\n<meta content=\'website\' property=og:type>',
          },
          output: {
            found: [
              { tag: 'title', content: 'A & B' },
              { tag: 'og:title', content: 'T "q"' },
              { tag: 'og:type', content: 'website' },
            ],
          },
          warns: ['missing'],
        },
        canonicalLink: {
          input: { html: '<link href="/a?x=1&amp;y=2" rel="canonical"><!-- <meta name="old" content="x"> -->' },
          output: { found: [{ tag: 'canonical', content: '/a?x=1&y=2' }] },
        },
      },
    }),
  },
});
