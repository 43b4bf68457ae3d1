import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { decodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import type tool from './mime-types.ts';

export default casesOf<typeof tool>({
  find: {
    unrecognized: {
      'Report.final.DOCX': 'a name',
      'image/*': 'a name',
      xml: 'a name',
    },
    finds: {
      'type of an extension, in words': {
        matches: [
          ['content type of json', 'json'],
          ['tipo mime de png', 'png'],
          ['type mime de .png', 'png'],
          ['mime тип png', 'png'],
          ['png的mime类型', 'png'],
        ],
        rejects: ['mime type of file', 'mime type list', 'content type', '我的类型'],
      },
      'media type with parameters': {
        matches: [['text/html; charset=utf-8', 'text/html']],
        rejects: ['and/or; maybe', 'text/html'],
      },
    },
    detect: [
      {
        matches: ['text/html; charset=utf-8', 'application/vnd.ms-excel', 'image/svg+xml'],
        rejects: ['text/', 'image/png.jpg/x', 'src/app.js', 'text / html'],
      },
      { matches: ['.pdf', '.docx', '.tar.gz', '.d.ts'], rejects: ['pdf', '.5', 'a.b', '.tar.', '.1.2', '.a.b.c'] },
    ],
    examples: [
      { input: { query: '.ndjson' }, output: { type: 'application/x-ndjson' } },
      // The type of what is in a compressed file comes second (IANA, and Apache's mime.types).
      ...(
        [
          ['.tar.gz', 'application/gzip', 'application/x-tar'],
          ['backup.tar.gz', 'application/gzip', 'application/x-tar'],
          ['.tar.xz', 'application/x-xz', 'application/x-tar'],
          ['.tar.bz2', 'application/x-bzip2', 'application/x-tar'],
          ['.tar.zst', 'application/zstd', 'application/x-tar'],
          ['dump.SQL.GZ', 'application/gzip', 'application/sql'],
          ['access.json.gz', 'application/gzip', 'application/json'],
          ['logo.svg.br', undefined, 'image/svg+xml'],
        ] as const
      ).map(([query, type, inside]) => ({
        input: { query },
        output: { type: type ?? inside },
        check: ({ table }: { table: readonly { type: unknown }[] }) => table.some((row) => row.type === inside),
      })),
      { input: { query: '.d.ts' }, output: { type: 'text/typescript' } },
      { input: { query: '.min.js' }, output: { type: 'text/javascript' } },
      { input: { query: 'log.jsonl' }, output: { type: 'application/jsonl' } },
      // Servers send .ts as video.
      {
        input: { query: 'app.ts' },
        check: ({ type, table }) => type === 'video/mp2t' && table.some((row) => row.type === 'text/typescript'),
      },
      { input: { query: '.tsx' }, output: { type: 'text/typescript' } },
      { input: { query: '.cts' }, output: { type: 'text/typescript' } },
      { input: { query: 'text/html; charset=UTF-8' }, output: { type: 'text/html', extensions: '.html .htm .shtml' } },
      {
        input: { query: 'image/jpeg' },
        check: ({ extensions }) => ['.jpeg', '.jpg', '.jpe'].every((each) => String(extensions).includes(each)),
      },
      ...(
        [
          ['md', 'text/markdown'],
          ['wasm', 'application/wasm'],
          ['ts', 'video/mp2t'],
          ['mp4', 'video/mp4'],
          ['xml', 'application/xml'],
          ['mp3', 'audio/mpeg'],
          ['a/b.tar.gz', 'application/gzip'],
          ['.yaml', 'application/yaml'],
          ['yml', 'application/yaml'],
          ['flac', 'audio/flac'],
          ['mkv', 'video/matroska'],
          ['mka', 'audio/matroska'],
          ['zst', 'application/zstd'],
          ['p12', 'application/pkcs12'],
          ['vcf', 'text/vcard'],
          ['deb', 'application/vnd.debian.binary-package'],
          ['parquet', 'application/vnd.apache.parquet'],
        ] as const
      ).map(([query, type]) => ({ input: { query }, output: { type } })),
      {
        input: { query: 'js' },
        check: ({ table }) =>
          table.some(({ type, source }) => type === 'application/javascript' && source === 'Apache'),
      },
      {
        input: { query: '.mkv' },
        check: ({ table }) => table.map(({ type }) => type).join() === 'video/matroska,video/x-matroska',
      },
      // no part of `.google-apps` or `.pya`
      ...['.go', '.py', './main.go'].map((query) => ({
        input: { query },
        output: { type: null, table: [] },
        warns: ['unknown' as const],
      })),
      { input: { query: 'constructor' }, output: { type: null, table: [] }, warns: ['unknown'] },
    ],
  },
  detect: {
    examples: [
      {
        input: { file: sampleFile('a.bin.pdf', '', encodeUtf8(`%PDF-1.7${' '.repeat(200_000)}`)) },
        output: { type: 'application/pdf', verdict: { tone: 'good' } },
      },
      {
        input: { file: sampleFile('empty.css', 'text/css', new Uint8Array()) },
        output: { type: 'text/css', verdict: { label: { message: 'bytes-silent' } } },
      },
      {
        input: { file: sampleFile('x', '', decodeHex('00ff00fe').bytes) },
        output: { type: 'application/octet-stream', extension: null },
      },
    ],
  },
});
