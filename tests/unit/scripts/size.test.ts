import { expect, test } from 'vitest';
import { firstPaint, formIntruders, intruders, kbarComplaints, laterSizes } from '../../../scripts/size.mjs';

const chunk = (file: string, modules: string[], imports: string[] = []) => ({ file, modules, imports });
const html = '<script src="./blocking.js"></script><script type="module" crossorigin src="./assets/index.js"></script>';
const chunks = [
  chunk('assets/index.js', ['src/app/main.tsx'], ['assets/react.js']),
  chunk('assets/react.js', ['node_modules/react/index.js'], ['assets/deep.js']),
  chunk('assets/deep.js', ['node_modules/scheduler/index.js'], ['assets/index.js']),
  chunk('assets/home.js', ['src/app/home/home-page.tsx']),
  chunk('assets/about.js', ['src/app/pages/about-page.tsx']),
  chunk('assets/tool.js', ['tool-specs/text/a.ts'], ['assets/zod.js']),
  chunk('assets/zod.js', ['node_modules/zod/index.js', 'src/core/fields.ts']),
];

test('the first paint includes the scripts of the page, the home page and all their imports, each once', () => {
  const files = firstPaint(chunks, html).map(({ file }) => file);
  expect(files.toSorted()).toEqual([
    'assets/deep.js',
    'assets/home.js',
    'assets/index.js',
    'assets/react.js',
    'blocking.js',
  ]);
  expect(intruders(firstPaint(chunks, html))).toEqual([]);
});

test('measuring a build with missing parts fails', () => {
  expect(() => firstPaint(chunks.slice(0, 3), html)).toThrow('src/app/home/home-page.tsx');
});

test.each([
  'node_modules/zod/v4/core.js',
  'node_modules/react-i18next/dist/es/index.js',
  'node_modules/@tanstack/router-core/dist/esm/router.js',
  'node_modules/@codemirror/view/dist/index.js',
  'node_modules/@lezer/highlight/dist/index.js',
  'node_modules/kbar/lib/index.js',
  'node_modules/fuse.js/dist/fuse.mjs',
  'tool-specs/crypto/hash-text.ts',
  'src/views/chronometer/index.tsx',
  'src/core/run.ts',
])('%s must not be in the first paint, at any depth', (module) => {
  const spoilt = chunks.map((one) =>
    one.file === 'assets/deep.js' ? { ...one, modules: [...one.modules, module] } : one,
  );
  expect(intruders(firstPaint(spoilt, html))).toEqual([expect.stringContaining(module)]);
});

test("the page of a tool doesn't load an editor, Markdown or the palette with its form", () => {
  const form = (...modules: string[]) => [
    chunk('assets/form.js', ['src/app/tool/tool-page.tsx'], ['assets/core.js']),
    chunk('assets/core.js', ['src/core/run.ts', ...modules]),
    chunk('assets/editor.js', ['node_modules/@codemirror/view/dist/index.js'], ['assets/form.js']),
  ];
  expect(formIntruders(form())).toEqual([]);
  for (const module of ['node_modules/@codemirror/view/dist/index.js', 'node_modules/markdown-it/dist/markdown-it.mjs'])
    expect(formIntruders(form(module))).toEqual([expect.stringContaining(module)]);
  expect(() => formIntruders([])).toThrow('tool');
});

const parts = ['action/ActionInterface', 'action/ActionImpl', 'action/Command', 'action/HistoryImpl', 'tinykeys'];
const registry = chunk(
  'assets/registry.js',
  parts.map((part) => `node_modules/kbar/lib/${part}.js`),
);
const panel = chunk('assets/panel.js', ['src/palette/view/panel.tsx']);

test('kbar and the list of the palette have their own budgets', () => {
  const sizes = laterSizes([registry, panel], (file) => file.length);
  expect(sizes.map(({ size, budget }) => [size, budget])).toEqual([
    ['assets/panel.js'.length, 44_900],
    ['assets/registry.js'.length, 9_500],
  ]);
  expect(() => laterSizes([panel], () => 0)).toThrow('kbar');
});

test('the product includes every required part of kbar, but nothing of its view', () => {
  expect(kbarComplaints([registry, panel])).toEqual([]);
  expect(kbarComplaints([chunk('a.js', registry.modules.slice(1))])).toEqual([
    "kbar's action/ActionInterface is missing from the build",
  ]);
  for (const module of [
    'kbar/lib/index.js',
    'kbar/lib/KBarSearch.js',
    'kbar/lib/useStore.js',
    '@radix-ui/react-portal/dist/index.mjs',
  ]) {
    expect(kbarComplaints([registry, chunk('b.js', [`node_modules/${module}`])])).toEqual([
      expect.stringContaining(module),
    ]);
  }
});
