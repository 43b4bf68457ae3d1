import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, search } from './safelink-decoder.ts';

export default casesOf<typeof tool>({
  run: {
    finds: {
      'wrapped link': {
        matches: [
          search,
          'https://secure-web.cisco.com/1rpFFtn1JZDE_g214Q/https%3A%2F%2Fexample.org%2F',
          'https://url.uk.m.mimecastprotect.com/s/YP9XCWQRPfDXo1NIKijuVb2y7?domain=example.org',
          'https://out.reddit.com/t3_abc?url=https%3A%2F%2Fexample.org%2Fa&token=x',
          'https://urldefense.com/v3/__https://example.com/__;!!abc$',
          'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F&sa=D',
          'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0',
          'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.org%2F',
          'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fexample.org%2F',
          'https://slack-redir.net/link?url=https%3A%2F%2Fexample.org%2F',
          'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.org%2F',
        ],
        rejects: [
          'https://www.google.com/',
          'https://safelinks.protection.outlook.com.evil.example/?url=x',
          'https://www.google.com/search?q=a',
        ],
      },
    },
    examples: [
      {
        input: { text: search.replaceAll('&', '&amp;') },
        output: { targets: 'https://www.google.com/search?q=safelink&rlz=1' },
      },
      {
        input: { text: `See <${search}> and https://example.org.` },
        check: ({ targets }) => targets.startsWith('https://www.google.com/search'),
        warns: ['skipped'],
      },
      {
        input: { text: 'https://protect-eu.mimecast.com/s/abc123?domain=example.org' },
        output: { targets: 'example.org' },
        warns: ['domain-only'],
      },
      { input: { text: 'https://protect-eu.mimecast.com/s/abc123def456' }, fails: 'kept-elsewhere' },
      { input: { text: '' }, output: { targets: '' } },
      { input: { text: 'https://google.com' }, fails: 'not-wrapped' },
      {
        input: { text: 'https://evil.example/.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example' },
        fails: 'not-wrapped',
      },
      { input: { text: 'https://eur01.safelinks.protection.outlook.com/?data=x' }, fails: 'no-target' },
    ],
  },
});
