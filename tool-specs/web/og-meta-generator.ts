import { choice, code, defineTool, list, operation, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import {
  basicTags,
  jsonLd,
  type MetaTag,
  namespaceOf,
  OG_TYPES,
  type OgType,
  prefixOf,
  previewSvg,
  readTags,
  VIDEOS,
  writeTag,
} from '../../src/lib/documents/html/social-meta.ts';

const size = (when?: Record<string, readonly string[]>) =>
  optionalInteger({ min: 1, max: 100_000, ...(when && { when }) });
const LONG_TITLE = 60;
const LONG_DESCRIPTION = 160;
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const SONGS = ['music.album', 'music.playlist'] as const;

/** Fields of a type: where they belong, and the property behind the namespace. */
const TYPED = {
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
type Typed = keyof typeof TYPED;

const when = (name: Typed) => ({ when: { type: TYPED[name][0] } });
const texts = <N extends Typed>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, text(when(name))])) as Record<N, ReturnType<typeof text>>;
const lists = <N extends Typed>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, list(when(name))])) as Record<N, ReturnType<typeof list>>;
const numbers = <N extends Typed>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, size({ type: TYPED[name][0] })])) as Record<N, ReturnType<typeof size>>;

export default defineTool({
  icon: 'share-2',
  related: ['html-entities', 'slugify-string'],
  operations: {
    generate: operation({
      fields: {
        title: text({ primary: true, required: false }),
        description: text({ multiline: true, rows: 2 }),
        url: text(),
        type: choice(OG_TYPES),
        siteName: text(),
        locale: text(),
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
        ...texts(
          'published',
          'modified',
          'expiration',
          'section',
          'isbn',
          'firstName',
          'lastName',
          'username',
          'gender',
        ),
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
        preview: out.svg({ fileName: 'preview' }),
      },
      failures: ['lone-surrogate'],
      warnings: ['not-url', 'not-iso-date', 'long-title', 'long-description', 'no-image', 'small-image', 'bad-locale'],
      aliases: { og: {}, 'open-graph': {}, 'meta-tags': {}, 'twitter-card': {} },
      transform(input, ctx) {
        const names = Object.keys(input) as (keyof typeof input)[];
        for (const name of names) {
          const value = input[name];
          if (typeof value === 'string') ctx.within(name, () => encodeUtf8(value));
          else if (typeof value === 'object') ctx.within(name, () => encodeUtf8((value ?? []).join('\n')));
        }
        const { title, description, url, siteName, image, type, card, format } = input;
        const page = { title, description, url, siteName, image };
        for (const name of ['url', 'image', 'player'] as const)
          if (input[name] !== '' && !/^https?:\/\/[^\s/]/i.test(input[name]))
            ctx.warn('not-url', { value: input[name] });
        for (const name of ['published', 'modified', 'expiration', 'releaseDate'] as const)
          if (
            applies(name, type) &&
            input[name] !== '' &&
            !(ISO.test(input[name]) && !Number.isNaN(Date.parse(input[name])))
          )
            ctx.warn('not-iso-date', { value: input[name] });
        if (Array.from(title).length > LONG_TITLE)
          ctx.warn('long-title', { length: Array.from(title).length, most: LONG_TITLE });
        if (Array.from(description).length > LONG_DESCRIPTION)
          ctx.warn('long-description', { length: Array.from(description).length, most: LONG_DESCRIPTION });
        if (title !== '' && image === '' && card === 'summary_large_image') ctx.warn('no-image');
        if ((input.imageWidth ?? 600) < 600 || (input.imageHeight ?? 315) < 315) ctx.warn('small-image');
        if (input.locale !== '' && !/^[a-z]{2,3}_[A-Z]{2}$/.test(input.locale))
          ctx.warn('bad-locale', { value: input.locale });

        const og: readonly (readonly [string, string | number | null])[] = [
          ['type', type],
          ['title', title],
          ['description', description],
          ['url', url],
          ['site_name', siteName],
          ['locale', input.locale],
          ['image', image],
          ['image:alt', image && input.imageAlt],
          ['image:width', image && input.imageWidth],
          ['image:height', image && input.imageHeight],
        ];
        const typed = (Object.keys(TYPED) as Typed[])
          .filter((name) => applies(name, type))
          .flatMap((name) => {
            const value = input[name];
            return [value]
              .flat()
              .map((each) => [`${namespaceOf(type)}:${TYPED[name][1]}`, each as string | number | null] as const);
          });
        const x: readonly (readonly [string, string | number | null])[] = [
          ['card', card],
          ['site', input.site],
          ['creator', input.cardCreator],
          ['title', title],
          ['description', description],
          ['image', image],
          ['image:alt', image && input.imageAlt],
          ...(card === 'app'
            ? ([
                ['app:name:iphone', input.appName],
                ['app:id:iphone', input.appIphone],
                ['app:name:googleplay', input.appName],
                ['app:id:googleplay', input.appAndroid],
              ] as const)
            : []),
          ...(card === 'player'
            ? ([
                ['player', input.player],
                ['player:width', input.playerWidth],
                ['player:height', input.playerHeight],
              ] as const)
            : []),
        ];
        const tags: MetaTag[] = [
          ...og.map(([key, value]) => ({
            attribute: 'property' as const,
            key: `og:${key}`,
            content: String(value ?? ''),
          })),
          ...typed.map(([key, value]) => ({ attribute: 'property' as const, key, content: String(value ?? '') })),
          ...x.map(([key, value]) => ({
            attribute: 'name' as const,
            key: `twitter:${key}`,
            content: String(value ?? ''),
          })),
        ].filter(({ content }) => content.trim() !== '');
        const lines =
          format === 'json'
            ? [
                JSON.stringify(
                  tags.map(({ attribute, key, content }) => ({ [attribute]: key, content })),
                  null,
                  2,
                ),
              ]
            : [
                ...(input.basics ? basicTags(page, format) : []),
                ...tags.map((tag) => writeTag(tag, format)),
                ...(input.structured && format === 'html' ? [jsonLd(type, page)] : []),
              ];
        const shown = title !== '' || description !== '' || url !== '';
        return {
          tags: lines.join('\n'),
          prefix: `prefix="${prefixOf(type)}"`,
          preview: shown ? previewSvg(page, card === 'summary' ? 'summary' : 'large') : '',
        };
      },
      examples: [
        {
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
        {
          input: { title: 'T "q" <x> & co', basics: false, card: 'summary' },
          output: {
            tags: '<meta property="og:type" content="website" />\n<meta property="og:title" content="T &quot;q&quot; &lt;x&gt; &amp; co" />\n<meta name="twitter:card" content="summary" />\n<meta name="twitter:title" content="T &quot;q&quot; &lt;x&gt; &amp; co" />',
          },
          warns: [],
        },
        {
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
        {
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
      ],
    }),

    read: operation({
      fields: { html: code('html', { primary: true }) },
      output: { found: out.table(['tag', 'content']), preview: out.svg({ fileName: 'preview' }) },
      warnings: ['missing', 'twice'],
      aliases: { 'read-meta': {} },
      transform({ html }, ctx) {
        const found = readTags(html);
        const value = (...keys: string[]) =>
          keys.map((key) => found.find((tag) => tag.key === key)?.content).find((each) => each) ?? '';
        const missing = ['og:title', 'og:type', 'og:image', 'og:url'].filter((key) => value(key) === '');
        if (missing.length > 0) ctx.warn('missing', { tags: missing.join(', ') });
        const twice = ['og:title', 'og:url', 'og:description', 'description'].filter(
          (key) => found.filter((tag) => tag.key === key).length > 1,
        );
        if (twice.length > 0) ctx.warn('twice', { tags: twice.join(', ') });
        const page = {
          title: value('og:title', 'twitter:title', 'title'),
          description: value('og:description', 'description'),
          url: value('og:url', 'canonical'),
          siteName: value('og:site_name'),
          image: value('og:image'),
        };
        const wellFormed = Object.fromEntries(
          Object.entries(page).map(([key, each]) => [key, each.toWellFormed()]),
        ) as typeof page;
        return {
          found: found.map(({ key, content }) => ({ tag: key, content })),
          preview: previewSvg(wellFormed, value('twitter:card') === 'summary' ? 'summary' : 'large'),
        };
      },
      examples: [
        {
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
        {
          input: { html: '<link href="/a?x=1&amp;y=2" rel="canonical"><!-- <meta name="old" content="x"> -->' },
          output: { found: [{ tag: 'canonical', content: '/a?x=1&y=2' }] },
        },
      ],
    }),
  },
});

const applies = (name: Typed, type: OgType): boolean => (TYPED[name][0] as readonly OgType[]).includes(type);
