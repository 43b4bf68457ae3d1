import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runTool, type Result } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyTool } from './every-tool.ts';
import { othersIn } from './readings.ts';

/** Unquoted words whose type depends on the version, some of them only in one of the spellings. */
const EITHER = [
  'yes',
  'No',
  'on',
  'off',
  'y',
  'N',
  '0400',
  '08',
  '1_000',
  '0o17',
  '22:30',
  '1:30:15',
  '0b11',
  '1e3',
  '+0_7',
  '-012',
];
/** Words of everyday files. */
const PLAIN = [
  'nginx',
  'web-1',
  'true',
  'null',
  '~',
  '8080',
  '80:80',
  '1.10',
  '3.14',
  '2024-01-01',
  '10.0.0.1',
  'v1.2.3',
  'a b',
  '"no"',
  'Norway',
  '0',
  '-1',
  '0x1F',
  '15s',
  '1e',
  '',
];
const KEYS = ['name', 'on', 'port', 'image', 'y', 'a-b'];

const inList = (items: readonly string[]) => items.map((item) => `- ${item}\n`).join('');
const inMap = (items: readonly string[]) =>
  items.map((item, at) => `${KEYS[at % KEYS.length]}${at}: ${item}\n`).join('');
/** Words as keys, each of them once. */
const inKeys = (items: readonly string[]) =>
  [...new Set(items)].map((item) => (item === '' ? '' : `${item}: 1\n`)).join('');
const inFlow = (items: readonly string[]) => `k: [${items.filter((item) => item !== '').join(', ')}]\n`;

const documentOf = (words: readonly string[]) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(inList, inMap, inFlow, inKeys),
    )
    .map(([items, layout]) => layout(items));

describe.each(['yaml-to-json-converter', 'yaml-to-toml'])('%s', (id) => {
  const tool = everyTool.find((known) => known.id === id)?.tool;
  if (!tool) throw new Error(id);
  const run = (text: string, version: string): Promise<Result> =>
    runTool(tool, 'run', { text, version }, environment());

  test('names the other version wherever its value differs, and only there', async () => {
    await fc.assert(
      fc.asyncProperty(documentOf([...EITHER, ...PLAIN]), async (text) => {
        const [auto, now, old] = await Promise.all(['auto', '1.2', '1.1'].map((version) => run(text, version)));
        if (!auto?.ok || !now?.ok) return;
        expect(auto.output).toBe(now.output);
        expect(othersIn(now)).toEqual([]);
        const differs = old?.ok && old.output !== now.output && !/\d{4}-\d\d-\d\d[T ]/.test(text);
        expect(othersIn(auto)).toEqual(differs ? ['yaml-1.1'] : []);
      }),
      { numRuns: 400 },
    );
  });

  test('says nothing about everyday files', async () => {
    const files = fc.sample(documentOf(PLAIN), 300);
    const results = await Promise.all(files.map((text) => run(text, 'auto')));
    expect(results.filter((result) => othersIn(result).length > 0)).toEqual([]);
  });
});
