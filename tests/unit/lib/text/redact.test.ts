import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../cpu-time.ts';
import { findSecrets, SECRET_KINDS } from '../../../../src/lib/text/redact.ts';
import { body, hex, redacted } from './redacted.ts';

const kindsIn = (text: string) => findSecrets(text, SECRET_KINDS).map(({ kind }) => kind);

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

  test.each(['', 'RSA ', 'EC ', 'ENCRYPTED ', 'OPENSSH ', 'DSA '])('%sas Base64, as stored by Kubernetes', (name) => {
    const text = `-----BEGIN ${name}PRIVATE KEY-----\n${PEM_BODY}\n-----END ${name}PRIVATE KEY-----\n`;
    expect(redacted(`tls.crt: LS0tLS1CRUdJTiBDRVJU\ntls.key: ${btoa(text)}`)).toBe(
      'tls.crt: LS0tLS1CRUdJTiBDRVJU\ntls.key: •',
    );
  });

  test('are removed without the surrounding text', () => {
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
    ['Authorization: SSWS 00abcd1234', 'Authorization: SSWS •'],
    ['//registry.example/:_auth=YWRhOmh1bnRlcjI=', '//registry.example/:_auth=•'],
    ['{"auths":{"a.example":{"auth":"YWRhOmh1bnRlcjI="}}}', '{"auths":{"a.example":{"auth":"•"}}}'],
    ['    client-key-data: TFMwdExTMUNS', '    client-key-data: •'],
    ['psk="correct horse"', 'psk="•"'],
    ['WP_AUTH_SALT=abcd1234', 'WP_AUTH_SALT=•'],
    ["define( 'DB_PASSWORD', 'hunter2' );", "define( 'DB_PASSWORD', '•' );"],
    ['os.Setenv("API_TOKEN", "abcd1234")', 'os.Setenv("API_TOKEN", "•")'],
    [`MNEMONIC="${'test '.repeat(11)}junk"`, 'MNEMONIC="•"'],
    [`seed phrase: ${'abandon '.repeat(11)}about, kept`, 'seed phrase: •, kept'],
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
    '"required": ["username", "password", "email"]',
    'fw_update_of_the_firmware_of_a_device re_compile_the_regular_expression',
    'auth: required, "auth": "none"',
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'docs/getting-started/installation-on-a-machine-without-network.md',
  ])('%s is left unchanged', (text) => {
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

test('takes time proportional to the text, whatever it contains', () => {
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
    'a-',
    '("',
    '$1$',
    'seed phrase: ',
  ])
    expect(cpuTime(() => findSecrets(unit.repeat(100_000 / unit.length), SECRET_KINDS))).toBeLessThan(3000);
});
