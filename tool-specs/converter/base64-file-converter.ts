import {
  choice,
  content,
  defineTool,
  file,
  isInputFile,
  operation,
  out,
  sampleFile,
  text,
} from '../../src/core/spec.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { BASE64_PROBLEMS, decodeBase64, encodeBase64, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { base64Pieces } from '../../src/lib/bytes/base64-pieces.ts';
import { addressIn, percentBytes, readDataUri } from '../../src/lib/bytes/data-uri.ts';
import { digest } from '../../src/lib/crypto/digest.ts';
import { fileNameOf, fileTypeOf } from '../../src/lib/media/file-type.ts';

const FIRST_BYTES = 16;
// A transparent pixel.
export const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A green circle, in SVG. */
const CIRCLE =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA2NCA2NCIgd2lkdGg9IjY0IiBoZWlnaHQ9IjY0Ij48Y2lyY2xlIGN4PSIzMiIgY3k9IjMyIiByPSIyOCIgZmlsbD0iIzE4YTA1OCIvPjwvc3ZnPg==';

const source = file({ primary: true, sources: ['clipboard'] });
const lineLength = choice(['none', '64', '76'], {
  names: { none: '∞', '64': '64', '76': '76' },
  when: { format: ['base64'] },
});

export default defineTool({
  icon: 'file-digit',
  createdAt: '2024-02-01',
  related: ['base64-string-converter'],
  operations: {
    encode: operation({
      fields: {
        source,
        format: choice(['dataUri', 'base64', 'base64url', 'css', 'html'], {
          names: { base64: 'Base64', base64url: 'Base64url', css: 'CSS url()', html: 'HTML <img>' },
        }),
        lineLength,
        mediaType: text({ when: { format: ['dataUri', 'css', 'html'] } }),
      },
      output: { encoded: out.text(), type: out.row(), size: out.row(), encodedSize: out.row(), sha256: out.row() },
      failures: ['not-a-media-type', 'file-too-large'],
      warnings: ['long-data-uri'],
      aliases: { 'file-b64': { format: 'base64' }, datauri: {} },
      inverse: 'decode',
      async transform({ source, format, lineLength, mediaType }, ctx) {
        if (!source) throw new TypeError('a required field is never empty here');
        if (mediaType.trim() !== '' && !MEDIA_TYPE.test(mediaType.trim()))
          throw ctx.fail('not-a-media-type', { field: 'mediaType' });
        if (source.size > MOST_BYTES)
          throw ctx.fail('file-too-large', { field: 'source', params: { maximum: MOST_BYTES / 1_000_000 } });
        const bytes = new Uint8Array(await source.arrayBuffer());
        const { type } = await fileTypeOf(bytes, source.type || null);
        const uri = `data:${mediaType.trim() || type};base64,`;
        const base64 = encodeBase64(bytes, { url: format === 'base64url' });
        const encoded = {
          dataUri: uri + base64,
          base64:
            lineLength === 'none' ? base64 : (base64.match(new RegExp(`.{1,${lineLength}}`, 'g'))?.join('\n') ?? ''),
          base64url: base64,
          css: `url("${uri}${base64}")`,
          html: `<img src="${uri.replaceAll('"', '&quot;')}${base64}" alt="">`,
        }[format];
        if (format !== 'base64' && format !== 'base64url' && encoded.length > SHORTEST_LIMIT) ctx.warn('long-data-uri');
        return {
          encoded,
          type,
          size: bytes.length,
          encodedSize: encoded.length,
          sha256: encodeHex((await digest(['sha-256'], bytes, ctx))['sha-256']),
        };
      },
      examples: {
        image: {
          input: { source: gif() },
          output: { encoded: `data:image/gif;base64,${GIF}`, type: 'image/gif', size: 42 },
        },
        plainBase64: { input: { source: gif(), format: 'base64' }, output: { encoded: GIF, encodedSize: 56 } },
        cssImage: {
          input: { source: gif(), format: 'css' },
          output: { encoded: `url("data:image/gif;base64,${GIF}")` },
        },
      },
    }),

    decode: operation({
      fields: {
        base64: content({ primary: true }),
        name: text(),
        extension: text(),
      },
      output: {
        file: out.file(),
        type: out.row(),
        size: out.row(),
        sha256: out.row(),
        firstBytes: out.row(),
      },
      failures: [...BASE64_PROBLEMS, 'lone-surrogate'],
      warnings: ['missing-padding', 'mixed-alphabet', 'non-zero-bits', 'type-mismatch', 'unknown-type'],
      aliases: { 'b64-file': {}, 'datauri-file': {} },
      answers: 'inline',
      also: { encode: () => ({}) },
      detect: [
        { pattern: /^data:[^,\s]*,/i, confidence: 0.97 },
        {
          pattern: /^(?:iVBORw0KGgo|\/9j\/|R0lGOD[dl]h|JVBERi0|UEsDB|UklGR)[A-Za-z\d+/]+={0,2}$/,
          length: [20, 100_000],
          confidence: 0.9,
        },
      ],
      async transform({ base64, name, extension }, ctx) {
        const typed = isInputFile(base64) ? new TextDecoder('latin1').decode(await base64.arrayBuffer()) : base64;
        const source = addressIn(typed);
        const uri = readDataUri(source);
        const bytes = uri && !uri.base64 ? percentBytes(uri.body) : decode(source, ctx.warn);
        const declared = uri ? (uri.type ?? 'text/plain') : null;
        const best = await fileTypeOf(bytes, declared);
        if (best.contradicts) ctx.warn('type-mismatch', { declared: declared ?? '', found: best.contradicts });
        if (best.type === UNKNOWN_TYPE && bytes.length > 0) ctx.warn('unknown-type');
        return {
          file: { name: fileNameOf(name, extension, best.extension), type: best.type, bytes },
          type: best.type,
          size: bytes.length,
          sha256: encodeHex((await digest(['sha-256'], bytes, ctx))['sha-256']),
          firstBytes: encodeHex(bytes.subarray(0, FIRST_BYTES), { separator: ' ' }) || null,
        };
      },
      examples: {
        dataUri: {
          input: { base64: `data:image/svg+xml;base64,${CIRCLE}` },
          output: {
            file: { name: 'file.svg', type: 'image/svg+xml' },
            size: 136,
            firstBytes: '3c 73 76 67 20 78 6d 6c 6e 73 3d 22 68 74 74 70',
          },
          warns: [],
        },
        bareImage: {
          input: { base64: GIF, name: 'pixel' },
          output: { file: { name: 'pixel.gif' }, type: 'image/gif' },
          warns: [],
        },
        photoStart: {
          input: { base64: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBD' },
          output: { file: { name: 'file.jpg' }, type: 'image/jpeg' },
          warns: [],
        },
        svgImage: {
          input: { base64: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
          output: { file: { name: 'file.svg', type: 'image/svg+xml' }, size: 41 },
        },
        wrongType: {
          input: { base64: `data:image/png;base64,${GIF}` },
          output: { file: { name: 'file.gif', type: 'image/gif' } },
          warns: ['type-mismatch'],
        },
      },
    }),

    large: operation({
      fields: {
        source,
        format: choice(['base64', 'base64url', 'dataUri'], { names: { base64: 'Base64', base64url: 'Base64url' } }),
        lineLength,
      },
      output: out.file(),
      aliases: { 'large-file-b64': {} },
      inverse: 'decode',
      runsIn: 'worker',
      async transform({ source, format, lineLength }, ctx) {
        if (!source) throw new TypeError('a required field is never empty here');
        const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
        const { type } = await fileTypeOf(head, source.type || null);
        const pieces = base64Pieces(
          source,
          {
            prefix: format === 'dataUri' ? `data:${type};base64,` : '',
            url: format === 'base64url',
            lineLength: lineLength === '64' ? 64 : lineLength === '76' ? 76 : null,
          },
          ctx,
        );
        const named = { name: `${source.name}.b64`, type: 'text/plain' };
        if (source.size > MOST_IN_MEMORY) return { ...named, bytes: await ctx.blobOf(pieces) };
        const parts = [];
        for await (const piece of pieces) parts.push(piece);
        return { ...named, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
      },
      examples: {
        saved: {
          input: { source: gif() },
          output: { name: 'pixel.gif.b64', type: 'text/plain', bytes: new TextEncoder().encode(GIF) },
        },
      },
    }),
  },
});

// RFC 6838, 4.2, and parameters
const MEDIA_TYPE = /^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}(?:;[\w.+-]+=[\w.+-]+)*$/;
// The result is a single text, which can have at most 2^29 characters in Node and Chromium; longer ones crash the
// process.
const MOST_BYTES = 390_000_000;
// Larger ones are collected outside the page's memory.
const MOST_IN_MEMORY = 16_000_000;
const HEAD_BYTES = 65_536;
// Chromium and Firefox load much longer ones, but mail programs and older servers stop here.
const SHORTEST_LIMIT = 2_000_000;

function decode(
  source: string,
  warn: (code: 'missing-padding' | 'mixed-alphabet' | 'non-zero-bits') => void,
): Uint8Array<ArrayBuffer> {
  const { bytes, notices } = decodeBase64(source);
  for (const notice of notices)
    if (notice === 'missing-padding' || notice === 'mixed-alphabet' || notice === 'non-zero-bits') warn(notice);
  return bytes;
}

export function gif() {
  return sampleFile('pixel.gif', 'image/gif', decodeBase64(GIF).bytes);
}
