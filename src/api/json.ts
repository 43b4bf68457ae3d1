import type { OutputFile } from '../core/values.ts';

/** A file in JSON. */
interface JsonFile {
  name?: string;
  type?: string;
  base64: string;
}

function isJsonFile(value: unknown): value is JsonFile {
  return typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string';
}

const DEFAULT_NAME = 'file';

/** Returns what stands for a file as a file: the object that JSON has for one, a blob or bytes. */
function fileOr(value: unknown): unknown {
  if (isJsonFile(value)) {
    const { base64, name = DEFAULT_NAME, type = '' } = value;
    return new File([Buffer.from(base64, 'base64')], String(name), { type: String(type) });
  }
  if (value instanceof Blob && !('name' in value)) return new File([value], DEFAULT_NAME, { type: value.type });
  if (value instanceof Uint8Array) return new File([new Uint8Array(value)], DEFAULT_NAME);
  return value;
}

/** Reads values from JSON, turning `{"name", "type", "base64"}` objects, alone or in a list, into files. */
export function fromJson(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.map(fileOr) : fileOr(value)]),
  );
}

/** Replaces bytes with Base64, for `JSON.stringify`; of a file that may be too large for one text, it tells the size. */
function replacer(this: unknown, _key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return value;
  const { bytes, ...rest } = value as OutputFile;
  if (bytes instanceof Blob) return { ...rest, size: bytes.size };
  if (!(bytes instanceof Uint8Array)) return value;
  return { ...rest, base64: Buffer.from(bytes).toString('base64') };
}

/** Whether there are bytes anywhere in it. */
function hasBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasBytes);
  if ('bytes' in value) return true;
  for (const name in value) if (hasBytes((value as Readonly<Record<string, unknown>>)[name])) return true;
  return false;
}

export function toJson(value: unknown, indent?: number): string {
  // Looking is faster than a replacer, which is called for every part, and few results have bytes.
  return JSON.stringify(value, hasBytes(value) ? replacer : undefined, indent);
}
