import { casesOf } from '../../src/core/spec.ts';
import type tool from './og-meta-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      {
        input: {},
        output: {
          tags: '<meta property="og:type" content="website" />\n<meta name="twitter:card" content="summary_large_image" />',
          preview: '',
        },
        warns: [],
      },
      {
        input: {
          title: '</script><script>alert(1)</script>',
          structured: true,
          type: 'article',
          published: '2026-11-20',
          card: 'summary',
        },
        check: ({ tags, preview }) => !/<script>/.test(tags + preview) && tags.includes('article:published_time'),
        warns: [],
      },
      // fields of another type are kept in the form and stay out of the tags
      {
        input: { type: 'profile', username: 'ada', isbn: '978' },
        check: ({ tags }) => tags.includes('profile:username') && !tags.includes('978'),
      },
      {
        input: { title: 'x'.repeat(61), url: 'example.com', locale: 'en', imageWidth: 100 },
        output: {},
        warns: ['not-url', 'long-title', 'no-image', 'small-image', 'bad-locale'],
      },
      { input: { type: 'book', releaseDate: '2026-02-31x' }, output: {}, warns: ['not-iso-date'] },
      {
        input: { title: '你好 😀', format: 'json', card: 'summary' },
        check: ({ tags }) => (JSON.parse(tags) as unknown[]).length === 4,
      },
      { input: { description: 'a\ud83d' }, fails: 'lone-surrogate', field: 'description' },
    ],
  },
  read: {
    unrecognized: {
      '<link href="/a?x=1&amp;y=2" rel="canonical"><!-- <meta name="old" content="x"> -->':
        'a tag, which the formatter takes',
    },
    finds: {
      'meta tags': {
        matches: [
          '<meta property="og:title" content="Hello">\n<meta property="og:image" content="https://example.com/a.png">',
        ],
        rejects: ['<meta charset="utf-8">', '<meta name="viewport" content="width=device-width">'],
      },
    },
    examples: [
      {
        input: {
          html: '<svg><title>icon</title></svg><title>a < b &amp; c</title><meta property="og:title" content="first" content="second"><link rel="canonical nofollow" href="/p">',
        },
        output: {
          found: [
            { tag: 'title', content: 'a < b & c' },
            { tag: 'og:title', content: 'first' },
            { tag: 'canonical', content: '/p' },
          ],
        },
      },
      {
        input: {
          html: '<script>s = "<meta name=a content=x>"</script><textarea><meta name=b></textarea><meta name="c" content="it">',
        },
        output: { found: [{ tag: 'c', content: 'it' }] },
      },
      { input: { html: 'no tags' }, output: { found: [] }, warns: ['missing'] },
    ],
  },
});
