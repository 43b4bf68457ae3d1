import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../../src/build/catalog.ts';
import { project } from '../project.ts';

const allSpecs = fs.readFileSync('src/build/all-specs.ts', 'utf8');
const core = path.resolve('src/core/spec.ts');

const spec = (icon = 'wrench', before = '') => `import { defineTool, out, text } from ${JSON.stringify(core)};
${before}
export default defineTool({
  icon: '${icon}', fields: { text: text({ primary: true }) }, output: out.text(), transform: ({ text }) => text, examples: [],
});`;

const catalogOf = (specs: Record<string, string>) =>
  readCatalog(
    project({
      'src/build/all-specs.ts': allSpecs,
      ...Object.fromEntries(Object.entries(specs).map(([file, text]) => [`tool-specs/${file}`, text])),
    }),
  );

const read = async (specs: Record<string, string>) => (await catalogOf(specs)).cards;

describe('readCatalog', () => {
  test('one file is one tool; categories and ids are in order', async () => {
    const cards = await read({ 'text/b.ts': spec(), 'text/a.ts': spec(), 'crypto/z.ts': spec('hash') });
    expect(cards.map(({ id, category, icon }) => [id, category, icon])).toEqual([
      ['z', 'crypto', 'hash'],
      ['a', 'text', 'wrench'],
      ['b', 'text', 'wrench'],
    ]);
  });

  test('cases next to a spec are not a tool', async () => {
    const cards = await read({ 'text/a.ts': spec(), 'text/a.cases.ts': 'throw new Error("for tests alone");' });
    expect(cards.map(({ id }) => id)).toEqual(['a']);
  });

  test('what a tool recognizes is not a tool, and has sieves for its patterns', async () => {
    const recognize = 'export default { run: { finds: [{ pattern: /^a:\\d+$/ }], faults: [/b$/i] } };';
    const { cards, sieves } = await catalogOf({ 'text/a.ts': spec(), 'text/a.recognize.ts': recognize });
    expect(cards.map(({ id }) => id)).toEqual(['a']);
    expect(sieves).toEqual({
      a: { run: { finds: [{ starts: 'aa', needs: ':', least: 3 }], faults: [{ least: 1 }] } },
    });
    await expect(read({ 'text/b.recognize.ts': recognize })).rejects.toThrow('no tool b');
  });

  test('no specs means no cards', async () => expect(await read({})).toEqual([]));

  test('reads the files again each time', async () => {
    const root = project({ 'src/build/all-specs.ts': allSpecs, 'tool-specs/text/a.ts': spec('hash') });
    expect((await readCatalog(root)).cards[0]?.icon).toBe('hash');
    fs.writeFileSync(path.join(root, 'tool-specs/text/a.ts'), spec('key'));
    expect((await readCatalog(root)).cards[0]?.icon).toBe('key');
  });

  test('an invalid spec fails the build', async () => {
    await expect(read({ 'nonsense/a.ts': spec() })).rejects.toThrow('no category nonsense');
    await expect(read({ 'text/a.ts': 'export default {};' })).rejects.toThrow('not a tool');
    await expect(read({ 'text/a.ts': 'export const a = 1;' })).rejects.toThrow();
    await expect(read({ 'text/a.ts': spec('x', 'document.title;') })).rejects.toThrow('document is not defined');
  });
});
