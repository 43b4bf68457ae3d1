import { choice, defineTool, file, operation, out, sampleFile, text } from '../../src/core/spec.ts';
import { decodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { concat } from '../../src/lib/crypto/asn1/der.ts';
import { contentTypeHeader, judgeFile, mediaTypes } from '../../src/lib/media/media-types.ts';

const WINDOW = 65_536; // as much as a signature needs from either end
const SOURCES = { iana: 'IANA', apache: 'Apache', nginx: 'nginx', custom: '–' } as const;
const PNG = sampleFile('picture.jpg', 'image/jpeg', decodeHex('89504e470d0a1a0a0000000d49484452').bytes);

export default defineTool({
  icon: 'file-type',
  createdAt: '2022-11-14',
  related: ['base64-file-converter', 'http-status-codes'],
  operations: {
    find: operation({
      fields: {
        query: text({ primary: true, required: false }),
        category: choice(
          ['all', 'application', 'audio', 'font', 'image', 'message', 'model', 'multipart', 'text', 'video'],
          {
            names: {
              application: 'application/',
              audio: 'audio/',
              font: 'font/',
              image: 'image/',
              message: 'message/',
              model: 'model/',
              multipart: 'multipart/',
              text: 'text/',
              video: 'video/',
            },
          },
        ),
      },
      output: {
        type: out.row(),
        extensions: out.row(),
        header: out.row(),
        table: out.table(['type', 'extensions', 'source', 'charset', 'compressible'], { key: 'type' }),
      },
      lead: 'table',
      reference: true,
      warnings: ['unknown'],
      aliases: { mime: {}, 'media-type': {}, 'content-type': {}, 'file-extension': {} },
      answers: 'inline',
      detect: [
        {
          pattern:
            /^(?:application|audio|font|image|message|model|multipart|text|video)\/[a-z\d][a-z\d!#$&^_.+-]*(?:; ?charset=[\w-]+)?$/i,
          length: [6, 150],
          confidence: 0.8,
        },
        { pattern: /^\.(?=\d?[a-z])[a-z\d]{1,8}(?:\.(?=\d?[a-z])[a-z\d]{1,8})?$/i, confidence: 0.9 },
      ],
      async transform({ query, category }, ctx) {
        const types = await mediaTypes();
        const asked = query.trim() !== '';
        const matches = (asked ? types.find(query) : extendedFirst(types.all)).filter(
          ({ type }) => category === 'all' || type.startsWith(`${category}/`),
        );
        const first = asked ? matches[0] : undefined;
        if (asked && !first) ctx.warn('unknown');
        return {
          type: first?.type ?? null,
          extensions:
            first && first.extensions.length > 0 ? first.extensions.map((each) => `.${each}`).join(' ') : null,
          header: first ? contentTypeHeader(first.type) : null,
          table: matches.map(({ extensions, source, ...entry }) => ({
            ...entry,
            extensions: extensions.map((each) => `.${each}`).join(' '),
            source: SOURCES[source],
          })),
        };
      },
      examples: [
        {
          input: { query: '.js' },
          output: {
            type: 'text/javascript',
            extensions: '.js .mjs',
            header: 'Content-Type: text/javascript; charset=utf-8',
          },
        },
        {
          input: { query: 'application/pdf' },
          output: { type: 'application/pdf', extensions: '.pdf', header: 'Content-Type: application/pdf' },
        },
        {
          input: { query: 'Report.final.DOCX' },
          output: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
        },
        {
          input: { query: 'image/*' },
          check: ({ table }) => table.length > 60 && table.every(({ type }) => String(type).startsWith('image/')),
        },
        { input: { query: 'xml', category: 'text' }, output: { type: 'text/xml' } },
      ],
    }),

    detect: operation({
      fields: { file: file({ primary: true, sources: ['clipboard'] }) },
      output: {
        type: out.row(),
        verdict: out.verdict(),
        extension: out.row(),
        byName: out.row(),
        declared: out.row(),
        header: out.row(),
      },
      messages: ['agrees', 'contradicts', 'bytes-silent', 'name-silent'],
      aliases: { 'file-type': {}, 'magic-bytes': {} },
      async transform({ file }, ctx) {
        if (!file) return { type: null, verdict: null, extension: null, byName: null, declared: null, header: null };
        const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer());
        const bytes =
          file.size <= 2 * WINDOW
            ? await read(0, file.size)
            : concat(await read(0, WINDOW), await read(file.size - WINDOW, file.size));
        const types = await mediaTypes();
        const byName = file.name.includes('.') ? (types.ofName(file.name)[0]?.type ?? null) : null;
        const { type, extension, agrees } = await judgeFile(bytes, file.name, types);
        const verdict =
          agrees === null
            ? { tone: 'neutral' as const, label: ctx.say(byName === null ? 'name-silent' : 'bytes-silent') }
            : {
                tone: agrees ? ('good' as const) : ('bad' as const),
                label: ctx.say(agrees ? 'agrees' : 'contradicts'),
              };
        return {
          type,
          verdict,
          extension: extension && `.${extension}`,
          byName,
          declared: file.type || null,
          header: contentTypeHeader(type),
        };
      },
      examples: [
        {
          input: { file: PNG },
          output: { type: 'image/png', extension: '.png', byName: 'image/jpeg', verdict: { tone: 'bad' } },
        },
        {
          input: { file: sampleFile('notes.md', '', encodeUtf8('# Notes\n')) },
          output: { type: 'text/markdown', verdict: { tone: 'good' }, declared: null },
        },
        {
          input: { file: sampleFile('page', 'text/plain', encodeUtf8('<!doctype html><p>x')) },
          output: { type: 'text/html', extension: '.html', verdict: { label: { message: 'name-silent' } } },
        },
      ],
    }),
  },
});

/** Types used for file names come first: the others are rarely looked up. */
function extendedFirst<Entry extends { extensions: readonly string[] }>(entries: readonly Entry[]): Entry[] {
  const isNamed = ({ extensions }: Entry) => extensions.length > 0;
  return [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry))];
}
