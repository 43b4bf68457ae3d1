// @vitest-environment node
import { expect, test } from 'vitest';
import {
  type Bundle,
  dataOfPage,
  filesOfFrame,
  filesOfPage,
  neededBy,
  withData,
} from '../../../src/build/pages/announced.ts';

const tool = { id: 'a', category: 'crypto', icon: '', createdAt: '', redirectFrom: [], view: false } as const;

function chunk(
  fileName: string,
  modules: string[],
  { imports = [] as string[], dynamicImports = [] as string[], css = '' } = {},
) {
  return {
    fileName,
    imports,
    dynamicImports,
    moduleIds: modules.map((module) => `/project/${module}`),
    facadeModuleId: fileName === 'entry.js' ? '/project/index.html' : null,
    viteMetadata: { importedCss: new Set(css === '' ? [] : [css]) },
  };
}

const chunks = [
  chunk('entry.js', ['src/app/main.tsx'], { imports: ['react.js'], css: 'entry.css' }),
  chunk('react.js', []),
  chunk('page.js', ['src/app/tool/tool-page.tsx'], { imports: ['react.js', 'form.js'], css: 'page.css' }),
  chunk('form.js', [], { imports: ['entry.js'], css: 'form.css' }),
  chunk('a.js', ['tool-specs/crypto/a.ts'], { imports: ['lib.js'], dynamicImports: ['digests.js'] }),
  chunk('lib.js', []),
  chunk('digests.js', ['node_modules/hash/dist/browser.js'], { imports: ['lib.js', 'wasm.js'] }),
  chunk('wasm.js', []),
  chunk('digests-too.js', ['node_modules/hash/dist/other.js']),
  chunk('editor.js', ['src/ui/editor.ts'], { css: 'editor.css' }),
];

test('a page requests the styles and scripts of its modules, but not those of the entry again', () => {
  const needed = neededBy({ path: 'a', tool }, chunks);
  expect(needed).toEqual({
    early: [],
    styles: ['page.css', 'form.css'],
    scripts: ['page.js', 'a.js', 'form.js', 'lib.js'],
    libraries: [],
  });
  expect(neededBy({ path: '' }, chunks)).toEqual({ early: [], styles: [], scripts: [], libraries: [] });
});

test('the script of an early result comes first, and what it needs is not listed a second time', () => {
  const early = chunk('early.js', ['src/app/early/early.ts'], { imports: ['core.js'] });
  const page = chunk('page.js', ['src/app/tool/tool-page.tsx'], { imports: ['core.js', 'early.js'] });
  const all = [...chunks.filter(({ fileName }) => fileName !== 'page.js'), page, early, chunk('core.js', [])];
  expect(neededBy({ path: 'a', tool, early: true }, all)).toMatchObject({
    early: ['early.js', 'a.js', 'core.js', 'lib.js'],
    scripts: ['page.js'],
  });
  expect(neededBy({ path: 'a', tool }, all)).toMatchObject({
    early: [],
    scripts: ['page.js', 'a.js', 'core.js', 'early.js', 'lib.js'],
  });
});

test('it also preloads what its first output loads on demand, including styles and chunks of packages', () => {
  const asked = [
    ['tool-specs/crypto/a.ts', 'node_modules/hash/dist/node.js'],
    ['src/ui/code.tsx', 'src/ui/editor.ts'],
    ['src/app/main.tsx', 'src/app/tool/tool-page.tsx'],
    ['locales/en/tools/a.json', 'no/such/module.ts'],
  ] as const;
  const { scripts, libraries, styles } = neededBy({ path: 'a', tool, asked: [...asked] }, chunks);
  expect(libraries.toSorted()).toEqual(['digests.js', 'editor.js', 'wasm.js']);
  expect(scripts).toContain('page.js');
  expect(styles).toContain('editor.css');
});

const asset = (name: string, source: unknown = {}) => ({
  type: 'asset' as const,
  fileName: `assets/${name}-1234.json`,
  names: [`${name}.json`],
  source: JSON.stringify(source),
});
const bundle = Object.fromEntries(
  [
    asset('catalog', [{ id: 'a' }]),
    ...['en', 'fr'].flatMap((language) => [
      asset(`texts-first-${language}`, { language }),
      asset(`texts-form-${language}`, { form: language }),
      asset(`texts-rest-${language}`),
      asset(`tools-crypto-${language}`, { a: { title: language }, b: { title: 'OTHER' } }),
    ]),
  ].map((file) => [file.fileName, file]),
) as unknown as Bundle;

test('a page includes its English data and names the files of the other languages', () => {
  expect(dataOfPage(bundle, { path: 'a', tool })).toEqual({
    catalog: [{ id: 'a' }],
    'texts-first-en': { language: 'en' },
    'texts-form-en': { form: 'en' },
    'tool-a-en': { title: 'en' },
  });
  expect(dataOfPage(bundle, { path: '' })).toEqual({ catalog: [{ id: 'a' }], 'texts-first-en': { language: 'en' } });
  expect(filesOfPage(bundle, ['en', 'fr'], { path: 'a', tool })).toEqual({
    en: [],
    fr: ['assets/texts-first-fr-1234.json', 'assets/texts-form-fr-1234.json', 'assets/tools-crypto-fr-1234.json'],
  });
  expect(filesOfPage(bundle, ['fr'], { path: '' })).toEqual({ fr: ['assets/texts-first-fr-1234.json'] });
  const [formEn, restEn] = ['assets/texts-form-en-1234.json', 'assets/texts-rest-en-1234.json'];
  expect(filesOfPage(bundle, ['en', 'fr'], { path: 'about' })).toEqual({
    en: [formEn, restEn],
    fr: [
      formEn,
      restEn,
      'assets/texts-first-fr-1234.json',
      'assets/texts-form-fr-1234.json',
      'assets/texts-rest-fr-1234.json',
    ],
  });
});

test('the empty frame, which includes no data, names the catalog and the texts last', () => {
  expect(filesOfFrame(bundle, ['en', 'fr'])).toEqual({
    en: ['assets/catalog-1234.json', 'assets/texts-first-en-1234.json'],
    fr: ['assets/catalog-1234.json', 'assets/texts-first-fr-1234.json', 'assets/texts-first-en-1234.json'],
  });
});

test('data in a page cannot end its block', () => {
  const html = withData('<body><div id="root"></div></body>', { text: '</script><!--' });
  expect(html).toBe(
    '<body><script type="application/json" data-given>{"text":"\\u003c/script>\\u003c!--"}</script>\n    <div id="root"></div></body>',
  );
});
