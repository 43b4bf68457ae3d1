import { describe, expect, it } from 'vitest';
import { carried, connects, fitted, sizeOfCarried } from '../../../src/core/steps/chain.ts';
import { type InputFile, isInputFile } from '../../../src/core/field.ts';
import { out } from '../../../src/core/values.ts';

const say = ({ message }: { message: string }) => message.toUpperCase();

describe('connects', () => {
  it.each([
    ['text', 'text', true],
    ['code', 'code', true],
    ['row', 'integer', true],
    ['table', 'code', true],
    ['keyValue', 'content', true],
    ['file', 'file', true],
    ['file', 'text', true],
    ['text', 'file', true],
    ['files', 'file', true],
    ['files', 'text', true],
    ['files', 'files', true],
    ['text', 'files', true],
    ['file', 'files', true],
    ['files', 'integer', false],
    ['file', 'integer', false],
    ['table', 'color', false],
    ['verdict', 'text', false],
    ['meter', 'text', false],
    ['text', 'choice', false],
    ['text', 'keypress', false],
  ] as const)('%s → %s: %s', (from, to, expected) => expect(connects(from, to)).toBe(expected));
});

describe('carried', () => {
  it('is the first output', () => {
    expect(carried({ output: out.text() }, 'x', say)).toBe('x');
    expect(carried({ output: { a: out.row(), b: out.row() } }, { a: 1, b: 2 }, say)).toBe('1');
    expect(carried({ output: out.row() }, null, say)).toBeNull();
  });
  it('is JSON for rows', () => {
    expect(JSON.parse(String(carried({ output: out.table(['a']) }, [{ a: 1 }, { a: { message: 'x' } }], say)))).toEqual(
      [{ a: 1 }, { a: 'X' }],
    );
    const pairs = [
      { key: '__proto__', value: 1 },
      { key: { message: 'k' }, value: null },
    ];
    expect(carried({ output: out.keyValue() }, pairs, say)).toBe('{\n  "__proto__": 1,\n  "K": null\n}');
  });
  it('is the file itself, byte for byte', async () => {
    const bytes = new Uint8Array([0xff, 0, 65]);
    const file = carried({ output: out.file() }, { name: 'a.bin', type: 'x/y', bytes }, say) as InputFile | null;
    expect(isInputFile(file) && [file.name, file.type, file.size]).toEqual(['a.bin', 'x/y', 3]);
    expect(sizeOfCarried(file ?? '')).toBe(3);
    expect(await fitted(file ?? '', 'text')).toEqual({ value: '\uFFFD\0A', lossy: true });
    expect((await fitted(file ?? '', 'content')).value).toBe(file);
  });
  it('is every file of several, in order, and none of none', () => {
    const named = ['a', 'b', 'a'].map((name) => ({ name, type: '', bytes: new Uint8Array([1]) }));
    const files = carried({ output: out.files() }, named, say);
    expect(Array.isArray(files) && files.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(carried({ output: out.files() }, [], say)).toEqual([]);
  });
  it('converts a text to a file for a field that requires one', async () => {
    const { value } = await fitted('é', 'file');
    expect(isInputFile(value) && new TextDecoder().decode(await value.arrayBuffer())).toBe('é');
    expect(isInputFile((await fitted('é', 'files')).value)).toBe(true);
    expect(await fitted('é', 'text')).toEqual({ value: 'é', lossy: false });
  });
});
