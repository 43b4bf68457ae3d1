import { expect, test } from 'vitest';
import { transferablesIn } from '../../../workers/transferables.ts';

test('buffers are found at any depth, without duplicates', () => {
  const bytes = new Uint8Array(4);
  const other = new Uint8Array(2);
  const output = { a: { bytes }, b: [bytes, new Uint8Array(bytes.buffer), { bytes: other }], c: 'x', d: null, e: 1 };
  const found = transferablesIn(output);
  expect(found).toEqual([bytes.buffer, other.buffer]);
  expect(structuredClone(output, { transfer: found }).b).toHaveLength(3); // a duplicate buffer would throw
  expect(bytes.byteLength).toBe(0);
});

test('a view of part of a buffer, and the memory of WebAssembly, are copied instead', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const output = [new Uint8Array(new ArrayBuffer(8), 2, 4), new Uint8Array(memory.buffer, 0, 16)];
  expect(transferablesIn(output)).toEqual([]);
  expect(structuredClone(output)).toEqual(output);
});

test('numbers of any width are found, not looked through', () => {
  const places = new Uint32Array(2);
  expect(transferablesIn({ grid: { places, source: new Blob(['x']) } })).toEqual([places.buffer]);
});

test('plain values contain none', () => {
  for (const output of [null, undefined, 'text', 1, true, [], {}]) expect(transferablesIn(output)).toEqual([]);
});
