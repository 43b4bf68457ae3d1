import { casesOf } from '../../src/core/spec.ts';
import type tool from './email-dns-records.ts';

type Row = Readonly<Record<string, unknown>>;
const codeOf = (cell: unknown) => (cell as { message?: string } | null)?.message;
const paramsOf = (cell: unknown) => (cell as { params?: Readonly<Record<string, unknown>> } | null)?.params;

/** A record, and what is found in it. */
const faults = (records: string, ...codes: string[]) => ({
  input: { records },
  check: ({ faults: rows }: { faults: readonly Row[] }) =>
    JSON.stringify(rows.map(({ fault }) => codeOf(fault))) === JSON.stringify(codes),
});
const meanings = (records: string, ...codes: string[]) => ({
  input: { records },
  check: ({ faults: rows, parts }: { faults: readonly Row[]; parts: readonly Row[] }) =>
    rows.length === 0 && JSON.stringify(parts.slice(1).map(({ meaning }) => codeOf(meaning))) === JSON.stringify(codes),
});
const lookups = (records: string, total: string, ...unknown: string[]) => ({
  input: { records },
  check: ({ lookups: cell }: { lookups: unknown }) =>
    paramsOf(cell)?.total === total && (paramsOf(cell)?.names ?? '') === unknown.join(', '),
});
const key = (p: string, name: string, ...codes: string[]) => ({
  input: { records: `s._domainkey.example.com. TXT "v=DKIM1; p=${p}"` },
  check: ({ faults: rows, parts }: { faults: readonly Row[]; parts: readonly Row[] }) =>
    paramsOf(parts.at(-1)?.meaning)?.key === name &&
    JSON.stringify(rows.map(({ fault }) => codeOf(fault))) === JSON.stringify(codes),
});

// Keys of OpenSSL 3
const RSA_512 =
  'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMCSzz4j7TGl6Qd9bu1uDWFTUdrKE4eMUigyV4t4ZFB+eRBQ6vZOePsFPeTe5z3pqsxEYo5k+Z40InviEsMIaA0CAwEAAQ==';
const RSA_1024_PKCS1 =
  'MIGJAoGBANYIq5kywTja8kJUzh97bw8/dVkk5GkAIrSuUpBYG1dGYEGbUg+CswHqqlbybBgpafl+b+RK9d73qGixDSa84ry7Kz4JnDTb/DCu+TMGUcI30vVgdx3irz5UpeKAZdJLobnJdjibth52m2c7PGzOlWYgbuagbTCqX2xmix75bw3LAgMBAAE=';
const RSA_2048 =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA59dFNTv1Fbc1e2aZkWe+6vRyZ9qCfeiZ98vcKlak3Jen5t4ZD5pV23PIenq989tMWgfQIwh7MqkNP8D6mSdcVE/FwVUk/8xcOnRlEuW3gGW86jVIwJSQcgMT7LxvwSj1OUZpXkt34E1yNJMnFKsL8pjc51uOhq85aD/dpTjGhISqBqkK2Wgkkz4z9Fk6ZOueaROSdEK4/pMbevaw8P6xPqMQ9VAua7m6Hz1s+5L+YsH9vUcAHPqmsXIpVsvIwZW199Ffk88/6HUyUdxoYHnadfXA6Njz8AQGnCyTZjM3uK2J6ab3kxbbhk1KKgSfilb89RIkw6K4kl24wsVmjW+PyQIDAQAB';
const RSA_3072 =
  'MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEArm0gmkhRhstRG7XYZ6CdZBI2j6FNL9xz/J22VTXYmWn+1JhPJQAseIYRn14gMVrBUDsV2uABKpXRNdrcfb4lDxByjTGxSuQsSnpZCqL29cT98S2+4391f4RkEcDpjQh4UwOMqPKuBuYyIYmzBDnqU206AjOQAFwwxffDQFDBpadQAs+ncfCzcCdVRYfiDgM0dPTAu2r2T04ACSpx7o1Nrf8DZbr08MG+q/r9eNwVi+a4LI6tHmgJrg+lduFzFCy6p96mvV/nvylIYNvr4HZA1wcln/ewpVfiBjqY4KEA04YWuPRrYmEh7J7/r/ZIjOLFSbPkqrLgY9O2vkoMl+EisFWvLrzPKIWXGsJ+f4DS2bzDhW1ucd6JLuncp/CunBHg8EPzXZZSuPnErXbQEfrRCovbm/bc5lizm0Hz7nnGUQvgChUupiUmL1NCLhF3AYds080EOFFyIRhLT42o75QiEEjjaS0MQqnJGpE0iJdVmvCVdObME6+lmVMRmDEMMARvAgMBAAE=';
const ED25519 = 'MCowBQYDK2VwAyEAbMYPnlgE/KbE4pcfOXe7fE0wIf6sQDFAbcyJoMkFx6E=';
const strings = (text: string) => `"${text.slice(0, 200)}" "${text.slice(200)}"`;

export default casesOf<typeof tool>({
  check: {
    detect: [
      {
        matches: [
          'v=spf1 -all',
          '"v=DMARC1; p=none"',
          '_dmarc.a.example. IN TXT "v=DMARC1; p=none"',
          'v=TLSRPTv1;rua=mailto:a@b.c',
        ],
        rejects: ['spf1', 'v=spf2 -all', 'x=v=spf1', 'the v=1 is'],
      },
    ],
    examples: [
      // RFC 7208, appendix A
      faults('v=spf1 +all', 'everyone-may-send'),
      meanings('v=spf1 a -all', 'addresses-of', 'all-fail'),
      meanings('v=spf1 a:example.org -all', 'addresses-of', 'all-fail'),
      meanings('v=spf1 mx:example.org -all', 'mail-servers-of', 'all-fail'),
      meanings('v=spf1 mx/30 mx:example.org/30 -all', 'mail-servers-of', 'mail-servers-of', 'all-fail'),
      faults('v=spf1 ptr -all', 'slow-ptr'),
      meanings('v=spf1 ip4:192.0.2.128/28 -all', 'network-of', 'all-fail'),
      meanings('v=spf1 include:example.com include:example.net -all', 'senders-of', 'senders-of', 'all-fail'),
      meanings('v=spf1 redirect=_spf.example.com', 'applies-instead'),
      meanings('v=spf1 exists:%{ir}.%{l1r+-}._spf.%{d} -all', 'if-exists', 'all-fail'),
      meanings('v=spf1 mx -all exp=explain._spf.%{d}', 'mail-servers-of', 'all-fail', 'explanation-in'),
      meanings('v=spf1 moo.cow-far_out=man:dog/cat ip4:192.0.2.1 -all', 'tag-other', 'network-of', 'all-fail'),
      meanings('V=SPF1 IP6:2001:DB8::/32 ?INCLUDE:a.example ~ALL', 'network-of', 'senders-of', 'all-softfail'),
      faults('v=spf1', 'no-ending'),
      faults('v=spf1 mx', 'no-ending'),
      faults('v=spf1 ?all', 'neutral-all'),
      faults('v=spf1 all', 'everyone-may-send'),
      faults('v=spf1 -all mx', 'after-all'),
      faults('v=spf1 -all redirect=a.example', 'redirect-ignored'),
      faults('v=spf1 mx mx -all', 'twice'),
      faults('v=spf1 ipv4:192.0.2.1 -all', 'unknown-part'),
      faults('v=spf1 include -all', 'bad-value'),
      faults('v=spf1 include=a.example -all', 'bad-value'),
      faults('v=spf1 ip4:192.0.2.256 -all', 'bad-value'),
      faults('v=spf1 ip4:192.0.2.0/33 -all', 'bad-value'),
      faults('v=spf1 ip4:2001:db8::1 -all', 'bad-value'),
      faults('v=spf1 ip6:192.0.2.1 -all', 'bad-value'),
      faults('v=spf1 mx, -all', 'unknown-part'),
      faults('a.example TXT "v=spf1 -all"\na.example TXT "v=spf1 mx -all"', 'several-records'),
      faults('a.example TXT "v=spf1 include:b.example -all"\nb.example TXT "v=spf1 ip4:192.0.2.1"'),
      faults('a.example TXT "v=spf1 include:a.example -all"', 'endless-include'),
      faults(
        `v=spf1 a:x.example ${Array.from({ length: 10 }, (_, at) => `mx:m${at}.example `).join('')}-all`,
        'too-many-lookups',
      ),
      faults(`v=spf1 ${Array.from({ length: 10 }, (_, at) => `mx:m${at}.example `).join('')}-all`),
      faults(`v=spf1 ${Array.from({ length: 20 }, (_, at) => `ip4:192.0.2.${at} `).join('')}-all`, 'long-string'),
      lookups('v=spf1 a mx ptr exists:x include:b.example redirect=c.example', '6', 'b.example', 'c.example'),
      lookups('v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 -all', '0'),
      lookups('v=spf1 mx -all redirect=c.example', '1'),
      lookups(
        'a.example TXT "v=spf1 include:b.example -all"\nb.example. 60 IN TXT "v=spf1 mx " "include:c.example -all"\nc.example TXT "v=spf1 a -all"',
        '4',
      ),
      // RFC 7489, appendix B
      faults(
        '_dmarc.example.com. IN TXT ( "v=DMARC1; p=none; "\n "rua=mailto:dmarc-feedback@example.com" )',
        'only-reports',
      ),
      faults(
        'v=DMARC1; p=quarantine; rua=mailto:dmarc-feedback@example.com,mailto:tld-test@thirdparty.example.net!10m; pct=25',
        'part-of-mail',
      ),
      faults('_dmarc.example.com TXT "v=DMARC1; p=reject; rua=mailto:a@thirdparty.example.net"', 'outside-reports'),
      faults('_dmarc.mail.example.com TXT "v=DMARC1; p=reject; rua=mailto:a@example.com"'),
      meanings(
        'v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example; adkim=s; aspf=r; fo=1:d',
        'policy-reject',
        'for-subdomains',
        'reports-to',
        'strict-match',
        'relaxed-match',
        'tag-other',
      ),
      faults('v=DMARC1; p=block; rua=mailto:a@b.c', 'bad-value'),
      faults('v=DMARC1; rua=mailto:a@b.c', 'missing-part'),
      faults('v=DMARC1; p=reject; rua=a@b.c', 'bad-value'),
      faults('v=DMARC1; p=reject', 'no-reports'),
      faults('v=DMARC1; rua=mailto:a@b.c; p=reject', 'not-first'),
      faults('v=dmarc1; p=reject; rua=mailto:a@b.c', 'not-first'),
      faults('v=DMARC1; p=reject; p=none; rua=mailto:a@b.c', 'twice', 'not-first'),
      faults('v=DMARC1; p=reject; pct=101; rua=mailto:a@b.c', 'bad-value', 'part-of-mail'),
      faults('v=DMARC1; p=reject; rua=mailto:a@b.c; x=1', 'unknown-part'),
      faults('example.com TXT "v=DMARC1; p=reject; rua=mailto:a@b.example.com"', 'wrong-name'),
      // DKIM
      key(RSA_512, 'RSA 512', 'short-key'),
      key(RSA_1024_PKCS1, 'RSA 1024', 'weak-key'),
      {
        input: { records: `s._domainkey.a.example TXT ${strings(`v=DKIM1; k=rsa; p=${RSA_2048}`)}` },
        check: ({ faults: rows, parts }) => rows.length === 0 && paramsOf(parts.at(-1)?.meaning)?.key === 'RSA 2048',
      },
      {
        input: { records: `p=${RSA_3072}` },
        check: ({ parts }) => paramsOf(parts.at(-1)?.meaning)?.key === 'RSA 3072',
      },
      // RFC 8463, appendix A.2
      meanings('v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', 'tag-other', 'key-of'),
      faults('v=DKIM1; p=', 'revoked'),
      faults('v=DKIM1; k=rsa; p=AAAA', 'not-a-key'),
      faults('v=DKIM1; k=dsa; p=', 'bad-value', 'revoked'),
      faults('v=DKIM1; k=rsa', 'missing-part'),
      faults('example.com TXT "v=DKIM1; p="', 'wrong-name', 'revoked'),
      faults('v=DKIM1; t=y; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', 'testing'),
      // RFC 8461, 8460 and BIMI
      meanings('v=STSv1; id=20160831085700Z;', 'policy-id'),
      faults('v=STSv1; id=2016-08-31', 'bad-value'),
      meanings(
        'version: STSv1\nmode: enforce\nmx: mail.example.com\nmx: *.example.net\nmx: backupmx.example.com\nmax_age: 604800',
        'mode-enforce',
        'may-receive',
        'may-receive',
        'may-receive',
        'kept-for-days',
      ),
      faults('version: STSv1\nmode: strict\nmax_age: 1', 'bad-value', 'missing-part'),
      meanings('v=TLSRPTv1;rua=mailto:reports@example.com', 'reports-to'),
      meanings('v=TLSRPTv1; rua=https://reporting.example.com/v1/tlsrpt', 'reports-to'),
      faults('v=TLSRPTv1', 'missing-part'),
      meanings(
        'default._bimi.a.example TXT "v=BIMI1; l=https://a.example/l.svg; a=https://a.example/l.pem"',
        'logo-at',
        'proof-at',
      ),
      faults('v=BIMI1; l=http://a.example/l.svg', 'bad-value'),
      // As tools print it
      faults('a.example\ttext = "v=spf1 -all"'),
      faults('a.example descriptive text "v=spf1 -all"'),
      faults('; <<>> DiG 9.18\na.example.\t300\tIN\tTXT\t"v=spf1 -all"\n;; Query time: 1 msec'),
      faults('google-site-verification=abc', 'unknown-record'),
      { input: { records: '' }, output: {} },
    ],
  },
  build: {
    examples: [
      {
        input: { domain: 'https://www.Example.com/x', kind: 'spf', ending: '-all' },
        output: { value: 'v=spf1 -all', name: 'www.example.com' },
      },
      {
        input: {
          domain: 'me@example.com',
          reports: 'a@b.example, mailto:c@d.example',
          policy: 'reject',
          subdomains: 'none',
          strict: true,
        },
        output: { value: 'v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example,mailto:c@d.example; adkim=s; aspf=s' },
      },
      {
        input: {
          domain: 'a.example',
          kind: 'dkim',
          key: `-----BEGIN PUBLIC KEY-----\n${ED25519}\n-----END PUBLIC KEY-----`,
        },
        output: { name: 'mail._domainkey.a.example', value: `v=DKIM1; k=ed25519; p=${ED25519.slice(16)}`, faults: [] },
      },
      { input: { domain: 'a.example', kind: 'dkim', key: RSA_2048 }, output: { faults: [] } },
      {
        input: { domain: 'a.example', kind: 'tlsrpt', reports: 'https://r.example/x' },
        output: { value: 'v=TLSRPTv1; rua=https://r.example/x', name: '_smtp._tls.a.example', faults: [] },
      },
      {
        input: { domain: 'a.example', kind: 'bimi', logo: 'https://a.example/l.svg' },
        output: { value: 'v=BIMI1; l=https://a.example/l.svg', name: 'default._bimi.a.example' },
      },
      {
        input: { domain: 'a.example', kind: 'mta-sts', mode: 'none' },
        now: '2026-11-28T10:30:00Z',
        output: { policyFile: 'version: STSv1\nmode: none\nmax_age: 604800\n' },
      },
      { input: { domain: '' }, output: {} },
      { input: { domain: 'localhost' }, fails: 'bad-domain', field: 'domain' },
      { input: { domain: 'a.example', kind: 'spf', senders: ['300.1.1.1'] }, fails: 'bad-sender', field: 'senders' },
      { input: { domain: 'a.example', kind: 'spf', senders: ['our server'] }, fails: 'bad-sender' },
      { input: { domain: 'a.example', reports: 'nobody' }, fails: 'bad-email', field: 'reports' },
      { input: { domain: 'a.example', kind: 'tlsrpt' }, fails: 'bad-email' },
      {
        input: { domain: 'a.example', kind: 'dkim', key: '-----BEGIN PRIVATE KEY-----\nAAAA' },
        fails: 'no-key',
        field: 'key',
      },
      { input: { domain: 'a.example', kind: 'mta-sts' }, fails: 'no-servers', field: 'servers' },
      { input: { domain: 'a.example', kind: 'bimi', logo: 'http://a.example/l.png' }, fails: 'bad-url' },
    ],
  },
});
