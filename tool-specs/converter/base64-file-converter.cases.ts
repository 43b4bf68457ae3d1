import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { type default as tool, GIF, gif } from './base64-file-converter.ts';

const saved = (name: string, text: string) => ({ name, type: 'text/plain', bytes: new TextEncoder().encode(text) });

export default casesOf<typeof tool>({
  decode: {
    finds: {
      'data URL in CSS or HTML': {
        matches: [['url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=']],
        rejects: ['data: image', 'metadata:image/gif;base64,R0lG x'],
      },
    },
    detect: [
      {
        matches: [`data:image/gif;base64,${GIF}`, 'data:image/svg+xml,%3Csvg%3E', 'data:,a'],
        rejects: ['data: a, b', 'database:x,y', 'data:image/png'],
      },
      {
        matches: [GIF, 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago='],
        rejects: ['/9j/', 'R0lGODlh', 'aGVsbG8gd29ybGQgaGVsbG8=', `${GIF}*${GIF}`],
      },
    ],
    examples: [
      {
        input: { base64: `data:image/gif;base64,${GIF}` },
        output: {
          file: { name: 'file.gif', type: 'image/gif' },
          size: 42,
          firstBytes: '47 49 46 38 39 61 01 00 01 00 80 00 00 00 00 00',
        },
        warns: [],
      },
      {
        input: { base64: '-_-\r\n_Aw' },
        output: { size: 4, firstBytes: 'fb ff bf 03' },
        warns: ['missing-padding', 'unknown-type'],
      },
      {
        input: { base64: 'JVBERi0xLjQK', extension: '.PDF' },
        output: { file: { name: 'file.PDF', type: 'application/pdf' } },
      },
      {
        input: { base64: 'data:text/css;charset=utf-8;base64,YXt9' },
        output: { file: { name: 'file.css', type: 'text/css' } },
        warns: [],
      },
      {
        input: {
          base64: sampleFile(
            'image.b64',
            'text/plain',
            Uint8Array.from('R0lGODlh', (c) => c.charCodeAt(0)),
          ),
          name: '../a/b.gif',
        },
        output: { file: { name: '.._a_b.gif' }, type: 'image/gif' },
      },
      ...[
        `url(data:image/gif;base64,${GIF})`,
        ` URL( "data:image/gif;base64,${GIF}" ) `,
        `url('data:image/gif;base64,${GIF}')`,
        `<img src="data:image/gif;base64,${GIF}" alt="">`,
        `<img alt='' class=a src='data:image/gif;base64,${GIF}'>`,
      ].map((base64) => ({ input: { base64 }, output: { file: { name: 'file.gif', type: 'image/gif' }, size: 42 } })),
      {
        input: { base64: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")` },
        output: { file: { name: 'file.svg', type: 'image/svg+xml' }, size: 41 },
      },
      { input: { base64: 'url(R0lGODlh)' }, fails: 'bad-character' },
      { input: { base64: '<img src="a.png">' }, fails: 'bad-character' },
      { input: { base64: '' }, output: { file: null, size: null } },
      // what starts well is checked to its end
      { input: { base64: `${GIF.slice(0, 40)}junk!${GIF}` }, fails: 'bad-character', at: { offset: 44 } },
      { input: { base64: 'iVBORw0KGgo=iVBORw0KGgo=' }, fails: 'data-after-padding', at: { offset: 12 } },
      { input: { base64: 'data:image/png;base64,iVBOR' }, fails: 'truncated' },
      { input: { base64: 'data:,\ud800' }, fails: 'lone-surrogate' },
    ],
  },
  encode: {
    examples: [
      {
        input: { source: sampleFile('a.bin', '', new Uint8Array(50).fill(255)), format: 'base64', lineLength: '64' },
        output: { encoded: `${'/'.repeat(64)}\n//8=`, type: UNKNOWN_TYPE },
      },
      {
        input: { source: sampleFile('a.bin', '', new Uint8Array([0xfb, 0xff])), format: 'base64url' },
        output: { encoded: '-_8' },
      },
      {
        input: { source: sampleFile('style.css', 'text/css', new Uint8Array([97])) },
        output: { encoded: 'data:text/css;base64,YQ==' },
      },
      {
        input: { source: gif(), mediaType: 'image/x-own', format: 'html' },
        output: { encoded: `<img src="data:image/x-own;base64,${GIF}" alt="">` },
      },
      {
        input: { source: sampleFile('empty', '', new Uint8Array()) },
        output: { encoded: `data:${UNKNOWN_TYPE};base64,`, size: 0 },
      },
      { input: { source: gif(), mediaType: 'image' }, fails: 'not-a-media-type', field: 'mediaType' },
      {
        // It only says that it is large: one that is would take the memory of the tests.
        input: { source: Object.defineProperty(gif(), 'size', { value: 400_000_000 }) },
        fails: 'file-too-large',
        field: 'source',
      },
    ],
  },
  large: {
    examples: [
      {
        input: { source: sampleFile('a.bin', '', new Uint8Array(50).fill(255)), lineLength: '64' },
        output: saved('a.bin.b64', `${'/'.repeat(64)}\n//8=`),
      },
      {
        input: { source: sampleFile('a.bin', '', new Uint8Array([0xfb, 0xff])), format: 'base64url' },
        output: saved('a.bin.b64', '-_8'),
      },
      { input: { source: gif(), format: 'dataUri' }, output: saved('pixel.gif.b64', `data:image/gif;base64,${GIF}`) },
      { input: { source: sampleFile('empty', '', new Uint8Array()) }, output: saved('empty.b64', '') },
    ],
  },
});
