import type { Meant } from './meant.ts';

/** Numbers, dates, colors, expressions and encoded texts. */
export const VALUES: readonly Meant[] = [
  {
    source: 'CSS Color Module Level 4, examples',
    texts: [
      ['color-converter', '#00ff00'],
      ['color-converter', '#0f38'],
      ['color-converter', '#FF8800CC'],
      ['color-converter', 'rgb(0 127 255 / 50%)'],
      ['color-converter', 'rgba(255, 136, 0, .5)'],
      ['color-converter', 'hsl(120deg 100% 25%)'],
      ['color-converter', 'lch(52.2345% 72.2 56.2)'],
      ['color-converter', 'oklch(40.1% 0.123 21.57)'],
      ['color-converter', 'color(display-p3 1 0.5 0)'],
    ],
  },
  {
    source: 'POSIX time in s, ms, µs, ns as date(1), Date.now(), Go and InfluxDB print it',
    texts: [
      ['date-converter', '1700000000'],
      ['date-converter', '1234567890'],
      ['date-converter', '1701227351995'],
      ['date-converter', '1701227351995845'],
      ['date-converter', '1465839830100400200'],
    ],
  },
  {
    source: 'RFC 3339 5.8, ISO 8601, RFC 9110 5.6.7, RFC 5322 A.1, the log formats of Apache and PostgreSQL, MongoDB',
    texts: [
      ['date-converter', '1985-04-12T23:20:50.52Z'],
      ['date-converter', '1996-12-19T16:39:57-08:00'],
      ['date-converter', '2023-04-12T14:56:00+01:00'],
      ['date-converter', '20230412T145600Z'],
      ['date-converter', 'Sun, 06 Nov 1994 08:49:37 GMT'],
      ['date-converter', 'Fri, 21 Nov 1997 09:55:06 -0600'],
      ['date-converter', '2024-02-29'],
      ['date-converter', '2001-02-16 20:38:40.12+00'],
      ['date-converter', '507f1f77bcf86cd799439011'],
    ],
  },
  {
    source: 'crontab(5), Quartz and AWS EventBridge tutorials, crontab.guru',
    texts: [
      ['crontab-generator', '*/15 9-17 * * 1-5'],
      ['crontab-generator', '5 0 * * *'],
      ['crontab-generator', '15 14 1 * *'],
      ['crontab-generator', '0 22 * * 1-5'],
      ['crontab-generator', '23 0-23/2 * * *'],
      ['crontab-generator', '0 0 12 ? * WED'],
      ['crontab-generator', '0 15 10 L * ?'],
      ['crontab-generator', '@daily'],
    ],
  },
  {
    source: 'C, Python and JavaScript literals',
    texts: [
      ['base-converter', '0xff'],
      ['base-converter', '0b1010'],
      ['base-converter', '0o755'],
      ['base-converter', '0xDEAD_BEEF'],
      ['base-converter', '-0x80'],
      ['base-converter', '0xFFFFFFFFFFFFFFFF'],
    ],
  },
  {
    source: 'what people type into a calculator; bug reports on floating point',
    texts: [
      ['math-evaluator', '0.1 + 0.2'],
      ['math-evaluator', '2*(3+4)'],
      ['math-evaluator', '2^64-1'],
      ['math-evaluator', '1024*768'],
      ['math-evaluator', 'sqrt(2)/2'],
      ['math-evaluator', '(1920/1080)'],
      ['math-evaluator', '12 / 7'],
      ['math-evaluator', '100 km/h to mph'],
      ['math-evaluator', '5 inch in cm'],
      ['math-evaluator', '3.5 GiB to MB'],
      ['percentage-calculator', '15% of 80'],
      ['temperature-converter', '98.6 °F'],
      ['temperature-converter', '-40°C'],
    ],
  },
  {
    source: 'chmod(1), ls -l',
    texts: [
      ['chmod-calculator', 'rwxr-xr-x'],
      ['chmod-calculator', '-rw-r--r--'],
      ['chmod-calculator', 'drwxrwxrwt'],
      ['chmod-calculator', 'chmod 644 file.txt'],
      ['chmod-calculator', '-rwsr-xr-x 1 root root 59976 Feb  6  2024 /usr/bin/passwd'],
    ],
  },
  {
    source: 'RFC 4648 10 and longer texts of the same kind, base64(1), Kubernetes secrets, WebAuthn',
    texts: [
      ['base64-string-converter', 'VGhlIHF1aWNrIGJyb3duIGZveA=='],
      ['base64-string-converter', 'eyJzZXNzaW9uX2lkIjoiMCJ9'],
      ['base64-string-converter', 'SGVsbG8sIOS4lueVjCEg8J+RiyDQn9GA0LjQstC10YI='],
      ['base64-string-converter', 'dXNlcm5hbWU6cGFzc3dvcmQ='],
      ['base64-string-converter', 'aHR0cHM6Ly9leGFtcGxlLm9yZy8_YT1iJmM9ZA'],
      [
        'base64-string-converter',
        'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVyIGFkaXBpc2NpbmcgZWxpdCwg\nc2VkIGRvIGVpdXNtb2QgdGVtcG9y\n',
      ],
      [
        'base64-file-converter',
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ],
      ['basic-auth-generator', 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
    ],
  },
  {
    source: 'RFC 3986 2.1, ECMA-262 encodeURIComponent, form bodies',
    texts: [
      ['url-encoder', 'Hello%20World%21'],
      ['url-encoder', 'caf%C3%A9%20cr%C3%A8me'],
      ['url-encoder', '%7B%22a%22%3A1%7D'],
      ['url-encoder', 'https%3A%2F%2Fexample.com%2F%3Fa%3Db'],
    ],
  },
  {
    source: 'HTML Living Standard 13.5',
    texts: [
      ['html-entities', '&lt;p class=&quot;x&quot;&gt;'],
      ['html-entities', 'Fish &amp; chips &mdash; 5&nbsp;&euro;'],
      ['html-entities', '&#128512;&#x1F600;'],
      ['html-entities', 'It&#39;s caf&eacute; time'],
    ],
  },
  {
    source: 'ECMA-262 12.9.4, RFC 8259 7, Java properties, CSS',
    texts: [
      ['text-to-unicode', '\\u0048\\u0065\\u006c\\u006c\\u006f'],
      ['text-to-unicode', 'caf\\u00e9 \\ud83d\\ude00'],
      ['text-to-unicode', '\\u{1F600}\\u{1F601}'],
      ['text-to-unicode', 'U+0048 U+0069'],
    ],
  },
  {
    source: 'ASCII tables',
    texts: [
      ['text-to-binary', '01001000 01100101 01101100 01101100 01101111'],
      ['text-to-binary', '01001000 01101001'],
    ],
  },
  {
    source: 'Chicago Manual of Style, film credits',
    texts: [
      ['roman-numeral-converter', 'MCMXCIV'],
      ['roman-numeral-converter', 'MMXXVI'],
      ['roman-numeral-converter', 'XLVIII'],
      ['roman-numeral-converter', 'MDCCLXXVI'],
    ],
  },
  {
    source: 'RFC 9110 15; bare numbers are only proposed',
    texts: [
      ['http-status-codes', '404'],
      ['http-status-codes', '503'],
      ['http-status-codes', 'HTTP/1.1 301 Moved Permanently'],
    ],
  },
  {
    source: 'IANA media types',
    texts: [
      ['mime-types', 'application/json'],
      ['mime-types', 'image/svg+xml'],
      ['mime-types', 'text/html; charset=utf-8'],
      ['mime-types', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ],
  },
  {
    source: 'logs, consoles and address books, added later',
    texts: [
      ['date-converter', 'Tue Nov 14 2023 22:13:20 GMT+0000 (Coordinated Universal Time)'],
      ['date-converter', '2023-11-14T22:13:20.123456789Z'],
      ['base64-string-converter', 'aGVsbG8='],
      ['base64-string-converter', 'YWRtaW46YWRtaW4='],
      ['email-normalizer', 'John.Doe+newsletter@gmail.com'],
      ['yaml-to-json-converter', '- name: a\n  value: 1\n- name: b\n  value: 2\n'],
      ['math-evaluator', '-5 + 3 * 2'],
      ['math-evaluator', '72 km/h in m/s'],
      ['math-evaluator', '1 hour in seconds'],
      ['math-evaluator', 'sin(45 deg)^2'],
      ['ipv4-address-converter', '10.0.0.138'],
      ['json-prettify', '  [\n  {"id": 1},\n  {"id": 2}\n]\n'],
      ['sql-prettify', 'SELECT DISTINCT name FROM users WHERE age > 18 ORDER BY name'],
      ['url-parser', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s'],
      ['crontab-generator', '30 4 1,15 * 5'],
      ['hash-text', 'D41D8CD98F00B204E9800998ECF8427E'],
    ],
  },
];
