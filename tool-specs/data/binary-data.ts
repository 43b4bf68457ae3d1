import { choice, code, content, defineTool, isInputFile, operation, out } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { encodeBase64, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { BYTE_FORMS, PASTED_PROBLEMS, readPastedBytes } from '../../src/lib/bytes/pasted-bytes.ts';
import { BINARY_PROBLEMS } from '../../src/lib/documents/binary/cursor.ts';
import { BINARY_FORMATS, readBinary, WRITERS } from '../../src/lib/documents/binary/formats.ts';
import { diagnostic, JsonView, VALUE_NOTICES } from '../../src/lib/documents/binary/value.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';

const NAMES = { cbor: 'CBOR', msgpack: 'MessagePack', bson: 'BSON' } as const;
const form = choice(
  BYTE_FORMS.filter((name) => name !== 'text'),
  { names: { base64: 'Base64' } },
);
const EXTENSIONS = { cbor: 'cbor', msgpack: 'msgpack', bson: 'bson' } as const;

export default defineTool({
  icon: 'package-open',
  createdAt: '2026-11-28',
  related: ['hex-dump', 'json-prettify', 'base64-file-converter', 'json-to-yaml-converter'],
  operations: {
    decode: operation({
      fields: {
        data: content({ primary: true, monospace: true, rows: 6, maxLength: 4_000_000 }),
        format: choice(['auto', ...BINARY_FORMATS], { names: NAMES }),
        form,
      },
      output: {
        json: out.code('json', { fileName: 'decoded.json' }),
        format: out.row(),
        diagnostic: out.text(),
        size: out.row(),
      },
      failures: [...PASTED_PROBLEMS, ...BINARY_PROBLEMS],
      warnings: VALUE_NOTICES,
      readings: BINARY_FORMATS,
      inverse: 'encode',
      answers: 'inline',
      aliases: {
        cbor: { format: 'cbor' },
        'cbor-decode': { format: 'cbor' },
        msgpack: { format: 'msgpack' },
        messagepack: { format: 'msgpack' },
        bson: { format: 'bson' },
      },
      async transform({ data, format, form }, ctx) {
        const bytes = isInputFile(data) ? new Uint8Array(await data.arrayBuffer()) : readPastedBytes(data, form).bytes;
        const read = readBinary(bytes, format);
        ctx.reading(read.format, { others: read.others.map((as) => ({ as, values: { format: as } })) });
        const view = new JsonView({ plainBase64: read.format !== 'cbor' });
        const nodes = read.values.map((value) => view.node(value));
        for (const notice of [...read.notices, ...view.notices]) ctx.warn(notice);
        const indent = nodes.length > 1 ? 0 : 2;
        return {
          json: nodes.map((node) => writeJson(node, { indent }).text).join('\n'),
          format: NAMES[read.format],
          diagnostic: read.values.map(diagnostic).join(', '),
          size: bytes.length,
        };
      },
      examples: {
        sensorReading: {
          input: {
            data: 'a3 66 64 65 76 69 63 65 68 6d 65 74 65 72 2d 30 37 64 74 65 6d 70 f9 4d 60 66 73 65 72 69 61 6c 1b 00 00 00 e8 d4 a5 10 01',
          },
          output: {
            json: '{\n  "device": "meter-07",\n  "temp": 21.5,\n  "serial": 1000000000001\n}',
            format: 'CBOR',
            diagnostic: '{"device": "meter-07", "temp": 21.5, "serial": 1000000000001}',
          },
          warns: [],
        },
        taggedDate: {
          input: { data: 'c1 1a 51 4b 67 b0' },
          output: { json: '1363896240', diagnostic: '1(1363896240)' },
          warns: ['tags-dropped'],
          noRoundTrip: 'the tag is dropped',
        },
        messagePack: {
          input: { data: 'gqdjb21wYWN0w6ZzY2hlbWEA' },
          output: { json: '{\n  "compact": true,\n  "schema": 0\n}', format: 'MessagePack' },
        },
        mongoDocument: {
          input: {
            data: '30000000075f69640065673b12a1b2c3d4e5f60718026e616d650004000000416461000961740000f451c28c01000000',
          },
          output: {
            json: '{\n  "_id": {\n    "$oid": "65673b12a1b2c3d4e5f60718"\n  },\n  "name": "Ada",\n  "at": {\n    "$date": "2024-01-01T00:00:00Z"\n  }\n}',
            format: 'BSON',
          },
        },
      },
    }),

    encode: operation({
      fields: { text: code('json', { primary: true, maxLength: 4_000_000 }), format: choice(NAMES) },
      output: { hex: out.text(), base64: out.row(), size: out.row(), file: out.file() },
      failures: [
        ...SYNTAX_CODES,
        'lone-surrogate',
        'int-too-large',
        'not-an-object',
        'not-extended',
        'bad-character',
        'truncated',
        'data-after-padding',
        'excess-padding',
        'data-uri-not-base64',
      ],
      warnings: ['comments-dropped'],
      repair: repairJson,
      inverse: 'decode',
      answers: 'inline',
      aliases: {
        'cbor-encode': { format: 'cbor' },
        'msgpack-encode': { format: 'msgpack' },
        'bson-encode': { format: 'bson' },
      },
      detect: [{ pattern: /^[[{]/, confidence: 0.25 }],
      transform({ text, format }, ctx) {
        const { documents, warnings } = readJson(text, { dialect: 'auto' });
        if (warnings.length > 0) ctx.warn('comments-dropped');
        const [node] = documents;
        if (!node) throw ctx.fail('missing-value');
        const bytes = WRITERS[format](node);
        return {
          hex: encodeHex(bytes),
          base64: encodeBase64(bytes),
          size: bytes.length,
          file: { name: `data.${EXTENSIONS[format]}`, type: UNKNOWN_TYPE, bytes },
        };
      },
      examples: {
        sensorReading: {
          input: { text: '{"device": "meter-07", "temp": 21.5}' },
          output: { hex: 'a266646576696365686d657465722d30376474656d70f94d60' },
        },
        compactSchema: {
          input: { text: '{"compact": true, "schema": 0}', format: 'msgpack' },
          output: { hex: '82a7636f6d70616374c3a6736368656d6100', size: 18 },
        },
        mongoDocument: {
          input: { text: '{"hello": "world"}', format: 'bson' },
          output: { hex: '160000000268656c6c6f0006000000776f726c640000', size: 22 },
        },
      },
    }),
  },
});
