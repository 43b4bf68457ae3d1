import { casesOf } from '../../src/core/spec.ts';
import type tool from './base64-string-converter.ts';

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
        matches: ['aGVsbG8gd29ybGQ=', 'eyJzZXNzaW9uX2lkIjoiMCJ9', 'VGhlIHF1aWNrIGJy\nb3duIGZveA=='],
        rejects: ['aGVsbG8gd2f9ybGQ=', 'aGVsbG8=', 'password', 'deadbeefdeadbeefdeadbeef', 'internationalization', ''],
      },
      { matches: ['aGVsbG8=', 'Zm9vYg=='], rejects: ['foo=', 'password=', 'abcd1234', 'token12=', 'a=b&c=d='] },
    ],
    examples: [
      { input: { base64: '8J+qmfCfjKHvuI/wn5Of8J+TiPCfjqg' }, output: '🪙🌡️📟📈🎨', warns: ['missing-padding'] },
      {
        input: { base64: 'data:text/plain;charset=iso-8859-1;base64,6Q==' },
        output: 'é',
        warns: ['data-uri', 'charset'],
      },
      { input: { base64: 'data:;charset="utf-16";base64,/v8A6Q==' }, output: 'é', warns: ['data-uri', 'charset'] },
      { input: { base64: 'data:text/plain;charset=utf-8;base64,w6k=' }, output: 'é', warns: ['data-uri'] },
      { input: { base64: 'data:text/plain;charset=nothing;base64,6Q==' }, fails: 'not-text' },
      { input: { base64: 'aGVs\nbG8=' }, output: 'hello', warns: ['whitespace'] },
      { input: { base64: 'aGVsbG8', strict: true }, fails: 'not-strict' },
      { input: { base64: 'aGVs*G8=' }, fails: 'bad-character', at: { offset: 4, column: 5 } },
      { input: { base64: 'a' }, fails: 'truncated' },
      { input: { base64: '/9j/4AAQ' }, fails: 'not-text' },
    ],
  },
});
