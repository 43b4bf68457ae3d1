import { defineTool, file, out, RANGE_PROBLEMS, readRanges, sampleFile, secret, text } from '../../src/core/spec.ts';
import type { KeyValue } from '../../src/core/spec.ts';
import { decodeBase64, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { isPdf } from '../../src/lib/documents/pdf/check.ts';
import { PDF_PROBLEMS, PDF_TYPE } from '../../src/lib/documents/pdf/names.ts';
import { decodeImage } from '../../src/lib/pictures/image/decode.ts';
import { IMAGE_PROBLEMS } from '../../src/lib/pictures/image/pixels.ts';
import { parsePayload } from '../../src/lib/pictures/qr-payload/parse.ts';
import { PART_NAMES, PAYLOAD_KINDS } from '../../src/lib/pictures/qr-payload/payload.ts';
import { readCodes, readSharpCodes } from '../../src/lib/pictures/barcodes/read.ts';
import { inspectLink, LINK_NOTICES } from '../../src/lib/network/url/safe-link.ts';

export const LINK =
  'iVBORw0KGgoAAAANSUhEUgAAACEAAAAhAQAAAAB/n//CAAAApUlEQVR42m3OoQrCYBiF4YNlUQ1zBqt4BWK1GQcycYhiUDAajZ62YBPEbvESvI6BggbBJhjkV/7tW/tkVi1PejkcqKoSv5rK0CHkkghhR65H2HEzd7DxCLn2hDBu4BBq90q8w7zUSaFIJMGuRcgtjIhsPRVCNJoTr2o933xkWyKNSz6hqecTppYsCDk3ZoTtt5eE7cZ3woarvD8+O4Qpnw7/fn79AK0SbHUcjNVAAAAAAElFTkSuQmCC';
const WIFI =
  'iVBORw0KGgoAAAANSUhEUgAAACEAAAAhAQAAAAB/n//CAAAApElEQVR42mP4/////wYGTPKD9BH2Bobvl3i/NzB8ibgq3sDwJcgXRMaWijcwfL9q+72B4YNoCDtIPTtIveOi9Q0M31dFyzcwfL10wb2B4VdF5PEGhs/eb9wbGD4WJP9vYPjKtmV6A8MXO+b3DQxffRfENzD8/1ru3sDwQZgVZNet4+4NDF8CC9gbGL6ElIPsDbq3vYHh+wWJ+gaGD4Ih4tjcCSYBEllpytu0ncsAAAAASUVORK5CYII=';
const INVERTED =
  'iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdAQAAAAB+6FqiAAAAd0lEQVR42mNgwAL4X+xvYODQVWhg4F6/roGBexWIWLaugYFDa0EDA/+r/Q0MDIwMDAw8D6Y3MHA7vWBgYFae1sDA263GwMD4oKiBgYHzLQMD//OjDQwcGrMaGLhXBjAwcC/+38DAvXwSAwOHfhoDA/+rngZsdgMA5gQe2FPypPsAAAAASUVORK5CYII=';
const TWO =
  'iVBORw0KGgoAAAANSUhEUgAAADoAAAAhAQAAAACg0YXdAAAA7ElEQVR42mP4DwEHGPAwPgh/YW+4xHyA4fv9u9/3Hft9gOFLGK/4okndBxi+BLWKL7oGYgScFV/0qvsAw/fbtt/3/fp9gOGDaAh7wyrmAwz/f73//38yyJzrj8U7WN4fYPiRPO39dpniAwzf/a/WL3nJfIDhg5mIfOPc7wcYPgrpuN/i3HyA4cePB+X/t2gfYPgtWOjfsH3xAYavS1+U75sQf4Dhz8QN7IuWTD7A8P+beviiZ8cPMHyQv+q+qGs3yIXl6fu2Tj/A8CXqg3nDrs8gF65lB/viS5ChP5jx/crKeIi/RDnYCfkdxgAAgTG+d1TEwLQAAAAASUVORK5CYII=';

const BYTES_SHOWN = 64;
const kinds = PAYLOAD_KINDS.map((kind) => `kind-${kind}` as const);

const isNamedPdf = ({ name, type }: { name: string; type: string }) => type === PDF_TYPE || /\.pdf$/i.test(name);

export default defineTool({
  icon: 'scan-qr-code',
  createdAt: '2024-01-17',
  related: ['qrcode-generator', 'barcodes'],
  fields: {
    image: file({ primary: true, accept: `image/*,.pdf,${PDF_TYPE}`, sources: ['clipboard', 'camera', 'screen'] }),
    pages: text({ advanced: true, maxLength: 2000 }),
    password: secret({ required: false, advanced: true }),
  },
  output: {
    text: out.text(),
    page: out.row(),
    format: out.row(),
    kind: out.row(),
    host: out.row(),
    parts: out.keyValue(),
    codes: out.table(['number', 'format', 'kind', 'text', 'version', 'bytes', 'page'], { under: { page: 'text' } }),
    firstBytes: out.row(),
    charset: out.row(),
  },
  failures: [
    ...IMAGE_PROBLEMS,
    ...PDF_PROBLEMS,
    ...RANGE_PROBLEMS,
    'no-code',
    'no-code-on-pages',
    'pages-need-browser',
  ],
  warnings: ['several', 'latin', 'joined', ...LINK_NOTICES],
  messages: [...kinds, ...PART_NAMES],
  aliases: { 'qr-read': {}, 'qr-scan': {}, 'barcode-read': {}, 'barcode-scan': {} },
  runsIn: 'worker',
  cost: ({ image }) => (image && isNamedPdf(image) ? 1500 + image.size / 2000 + Math.min(image.size, 5e6) / 100 : 300),
  async transform({ image, pages, password }, ctx) {
    if (!image) throw new TypeError('a required field is never empty here');
    const onPages = async () => {
      if (!('OffscreenCanvas' in globalThis)) throw ctx.fail('pages-need-browser');
      const { readFromPages } = await import('../../src/lib/documents/pdf/draw.ts');
      let count = 0;
      const pagesOf = (all: number) => {
        const chosen = [...new Set(ctx.within('pages', () => readRanges(pages, all)).flat())];
        count = chosen.length;
        return chosen;
      };
      const onAll = await readFromPages(image, password, pagesOf, ctx, async (pixels, page) =>
        (await readSharpCodes(pixels, ctx.signal)).map((code) => ({ ...code, page: page + 1 })),
      );
      if (onAll.length === 0) throw ctx.fail('no-code-on-pages', { params: { count } });
      return onAll;
    };
    const inPicture = async () => {
      const pixels = await decodeImage(new Uint8Array(await image.arrayBuffer()));
      ctx.signal.throwIfAborted();
      return (await readCodes(pixels, ctx.signal)).map((code) => ({ ...code, page: null }));
    };
    const codes = (await isPdf(image)) ? await onPages() : await inPicture();
    const [first] = codes;
    if (!first) throw ctx.fail('no-code');

    const payloads = codes.map(({ text }) => parsePayload(text));
    const links = payloads.map(({ parts }, index) =>
      inspectLink(parts.find(({ name }) => name === 'url')?.value ?? codes[index]!.text),
    );
    if (codes.length > 1) ctx.warn('several', { count: codes.length });
    if (codes.some(({ latin }) => latin)) ctx.warn('latin');
    if (payloads.some(({ isJoined }) => isJoined)) ctx.warn('joined');
    for (const notice of new Set(links.flatMap((link) => link?.notices ?? []))) ctx.warn(notice);
    return {
      text: first.text,
      page: first.page,
      format: first.format,
      kind: ctx.say(`kind-${payloads[0]!.kind}`),
      host: links[0]?.host ?? null,
      parts: payloads.flatMap(({ parts }, index) =>
        parts.map(({ name, value }): KeyValue => ({
          key: ctx.say(name),
          value,
          ...(codes.length > 1 && { note: index + 1 }),
        })),
      ),
      codes: codes.map(({ page, format, text, version, bytes }, index) => ({
        number: index + 1,
        format,
        kind: ctx.say(`kind-${payloads[index]!.kind}`),
        text,
        version,
        bytes: bytes.length,
        page,
      })),
      firstBytes: encodeHex(first.bytes.subarray(0, BYTES_SHOWN), { separator: ' ' }),
      charset: first.eci,
    };
  },
  examples: {
    webLink: {
      input: { image: png('link.png', LINK) },
      output: {
        text: 'https://example.com/a?b=c',
        kind: { message: 'kind-url' },
        host: 'example.com',
        firstBytes: '68 74 74 70 73 3a 2f 2f 65 78 61 6d 70 6c 65 2e 63 6f 6d 2f 61 3f 62 3d 63',
      },
      warns: [],
    },
    wifiCode: {
      input: { image: png('wifi.png', WIFI) },
      output: {
        text: 'WIFI:T:WPA;S:My\\;Net;P:p\\:a;;',
        kind: { message: 'kind-wifi' },
        parts: [
          { key: { message: 'security' }, value: 'WPA' },
          { key: { message: 'ssid' }, value: 'My;Net' },
          { key: { message: 'password' }, value: 'p:a' },
        ],
      },
    },
    inverted: { input: { image: png('inverted.png', INVERTED) }, output: { text: '二维码 😀' }, warns: [] },
    twoCodes: {
      input: { image: png('two.png', TWO) },
      check: ({ codes }) =>
        codes
          .map(({ text }) => String(text))
          .toSorted()
          .join() === 'https://xn--80ak6aa92e.com,tel:+33123456',
      warns: ['several', 'look-alike-letters'],
    },
  },
});

export function png(name: string, base64: string) {
  return sampleFile(name, 'image/png', decodeBase64(base64).bytes);
}
