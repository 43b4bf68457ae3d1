// What binary formats of data hold, and how it's written as JSON and in CBOR's diagnostic notation.
import { encodeBase64, encodeHex } from '../../bytes/bytes.ts';
import type { DocEntry, DocNode } from '../node.ts';

/** A value of CBOR, MessagePack or BSON, without any loss. */
export type Value =
  | { kind: 'int'; value: bigint }
  | { kind: 'float'; value: number }
  | { kind: 'bytes'; bytes: Uint8Array; chunks?: readonly Value[] }
  | { kind: 'text'; text: string; chunks?: readonly Value[] }
  | { kind: 'array'; items: readonly Value[]; isOpen?: boolean }
  | { kind: 'map'; entries: readonly (readonly [Value, Value])[]; isOpen?: boolean }
  | { kind: 'tag'; tag: bigint; value: Value }
  | { kind: 'bool'; value: boolean }
  | { kind: 'null' }
  | { kind: 'undefined' }
  | { kind: 'simple'; value: number }
  /** An extension of MessagePack. */
  | { kind: 'ext'; type: number; bytes: Uint8Array }
  /** A time stamp of MessagePack in the format of RFC 3339. */
  | { kind: 'time'; text: string };

/** What JSON can't say. */
export const VALUE_NOTICES = [
  'bytes-as-base64',
  'tags-dropped',
  'keys-as-text',
  'repeated-keys',
  'non-finite',
  'simple-as-null',
  'ext-as-object',
  'time-as-text',
  'text-not-utf8',
  'sequence',
] as const;

export type ValueNotice = (typeof VALUE_NOTICES)[number];

export interface ReadValues {
  values: Value[];
  notices: ValueNotice[];
}

/** A float with a point or an exponent, so that it isn't read as an integer. */
export function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Bignums (tags 2 and 3) are integers. */
export function bignumOf(value: Value): bigint | null {
  if (value.kind !== 'tag' || value.value.kind !== 'bytes' || (value.tag !== 2n && value.tag !== 3n)) return null;
  const magnitude = BigInt(`0x0${encodeHex(value.value.bytes)}`);
  return value.tag === 2n ? magnitude : -1n - magnitude;
}

/** How bytes are written: Base64url (RFC 8949, 6.1) unless a tag around them expects something else. */
const EXPECTED: ReadonlyMap<bigint, (bytes: Uint8Array) => string> = new Map([
  [21n, (bytes: Uint8Array) => encodeBase64(bytes, { url: true })],
  [22n, (bytes: Uint8Array) => encodeBase64(bytes)],
  [23n, (bytes: Uint8Array) => encodeHex(bytes, { upper: true })],
]);

/** Turns values into a document of JSON, and collects what was lost. */
export class JsonView {
  readonly notices = new Set<ValueNotice>();
  private readonly plainBase64: boolean;

  /** `plainBase64`: with + and /, as JSON of other formats than CBOR has it. */
  constructor({ plainBase64 }: { plainBase64: boolean }) {
    this.plainBase64 = plainBase64;
  }

  node(value: Value, written = (bytes: Uint8Array) => encodeBase64(bytes, { url: !this.plainBase64 })): DocNode {
    switch (value.kind) {
      case 'int':
        return { kind: 'number', raw: String(value.value) };
      case 'float':
        return this.float(value.value);
      case 'bytes':
        this.notices.add('bytes-as-base64');
        return { kind: 'string', value: written(value.bytes) };
      case 'text':
        return { kind: 'string', value: value.text };
      case 'time':
        this.notices.add('time-as-text');
        return { kind: 'string', value: value.text };
      case 'array':
        return { kind: 'list', items: value.items.map((item) => this.node(item, written)) };
      case 'map':
        return { kind: 'map', entries: this.entries(value.entries, written) };
      case 'tag':
        return this.tag(value, written);
      case 'bool':
        return value;
      case 'ext':
        this.notices.add('ext-as-object');
        return {
          kind: 'map',
          entries: [
            { key: '$ext', value: { kind: 'number', raw: String(value.type) } },
            { key: 'data', value: { kind: 'string', value: encodeBase64(value.bytes) } },
          ],
        };
      default:
        if (value.kind !== 'null') this.notices.add('simple-as-null');
        return { kind: 'null' };
    }
  }

  private float(value: number): DocNode {
    if (Number.isFinite(value)) return { kind: 'number', raw: floatText(value) };
    this.notices.add('non-finite');
    return { kind: 'string', value: String(value) };
  }

  private tag(value: Value & { kind: 'tag' }, written: (bytes: Uint8Array) => string): DocNode {
    const bignum = bignumOf(value);
    if (bignum !== null) return { kind: 'number', raw: String(bignum) };
    this.notices.add('tags-dropped');
    return this.node(value.value, EXPECTED.get(value.tag) ?? written);
  }

  private entries(entries: readonly (readonly [Value, Value])[], written: (bytes: Uint8Array) => string): DocEntry[] {
    const keys = new Set<string>();
    return entries.map(([key, value]) => {
      if (key.kind !== 'text') this.notices.add('keys-as-text');
      const text = key.kind === 'text' ? key.text : diagnostic(key);
      if (keys.has(text)) this.notices.add('repeated-keys');
      keys.add(text);
      return { key: text, value: this.node(value, written) };
    });
  }
}

const diagnosticFloat = (value: number) =>
  Number.isFinite(value) ? floatText(value).replace(/^(-?\d+)e/, '$1.0e') : String(value);

/** Writes a value in the diagnostic notation of RFC 8949, 8; extensions as `ext(5, h'00')`. */
export function diagnostic(value: Value): string {
  switch (value.kind) {
    case 'int':
      return String(value.value);
    case 'float':
      return diagnosticFloat(value.value);
    case 'bytes':
      return value.chunks ? chunked(value.chunks) : `h'${encodeHex(value.bytes)}'`;
    case 'text':
      return value.chunks ? chunked(value.chunks) : JSON.stringify(value.text);
    case 'time':
      return `timestamp(${JSON.stringify(value.text)})`;
    case 'array':
      return `[${value.isOpen ? '_ ' : ''}${value.items.map(diagnostic).join(', ')}]`;
    case 'map':
      return `{${value.isOpen ? '_ ' : ''}${value.entries.map((pair) => pair.map(diagnostic).join(': ')).join(', ')}}`;
    case 'tag':
      return bignumOf(value)?.toString() ?? `${value.tag}(${diagnostic(value.value)})`;
    case 'bool':
      return String(value.value);
    case 'simple':
      return `simple(${value.value})`;
    case 'ext':
      return `ext(${value.type}, h'${encodeHex(value.bytes)}')`;
    default:
      return value.kind;
  }
}

const chunked = (chunks: readonly Value[]) => `(_ ${chunks.map(diagnostic).join(', ')})`;
