import { expect, test } from 'vitest';
import { languages } from '../../../src/build/languages.ts';
import { project } from '../project.ts';

type Hook = (this: { addWatchFile(file: string): void }, id: string) => string | undefined;

/** The plugin in a project with these files: what it gives for a module. */
function plugin(files: Record<string, unknown>) {
  const root = project(
    Object.fromEntries(Object.entries(files).map(([file, value]) => [`locales/${file}`, JSON.stringify(value)])),
  );
  const { configResolved, resolveId, load } = languages() as unknown as {
    configResolved(config: { root: string }): void;
    resolveId(id: string): string | undefined;
    load: Hook;
  };
  configResolved({ root });
  const watched: string[] = [];
  return {
    root,
    watched,
    resolve: resolveId,
    load: (id: string) => load.call({ addWatchFile: (file) => void watched.push(file.slice(root.length + 1)) }, id),
  };
}

const files = {
  'cn/app.json': { app: { name: '工具' } },
  'en/app.json': { app: { name: 'Tools' } },
  'en/tools/a.json': { title: 'A', description: 'B', keywords: ['c'], fields: { text: { label: 'CANARY' } } },
  'en/tools/b.json': { title: 'B\u2028</script>', description: '', keywords: [] },
  'cn/tools/a.json': { title: '甲', description: '乙', keywords: [] },
  'xx/app.json': {},
  'fr/tools/a.json': { title: 'A' },
};

test('languages with texts of the shell, in their order; new ones at the end, unfinished ones not at all', () => {
  const { load, resolve, root } = plugin(files);
  expect(resolve('virtual:languages')).toBe('\0virtual:languages');
  expect(resolve('virtual:language/en')).toBe('\0virtual:language/en');
  expect(resolve('virtual:catalogue')).toBeUndefined();
  const tools = load('\0virtual:language-tools') ?? '';
  const code = load('\0virtual:languages') ?? '';
  expect(code).toContain('languages = ["en","cn","xx"]');
  expect(tools).toContain(`"en/a": () => import(${JSON.stringify(`${root}/locales/en/tools/a.json`)})`);
  expect(code).toContain(`"cn": () => import('virtual:language/cn')`);
  expect(code + tools).not.toMatch(/fr/);
  expect(load('\0other')).toBeUndefined();
});

test('the module of a language has the titles and descriptions of the tools, the other one their keywords, nothing else of them', async () => {
  const { load, watched } = plugin(files);
  const code = load('\0virtual:language/en') ?? '';
  expect(code).not.toContain('CANARY');
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { app: object; tools: object };
  expect(module.app).toEqual({ app: { name: 'Tools' } });
  expect({ ...module.tools }).toEqual({
    a: { title: 'A', description: 'B' },
    b: { title: 'B\u2028</script>', description: '' },
  });
  const rest = load('\0virtual:language-rest/en') ?? '';
  expect(rest).not.toContain('CANARY');
  expect(rest).toContain('tools = {"a":["c"],"b":[]}');
  expect([...new Set(watched)].toSorted()).toEqual([
    'locales/en/app.json',
    'locales/en/tools/a.json',
    'locales/en/tools/b.json',
  ]);
});

test('a project without texts has no languages', () => {
  expect(plugin({}).load('\0virtual:languages')).toContain('languages = []');
});
