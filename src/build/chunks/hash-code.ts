import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:hash-code';
const LIBRARY = /[\\/]hash-wasm[\\/]dist[\\/]index\.esm\.js$/;

/** The programs of hash functions in the order that compresses best; what derives keys from passwords isn't among them. */
const PACKED = [
  'sm3',
  'ripemd160',
  'sha1',
  'md5',
  'crc32',
  'sha256',
  'sha512',
  'blake2b',
  'sha3',
  'adler32',
  'blake2s',
  'blake3',
  'xxhash64',
  'xxhash3',
  'whirlpool',
  'xxhash32',
  'xxhash128',
];

/** How hash-wasm spells a program: its name and its WebAssembly in Base64. */
const PROGRAM = /(var name(?:\$\w+)? = "(\w+)";\s*var data(?:\$\w+)? = )"([\w+/=]+)"/g;
const DECODED = 'decodeBase64(binary.data)';

/** Returns the code of hash-wasm whose programs are places in an archive, and that archive. */
export function packed(code: string): { code: string; archive: Buffer } {
  const programs = new Map([...code.matchAll(PROGRAM)].map(([, , name = '', data = '']) => [name, data]));
  const bytes = PACKED.map((name) => {
    const data = programs.get(name);
    if (data === undefined) throw new Error(`hash-wasm has no program ${name}`);
    return Buffer.from(data, 'base64');
  });
  if (!code.includes(DECODED)) throw new Error('hash-wasm decodes its programs in another way');
  const places = new Map<string, string>();
  let at = 0;
  for (const [index, name] of PACKED.entries()) {
    const end = at + (bytes[index]?.length ?? 0);
    places.set(name, `[${at}, ${end}]`);
    at = end;
  }
  const placed = code
    .replace(PROGRAM, (whole, start: string, name: string) => {
      const place = places.get(name);
      return place === undefined ? whole : start + place;
    })
    .replace(DECODED, `typeof binary.data === "string" ? ${DECODED} : yield codeAt(binary.data)`);
  return { code: `import { codeAt } from '${MODULE}';\n${placed}`, archive: Buffer.concat(bytes) };
}

/**
 * Compresses the programs of hash-wasm together, since they have much in common: 38 kB instead of 59 as gzip has them in
 * Base64. The archive is unpacked by the first hash.
 */
export function hashCode(): Plugin {
  return {
    name: 'hash-code',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const library = await this.resolve('hash-wasm');
      if (!library) throw new Error('hash-wasm is missing');
      const { archive } = packed(readFileSync(library.id, 'utf8'));
      return [
        `const packed = ${JSON.stringify(deflateRawSync(archive, { level: 9, memLevel: 5 }).toString('base64'))};`,
        'let whole;',
        'async function unpack() {',
        `  const bytes = new Uint8Array(${archive.length});`,
        "  const { readable, writable } = new DecompressionStream('deflate-raw');",
        '  const writer = writable.getWriter();',
        '  void writer.write(Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0)));',
        '  void writer.close();',
        '  const reader = readable.getReader();',
        '  for (let at = 0, piece; !(piece = await reader.read()).done; at += piece.value.length) bytes.set(piece.value, at);',
        '  return bytes;',
        '}',
        'export async function codeAt([start, end]) {',
        '  whole ??= unpack();',
        '  return (await whole).slice(start, end);',
        '}',
      ].join('\n');
    },
    transform: (code, id) => (LIBRARY.test(id) ? { code: packed(code).code, map: null } : undefined),
  };
}
