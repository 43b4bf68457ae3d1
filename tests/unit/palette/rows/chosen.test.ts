import { describe, expect, it } from 'vitest';
import { indexIn } from '../index-in.ts';
import { shown, textOf, toolsOf } from '../sets/shown.ts';

const SLOW = { timeout: 60_000 };

let serial = 0;
const beside = async (pasted: string, text: string, language = 'en') =>
  shown({ text, attachment: { serial: (serial += 1), text: pasted } }, await indexIn(language));

const JSON_TEXT = '{"a":1,"b":[1,2]}';
const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tIn0.dGhpcy1pcy1hLXNpZ25hdHVyZS10aGluZy0wMDAwMDA';

describe('words next to a pasted text choose what to do with it', () => {
  it.each([
    [JSON_TEXT, 'yaml', 'json-to-yaml-converter', 'a: 1\nb:\n  - 1\n  - 2\n'],
    [JSON_TEXT, 'ya', 'json-to-yaml-converter', 'a: 1\nb:\n  - 1\n  - 2\n'],
    [JSON_TEXT, 'minify', 'json-minify', JSON_TEXT],
    ['{"a":1}', 'toml', 'json-to-toml', 'a = 1\n'],
    ['[{"a":1}]', 'csv', 'json-to-csv', 'a\n1'],
    ['a: 1\nb: 2', 'json', 'yaml-to-json-converter', '{\n  "a": 1,\n  "b": 2\n}'],
    ['select a from t', 'format', 'sql-prettify', 'SELECT\n  a\nFROM\n  t'],
    [TOKEN, 'decode', 'jwt-parser', '{\n  "iss": "https://id.example.com"\n}'],
    ['hello world', 'upper', 'case-converter', 'HELLO WORLD'],
    ['hello', 'md5', 'hash-text', '5d41402abc4b2a76b9719d911017c592'],
    // A word that is a tool's own is that tool, even where another one recognizes the text.
    ['https://example.com', 'md5', 'hash-text', 'c984d06aafbecf6bc55569f964148ea3'],
  ])('%j: %s', SLOW, async (pasted, text, tool, answer) => {
    const [first] = await beside(pasted, text);
    expect([first?.tool, first && textOf(first)]).toEqual([tool, answer]);
  });

  it.each([
    [JSON_TEXT, 'yaml'],
    [JSON_TEXT, 'dark'],
    ['hello world', 'image'],
    [TOKEN, 'json'],
  ])('lists only what takes the text: %j, %s', SLOW, async (pasted, text) => {
    const rows = await beside(pasted, text);
    // A step that knows the text may follow the answer.
    const opened = rows.filter(({ row }) => row.type === 'item').map(({ tool }) => tool);
    expect(opened.filter((id) => !(pasted === JSON_TEXT && id === 'json-to-csv'))).toEqual([]);
    expect(toolsOf(rows)).not.toContain('yaml-to-toml');
    expect(toolsOf(rows)).not.toContain('image-converter');
  });

  it('explains why the named tool refuses the text', SLOW, async () => {
    const [first] = await beside('hello world', 'iban');
    expect(first?.tool).toBe('iban-validator-and-parser');
    expect(first?.answer).toMatchObject({ outcome: { kind: 'failure' } });
  });

  it('leaves chains and options to the grammar', SLOW, async () => {
    const [chain] = await beside('{"a":1}', 'json | b64');
    expect(chain && textOf(chain)).toBe('ewogICJhIjogMQp9');
    const [options] = await beside('hello', 'hash --algorithm=md5');
    expect(options && textOf(options)).toBe('5d41402abc4b2a76b9719d911017c592');
  });
});
