import { casesOf } from '../../src/core/spec.ts';
import { ARGON2, FILE, type default as tool } from './password-hashes.ts';

const PASSWORD = 'correct horse';
const GOOD = { verdict: { tone: 'good' } } as const;
const BAD = { verdict: { tone: 'bad' } } as const;
const verified = (hash: string, password = PASSWORD) => ({ input: { password, hash }, output: GOOD });
const refused = (hash: string, password = PASSWORD) => ({ input: { password, hash }, output: BAD });
const message = (value: unknown) => (value as { message?: string } | null)?.message;

// Made with the Argon2 reference program.
const ARGON2I = '$argon2i$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$iWh06vD8Fy27wf9npn6FXWiCX4K6pW6Ue1Bnzz07Z8A';
const ARGON2D = '$argon2d$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$BqYzQ3a5fmg7puuhP1NldQGKToloJVFh';
const ARGON2_OLD = '$argon2id$v=16$m=256,t=2,p=1$c29tZXNhbHQ$2gcOV25Q8vOKPIl8vdxsf7QCjocJcf+erntOGHkpXm4';
// Test vectors of Drepper's SHA-crypt
const SHA512 = '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1';
const SHA512_LONG_SALT =
  '$6$rounds=10000$saltstringsaltstring$OW1/O6BYHV6BcXZu8QVeXbDWra3Oeqh0sbHbbMCVNSnCM/UrjmM0Dp8vOuZeHBy/YTBmSK6H9qs/y3RnOaw5v.';
const SHA256 = '$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc5';
// libxcrypt's mkpasswd
const MD5 = '$1$GKyrYysa$QfRI4xfndnxiDQnZqbYq90';
const YESCRYPT = '$y$j9T$mVEY9qr9qsbRhML6RjBrp1$AT0f3lBt4ZMglaXqXxrVUAjSQmZtQcrtpOoUTOmzYZ3';
const SCRYPT_7 = '$7$CU..../....PQmqOhAxa5dNUEVbHWU6Z/$/6rbOL416rsjjcSBTEHNENzQ.ay6pxAbcuZZLZk6Ed1';
const UNICODE_512 =
  '$6$rounds=1000$FlHrgnJRv5dP1Oof$nKct43D1X.RVo1L9AxJf2BMRTjXuIFxO9Z7O8lcmdX4tQdAm2PuBOf1yMtsvobuQsmtE4SFipf.paV2ZQAyYD0';
// passlib 1.7, Django 5, Werkzeug 3, and Python's hashlib
const PASSLIB_SCRYPT = '$scrypt$ln=10,r=8,p=1$MDEyMzQ1Njc4OWFiY2RlZg$6g3umF+uVrJsObaTZhIbbTlgrvOEFcCItdwSjtPF67M';
const DJANGO = 'pbkdf2_sha256$1000$saltysalt$ogyELkenhssjo9YzB+hLx2dedTg0guGJUM+KVU08H9I=';
const PHPASS = '$P$6abcdefghRJFCMvnAbZH2hCiFPRxpk.';
const PHC_PBKDF2 = '$pbkdf2-sha256$i=1000,l=32$W22ZaJ0SNY7soEsUEjb6gQ$QsMd33GelFNlrrfKAwBQB73OXJ9ZZN4GFmvaO699NmQ';
const SSHA = '{SSHA}awc/Cj0kafyFd5d8fGn07xoHBJJzYWx0c2FsdA==';
const SSHA512 =
  '{SSHA512}50rsRNBf8j3I5xE+QwaHdFyMhOzITssZ8BB3UxwQ+SI1JKygYm6ZeRYTDuUyFZIIqDonoTuXwB0Z/MAPhgQCFHNhbHRzYWx0';
const SCRAM =
  'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=';
const SHADOW = `root:*:19000:0:99999:7:::
ada:${SHA512}:19723:0:99999:7:::
bob:!${MD5}:19723:0:99999:7:::
eve:!!:19723::::::
`;
const BCRYPT = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi';

const inspected = (hash: string, scheme: string, rating: string) => ({
  input: { hash },
  output: { scheme, verdict: { label: { message: rating } } },
});
const damaged = (hash: string, code: 'damaged-hash' | 'not-a-password-hash' | 'bad-cost-parameter' = 'damaged-hash') =>
  ({ input: { hash }, fails: code }) as const;
const results = (...expected: string[]) => ({
  check: ({ accounts }: { accounts: readonly { result: unknown }[] }) =>
    accounts.map(({ result }) => message(result)).join() === expected.join(),
});

export default casesOf<typeof tool>({
  make: {
    examples: [
      {
        input: { password: PASSWORD, format: 'sha' },
        output: { hash: '{SHA}L55TUjtiq8FBorTWAZ0jy6g129A=', verdict: { label: { message: 'no-salt' } } },
      },
      {
        input: { password: PASSWORD, format: 'apr1' },
        check: ({ hash }) => /^\$apr1\$[./\w]{8}\$[./\w]{22}$/.test(String(hash)),
      },
      {
        input: { password: PASSWORD, format: 'scrypt', exponent: 10 },
        check: ({ hash }) => String(hash).startsWith('$scrypt$ln=10,r=8,p=1$'),
      },
      {
        input: { password: PASSWORD, format: 'django', rounds: 1000 },
        check: ({ hash }) => /^pbkdf2_sha256\$1000\$[\da-f]{22}\$[\w+/]{43}=$/.test(String(hash)),
      },
      {
        input: { password: PASSWORD, format: 'pbkdf2-sha512' },
        check: ({ hash, verdict }) => String(hash).startsWith('$pbkdf2-sha512$210000$') && verdict?.tone === 'good',
      },
      {
        input: { password: PASSWORD, format: 'ldap-crypt', rounds: 6000 },
        check: ({ hash }) => String(hash).startsWith('{CRYPT}$6$rounds=6000$'),
      },
      {
        input: { password: PASSWORD, format: 'scram' },
        check: ({ hash }) => /^SCRAM-SHA-256\$4096:[\w+/]{22}==\$[\w+/]{43}=:[\w+/]{43}=$/.test(String(hash)),
      },
      {
        input: { password: 'a'.repeat(73), format: 'bcrypt-2b', rounds: 4 },
        check: ({ hash }) => String(hash).length === 60,
        warns: ['over-72-bytes'],
      },
      { input: { password: PASSWORD, memory: 8, lanes: 2 }, fails: 'memory-below-lanes', field: 'memory' },
      { input: { password: PASSWORD, format: 'bcrypt-2b', rounds: 19 }, fails: 'bad-rounds', field: 'rounds' },
      { input: { password: PASSWORD, format: 'sha512-crypt', rounds: 999 }, fails: 'bad-rounds', field: 'rounds' },
      { input: { password: PASSWORD, format: 'sha', username: 'a:b' }, fails: 'bad-username', field: 'username' },
      { input: { password: 'ok \ud83d' }, fails: 'lone-surrogate' },
      { input: { password: '' }, output: {} },
    ],
  },
  verify: {
    examples: [
      verified(ARGON2I, 'password'),
      verified(ARGON2D, 'password'),
      verified(ARGON2_OLD, 'password'),
      refused(ARGON2I, 'Password'),
      verified(
        '$argon2id$v=19$m=1024,t=1,p=2$c2FsdHNhbHRzYWx0$nedJDXDPkRFCcMYtwdHc3ZMTEkUx5LIYCCvIvK0aXvE',
        'pässwörd 🔑',
      ),
      verified(SHA512, 'Hello world!'),
      verified(SHA512_LONG_SALT, 'Hello world!'),
      verified(SHA256, 'Hello world!'),
      refused(SHA256.replace(/5$/, '6'), 'Hello world!'),
      verified('$5$saltstringsalts1$oRrra.jk7PIZOvGfbjt59VRGu/C6aAG9MbNEb11Ed.9', 'pässwörd 🔑'),
      verified(UNICODE_512, 'pässwörd 🔑'),
      verified(MD5),
      verified('$1$abcdefgh$M55TzYaaccxVGbptZWaxX/', ''),
      verified('$1$salt$qJH7.N4xYta3aEG/dfqo/0', 'password'),
      // the manual of htpasswd
      verified('$apr1$r31.....$HqJZimcKQFAMYayBlzkrA/', 'myPassword'),
      verified(SCRYPT_7),
      verified(PASSLIB_SCRYPT),
      // RFC 7914 has this salt
      verified('$scrypt$ln=4,r=1,p=1$TmFDbDEyMzQ$xLxIQHZ9YyCuu3Y2usu0fZF/ZABbXUuvVVFQuleKXdw', ''),
      verified(
        'scrypt$1024$saltysalt$8$5$DMqlHlftrTsVoy0qe+Tk5OXAIlFu0ENxrGWIr2WSS6VG0rkXHOF1r44gJHzQ7koJGgg40JpSqlguaK9dCWAmOg==',
      ),
      verified(
        'scrypt:1024:8:1$yAoeHotSWhtSri9h$99f771a36a5d3ad9ab87ad1c54ab2fa857934a5aab490edd34e629f6e6d7fb0280eaf5800b3c6eb443b46e4365756f14382de5f2b5face6bad3799f520b9b2c2',
      ),
      verified('pbkdf2:sha256:1000$RB9QmySanmxiqfXo$965562ae48d7c08971815619034b2027b9123893c7ffa536ba5d373ccd2e2c74'),
      verified(DJANGO),
      verified('pbkdf2_sha1$1000$saltysalt$IJr7AsPnoFOPxPTaJU4itBYEaz4='),
      verified('$pbkdf2-sha256$1000$./8wMTIzNDU2Nzg5YWJjZA$dxCV04R626Q2dKRCrRTw/vv23ebgVdGzEpUFR5eCrag'),
      verified(
        '$pbkdf2-sha512$1000$./8wMTIzNDU2Nzg5YWJjZA$jHfgdOllfjoifc1i/mprdU7Qxxt0uocUQOWupgqllSX4jqOshpZSX9yx2W4Gbl01c.oiwXTB2lE8YHnZ0OJN5Q',
      ),
      verified('$pbkdf2$1000$./8wMTIzNDU2Nzg5YWJjZA$dJZ3i7PXIGQqIRGWst.D76TAMRU'),
      verified('{PBKDF2-SHA256}1000$./8wMTIzNDU2Nzg5YWJjZA$dxCV04R626Q2dKRCrRTw/vv23ebgVdGzEpUFR5eCrag'),
      verified(PHC_PBKDF2),
      verified('$pbkdf2-sha256$i=1000,l=32$W22ZaJ0SNY7soEsUEjb6gQ$P4eXIaaOe3Fn4seX1oLKmDb0/BNBwJjMfCs6wskxXYI', ''),
      verified('AQAAAAEAACcQAAAAEAABAgMEBQYHCAkKCwwNDg/lFQcOA1On2wE5YZhLh7q7ntzP9Krf9NCBoM//wxbovw=='),
      verified('AQAAAAIAAYagAAAAEAABAgMEBQYHCAkKCwwNDg8LJ1+nXP1HCEVtkGVQ8YRRub3RhgjMuQMQ6K7+XxmQVQ=='),
      verified(
        'grub.pbkdf2.sha512.10000.5B6D99689D12358EECA04B141236FA81.567F4BCA4BE67AF65897B0167BC3882AF81D25BD6547F07526782B85167EA02CFDE73C093DBCCD0265CC856EE8657D3084D1BF03D3B326803D41C41A0154D9E9',
      ),
      // RFC 7677 has this salt and password
      verified(SCRAM, 'pencil'),
      refused(SCRAM, 'pencils'),
      verified(PHPASS),
      // phpass's own test
      verified('$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', 'test12345'),
      verified(SSHA),
      verified(SSHA512),
      refused(SSHA512, 'correct Horse'),
      verified('{SSHA384}arqI2tYcglPTZ0mg6pcQ1y5KTFxuekLQsW7JhjKsaWZduNdfgx0H7SSYv1qF368Uc2FsdA=='),
      verified('{SMD5}D4rOOyuX/Dgg3vClp5z5OnNhbHQ='),
      verified('{MD5}PLTnMmMfR+brlh80VUt83g=='),
      verified(`{CRYPT}${SHA512}`, 'Hello world!'),
      verified(`{SHA512-CRYPT}${SHA512}`, 'Hello world!'),
      verified('*0E8F21E4240F5AD5A07D088F9C93890D13D78A4E'),
      verified('sha1$salt$619a8b7fb0e2b3f5d24ab3bc0b53ce167a50f893'),
      verified('md5$salt$de8498eb12b0309737310c8971cfc7a2'),
      verified('bcrypt_sha256$$2b$04$B.3FhpDZwNum.hRF.hOa1O.u9nvGaeVOl6A8tUFtz/bt2yPkdOBci'),
      verified('5f4dcc3b5aa765d61d8327deb882cf99', 'password'),
      verified(`  ${SSHA}\r\n`),
      verified('userPassword:: e1NTSEF9YXdjL0NqMGthZnlGZDVkOGZHbjA3eG9IQkpKellXeDBjMkZzZEE9PQ=='),
      verified(`dn: uid=ada,dc=example,dc=com\nobjectClass: person\nuserPassword: ${SSHA}\n`),
      {
        input: { password: 'Hello world!', hash: SHADOW },
        ...results('no-password', 'match', 'no-match', 'no-password'),
      },
      { input: { password: PASSWORD, hash: SHADOW }, ...results('no-password', 'no-match', 'locked', 'no-password') },
      { input: { password: PASSWORD, hash: SHADOW, username: 'ada' }, output: BAD },
      {
        input: { password: PASSWORD, hash: `${FILE}dave:LUccu0uiNWsI2\nerin:{SHA}x\n` },
        ...results('match', 'match', 'match', 'not-computed', 'unreadable'),
      },
      { input: { password: PASSWORD, hash: FILE, username: 'zoe' }, fails: 'no-such-user', field: 'username' },
      { input: { password: PASSWORD, hash: '# nobody' }, fails: 'no-hash', field: 'hash' },
      { input: { password: PASSWORD, hash: YESCRYPT }, fails: 'cannot-verify', field: 'hash' },
      {
        input: { password: PASSWORD, hash: ARGON2.replace('m=65536', 'm=4294967295') },
        fails: 'costs-too-high',
        field: 'hash',
      },
      {
        input: { password: PASSWORD, hash: '$6$rounds=999999999$abc$' + 'a'.repeat(86) },
        fails: 'costs-too-high',
        field: 'hash',
      },
      { input: { password: PASSWORD, hash: 'hello' }, fails: 'not-a-password-hash', field: 'hash' },
      { input: { password: PASSWORD, hash: '' }, output: { verdict: null } },
    ],
  },
  inspect: {
    detect: [
      {
        matches: [ARGON2, SHA512, MD5, SSHA, SSHA512, DJANGO, PHC_PBKDF2, SCRAM, YESCRYPT, PHPASS, PASSLIB_SCRYPT],
        rejects: [BCRYPT, '$1', '$6$', '{SSHA}', 'scrypt', '{"SHA": 1}', '$100,000 and more of it than anyone needs'],
      },
      { matches: [BCRYPT, `ada:${BCRYPT}`], rejects: [MD5, BCRYPT.slice(1), `${BCRYPT}.`] },
    ],
    finds: {
      'account line': {
        matches: [`ada:${SHA512}`, SHADOW.split('\n').slice(1).join('\n'), FILE.split('\n').slice(1).join('\n')],
        rejects: [`ada:${BCRYPT}`, 'a: {SHA}', 'https://example.com/$1$'],
      },
      'LDIF attribute': { matches: [`userPassword: ${SSHA}`], rejects: ['userPassword: x', `password: ${SSHA}`] },
    },
    examples: [
      inspected(
        '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$IMit9qkFULCMA/ViizL57cnTLOa5DiVM9eMwpAvPwr4',
        'Argon2id',
        'meets-owasp',
      ),
      inspected(
        '$argon2id$v=19$m=19456,t=1,p=1$c29tZXNhbHQ$IMit9qkFULCMA/ViizL57cnTLOa5DiVM9eMwpAvPwr4',
        'Argon2id',
        'below-owasp',
      ),
      inspected(
        '$argon2id$v=19$m=47104,t=1,p=1$c29tZXNhbHQ$IMit9qkFULCMA/ViizL57cnTLOa5DiVM9eMwpAvPwr4',
        'Argon2id',
        'meets-owasp',
      ),
      inspected(
        '$argon2i$v=19$m=47104,t=3,p=1$c29tZXNhbHQ$IMit9qkFULCMA/ViizL57cnTLOa5DiVM9eMwpAvPwr4',
        'Argon2i',
        'prefer-argon2id',
      ),
      inspected(`argon2${ARGON2}`, 'Argon2id', 'meets-owasp'),
      inspected(PASSLIB_SCRYPT, 'scrypt', 'below-owasp'),
      inspected(PASSLIB_SCRYPT.replace('ln=10', 'ln=17'), 'scrypt', 'meets-owasp'),
      inspected(PASSLIB_SCRYPT.replace('ln=10,r=8,p=1', 'ln=15,r=8,p=3'), 'scrypt', 'meets-owasp'),
      inspected(DJANGO, 'PBKDF2-HMAC-SHA-256', 'below-owasp'),
      inspected(DJANGO.replace('$1000$', '$600000$'), 'PBKDF2-HMAC-SHA-256', 'meets-owasp'),
      inspected(BCRYPT, 'Bcrypt', 'meets-owasp'),
      inspected(BCRYPT.replace('$10$', '$09$'), 'Bcrypt', 'below-owasp'),
      inspected(SHA512, 'sha512-crypt', 'prefer-argon2id'),
      inspected(MD5, 'md5-crypt', 'too-fast'),
      inspected(SSHA, '{SSHA} (LDAP)', 'too-fast'),
      inspected('{SHA}L55TUjtiq8FBorTWAZ0jy6g129A=', '{SHA} (LDAP)', 'no-salt'),
      inspected(YESCRYPT, 'yescrypt', 'modern-scheme'),
      inspected('LUccu0uiNWsI2', 'DES-crypt', 'broken-scheme'),
      inspected('{CLEARTEXT}secret', '{CLEARTEXT}', 'broken-scheme'),
      damaged(ARGON2.slice(0, 60)),
      damaged(SHA512.slice(0, -1)),
      damaged('{SSHA}L55TUjtiq8FBorTWAZ0jy6g129A='),
      damaged('{SSHA}%%%'),
      damaged(ARGON2.replace('m=65536', 'm=99999999999'), 'bad-cost-parameter'),
      damaged(ARGON2.replace('m=65536', 'm=16'), 'bad-cost-parameter'),
      damaged(PASSLIB_SCRYPT.replace('ln=10', 'ln=0'), 'bad-cost-parameter'),
      damaged(BCRYPT.replace('$10$', '$34$'), 'bad-cost-parameter'),
      damaged('hello world', 'not-a-password-hash'),
      { input: { hash: '# only a comment' }, fails: 'no-hash' },
      { input: { hash: '' }, output: {} },
      {
        input: { hash: SHADOW },
        check: ({ accounts }) =>
          accounts.map(({ rating }) => message(rating)).join() === 'no-password,prefer-argon2id,too-fast,no-password',
      },
    ],
  },
});
