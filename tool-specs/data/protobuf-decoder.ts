import { choice, content, type ContextOf, defineTool, isInputFile, out } from '../../src/core/spec.ts';
import type { Cell } from '../../src/core/spec.ts';
import { BYTE_FORMS, PASTED_PROBLEMS, readPastedBytes } from '../../src/lib/bytes/pasted-bytes.ts';
import { BINARY_PROBLEMS } from '../../src/lib/documents/binary/cursor.ts';
import {
  decodeRaw,
  FRAMINGS,
  type ProtoField,
  readProtobuf,
  WIRE_TYPES,
} from '../../src/lib/documents/binary/protobuf.ts';

const MOST_ROWS = 2000;
const described = { messages: [...WIRE_TYPES, 'summary', 'nested'] } as const;

export default defineTool({
  icon: 'layers-2',
  createdAt: '2026-11-28',
  related: ['binary-data', 'hex-dump', 'base64-file-converter'],
  fields: {
    data: content({ primary: true, monospace: true, rows: 6, maxLength: 1_000_000 }),
    form: choice(
      BYTE_FORMS.filter((name) => name !== 'text'),
      { names: { base64: 'Base64' } },
    ),
    framing: choice(['auto', ...FRAMINGS], { names: { grpc: 'gRPC' } }),
  },
  output: {
    summary: out.row(),
    fields: out.table(['field', 'type', 'value', 'readings', 'offset'], { fileName: 'fields.csv' }),
    raw: out.code('plain', { fileName: 'fields.txt', wrap: false }),
  },
  lead: 'fields',
  failures: [...PASTED_PROBLEMS, ...BINARY_PROBLEMS, 'compressed-frame'],
  warnings: ['guessed', 'cut'],
  readings: FRAMINGS,
  ...described,
  aliases: { protobuf: {}, proto: {}, protoc: {}, 'grpc-decode': {} },
  answers: 'inline',
  async transform({ data, form, framing }, ctx) {
    const bytes = isInputFile(data) ? new Uint8Array(await data.arrayBuffer()) : readPastedBytes(data, form).bytes;
    const read = readProtobuf(bytes, framing);
    ctx.reading(read.framing, { others: read.others.map((as) => ({ as, values: { framing: as } })) });
    const rows = read.messages.flatMap((fields, at) =>
      rowsOf(fields, read.messages.length > 1 ? `#${at + 1} ` : '', ctx),
    );
    if (read.messages.some((fields) => fields.some((field) => field.wire === 'len'))) ctx.warn('guessed');
    if (rows.length > MOST_ROWS) ctx.warn('cut', { shown: MOST_ROWS, whole: rows.length });
    return {
      summary: ctx.say('summary', { count: rows.length }),
      fields: rows.slice(0, MOST_ROWS),
      raw: read.messages.map((fields) => decodeRaw(fields)).join('---\n'),
    };
  },
  examples: {
    userMessage: {
      input: {
        data: '0a 03 41 64 61 10 96 01 1a 0d 0a 06 4c 6f 6e 64 6f 6e 10 b7 0e 28 01 21 18 2d 44 54 fb 21 09 40',
      },
      output: { raw: '1: "Ada"\n2: 150\n3 {\n  1: "London"\n  2: 1847\n  5: 1\n}\n4: 0x400921fb54442d18\n' },
      warns: ['guessed'],
    },
    documentation: { input: { data: '08 96 01' }, output: { raw: '1: 150\n' }, warns: [] },
    grpcFrame: {
      input: { data: 'AAAAAAcKBXdvcmxk' },
      output: { raw: '1: "world"\n' },
      reads: 'grpc',
    },
  },
});

type Row = Record<'field' | 'type' | 'value' | 'readings' | 'offset', Cell>;

function rowsOf(fields: readonly ProtoField[], prefix: string, ctx: ContextOf<typeof described>): Row[] {
  return fields.flatMap(({ number, wire, offset, readings, fields: inner }) => {
    const [first, ...rest] = readings;
    const field = `${prefix}${number}`;
    const listed = (inner ? readings : rest).map(({ type, text }) => `${type} ${text}`).join(' · ') || null;
    const own: Row = {
      field,
      type: ctx.say(wire),
      value: inner ? ctx.say('nested', { count: inner.length }) : first ? `${first.text} (${first.type})` : '',
      readings: listed,
      offset,
    };
    return inner ? [own, ...rowsOf(inner, `${field}.`, ctx)] : [own];
  });
}
