import { casesOf } from '../../src/core/spec.ts';
import type { GuessedCharset } from '../../src/lib/bytes/charset-guess.ts';
import type tool from './base64-string-converter.ts';

/** Texts in other encodings, as Python 3.11 writes them. */
const IN_CHARSETS: readonly (readonly [GuessedCharset, string, string])[] = [
  ['utf-16le', 'Write-Host "Hello"', 'VwByAGkAdABlAC0ASABvAHMAdAAgACIASABlAGwAbABvACIA'],
  ['utf-16le', '日本語テキスト', '5WUsZ56KxjCtMLkwyDA='],
  ['utf-16le', 'Привет мир', 'HwRABDgEMgQ1BEIEIAA8BDgEQAQ='],
  ['utf-16be', 'hello world', 'AGgAZQBsAGwAbwAgAHcAbwByAGwAZA=='],
  ['utf-16be', '日本語です', 'ZeVnLIqeMGcwWQ=='],
  ['windows-1252', 'café', 'Y2Fm6Q=='],
  ['windows-1252', '¿Qué tal, señor?', 'v1F16SB0YWwsIHNl8W9yPw=='],
  ['windows-1252', 'Ærøskøbing', 'xnL4c2v4YmluZw=='],
  ['windows-1252', '“quoted” – dash', 'k3F1b3RlZJQgliBkYXNo'],
  ['windows-1252', 'price: 5 €', 'cHJpY2U6IDUggA=='],
  ['shift_jis', '日本語', 'k/qWe4zq'],
  ['shift_jis', '東京都渋谷区', 'k4yLnpNzj2GSSovm'],
  ['shift_jis', 'ｱｲｳ', 'sbKz'],
  ['euc-jp', 'こんにちは世界', 'pLOk86TLpMGkz8Cks6Y='],
  ['iso-2022-jp', '日本語', 'GyRCRnxLXDhsGyhC'],
  ['gbk', '中文', '1tDOxA=='],
  ['gbk', '用户名和密码', '08O7p8P7us3D3MLr'],
  ['big5', '繁體中文', 'wWPF6aSkpOU='],
  ['euc-kr', '안녕하세요 세계', 'vsiz58fPvLy/5CC8vLDo'],
  ['windows-1251', 'Привет, мир! Как дела?', 'z/Do4uXyLCDs6PAhIMrg6iDk5evgPw=='],
  ['koi8-r', 'Привет', '8NLJ18XU'],
  ['ibm866', 'Ошибка подключения', 'juiooaqgIK+upKqr7uelrajv'],
  ['iso-8859-2', 'Příliš žluťoučký kůň', 'UPjtbGm5IL5sdbtvdehr/SBr+fI='],
  ['windows-1250', 'Zażółć gęślą jaźń', 'WmG/87PmIGfqnGy5IGphn/E='],
  ['windows-1253', 'Καλημέρα κόσμε', 'yuHr5+zd8eEg6vzz7OU='],
  ['windows-1256', 'مرحبا بالعالم', '49HNyMcgyMfh2sfh4w=='],
];

export default casesOf<typeof tool>({
  encode: {
    examples: [
      { input: { text: '今天' }, output: '5LuK5aSp' },
      { input: { text: '现在' }, output: '546w5Zyo' },
      { input: { text: '这个链接里共有多少条规定' }, output: '6L+Z5Liq6ZO+5o6l6YeM5YWx5pyJ5aSa5bCR5p2h6KeE5a6a' },
      { input: { text: 'lorem ipsum' }, output: 'bG9yZW0gaXBzdW0=' },
      { input: { text: '' }, output: '' },
      { input: { text: 'a'.repeat(300) }, output: 'YWFh'.repeat(100) }, // one line unless asked
      {
        input: { text: 'a'.repeat(60), lineLength: '76' },
        output: 'YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\nYWFh',
      },
      {
        input: { text: 'Write-Host "Hello"', encoding: 'utf-16le' },
        output: 'VwByAGkAdABlAC0ASABvAHMAdAAgACIASABlAGwAbABvACIA',
      },
      { input: { text: 'é', encoding: 'utf-16be' }, output: 'AOk=' },
      { input: { text: 'é', encoding: 'iso-8859-1' }, output: '6Q==' },
      { input: { text: '€', encoding: 'iso-8859-1' }, fails: 'not-in-encoding' },
      { input: { text: 'ok \ud83d' }, fails: 'lone-surrogate', at: { offset: 3, line: 1, column: 4 } },
    ],
  },
  decode: {
    unrecognized: {
      'data:text/plain;base64,aGVsbG8=': 'a data URL, which the file converter takes',
    },
    finds: {
      command: {
        matches: [
          ['base64 -d aGVsbG8=', 'aGVsbG8='],
          ['base64 --decode <<< "aGVsbG8="', 'aGVsbG8='],
          ['echo aGVsbG8= | base64 -D', 'aGVsbG8='],
        ],
        rejects: ['base64 -d', 'base64 aGVsbG8=', 'echo hello | base64'],
      },
      'PowerShell command': {
        matches: [
          ['powershell -NoProfile -EncodedCommand VwByAGkAdABlAC0ASABvAHMAdAA=', 'VwByAGkAdABlAC0ASABvAHMAdAA='],
          ['pwsh.exe -enc ZQBjAGgAbwAgADEA', 'ZQBjAGgAbwAgADEA'],
          ['powershell -e ZQBjAGgAbwAgADEA', 'ZQBjAGgAbwAgADEA'],
        ],
        rejects: ['powershell -File a.ps1', 'powershell', 'bash -e ZQBjAGgAbwAgADEA'],
      },
      'Base64 without padding': {
        matches: [
          ['SGVsbG8', 'SGVsbG8'],
          ['cGFzc3dvcmQ', 'cGFzc3dvcmQ'],
        ],
        rejects: ['JavaScript', 'hello', 'GitHub', 'McDonalds', 'LinkedIn', 'iPhone12'],
      },
      'Base64 of a URL': {
        matches: [['aGVsbG8gd29ybGQ%3D', 'aGVsbG8gd29ybGQ=']],
        rejects: ['aGVsbG8gd29ybGQ=', 'abc%3D'],
      },
    },
    detect: [
      {
        matches: [
          'aGVsbG8gd29ybGQ=',
          'VwByAGkAdABlAC0ASABvAHMAdAA=',
          'eyJzZXNzaW9uX2lkIjoiMCJ9',
          'VGhlIHF1aWNrIGJy\nb3duIGZveA==',
        ],
        rejects: ['aGVsbG8gd2f9ybGQ=', 'aGVsbG8=', 'password', 'deadbeefdeadbeefdeadbeef', 'internationalization', ''],
      },
      { matches: ['aGVsbG8=', 'Zm9vYg=='], rejects: ['foo=', 'password=', 'abcd1234', 'token12=', 'a=b&c=d='] },
    ],
    examples: [
      // UTF-16 without a zero byte, which is valid UTF-8 with control characters.
      ...(
        [
          ['HwRABDgEMgQ1BEIE', 'Привет', 'utf-16le'],
          ['BB8EQAQ4BDIENQRC', 'Привет', 'utf-16be'],
          ['mgOxA7sDtwO8A60DwQOxAw==', 'Καλημέρα', 'utf-16le'],
          ['6QXcBdUF3QU=', 'שלום', 'utf-16le'],
          ['RQYxBi0GKAYnBg==', 'مرحبا', 'utf-16le'],
        ] as const
      ).map(([base64, output, reads]) => ({
        input: { base64 },
        output,
        reads,
        noRoundTrip: 'the encoding is set by hand',
      })),
      { input: { base64: 'G1szMW1yZWQbWzBt' }, output: '\u001b[31mred\u001b[0m' },
      { input: { base64: 'YQFiAmM=' }, output: 'a\u0001b\u0002c' },
      { input: { base64: '8J+qmfCfjKHvuI/wn5Of8J+TiPCfjqg' }, output: '🪙🌡️📟📈🎨', warns: ['missing-padding'] },
      {
        input: { base64: 'data:text/plain;charset=iso-8859-1;base64,6Q==' },
        output: 'é',
        warns: ['data-uri', 'charset'],
      },
      { input: { base64: 'data:;charset="utf-16";base64,/v8A6Q==' }, output: 'é', warns: ['data-uri', 'charset'] },
      { input: { base64: 'data:text/plain;charset=utf-8;base64,w6k=' }, output: 'é', warns: ['data-uri'] },
      {
        input: { base64: 'data:text/plain;charset=nothing;base64,6Q==' },
        output: 'é',
        reads: 'windows-1252',
        noRoundTrip: 'written in another encoding',
      },
      { input: { base64: 'aGVs\nbG8=' }, output: 'hello', warns: ['whitespace'] },
      { input: { base64: 'aGVsbG8', strict: true }, fails: 'not-strict' },
      { input: { base64: 'aGVs*G8=' }, fails: 'bad-character', at: { offset: 4, column: 5 } },
      { input: { base64: 'a' }, fails: 'truncated' },
      // as `base64 -d` decodes them
      { input: { base64: 'aGVsbG8=d29ybGQ=' }, output: 'helloworld', warns: ['joined'], noRoundTrip: 'one text' },
      {
        input: { base64: 'aGVsbG8=\nd29ybGQ=\n' },
        output: 'helloworld',
        warns: ['joined', 'whitespace'],
        noRoundTrip: 'one text',
      },
      { input: { base64: 'YQ==Yg==YWJj' }, output: 'ababc', warns: ['joined'], noRoundTrip: 'one text' },
      {
        input: { base64: 'aGVsbG8=d29ybGQ' },
        output: 'helloworld',
        warns: ['joined', 'missing-padding'],
        noRoundTrip: 'one text',
      },
      { input: { base64: 'aGVs\u200bbG8=\u00a0' }, output: 'hello', warns: ['whitespace'] },
      { input: { base64: 'base64,aGVsbG8=' }, output: 'hello', warns: ['data-uri'] },
      { input: { base64: '/9j/4AAQ' }, fails: 'not-text' },
      ...IN_CHARSETS.map(([reads, output, base64]) => ({
        input: { base64 },
        output,
        reads,
        noRoundTrip: 'written in another encoding',
      })),
      // Which of two encodings a short text is in can only be guessed; the other is offered.
      {
        input: { base64: 'RHZv+OFr' },
        output: 'Dvoøák',
        reads: 'windows-1252',
        others: ['windows-1250'],
        noRoundTrip: 'written in another encoding',
      },
      {
        input: { base64: 'RHZv+OFr', encoding: 'windows-1250' },
        output: 'Dvořák',
        reads: 'windows-1250',
        noRoundTrip: 'written in another encoding',
      },
      {
        input: { base64: 'R/xuZf4g/f798P0=', encoding: 'windows-1254' },
        output: 'Güneş ışığı',
        reads: 'windows-1254',
        noRoundTrip: 'written in another encoding',
      },
      {
        input: { base64: '+ezl7SDy5ezt', encoding: 'windows-1255' },
        output: 'שלום עולם',
        reads: 'windows-1255',
        noRoundTrip: 'written in another encoding',
      },
      // UTF-16 with a byte order mark, and what has zero bytes, but is UTF-8
      {
        input: { base64: '//5oAOkA' },
        output: 'hé',
        reads: 'utf-16le',
        warns: ['bom'],
        noRoundTrip: 'written in another encoding',
      },
      {
        input: { base64: 'eAA=' },
        output: 'x',
        reads: 'utf-16le',
        others: ['utf-8'],
        noRoundTrip: 'written in another encoding',
      },
      { input: { base64: 'eAA=', encoding: 'utf-8' }, output: 'x\0', reads: 'utf-8' },
      { input: { base64: 'YQBiAGNkAGU=' }, output: 'a\0b\0cd\0e' },
      { input: { base64: '6Q==', encoding: 'utf-8' }, fails: 'not-text' },
      { input: { base64: 'gQ==', encoding: 'shift_jis' }, fails: 'not-in-charset', field: 'encoding' },
      // SHA-256 of "abc" and random bytes are no text.
      { input: { base64: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' }, fails: 'not-text' },
      { input: { base64: 'kAFQmDzST7DWlj99KOF/cg==' }, fails: 'not-text' },
    ],
  },
});
