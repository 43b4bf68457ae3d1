const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJlLWJ5dGVz';
const UUID = '57832a01-ec7d-43a7-9bd5-3a7036cbeec7';
const MD5 = '5d41402abc4b2a76b9719d911017c592';
const SHA256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const BCRYPT = '$2y$10$EIXwOpMmQ7uaP5v1TLBM5eWdkS5LFo9VgpPOvxQ3mHuY6ZOYVhZ3q';
const SRI = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface Samples {
  /** Texts that it recognizes, with the part it extracts from each. */
  matches: readonly (readonly [text: string, taken: string])[];
  /** Similar texts that it must not recognize. */
  rejects: readonly string[];
}

/** Texts that are extracted as a whole. */
const all = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);

/** For each recognizer, by name, what it must and must not recognize. */
export const SAMPLES: Readonly<Record<string, Samples>> = {
  'percent of a number': {
    matches: [
      ['20 percent of 50', '20% of 50'],
      ['20 por ciento de 50', '20% of 50'],
      ['5,5 pour cent de 200', '5,5% of 200'],
      ['20 % de 50', '20% of 50'],
      ['20 процентов от 50', '20% of 50'],
    ],
    rejects: ['20 percent', 'percent of 50', '20 percent of people'],
  },
  'percent off a price': {
    matches: [
      ['20% off 50', '50 - 20%'],
      ['15 % de descuento en 80', '80 - 15%'],
      ['30 % de réduction sur 45', '45 - 30%'],
      ['10% de desconto em 200', '200 - 10%'],
      ['10% скидки с 200', '200 - 10%'],
    ],
    rejects: ['20% off', '20% off shoes', '20 off 50'],
  },
  'part of a whole in percent': {
    matches: [
      ['5 is what percent of 20', '5 of 20'],
      ['what percent is 5 of 20?', '5 of 20'],
      ['¿qué porcentaje es 5 de 20?', '5 of 20'],
      ['quel pourcentage représente 5 sur 20', '5 of 20'],
      ['quanto por cento é 5 de 20', '5 of 20'],
      ['сколько процентов 5 от 20', '5 of 20'],
      ['5是20的百分之几', '5 of 20'],
    ],
    rejects: ['what percent is 5', '5 is what', 'what percent of people'],
  },
  'percent of a number in Chinese': {
    matches: [
      ['50的20%', '20% of 50'],
      ['50的百分之20', '20% of 50'],
    ],
    rejects: ['50的20', '的20%'],
  },
  'measure and the unit that is wanted': {
    matches: [
      ['5 km in mi', '5 km in mi'],
      ['70kg to lb', '70kg to lb'],
      ['(2 h + 30 min) in minutes', '(2 h + 30 min) in minutes'],
    ],
    rejects: ['back in 5 minutes', '0xff in binary', '5 in', '5 km', '(5 + 3) in cm'],
  },
  'ten digits': {
    matches: [
      ['2025550123', '2025550123'],
      ['0612345678', '0612345678'],
    ],
    rejects: ['1234567890', '612345678', '20255501234'],
  },
  'hexadecimal digits of a color': {
    matches: [
      ['ff8800', '#ff8800'],
      ['1E90FFcc', '#1E90FFcc'],
    ],
    rejects: ['facade', '123456', 'ff88001', 'ff880'],
  },
  'hexadecimal number without a prefix': {
    matches: [
      ['ab12cd34', '0xab12cd34'],
      ['7f3a', '0x7f3a'],
    ],
    rejects: ['cafe', '1234', '7f3', 'x7f3a'],
  },
  'binary number without a prefix': {
    matches: [['10110010', '0b10110010']],
    rejects: ['1010', '11111111', '10110012'],
  },
  'regular expression from start to end': {
    matches: all('^\\d{4}-\\d{2}-\\d{2}$', '^[a-z]+$'),
    rejects: ['^abc$', '\\d{4}', '^ the $ sign'],
  },
  'regular expression with groups and classes': {
    matches: all('(?<year>\\d{4})-(?<month>\\d{2})', '\\w+@\\w+\\.com', '(?:foo|bar)\\d', '\\d{4}'),
    rejects: ['C:\\data\\work', 'f(?)', 'text.split(/\\s+/)', 'is it (?: maybe) one'],
  },
  'Base64 without padding': {
    matches: [
      ['SGVsbG8', 'SGVsbG8'],
      ['cGFzc3dvcmQ', 'cGFzc3dvcmQ'],
    ],
    rejects: ['JavaScript', 'hello', 'GitHub', 'McDonalds', 'LinkedIn', 'iPhone12'],
  },
  'date with points': {
    matches: [
      ['31.12.2024', '2024-12-31'],
      ['1.2.2024', '2024-02-01'],
      ['24.11.2025 10:15', '2025-11-24T10:15'],
    ],
    rejects: ['31.2.2024', '1.2.3', '10.0.0.1', '12.31.2024'],
  },
  'date with slashes, the month first': {
    matches: [
      ['01/02/2024', '2024-01-02'],
      ['01/02/2024 12:05:30 AM', '2024-01-02T00:05:30'],
    ],
    rejects: ['13/02/2024', '1/2', '1/2/3', '01/02/2024 13:05 PM'],
  },
  'date with slashes, the day first': {
    matches: [['01/02/2024', '2024-02-01']],
    rejects: ['12/13/2024', '02/02/2024', '1/2'],
  },
  'date in eight digits': {
    matches: [['20240501', '2024-05-01']],
    rejects: ['20241301', '12345678', '202405011'],
  },
  'function and number': {
    matches: [
      ['sqrt 16', 'sqrt(16)'],
      ['sin 0.5', 'sin(0.5)'],
    ],
    rejects: ['sqrt of all evil', 'log 2026-01-01', 'tan x'],
  },
  'square root in words': {
    matches: [
      ['square root of 16', 'sqrt(16)'],
      ['raíz cuadrada de 2', 'sqrt(2)'],
      ['корень из 2', 'sqrt(2)'],
    ],
    rejects: ['square root of x', 'root of 16'],
  },
  remainder: { matches: all('10 mod 3'), rejects: ['10 mod x', 'mod 3', '10 models 3'] },
  'jwt in a line': { matches: [[`token=${JWT}`, JWT]], rejects: ['eyJhbGciOiJIUzI1NiJ9', `x${JWT}x y`, 'eyJ.a.b'] },
  'htpasswd line': { matches: [[`admin:${BCRYPT}`, BCRYPT]], rejects: ['admin:$2y$10$short', `my user:${BCRYPT}`] },
  'named digest': {
    matches: [
      [`sha256:${SHA256}`, SHA256],
      [`md5:${MD5}`, MD5],
    ],
    rejects: [`tag:${MD5}`, 'sha256:abc'],
  },
  'checksum line': {
    matches: [
      [`${MD5}  ubuntu.iso`, MD5],
      [`${SHA256} *a.zip`, SHA256],
    ],
    rejects: ['5d41402abc4b2a76b9719d911017c5  a.iso', '12345678901234567890123456789012', `${MD5}\tx`],
  },
  'BSD checksum line': { matches: [[`MD5 (file.txt) = ${MD5}`, MD5]], rejects: [`MD5 = ${MD5}`, 'SHA1 (a) = xyz'] },
  'SRI digest': {
    matches: [[`sha256-${SRI}`, SRI]],
    rejects: ['sha256-abc', `sha1-${SRI}`, `sha512-${SRI.slice(0, 40)}`],
  },
  'SRI digest in a tag': {
    matches: [[`<script src="a.js" integrity="sha256-${SRI}"></script>`, SRI]],
    rejects: [`integrity: sha256-${SRI}`, '<script integrity="sha256-abc">'],
  },
  'SSH public key': {
    matches: all('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ2Zb3Zb anna@host'),
    rejects: ['ssh-rsa is old', 'ssh anna@host', 'ssh-ed25519 BBBB'],
  },
  'list of UUIDs': {
    matches: [[`${UUID}\n018f2c3e-5b7a-7cc3-98c4-dc0c0c07398f`, UUID]],
    rejects: [UUID, `${UUID} and more`],
  },
  'Base32 key': {
    matches: all('JBSWY3DPEHPK3PXP', 'NBSWY3DPEB3W64TMMQ======', 'JBSW Y3DP EHPK 3PXP'),
    rejects: ['JBSWY3DP', 'ABCDEFGHIJKLMNOP', 'jbswy3dpehpk3pxp', 'JBSWY3DPEHPK3PX1', 'THE FOUR MAIN WAYS'],
  },
  'MAC address in a line': {
    matches: [['192.168.1.1 dev eth0 lladdr 00:1b:63:84:45:e6 REACHABLE', '00:1b:63:84:45:e6']],
    rejects: ['00:1b:63:84:45', 'at 10:20:30:40 we leave', 'x 00:1b:63:84:45:e6:aa y'],
  },
  'ARP line of BSD': {
    matches: [['? (192.168.1.1) at 0:1b:63:84:45:e6 on en0 ifscope [ethernet]', '00:1b:63:84:45:e6']],
    rejects: ['? (192.168.1.1) at (incomplete) on en0', '? (host) at 0:1b:63:84:45:e6 on en0'],
  },
  'MAC address in capitals without separators': {
    matches: all('001B638445E6'),
    rejects: ['001B638445E', '123456789012', 'ABCDEFABCDEF'],
  },
  'MAC address without separators': {
    matches: all('001b638445e6', 'aabbccddeeff', 'AABBCCDDEEFF'),
    rejects: ['123456789012', '001b638445e6a', 'aabbccddeefg'],
  },
  'first half of a MAC address': {
    matches: all('00:1A:2B', 'b8-27-eb'),
    rejects: ['12:34:56', '00:1A-2B', '00:1A:2B:'],
  },
  'address behind what it is for': {
    matches: [
      ['nameserver 1.1.1.1', '1.1.1.1'],
      ['listen 10.0.0.5:8443;', '10.0.0.5'],
      ['default via 192.168.1.1 dev eth0 proto dhcp', '192.168.1.1'],
    ],
    rejects: ['version 1.1.1.1', 'nameserver 1.1.1', 'nameserver 1.1.1.1 and more'],
  },
  'line of a hosts file': {
    matches: [
      ['127.0.0.1 localhost', '127.0.0.1'],
      ['10.0.0.5   db.internal db-1.internal', '10.0.0.5'],
      ['10.0.0.5\tdb', '10.0.0.5'],
    ],
    rejects: ['10.0.0.1 is down', '10.0.0.1', '1.2.3 db.internal'],
  },
  'address with its mask': {
    matches: [
      ['192.168.1.10 255.255.255.0', '192.168.1.10/255.255.255.0'],
      ['10.0.0.1 netmask 255.0.0.0', '10.0.0.1/255.0.0.0'],
    ],
    rejects: ['192.168.1.10 192.168.1.11', '192.168.1.300 255.255.255.0'],
  },
  'line of ip addr': {
    matches: [['inet 192.168.1.23/24 brd 192.168.1.255 scope global eth0', '192.168.1.23/24']],
    rejects: ['inet 192.168.1.23', 'the inet 1.2.3.4/24x y'],
  },
  'line of ifconfig': {
    matches: [['inet 192.168.1.23 netmask 255.255.255.0 broadcast 192.168.1.255', '192.168.1.23/255.255.255.0']],
    rejects: ['inet 192.168.1.23 broadcast 192.168.1.255', 'inet addr:192.168.1.23'],
  },
  'line of ifconfig of macOS': {
    matches: [['inet 192.168.1.23 netmask 0xffffff00 broadcast 192.168.1.255', '192.168.1.23/255.255.255.0']],
    rejects: ['inet 192.168.1.23 netmask 0xffffff', 'inet6 fe80::1 netmask 0xffffff00'],
  },
  'list of networks': {
    matches: [
      ['10.0.0.0/8, 172.16.0.0/12', '10.0.0.0/8'],
      ['2001:db8::/32\n2001:db9::/32', '2001:db8::/32'],
    ],
    rejects: ['10.0.0.0/8', '10.0.0.0/8 and 172.16.0.0/12', '10.0.0.1, 10.0.0.2'],
  },
  'networks to combine': {
    matches: [['10.0.0.0/24,10.0.1.0/24', '10.0.0.0/24\n10.0.1.0/24']],
    rejects: ['10.0.0.0/24', '10.0.0.0/24 or 10.0.1.0/24'],
  },
  'range of last octets': {
    matches: [['192.168.1.10-20', '192.168.1.10-192.168.1.20']],
    rejects: ['192.168.1.20-10', '192.168.1-20', '192.168.1.10-20-30'],
  },
  'address with a port': {
    matches: [['203.0.113.7:8080', '203.0.113.7']],
    rejects: ['192.168.1.300:80', '203.0.113.7:port', '1.2.3:80'],
  },
  'IPv6 address in brackets': {
    matches: [['[2001:db8::1]:443', '2001:db8::1']],
    rejects: ['[12:34]', '[::1', '[a, b]'],
  },
  'line of ping': {
    matches: [['64 bytes from 192.0.2.1: icmp_seq=1 ttl=56 time=12 ms', '192.0.2.1']],
    rejects: ['64 bytes from here: x', 'bytes from 192.0.2.1:'],
  },
  'crontab line': {
    matches: [
      ['*/5 * * * * /usr/bin/backup.sh --all', '*/5 * * * *'],
      ['0 3 * * 1-5 root /usr/local/bin/report', '0 3 * * 1-5'],
    ],
    rejects: ['5 * 5 apples', '* * * * *', '1 2 3 4 5 six seven.', 'a b c d e /x'],
  },
  'crontab line with a nickname': {
    matches: [['@daily /usr/bin/find /tmp', '@daily']],
    rejects: ['@daily', '@anna see this', '@everyone hi'],
  },
  'time of an access log': {
    matches: [['10/Oct/2000:13:55:36 -0700', '2000-10-10T13:55:36-07:00']],
    rejects: ['see chapter 10/Oct for more', '10/Abc/2000:13:55:36 -0700'],
  },
  FILETIME: {
    matches: [['133776123450000000', '2024-12-02T11:25:45.000Z']],
    rejects: ['1212092628029698048', '143776123450000000'],
  },
  'date in words, the day first': {
    matches: [
      ['22 nov 2026', '2026-11-22'],
      ['22. November 2026', '2026-11-22'],
      ['Sunday, 22 November 2026 9:30', '2026-11-22T09:30'],
      ['22 de noviembre de 2026', '2026-11-22'],
      ['1er août 2026', '2026-08-01'],
      ['22 de março de 2026', '2026-03-22'],
      ['22 ноября 2026 г.', '2026-11-22'],
      ['14-Jul-1789', '1789-07-14'],
    ],
    rejects: ['31 feb 2026', '3 apples 2026', 'chapter 3 march 2026', '22 nov'],
  },
  'date in words, the month first': {
    matches: [
      ['Nov 22, 2026', '2026-11-22'],
      ['March 1st 2026 at 23:05', '2026-03-01T23:05'],
      ['Nov 24, 2025 3:15 PM', '2025-11-24T15:15'],
    ],
    rejects: ['Nov 31, 2026', 'Windows 11 2024', 'May 2026'],
  },
  'date with the name of UTC': {
    matches: [
      ['2025-11-24 10:15:30.123 UTC', '2025-11-24T10:15:30.123Z'],
      ['2025-11-24T10:15 GMT', '2025-11-24T10:15Z'],
    ],
    rejects: ['2025-11-24 UTC', '2025-11-24 10:15 CET', 'at 2025-11-24 10:15 UTC'],
  },
  'date with slashes, the year first': {
    matches: [
      ['2025/11/24', '2025-11-24'],
      ['2025/11/24 10:15', '2025-11-24T10:15'],
    ],
    rejects: ['2025/13/24', '2025/11', '2025/11/24/7'],
  },
  'date in Chinese': { matches: [['2026年11月22日', '2026-11-22']], rejects: ['2026年13月1日', '2026年11月'] },
  'date in JSON of .NET': {
    matches: [
      ['/Date(1763978130000)/', '1763978130000'],
      ['\\/Date(1763978130000+0100)\\/', '1763978130000'],
    ],
    rejects: ['Date(1763978130000)', '/Date()/'],
  },
  'week date': {
    matches: [
      ['2025-W03-2', '2025-01-14'],
      ['2025W03', '2025-01-13'],
    ],
    rejects: ['2025-W60', '2025-W1', 'W03'],
  },
  'date of the shell': {
    matches: [['Sun Feb 11 09:30:00 UTC 2024', '2024-02-11T09:30:00Z']],
    rejects: ['Sun Feb 11', 'Foo Feb 11 09:30:00 2024'],
  },
  'color name': { matches: all('rebeccapurple'), rejects: ['chocolate', 'tomato', 'purplish'] },
  'color name that is a word': { matches: all('tomato', 'tan'), rejects: ['apple', 'a tan'] },
  'list of colors': { matches: [['#1ea54c, #ff8800', '#1ea54c']], rejects: ['#1ea54c', '#123456 #notacolor'] },
  'literal of JavaScript or Python': {
    matches: [
      ["{'ok': True, 'none': None}", "{'ok': true, 'none': null}"],
      ['{name: 1}', '{name: 1}'],
      ['{\n  // x\n  name: 1,\n}', '{\n  // x\n  name: 1,\n}'],
      ['// x\n{"a": 1}', '// x\n{"a": 1}'],
    ],
    rejects: ['{ return 1; }', '[x] done', '{}', 'a {b: 1}'],
  },
  'data URL in CSS or HTML': {
    matches: [['url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=']],
    rejects: ['data: image', 'metadata:image/gif;base64,R0lG x'],
  },
  'unified diff': {
    matches: all('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b'),
    rejects: ['--- a\n+++ b', '-a\n+b', '---\ntitle: x\n---'],
  },
  Markdown: {
    matches: all('# Title\n\n- one\n- two', 'See **this**\n\n> quoted'),
    rejects: ['# Heading', 'a - b\nc - d', '- one\n- two'],
  },
  'Markdown table': {
    matches: all('| a | b |\n|---|---|\n| 1 | 2 |'),
    rejects: ['| a | b |', 'a | b\n- | -', '|x|\n|y|'],
  },
  HTML: {
    matches: all('<div class="card"><p>Hello<br>World</p></div>', '<!DOCTYPE html><html><body></body></html>'),
    rejects: ['<note><to>Tove</to></note>', '<3', 'a <b>bold</b> word', '<p'],
  },
  'meta tags': {
    matches: all(
      '<meta property="og:title" content="Hello">\n<meta property="og:image" content="https://example.com/a.png">',
    ),
    rejects: ['<meta charset="utf-8">', '<meta name="viewport" content="width=device-width">'],
  },
  'vCard or calendar': {
    matches: all('BEGIN:VCARD\nVERSION:3.0\nFN:Anna Smith\nEND:VCARD'),
    rejects: ['BEGIN:VCARD', 'BEGIN:VCARD\nEND:VEVENT', 'BEGIN: now\nEND: later'],
  },
  'geo URI': {
    matches: [
      ['geo:52.52,13.405', '52.52,13.405'],
      ['geo:37.78,-122.39;u=35', '37.78,-122.39'],
    ],
    rejects: ['geo:here', 'geo 52.52,13.405'],
  },
  coordinates: { matches: all('52.5200, 13.4050'), rejects: ['1.5, 2.5', '520.1234, 13.4050', '3.141, apples'] },
  'environment file': {
    matches: all('DB_HOST=localhost\n# note\nDB_PASSWORD=s3cret', 'export A=1\nexport B="two"'),
    rejects: ['A=1', 'A=1\nthen b', 'a = 1\nb = 2'],
  },
  'list of code points': { matches: [['U+0048, U+0069', 'U+0048  U+0069']], rejects: ['U+0048', 'U+XYZ U+0069'] },
  'list of bytes in binary': {
    matches: [['0b01001000 0b01101001', '01001000 01101001']],
    rejects: ['0b0100 0b0110', '0b01001000'],
  },
  'bytes in hexadecimal': { matches: all('48 65 6c 6c 6f'), rejects: ['12 34 56 78 90', 'be ad', 'we go to do it'] },
  'hexadecimal of a text': {
    matches: [
      ['48656c6c6f20776f726c64', '48656c6c6f20776f726c64'],
      ['0x48656c6c6f', '48656c6c6f'],
    ],
    rejects: ['deadbeef', '31323334', MD5, 'cafebabe', '48656c6c6'],
  },
  'bytes as escapes': { matches: [['\\x48\\x69', '48 69']], rejects: ['\\x4', 'a\\x48\\x69', '\\u0048'] },
  'regular expression': {
    matches: [['/^[a-z]+\\d{2,}$/gi', '^[a-z]+\\d{2,}$']],
    rejects: ['/usr/bin', '/a/b', '/plain/g'],
  },
  'Base64 of a URL': { matches: [['aGVsbG8gd29ybGQ%3D', 'aGVsbG8gd29ybGQ=']], rejects: ['aGVsbG8gd29ybGQ=', 'abc%3D'] },
  'user agent of an access log': {
    matches: [
      ['203.0.113.7 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2326 "-" "curl/8.4.0"', 'curl/8.4.0'],
    ],
    rejects: ['203.0.113.7 - - "GET /" 200', '"curl/8.4.0"'],
  },
  'request line': {
    matches: [['GET https://example.com/a?b=1 HTTP/1.1', 'https://example.com/a?b=1']],
    rejects: ['GET /a HTTP/1.1', 'GET it done'],
  },
  'Markdown link': {
    matches: [['[docs](https://example.com/docs)', 'https://example.com/docs']],
    rejects: ['[docs](docs.md)', '[docs]'],
  },
  curl: {
    matches: [["curl -X POST 'https://example.com/a' -d 1", 'https://example.com/a']],
    rejects: ['curl --help', 'curling https://example.com'],
  },
  'attribute with a URL': {
    matches: [
      ['<a href="https://example.com/a?b=1">x</a>', 'https://example.com/a?b=1'],
      ["src='https://example.com/a.js'", 'https://example.com/a.js'],
    ],
    rejects: ['href="/local"', 'the href="https://example.com" here'],
  },
  'punycode host': {
    matches: [
      ['xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de/'],
      ['www.xn--80ak6aa92e.com', 'https://www.xn--80ak6aa92e.com/'],
    ],
    rejects: ['example.com', 'xn--', 'mx xn--mnchen-3ya.de', 'a_xn--b'],
  },
  'Cookie header': {
    matches: [
      ['Cookie: theme=dark; lang=en', 'theme=dark&lang=en'],
      ['cookie: a=1+1', 'a=1%2B1'],
    ],
    rejects: ['Cookie: chocolate chip', 'Cookies: a=1'],
  },
  'Set-Cookie header': {
    matches: [['Set-Cookie: id=a3fWa; Max-Age=3600; Secure', 'id=a3fWa&Max-Age=3600&Secure']],
    rejects: ['Set-Cookie: nothing', 'Set-Cookie is a header'],
  },
  cookies: {
    matches: [['session=abc; theme=dark', 'session=abc&theme=dark']],
    rejects: ['a = 1; b = 2', 'x=1', 'int a=1; return a'],
  },
  'phone link': {
    matches: [['<a href="tel:+49-30-901820">', '+49-30-901820']],
    rejects: ['tel: 12', 'hotel:+4930901820x'],
  },
  'phone numbers': {
    matches: all('+1 415 555 2671\n+44 20 7946 0958'),
    rejects: ['+1 415 555 2671', '+1\n+2', '+1 415 555 2671\nand more'],
  },
  'phone number without a country': {
    matches: all('(415) 555-2671', '415-555-2671', '030 901 820', '06 12 34 56 78', '(030) 901 8200'),
    rejects: ['555-2671', '2024-05-01', '12 34 56 78', '0 12 34', '123-456-78901', '100.200.3000', '10 20 30'],
  },
  'status line': { matches: [['503 Service Unavailable', '503']], rejects: ['404 apples', '999 Problems', '503'] },
  'status in words': {
    matches: [['Request failed with status code 404', '404']],
    rejects: ['status unknown', 'status 4040'],
  },
  'media type with parameters': {
    matches: [['text/html; charset=utf-8', 'text/html']],
    rejects: ['and/or; maybe', 'text/html'],
  },
  'email address with a name': {
    matches: [['Anna Smith <anna@example.com>', 'anna@example.com']],
    rejects: ['Paul <not an address>', 'a < b@c > d'],
  },
  'list of email addresses': {
    matches: [['anna@example.com, bob@example.org', 'anna@example.com\nbob@example.org']],
    rejects: ['anna@example.com', 'anna@example.com and bob@example.org'],
  },
  'MIME words': {
    matches: [
      ['=?ISO-8859-1?Q?Keld_J=F8rn?=', 'Keld%20J%C3%B8rn'],
      ['Subject: =?utf-8?Q?Caf=C3=A9?= =?utf-8?Q?_cr=C3=A8me?=', 'Caf%C3%A9%20cr%C3%A8me'],
      ['=?utf-8?B?w6k=?=', '%C3%A9'],
    ],
    rejects: ['=?nope?Q?x?=', '=?utf-8?B?***?=', 'a ?= b', '=?utf-8?Q?plain?='],
  },
  'docker run behind something': {
    matches: [['sudo docker run -d nginx', 'docker run -d nginx']],
    rejects: ['docker is nice', 'docker ps'],
  },
  'chmod command': { matches: [['chmod -R 755 /var/www', '755']], rejects: ['chmod', 'chmod 999 x', 'chmod u+x a'] },
  'line of ls': {
    matches: [['-rw-r--r-- 1 root root 1234 Jan  1 12:00 notes.txt', '-rw-r--r--']],
    rejects: ['-rw-r--r--', '----------'],
  },
  'symbolic mode': { matches: [['u+x,g-w', '644']], rejects: ['a+b', 'u+', 'x+u'] },
};
