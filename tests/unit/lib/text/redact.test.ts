import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../cpu-time.ts';
import { findSecrets, SECRET_KINDS, type SecretKind } from '../../../../src/lib/text/redact.ts';

/** The text without what is found. */
function redacted(text: string, kinds: readonly SecretKind[] = SECRET_KINDS): string {
  let at = 0;
  let result = '';
  for (const { start, end } of findSecrets(text, kinds)) {
    result += `${text.slice(at, start)}•`;
    at = end;
  }
  return result + text.slice(at);
}

const kindsIn = (text: string) => findSecrets(text, SECRET_KINDS).map(({ kind }) => kind);

/** Letters and digits without a pattern, so that nothing here is a real key. */
const body = (length: number, alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789') =>
  Array.from({ length }, (_, i) => alphabet[(i * 17 + i * i * 5 + 3) % alphabet.length]).join('');
const hex = (length: number) => body(length, '0123456789abcdef');

/** As the issuers document them; beginning and body are apart so that no scanner takes the file for a leak. */
const TOKENS: readonly [name: string, start: string, body: string][] = [
  ['GitHub', 'ghp_', body(36)],
  ['GitHub, fine-grained', 'github_pat_', `${body(22)}_${body(59)}`],
  ['GitLab', 'glpat-', body(20)],
  ['GitLab, routable', 'glpat-', `${body(40)}.01.${body(9)}`],
  ['GitLab runner', 'glrt-', body(20)],
  ['AWS', 'AKIA', body(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')],
  ['AWS, temporary', 'ASIA', body(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')],
  ['Google API', 'AIza', body(35)],
  ['Google OAuth', 'ya29.', `a0${body(60)}`],
  ['Google refresh', '1//0', body(60)],
  ['Google client secret', 'GOCSPX-', body(28)],
  ['Azure AD client secret', 'abc8Q~', body(34)],
  ['Slack bot', 'xoxb-', `1234567890-1234567890-${body(24)}`],
  ['Slack app', 'xapp-', `1-A1234567-1234567890-${hex(64)}`],
  ['Slack configuration', 'xoxe.xoxp-', `1-${body(80)}`],
  ['Slack webhook', 'https://hooks.slack.com/services/', `T0${body(8)}/B0${body(8)}/${body(24)}`],
  ['Discord webhook', 'https://discord.com/api/webhooks/', `123456789012345678/${body(68)}`],
  [
    'Teams webhook',
    'https://contoso.webhook.office.com/webhookb2/',
    `${hex(36)}@${hex(36)}/IncomingWebhook/${hex(32)}`,
  ],
  ['Discord bot', 'M', `${body(23)}.${body(6)}.${body(38)}`],
  ['Telegram bot', '1234567890:A', body(34)],
  ['Stripe', 'sk_live_', body(24)],
  ['Stripe webhook', 'whsec_', body(32)],
  ['SendGrid', 'SG.', `${body(22)}.${body(43)}`],
  ['Twilio', 'SK', hex(32)],
  ['Mailgun', 'key-', hex(32)],
  ['Mailchimp', '', `${hex(32)}-us12`],
  ['Brevo', 'xkeysib-', `${hex(64)}-${body(16)}`],
  ['Shopify', 'shpat_', hex(32)],
  ['Square', 'sq0csp-', body(43)],
  ['Facebook', 'EAA', body(120)],
  ['npm', 'npm_', body(36)],
  ['PyPI', 'pypi-', `AgEIcHlwaS5vcmc${body(120)}`],
  ['Docker Hub', 'dckr_pat_', body(27)],
  ['RubyGems', 'rubygems_', hex(48)],
  ['NuGet', 'oy2', body(43, 'abcdefghijklmnopqrstuvwxyz0123456789')],
  ['crates.io', 'cio', body(32)],
  ['HashiCorp Vault', 'hvs.', body(95)],
  ['HashiCorp Vault, batch', 'hvb.', body(140)],
  ['Terraform Cloud', '', `${body(14)}.atlasv1.${body(64)}`],
  ['Databricks', 'dapi', `${hex(32)}-2`],
  ['DigitalOcean', 'dop_v1_', hex(64)],
  ['Hugging Face', 'hf_', body(34, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ')],
  ['OpenAI', 'sk-proj-', body(48)],
  ['Anthropic', 'sk-ant-api03-', `${body(93)}AA`],
  ['Groq', 'gsk_', body(52)],
  ['Replicate', 'r8_', body(37)],
  ['Atlassian', 'ATATT3', body(186)],
  ['Linear', 'lin_api_', body(40)],
  ['Figma', 'figd_', body(40)],
  ['Postman', 'PMAK-', `${hex(24)}-${hex(34)}`],
  ['Grafana', 'glsa_', `${body(32)}_${hex(8)}`],
  ['New Relic', 'NRAK-', body(27, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')],
  ['PlanetScale', 'pscale_tkn_', body(43)],
  ['Pulumi', 'pul-', hex(40)],
  ['1Password', 'ops_eyJ', body(250)],
  ['Azure Storage', 'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=', `${body(86)}==`],
  ['Azure Service Bus', 'Endpoint=sb://a.example/;SharedAccessKey=', `${body(43)}=`],
  ['Azure SAS', 'https://a.blob.core.windows.net/c?sv=2022-11-02&sig=', `${body(43)}%3D`],
  ['age', 'AGE-SECRET-KEY-1', body(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')],
];

test.each(TOKENS)('a token of %s is hidden', (_, start, secret) => {
  for (const [before, after] of [
    ['', ''],
    ['2026-01-02 using ', ' for the request'],
    ['{"a":"', '","b":1}'],
    ['(', ').'],
    ['\\n', '\\n'],
  ] as const)
    expect(redacted(before + start + secret + after)).not.toContain(secret.slice(2, 10));
});

const PEM_BODY = `${body(64)}\n${body(64)}\n${body(20)}==`;

describe('private keys', () => {
  test.each([
    ['PKCS #8', `-----BEGIN PRIVATE KEY-----\n${PEM_BODY}\n-----END PRIVATE KEY-----`],
    [
      'with Windows line breaks',
      `-----BEGIN EC PRIVATE KEY-----\r\n${PEM_BODY.replaceAll('\n', '\r\n')}\r\n-----END EC PRIVATE KEY-----`,
    ],
    ['OpenSSH', `-----BEGIN OPENSSH PRIVATE KEY-----\n${PEM_BODY}\n-----END OPENSSH PRIVATE KEY-----`],
    [
      'encrypted, with headers',
      `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${PEM_BODY}\n-----END RSA PRIVATE KEY-----`,
    ],
    [
      'of a Google service account',
      JSON.stringify({ private_key: `-----BEGIN PRIVATE KEY-----\n${PEM_BODY}\n-----END PRIVATE KEY-----\n` }),
    ],
    [
      'in JSON in JSON',
      JSON.stringify(JSON.stringify({ key: `-----BEGIN PRIVATE KEY-----\n${PEM_BODY}\n-----END PRIVATE KEY-----` })),
    ],
    [
      'joined in code',
      `"-----BEGIN PRIVATE KEY-----\\n" +\n"${PEM_BODY.replaceAll('\n', '\\n" +\n"')}" + "-----END PRIVATE KEY-----"`,
    ],
    [
      'indented in YAML',
      `tls.key: |\n  -----BEGIN PRIVATE KEY-----\n  ${PEM_BODY.replaceAll('\n', '\n  ')}\n  -----END PRIVATE KEY-----`,
    ],
    ['on one line', `KEY="-----BEGIN PRIVATE KEY----- ${PEM_BODY.replaceAll('\n', ' ')} -----END PRIVATE KEY-----"`],
    [
      'OpenPGP',
      `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2.4 (Linux)\n\n${PEM_BODY}\n=aB3d\n-----END PGP PRIVATE KEY BLOCK-----`,
    ],
    [
      'SSH2',
      `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "me"\n${PEM_BODY}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`,
    ],
    ['cut off', `-----BEGIN PRIVATE KEY-----\n${PEM_BODY}`],
    [
      'PuTTY',
      `PuTTY-User-Key-File-3: ssh-ed25519\nPublic-Lines: 2\nAAAA\nPrivate-Lines: 3\n${PEM_BODY}\nPrivate-MAC: ${hex(64)}`,
    ],
    ['XML', `<RSAKeyValue><Modulus>x</Modulus><D>${PEM_BODY}</D></RSAKeyValue>`],
    ['JSON Web Key', `{"kty":"RSA","n":"0vx","d":"${PEM_BODY.replace(/[\n=]/g, '')}"}`],
  ])('%s', (_, text) => {
    const shown = redacted(text);
    for (const line of PEM_BODY.replace(/=/g, '').split('\n')) expect(shown).not.toContain(line);
    expect(kindsIn(text)).toContain('key-block');
  });

  test('what stands around them stays', () => {
    expect(redacted(`a -----BEGIN PRIVATE KEY-----\n${PEM_BODY}\n-----END PRIVATE KEY----- b`)).toBe(
      'a -----BEGIN PRIVATE KEY-----•-----END PRIVATE KEY----- b',
    );
    expect(redacted('expected "-----BEGIN PRIVATE KEY-----" here')).toBe('expected "-----BEGIN PRIVATE KEY-----" here');
    expect(redacted('-----BEGIN PUBLIC KEY-----\nMFww\n-----END PUBLIC KEY-----')).toContain('MFww');
  });
});

describe('secrets by name', () => {
  test.each([
    ['DB_PASS=hunter2', 'DB_PASS=•'],
    ['export DB_PASS=p,w;d&1\nUSER=ada', 'export DB_PASS=•\nUSER=ada'],
    ['passphrase: correct horse', 'passphrase: • horse'],
    ['private_key: abcdef', 'private_key: •'],
    ['ENCRYPTION_KEY=0123abcd', 'ENCRYPTION_KEY=•'],
    ['AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7', 'AWS_SECRET_ACCESS_KEY=•'],
    ['SECRET_KEY_BASE=abcd1234', 'SECRET_KEY_BASE=•'],
    ['PGPASSWORD=abcd psql', 'PGPASSWORD=• psql'],
    ['{"clientSecret":"abc","dbPassword": "x\\"y"}', '{"clientSecret":"•","dbPassword": "•"}'],
    ['"{\\"password\\":\\"hunter2\\",\\"a\\":1}"', '"{\\"password\\":\\"•\\",\\"a\\":1}"'],
    ["'password' => 'hunter2',", "'password' => '•',"],
    ['const apiKey := "abcd"', 'const apiKey := "•"'],
    ['<password>hunter2</password>', '<password>•</password>'],
    ['<db:Password type="x">hunter2</db:Password>', '<db:Password type="x">•</db:Password>'],
    ['<add key="ApiKey" value="abc" />', '<add key="ApiKey" value="•" />'],
    ['- name: DB_PASSWORD\n  value: hunter2', '- name: DB_PASSWORD\n  value: •'],
    ['password: |\n  hunter2\n  more\nuser: ada', 'password: |\n  •\nuser: ada'],
    ['curl -u ada:hunter2 https://a.example', 'curl -u ada:• https://a.example'],
    ['curl -s -X POST --user "ada:hunter2" https://a.example', 'curl -s -X POST --user "ada:•" https://a.example'],
    ['mysql -u root -phunter2 shop', 'mysql -u root -p• shop'],
    ['sshpass -p hunter2 ssh a', 'sshpass -p • ssh a'],
    ['machine a.example login ada password hunter2', 'machine a.example login ada password •'],
    ["CREATE USER ada IDENTIFIED BY 'hunter2'", "CREATE USER ada IDENTIFIED BY '•'"],
    ['setPassword("hunter2")', 'setPassword("•")'],
    ['password="cut of', 'password="•'],
    ['Server=db;User Id=sa;Password=hunter2;', 'Server=db;User Id=sa;Password=•;'],
    ['X-Api-Key: abcd1234', 'X-Api-Key: •'],
    ['Authorization: Token abcd1234', 'Authorization: Token •'],
    ['GET /?access_token=abcd1234&a=1', 'GET /?access_token=•&a=1'],
  ])('%s', (text, expected) => {
    expect(redacted(text)).toBe(expected);
  });

  test.each([
    'docker run -u 1000:1000 nginx',
    'PASS: 12 tests, FAIL: none',
    'compass = north',
    'the token count is 12, the secret is safe, no password was given',
    'git commit -p; mkdir -p src/lib',
    'primary key: id',
    'tokens used: 512',
  ])('%s is left', (text) => {
    expect(redacted(text)).toBe(text);
  });
});

describe('people and machines', () => {
  test.each([
    ['from ada@mail.example.', 'from •.'],
    ['an ü@exämple.de und почта@пример.рф', 'an • und •'],
    ['a@b.xn--p1ai', '•'],
    ['from 10.0.0.7.', 'from •.'],
    ['at 2001:db8::1, ::1 and [fe80::1%eth0]:443', 'at •, • and [•]:443'],
    ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', '•'],
    ['::ffff:192.0.2.1', '•'],
    [
      '12:34:56 std::vector 00:1b:44:11:3a:b7 ::begin a::b 1.2.3',
      '12:34:56 std::vector 00:1b:44:11:3a:b7 ::begin a::b 1.2.3',
    ],
  ])('%s', (text, expected) => {
    expect(redacted(text)).toBe(expected);
  });
});

test('the time grows with the text, whatever is in it', () => {
  for (const unit of [
    'a',
    'password',
    'token: ',
    'eyJ',
    '1:',
    '-----BEGIN PRIVATE KEY-----\n',
    'curl -u ',
    'a_',
    '<password',
    '"',
    'SG.',
    'a@',
    '1.',
    'name: ',
  ])
    expect(cpuTime(() => findSecrets(unit.repeat(100_000 / unit.length), SECRET_KINDS))).toBeLessThan(3000);
});
