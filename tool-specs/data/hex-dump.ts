import {
  choice,
  content,
  type ContextOf,
  defineTool,
  integer,
  isInputFile,
  operation,
  optionalInteger,
  out,
  toggle,
} from '../../src/core/spec.ts';
import type { InputFile } from '../../src/core/spec.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { invalidUtf8At } from '../../src/lib/bytes/utf8.ts';
import { inspect, INSPECTED_BYTES, VALUE_KINDS } from '../../src/lib/bytes/dump/inspect.ts';
import { DUMP_FORMATS, variableOf, writeDump } from '../../src/lib/bytes/dump/write.ts';
import {
  BYTE_FORMS,
  BYTE_READINGS,
  type ByteForm,
  PASTED_PROBLEMS,
  readPastedBytes,
} from '../../src/lib/bytes/pasted-bytes.ts';

const FORMAT_NAMES = {
  hexdump: 'hexdump -C',
  xxd: 'xxd',
  'od-hex': 'od -A x -t x1z',
  od: 'od',
  plain: 'xxd -p',
  c: 'C (xxd -i)',
  cpp: 'C++ std::array',
  csharp: 'C# byte[]',
  go: 'Go []byte',
  java: 'Java byte[]',
  javascript: 'JavaScript Uint8Array',
  python: 'Python bytes',
  rust: 'Rust [u8]',
  escapes: '\\x48\\x65',
} as const;

const KINDS = [
  'xxd',
  'hexdump',
  'od',
  'od-words',
  'hexdump-words',
  'xxd-bits',
  'wireshark',
  'array',
  'string',
  'digits',
  'in-base64',
] as const;

const DEFAULT_BYTES = 65_536;
const MOST_BYTES = 1_000_000;
const MOST_PASTED = 8_000_000;

const form = choice(BYTE_FORMS, { names: { base64: 'Base64' } });
const asText = choice(BYTE_FORMS, { names: { base64: 'Base64' }, initial: 'text' });
const LISTED = ['hexdump', 'xxd', 'od-hex', 'od', 'plain'] as const;

export default defineTool({
  icon: 'file-search-2',
  createdAt: '2026-11-28',
  related: ['text-encodings', 'base64-file-converter', 'text-to-binary', 'base-converter'],
  operations: {
    dump: operation({
      fields: {
        data: content({ primary: true }),
        format: choice(DUMP_FORMATS, { names: FORMAT_NAMES }),
        form: asText,
        start: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0, advanced: true }),
        length: integer({ min: 1, max: MOST_BYTES, initial: DEFAULT_BYTES, advanced: true }),
        columns: optionalInteger({ min: 1, max: 64, advanced: true }),
        uppercase: toggle({ advanced: true }),
        squeeze: toggle({ initial: true, advanced: true, when: { format: ['hexdump', 'od-hex', 'od'] } }),
      },
      output: out.code('plain', { fileName: 'dump.txt', wrap: false }),
      failures: [...PASTED_PROBLEMS, 'beyond-end'],
      warnings: ['cut'],
      inverse: 'read',
      answers: 'inline',
      aliases: {
        hexdump: {},
        xxd: { format: 'xxd' },
        od: { format: 'od' },
        hexview: {},
        'c-array': { format: 'c' },
        'python-bytes': { format: 'python' },
      },
      async transform({ data, format, form, start, length, columns, uppercase, squeeze }, ctx) {
        const { bytes, size } = await partOf(data, form, start, length);
        if (start > 0 && start >= size) throw ctx.fail('beyond-end', { field: 'start', params: { end: size } });
        if (start + bytes.length < size) ctx.warn('cut', { shown: bytes.length, whole: size });
        const isListing = (LISTED as readonly string[]).includes(format);
        return writeDump(bytes, format, {
          start: isListing ? start : 0,
          columns,
          uppercase,
          squeeze,
          name: variableOf(isInputFile(data) ? data.name : ''),
        });
      },
      examples: {
        greeting: {
          input: { data: 'Hello, World! Grüße 👋' },
          output: [
            '00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 21 20 47 72  |Hello, World! Gr|',
            '00000010  c3 bc c3 9f 65 20 f0 9f  91 8b                    |....e ....|',
            '0000001a',
          ].join('\n'),
        },
        xxdDump: {
          input: { data: 'Hello, World!\n', format: 'xxd' },
          output: '00000000: 4865 6c6c 6f2c 2057 6f72 6c64 210a       Hello, World!.',
        },
        cArray: {
          input: { data: '89504e470d0a1a0a', form: 'hex', format: 'c' },
          output:
            'unsigned char data[] = {\n  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a\n};\nunsigned int data_len = 8;',
          noRoundTrip: 'bytes that are no text',
        },
        pythonBytes: { input: { data: 'naïve\n', format: 'python' }, output: String.raw`b'na\xc3\xafve\n'` },
      },
    }),

    read: operation({
      fields: { data: content({ primary: true, monospace: true, maxLength: MOST_PASTED, rows: 8 }), form },
      output: { text: out.text(), kind: out.row(), size: out.row(), file: out.file() },
      failures: PASTED_PROBLEMS,
      warnings: ['gap', 'other-characters', 'cut-line', 'offset', 'not-text'],
      readings: BYTE_READINGS,
      messages: KINDS,
      inverse: 'dump',
      answers: 'inline',
      aliases: { unhexdump: {}, 'xxd-r': {} },
      detect: [
        {
          pattern: /^ {0,8}[\da-f]{7,16}(?:: ?| {1,2})(?:[\da-f]{2} {0,2}){2,64}[^\n]{0,80}(?:\n|$)/i,
          length: [20, 1_000_000],
          confidence: 0.9,
        },
        {
          pattern:
            /^(?:[\w *]{3,60}\[\w{0,20}\] ?= ?)?\{\s*0x[\da-f]{1,2}\s*,[\s\da-fx,]*\};?(?:\s+unsigned int \w+ = \d+;)?\s*$/i,
          length: [10, 1_000_000],
          confidence: 0.9,
        },
        {
          pattern: /^b(?:'(?=[^']*\\x)(?:[^'\\]|\\.)*'|"(?=[^"]*\\x)(?:[^"\\]|\\.)*")$/,
          length: [6, 20_000],
          confidence: 0.9,
        },
      ],
      async transform({ data, form }, ctx) {
        const text = isInputFile(data) ? new TextDecoder('latin1').decode(await data.arrayBuffer()) : data;
        const { bytes, reading, others, dump } = readPastedBytes(text, form);
        ctx.reading(reading, { others: others.map((as) => ({ as, values: { form: as } })) });
        for (const notice of dump?.notices ?? []) ctx.warn(notice);
        if (dump && dump.start > 0) ctx.warn('offset', { offset: dump.start.toString(16) });
        const isText = invalidUtf8At(bytes) < 0;
        if (!isText) ctx.warn('not-text');
        return {
          text: isText
            ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
            : encodeHex(bytes, { separator: ' ' }),
          kind: ctx.say(dump?.kind ?? (reading === 'base64' ? 'in-base64' : 'digits')),
          size: bytes.length,
          file: { name: 'data.bin', type: UNKNOWN_TYPE, bytes },
        };
      },
      examples: {
        fromXxd: {
          input: { data: '00000000: 4865 6c6c 6f2c 2057 6f72 6c64 210a       Hello, World!.' },
          output: { text: 'Hello, World!\n', kind: { message: 'xxd' }, size: 14 },
          noRoundTrip: 'written in another way',
        },
        fromC: {
          input: { data: 'unsigned char data[] = {\n  0x48, 0x69, 33, 10\n};' },
          output: { text: 'Hi!\n', kind: { message: 'array' } },
          noRoundTrip: 'written in another way',
        },
        fromPython: {
          input: { data: String.raw`b'na\xc3\xafve\n'` },
          output: { text: 'naïve\n', kind: { message: 'string' } },
          noRoundTrip: 'written in another way',
        },
      },
    }),

    inspect: operation({
      fields: {
        data: content({ primary: true, monospace: true }),
        form,
        offset: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0 }),
      },
      output: { values: out.table(['type', 'little', 'big']), bytes: out.row() },
      failures: [...PASTED_PROBLEMS, 'beyond-end'],
      readings: BYTE_READINGS,
      messages: VALUE_KINDS,
      answers: 'inline',
      aliases: { 'inspect-bytes': {}, endian: {} },
      async transform({ data, form, offset }, ctx) {
        const pasted = isInputFile(data) ? null : readPastedBytes(data, form, { orText: true });
        if (pasted) ctx.reading(pasted.reading, { others: pasted.others.map((as) => ({ as, values: { form: as } })) });
        const { bytes, size } = await partOf(pasted?.bytes ?? data, form, offset, INSPECTED_BYTES);
        if (bytes.length === 0) throw ctx.fail('beyond-end', { field: 'offset', params: { end: size } });
        return { values: inspect(bytes).map((row) => rowOf(row, ctx)), bytes: encodeHex(bytes, { separator: ' ' }) };
      },
      examples: {
        eightBytes: {
          input: { data: '12 34 56 78 9a bc de f0' },
          check: ({ values }) =>
            values.some(({ little, big }) => little === '-1090226688147180526' && big === '1311768467463790320'),
        },
        pi: { input: { data: '40 49 0f db' }, check: ({ values }) => values.some(({ big }) => big === '3.1415927') },
        unixTime: {
          input: { data: '65 92 00 80' },
          check: ({ values }) => values.some(({ big }) => big === '2024-01-01T00:00:00Z'),
        },
      },
    }),
  },
});

/** The asked part of the data; of a file only that is read. Throws Problem of the notation. */
async function partOf(data: string | InputFile | Uint8Array, form: ByteForm, start: number, length: number) {
  if (isInputFile(data)) {
    const part = data.slice(start, start + length);
    return { bytes: new Uint8Array(await part.arrayBuffer()), size: data.size };
  }
  const whole =
    typeof data !== 'string'
      ? data
      : form === 'text'
        ? encodeUtf8(data)
        : readPastedBytes(data, form, { orText: true }).bytes;
  return { bytes: whole.subarray(start, start + length), size: whole.length };
}

function rowOf(
  { kind, little, big }: ReturnType<typeof inspect>[number],
  ctx: ContextOf<{ messages: typeof VALUE_KINDS }>,
) {
  return { type: ctx.say(kind), little, big };
}
