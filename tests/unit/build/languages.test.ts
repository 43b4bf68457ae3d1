import { expect, test } from 'vitest';
import { languages } from '../../../src/build/languages.ts';
import { project } from '../project.ts';

interface Context {
  addWatchFile(file: string): void;
  emitFile(file: { name: string; source: string }): string;
}
type Hook = (this: Context, id: string) => string | undefined;

/** The plugin in a project with these files: returns what it loads for a module. */
function plugin(files: Record<string, unknown>, command = 'serve') {
  const texts = Object.entries(files).map(([file, value]) => [`locales/${file}`, JSON.stringify(value)]);
  const root = project({ ...Object.fromEntries(texts), 'tool-specs/text/a.ts': '' });
  const emitted: Record<string, string> = {};
  const { configResolved, resolveId, load } = languages() as unknown as {
    configResolved(config: { root: string; command: string; build: object }): void;
    resolveId(id: string): string | undefined;
    load: Hook;
  };
  configResolved({ root, command, build: {} });
  const watched: string[] = [];
  return {
    root,
    watched,
    resolve: resolveId,
    emitted,
    load: (id: string) =>
      load.call(
        {
          addWatchFile: (file) => void watched.push(file.slice(root.length + 1)),
          emitFile({ name, source }) {
            emitted[name] = source;
            return name;
          },
        },
        id,
      ),
  };
}

const files = {
  'cn/app.json': { app: { name: '工具' } },
  'en/app.json': {
    app: { name: 'Tools' },
    form: { run: 'Run' },
    panel: { none: 'None' },
    site: { description: 'CANARY' },
  },
  'en/tools/a.json': { title: 'A', description: 'B', keywords: ['c'], fields: { text: { label: 'CANARY' } } },
  'en/tools/b.json': { title: 'B\u2028</script>', description: '', keywords: [] },
  'cn/tools/a.json': { title: '甲', description: '乙', keywords: [] },
  'xx/app.json': {},
  'fr/tools/a.json': { title: 'A' },
};

test('languages with texts of the shell, in order; new ones at the end, without unfinished ones', async () => {
  const { load, resolve, root } = plugin(files);
  expect(resolve('virtual:languages')).toBe('\0virtual:languages');
  expect(resolve('virtual:language/first/en')).toBe('\0virtual:language/first/en');
  expect(resolve('virtual:language/other/en')).toBeUndefined();
  expect(resolve('virtual:catalog')).toBeUndefined();
  const tools = load('\0virtual:language-tools') ?? '';
  const code = load('\0virtual:languages') ?? '';
  expect(code).toContain('languages = ["en","cn","xx"]');
  expect(tools).toContain(`"en/a": () => import(${JSON.stringify(`${root}/locales/en/tools/a.json`)})`);
  expect(code).toContain(`"cn": () => import('virtual:language/rest/cn')`);
  expect(code + tools).not.toMatch(/fr/);
  expect(load('\0other')).toBeUndefined();
});

type Texts = Record<'app' | 'tools' | 'keywords' | 'readings', unknown>;
const evaluated = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Texts>;

test('each part of the texts has its shell sections and the required tool texts', async () => {
  const { load, watched } = plugin(files);
  const code = load('\0virtual:language/first/en') ?? '';
  expect(code).not.toContain('CANARY');
  const first = await evaluated(code);
  expect(first.app).toEqual({ app: { name: 'Tools' } });
  expect(first.tools).toEqual({
    text: { a: { title: 'A', description: 'B' } },
    other: { b: { title: 'B\u2028</script>', description: '' } },
  });
  const form = await evaluated(load('\0virtual:language/form/en') ?? '');
  expect({ ...form }).toEqual({ app: { form: { run: 'Run' } } });
  const rest = await evaluated(load('\0virtual:language/rest/en') ?? '');
  expect({ ...rest }).toEqual({ app: { panel: { none: 'None' } }, keywords: { a: ['c'], b: [] }, readings: {} });
  expect([...new Set(watched)].toSorted()).toEqual([
    'locales/en/app.json',
    'locales/en/tools/a.json',
    'locales/en/tools/b.json',
  ]);
});

test('in a build, texts are files: the shell in parts, tools by category', () => {
  const { load, emitted } = plugin({ ...files, 'cn/app.json': { commands: {}, categories: {} } }, 'build');
  const code = load('\0virtual:languages') ?? '';
  const tools = load('\0virtual:language-tools') ?? '';
  expect(code + tools).not.toContain('import(');
  expect(Object.keys(emitted).filter((name) => name.endsWith('-en.json'))).toEqual([
    'texts-first-en.json',
    'texts-form-en.json',
    'texts-rest-en.json',
    'tools-text-en.json',
    'tools-other-en.json',
  ]);
  expect(JSON.parse(emitted['tools-text-en.json'] ?? '')).toEqual({ a: files['en/tools/a.json'] });
  expect(tools).toContain('"en/text": () => readData("tools-text-en", import.meta.ROLLUP_FILE_URL_tools-text-en.json)');
});

test('a project without texts has no languages', () => {
  expect(plugin({}).load('\0virtual:languages')).toContain('languages = []');
});
