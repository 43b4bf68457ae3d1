import { casesOf } from '../../src/core/spec.ts';
import type tool from './email-normalizer.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      'info@Bücher.example': 'a list in a mixed notation',
    },
    finds: {
      'email address with a name': {
        matches: [['Anna Smith <anna@example.com>', 'anna@example.com']],
        rejects: ['Paul <not an address>', 'a < b@c > d'],
      },
      'list of email addresses': {
        matches: [['anna@example.com, bob@example.org', 'anna@example.com\nbob@example.org']],
        rejects: ['anna@example.com', 'anna@example.com and bob@example.org'],
      },
      'list of mailboxes': {
        matches: [['Anna <anna@example.com>; bob@example.org', 'Anna <anna@example.com>\nbob@example.org']],
        rejects: ['Anna <anna@example.com>', 'Anna; Bob', 'a <b@c.de> d; e'],
      },
    },
    detect: [
      {
        matches: ['John.Doe+news@gmail.com', 'a@b.co.uk'],
        rejects: [
          'lodash@4.17.21',
          '@tanstack/react',
          'git@github.com:a/b.git',
          'a@b',
          'me@example.com, you@example.com',
        ],
      },
    ],
    examples: [
      { input: { text: 'a@b@c' }, output: { addresses: 'a@b@c', groups: [] }, warns: ['invalid'] },
      {
        input: { text: 'A@Example.com\n\nuser+x@outlook.com' },
        output: { addresses: 'a@example.com\n\nuser@outlook.com' },
      },
      { input: { text: 'j.d@googlemail.com' }, output: { addresses: 'jd@gmail.com' } },
      { input: { text: 'x+y@protonmail.com' }, output: { addresses: 'x@protonmail.com' } },
      { input: { text: 'x+y@protonmail.com', providers: false }, output: { addresses: 'x+y@protonmail.com' } },
      { input: { text: '"a b"@Example.com', lowercase: false }, output: { addresses: '"a b"@example.com' } },
      {
        input: { text: 'User@[192.168.1.1], a@[ipv6:2001:DB8:0::1]' },
        output: { addresses: 'user@[192.168.1.1]\na@[IPv6:2001:db8::1]' },
        warns: [],
      },
      {
        input: { text: 'a@[1.2.3], a@[2001:db8::1], a@[IPv6:1.2.3.4], a@[]' },
        check: ({ groups }) => groups.length === 0,
      },
      {
        input: { text: 'a..b@example.com, @example.com, a@1.2.3.4' },
        check: ({ groups }) => groups.length === 0,
        warns: ['invalid', 'invalid', 'invalid'],
      },
    ],
  },
});
