import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, RFC_KEY, JBSWY, URI } from './otp-generator.ts';

const RFC_256 = {
  secret: '12345678901234567890123456789012',
  reading: 'utf8',
  algorithm: 'sha-256',
  digits: '8',
} as const;
const RFC_512 = {
  secret: `${'1234567890'.repeat(6)}1234`,
  reading: 'utf8',
  algorithm: 'sha-512',
  digits: '8',
} as const;

export default casesOf<typeof tool>({
  totp: {
    finds: {
      'Base32 key': {
        matches: ['JBSWY3DPEHPK3PXP', 'NBSWY3DPEB3W64TMMQ======', 'JBSW Y3DP EHPK 3PXP'],
        rejects: ['JBSWY3DP', 'ABCDEFGHIJKLMNOP', 'jbswy3dpehpk3pxp', 'JBSWY3DPEHPK3PX1', 'THE FOUR MAIN WAYS'],
      },
    },
    detect: [
      {
        matches: [URI, 'otpauth://steam/Steam:a?secret=AAAA'],
        rejects: ['otpauth://totp/', 'otpauth://hotp/x?secret=AAAA', 'otpauth'],
      },
      { matches: ['steam://JBSWY3DPEHPK3PXP'], rejects: ['steam://rungameid/570', 'steam://run/570', 'steam'] },
    ],
    examples: [
      // Steam's own accounts may lack the number of digits.
      ...[
        'otpauth://totp/Steam:bob?secret=JBSWY3DPEHPK3PXP&issuer=Steam',
        'otpauth://totp/Steam:bob?secret=JBSWY3DPEHPK3PXP&issuer=steam&algorithm=SHA1',
      ].map((secret) => ({
        input: { secret },
        check: ({ code, uri }: { code: { current: string } | null; uri: unknown }) =>
          /^[2-9A-Z]{5}$/.test(code?.current ?? '') && String(uri).endsWith('digits=5&period=30&encoder=steam'),
      })),
      {
        input: { secret: 'otpauth://totp/Steam:bob?secret=JBSWY3DPEHPK3PXP&issuer=Steam&digits=6' },
        check: ({ code }) => /^\d{6}$/.test(code?.current ?? ''),
      },
      {
        input: { ...RFC_KEY, digits: '8', issuer: "Bob's", account: 'é' },
        check: ({ uri }) =>
          String(uri).includes('/Bob%27s:%C3%A9?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bob%27s'),
      },
      ...(
        [
          // RFC 6238, appendix B
          ['1970-01-01T00:00:59Z', '94287082', '46119246', '90693936'],
          ['2005-03-18T01:58:29Z', '07081804', '68084774', '25091201'],
          ['2005-03-18T01:58:31Z', '14050471', '67062674', '99943326'],
          ['2009-02-13T23:31:30Z', '89005924', '91819424', '93441116'],
          ['2033-05-18T03:33:20Z', '69279037', '90698825', '38618901'],
          ['2603-10-11T11:33:20Z', '65353130', '77737706', '47863826'],
        ] as const
      ).flatMap(([now, sha1, sha256, sha512]) => [
        { input: { ...RFC_KEY, digits: '8' as const }, now, output: { code: { current: sha1 } } },
        { input: RFC_256, now, output: { code: { current: sha256 } } },
        { input: RFC_512, now, output: { code: { current: sha512 } } },
      ]),
      {
        input: { ...JBSWY },
        now: '1970-01-01T00:00:31Z',
        output: {
          code: { previous: '282760', current: '996554', next: '602287' },
          step: 1,
          stepHex: '0000000000000001',
        },
      },
      { input: { ...JBSWY }, now: '1970-01-01T00:00:00Z', output: { code: { previous: null, current: '282760' } } },
      { input: JBSWY, now: '2016-06-07T18:38:27Z', output: { code: { current: '341128' } } },
      { input: JBSWY, now: '2013-04-07T08:51:47Z', output: { code: { current: '089029' } } },
      // bits left over are no byte of the key
      {
        input: { secret: 'ITTOOLS' },
        now: '2021-01-01T05:00:00Z',
        output: { code: { previous: '918365', current: '885809', next: '556793' }, secretHex: '44e6e72e' },
        warns: ['leftover-bits', 'short-key'],
      },
      {
        input: { secret: 'ABCDEF' },
        now: '1970-01-01T00:00:30Z',
        output: { code: { current: '543770' }, secretHex: '004432' },
        warns: ['incomplete-group', 'short-key'],
      },
      {
        input: { secret: 'jbsw y3dp-ehpk 3pxp====' },
        now: '1970-01-01T00:00:00Z',
        output: { code: { current: '282760' } },
      },
      {
        input: { secret: 'MNWHA53EN52GS3TRI5AWC6RRGIZSCQCAFEUCU23MKFBVISC7GM2Q' },
        check: ({ code }) => /^\d{6}$/.test(code?.current ?? ''),
      },
      { input: { secret: 'JBSWY3DPEHPK3PX1' }, fails: 'not-base32', at: { offset: 15 } },
      { input: { secret: ' - ' }, fails: 'no-key' },
      { input: { ...JBSWY, account: ' ' }, fails: 'no-account', field: 'account' },
      { input: { ...JBSWY, issuer: 'a:b' }, fails: 'colon', field: 'issuer' },
      { input: { secret: 'otpauth://hotp/a?secret=AAAA' }, fails: 'other-kind' },
      { input: { secret: 'otpauth://totp/a?secret=AAAA&digits=9' }, fails: 'bad-parameter' },
      { input: { ...JBSWY, period: 0 }, fails: 'below-minimum' },
      { input: { secret: '' }, output: { code: null, svg: '' } },
      // what follows the issuer and its colon belongs to the account
      ...(
        [
          ['Foo:bar:baz', '&issuer=Foo', 'Foo:bar%3Abaz', 'Foo'],
          ['Foo%3Abar%3Abaz', '&issuer=Foo', 'Foo:bar%3Abaz', 'Foo'],
          ['foo:%20bar:baz', '&issuer=Foo', 'Foo:bar%3Abaz', 'Foo'],
          ['Foo:bar:baz', '', 'Foo:bar%3Abaz', 'Foo'],
          ['Foo:bar:baz', '&issuer=', 'Foo:bar%3Abaz', 'Foo'],
          ['A%3AB:bob', '&issuer=A:B', 'A%3AB:bob', 'A%3AB'],
          ['A:B:bob:x', '&issuer=A%3AB', 'A%3AB:bob%3Ax', 'A%3AB'],
          ['Foo:urn:user:7', '&issuer=Foo', 'Foo:urn%3Auser%3A7', 'Foo'],
          ['My%20App:host:8443', '&issuer=My+App', 'My%20App:host%3A8443', 'My%20App'],
        ] as const
      ).map(([label, issuer, written, shown]) => ({
        input: { secret: `otpauth://totp/${label}?secret=JBSWY3DPEHPK3PXP${issuer}` },
        now: '1970-01-01T00:00:31Z',
        output: {
          code: { current: '996554' },
          uri: `otpauth://totp/${written}?secret=JBSWY3DPEHPK3PXP&issuer=${shown}&algorithm=SHA1&digits=6&period=30`,
        },
      })),
      // Steam's codes by a program of its own
      ...[
        'otpauth://totp/Steam:a?secret=JBSWY3DPEHPK3PXP&issuer=Steam&encoder=steam',
        'otpauth://totp/Steam:a?secret=JBSWY3DPEHPK3PXP&issuer=Steam&digits=5&period=30&encoder=steam',
        'otpauth://totp/Steam:a?secret=JBSWY3DPEHPK3PXP&issuer=Steam&digits=6&encoder=Steam',
        'otpauth://steam/Steam:a?secret=JBSWY3DPEHPK3PXP&issuer=Steam',
        'otpauth://STEAM/a?secret=jbswy3dpehpk3pxp&issuer=Steam',
        'otpauth://totp/Steam:a?secret=JBSWY3DPEHPK3PXP&digits=5',
        'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&issuer=steam&digits=5',
        'steam://JBSWY3DPEHPK3PXP',
      ].map((secret) => ({
        input: { secret, account: 'a' },
        now: '2016-06-07T18:45:07Z', // 1465325107
        check: ({ code, uri }: { code: { current: string | null } | null; uri: unknown }) =>
          code?.current === 'PTB2P' &&
          /^otpauth:\/\/totp\/Steam:a\?secret=JBSWY3DPEHPK3PXP&issuer=[Ss]team&algorithm=SHA1&digits=5&period=30&encoder=steam$/i.test(
            String(uri),
          ),
      })),
      {
        input: { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', digits: 'steam' },
        now: '2005-03-18T01:58:29Z', // 1111111109
        output: { code: { current: 'PY4YB' } },
      },
      {
        input: { secret: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PX1' },
        fails: 'not-base32',
        at: { offset: 39 },
      },
    ],
  },
  hotp: {
    detect: [
      {
        matches: ['otpauth://hotp/x?secret=AAAA&counter=1'],
        rejects: ['otpauth://totp/x?secret=AAAA', 'otpauth://hotp/', 'hotp'],
      },
    ],
    examples: [
      {
        input: { ...JBSWY, counter: 0 },
        check: ({ code, following }) =>
          [code?.current, ...following.map((row) => row.code)]
            .join(' ')
            .startsWith('282760 996554 602287 143627 960129'),
      },
      {
        input: RFC_KEY,
        check: ({ code, following }) =>
          [code?.current, ...following.map((row) => row.code)]
            .join(' ')
            .startsWith('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'),
      },
      { input: { ...RFC_KEY, counter: Number.MAX_SAFE_INTEGER }, check: ({ following }) => following.length === 0 },
      { input: { ...JBSWY, counter: -1 }, fails: 'below-minimum' },
    ],
  },
  verify: {
    examples: [
      {
        input: { code: '755224', ...RFC_KEY, kind: 'hotp', counter: 1, window: 5 },
        output: { verdict: { tone: 'bad' }, drift: null },
      },
      {
        input: { code: '602287', ...JBSWY, window: 0 },
        now: '1970-01-01T00:00:31Z',
        output: { verdict: { tone: 'bad' } },
      },
      { input: { code: '12345', ...JBSWY }, fails: 'not-a-code' },
      { input: { code: 'ABCDE', ...JBSWY, digits: 'steam' }, fails: 'not-a-steam-code' },
      {
        input: { code: '2yxgv', secret: 'steam://JBSWY3DPEHPK3PXP' },
        now: '1970-01-01T00:00:31Z',
        output: { verdict: { tone: 'good' }, drift: 0 },
      },
    ],
  },
  create: {
    examples: [
      {
        input: { account: 'alice@example.com', issuer: 'Example' },
        check: ({ uri }) => String(uri).startsWith('otpauth://totp/Example:alice%40example.com?secret='),
      },
      {
        input: { account: '爱丽丝', bytes: 32, algorithm: 'sha-256', kind: 'hotp' },
        check: ({ secretHex, uri }) =>
          String(secretHex).length === 64 && String(uri).endsWith('&algorithm=SHA256&digits=6&counter=0'),
      },
      { input: { account: 'a:b' }, fails: 'colon' },
      { input: { account: ' ' }, fails: 'no-account' },
      { input: { account: 'x'.repeat(3000) }, fails: 'over-capacity' },
    ],
  },
  read: {
    detect: [
      {
        matches: [
          'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
        ],
        rejects: ['otpauth-migration://offline', 'otpauth://totp/x?data=1'],
      },
      { matches: ['otpauth://hotp/x?secret=AAAA'], rejects: ['otpauth://x/y', 'otpauth://totp/'] },
    ],
    examples: [
      {
        input: {
          uris: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
        },
        check: (rows) => rows.length === 1 && rows[0]?.kind === 'totp',
      },
      { input: { uris: 'https://example.com' }, fails: 'not-otpauth' },
      { input: { uris: 'otpauth://totp/a?issuer=b' }, fails: 'no-secret' },
      { input: { uris: 'otpauth://totp/a?secret=AA&algorithm=MD5' }, fails: 'bad-parameter' },
      { input: { uris: 'otpauth-migration://offline?data=CjEK' }, fails: 'bad-migration' },
      // a secret that isn't Base32 is no secret, and blanks have no place in a URI
      ...(
        [
          ['otpauth://totp/a?secret=JBSW1', 28],
          ['otpauth://totp/a?secret=0OIL', 24],
          ['otpauth://totp/a?secret=hello!', 29],
          ['otpauth://totp/a?secret=deadbeef0', 32],
          ['otpauth://totp/a?secret=AAAA\notpauth://hotp/b?secret=AA8A', 55],
          ['  otpauth://totp/a?secret=AAA*', 29],
        ] as const
      ).map(([uris, offset]) => ({ input: { uris }, fails: 'not-base32' as const, at: { offset } })),
      ...['JBSW Y3DP EHPK 3PXP', 'JBSW%20Y3DP+EHPK-3PXP', 'jbswy3dpehpk3pxp', 'JBSWY3DPEHPK3PXP======'].map(
        (secret) => ({
          input: { uris: `otpauth://totp/My App:a b?secret=${secret}` },
          check: ([row]: readonly Record<string, unknown>[]) =>
            row?.['secret'] === 'JBSWY3DPEHPK3PXP' &&
            row['uri'] ===
              'otpauth://totp/My%20App:a%20b?secret=JBSWY3DPEHPK3PXP&issuer=My%20App&algorithm=SHA1&digits=6&period=30',
        }),
      ),
      {
        input: { uris: 'otpauth://steam/Steam:a?secret=JBSWY3DPEHPK3PXP' },
        check: ([row]) =>
          row?.kind === 'steam' && Number(row.digits) === 5 && String(row.uri).endsWith('&encoder=steam'),
      },
    ],
  },
});
