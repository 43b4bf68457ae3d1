import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packed } from '../../../src/build/chunks/hash-code.ts';

const main = createRequire(import.meta.url).resolve('hash-wasm');
const library = readFileSync(path.join(path.dirname(main), 'index.esm.js'), 'utf8');

test('every place in the archive holds the program that the library has there', () => {
  const { code, archive } = packed(library);
  const dataOf = (source: string) =>
    new Map(
      [...source.matchAll(/var name(?:\$\w+)? = "(\w+)";\s*var data(?:\$\w+)? = (.+);/g)].map((m) => [m[1], m[2]]),
    );
  const [before, after] = [dataOf(library), dataOf(code)];
  expect(before.size).toBe(after.size);
  const moved = [...after].filter(([, data]) => data?.startsWith('['));
  expect(moved.length).toBe(17);
  for (const [name, data] of moved) {
    const [start, end] = JSON.parse(data ?? '') as [number, number];
    const program = archive.subarray(start, end);
    expect(JSON.stringify(program.toString('base64')), name).toBe(before.get(name));
    expect(WebAssembly.validate(new Uint8Array(program)), name).toBe(true);
  }
  for (const name of ['argon2', 'scrypt', 'bcrypt']) expect(after.get(name)).toBe(before.get(name));
});

test('another way of the library stops the build', () => {
  expect(() => packed(library.replace('var name$l = "adler32"', 'var name$l = "adler"'))).toThrow('no program adler32');
  expect(() => packed(library.replace('decodeBase64(binary.data)', 'unpack(binary)'))).toThrow('in another way');
});
