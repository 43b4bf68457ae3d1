import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { complexFunctions } from './architecture/complexity.ts';
import { LISTS, TABLES, TO_DO } from './architecture/exceptions.ts';
import { folderCircles } from './architecture/folders.ts';
import { arrowsUp, forbiddenImports, unclassifiedPackages } from './architecture/import-table.ts';
import { unmapped, withMap } from './architecture/map.ts';
import { emptyNames } from './architecture/names.ts';
import { thirdParties } from './architecture/outside.ts';
import { allPaths, code, loaded, styles, tests } from './architecture/project.ts';
import { makesWorker, referencesOf, type Source } from './architecture/references.ts';
import { fullFolders, longFiles, longFunctions } from './architecture/sizes.ts';

/** Files named index.ts that pass on what others export: the spec front door is the only barrel. */
function barrels(files: readonly Source[]): string[] {
  return files
    .filter((file) => /(^|\/)index\.tsx?$/.test(file.path) && referencesOf(file).some(({ via }) => via === 'export'))
    .map((file) => file.path);
}

/** A path of the project in a document; names in angle brackets and the tool of the tutorial stand for others. */
const NAMED = /`((?:src|tests|scripts|tool-specs|workers|locales|docs|deploy)\/(?!.*text-to-morse)[\w./-]+)`/g;

/** Is a finding (`file: …`, `folder (…)`) about this file or folder? */
const isAbout = (finding: string, name: string) => finding.startsWith(`${name}: `) || finding.startsWith(`${name} (`);

/** Findings without those about what may stay, or is still to be done. */
const unexpected = (findings: readonly string[], expected: readonly string[] = []) =>
  findings.filter((finding) => ![...TO_DO, ...expected].some((name) => isAbout(finding, name)));

const pathsOf = (files: readonly Source[]) => files.map((file) => file.path);
const importing = (file: string, specifier: string) =>
  forbiddenImports([{ path: file, text: `import x from '${specifier}';` }]);

describe('the checks themselves', () => {
  it.each([
    ['src/base/number.ts', 'react'],
    ['src/base/number.ts', '../core/tool.ts'],
    ['src/core/run.ts', '../lib/bytes/bytes.ts'],
    ['src/lib/bytes/hex.ts', 'react'],
    ['src/lib/bytes/hex.ts', 'node:fs'],
    ['src/lib/bytes/hex.ts', 'not-installed'],
    ['src/lib/bytes/hex.ts', 'yaml'],
    ['src/lib/bytes/hex.ts', '../text/list.ts'],
    ['src/core/run.ts', '../executor/browser.ts'],
    ['src/core/run.ts', '../libelous/a.ts'],
    ['tool-specs/crypto/hash-text.ts', '../../src/core/run.ts'],
    ['tool-specs/crypto/hash-text.ts', './bcrypt.ts'],
    ['tool-specs/crypto/hash-text.ts', './hash-text.cases.ts'],
    ['tool-specs/crypto/hash-text.cases.ts', './bcrypt.ts'],
    ['tool-specs/crypto/hash-text.ts', './hash-text.recognize.ts'],
    ['tool-specs/crypto/hash-text.recognize.ts', './bcrypt.ts'],
    ['tool-specs/crypto/hash-text.recognize.ts', '../../src/core/spec.ts'],
    ['tool-specs/crypto/hash-text.ts', 'hash-wasm'],
    ['src/ui/form/form.tsx', '../../calls/call.ts'],
    ['src/calls/call.ts', 'react'],
    ['src/ui/form/form.tsx', '../../catalog/catalog.ts'],
    ['src/app/main.tsx', '../executor/node.ts'],
    ['src/app/main.tsx', '../cli/main.ts'],
    ['src/executor/browser.ts', './node.ts'],
    ['src/calls/call.ts', '../palette/rows.ts'],
    ['src/calls/run-calls.ts', '../executor/node.ts'],
    ['src/calls/outcome.ts', '../i18n/i18n.ts'],
    ['src/cli/report.ts', '../i18n/i18n.ts'],
    ['src/calls/words.ts', 'zod'],
    ['src/ui/form/form.tsx', '../../calls/call.ts'],
    ['src/cli/main.ts', '../executor/browser.ts'],
    ['src/cli/main.ts', 'react'],
    ['src/stray.ts', './base/number.ts'],
    ['src/lib/stray.ts', '../base/number.ts'],
  ])('%s may not import %s', (file, specifier) => expect(importing(file, specifier)).toHaveLength(1));

  it.each([
    ['src/lib/documents/csv/parse.ts', '../../bytes/bytes.ts'],
    ['src/lib/documents/csv/parse.ts', '../../../base/problem.ts'],
    ['tool-specs/crypto/hash-text.ts', '../../src/core/spec.ts'],
    ['tool-specs/crypto/hash-text.cases.ts', './hash-text.ts'],
    ['tool-specs/crypto/hash-text.recognize.ts', './hash-text.ts'],
    ['tool-specs/crypto/hash-text.recognize.ts', '../../src/core/recognition/recognize.ts'],
    ['src/lib/crypto/digest.ts', 'hash-wasm'],
    ['src/calls/run-calls.ts', '../executor/run.ts'],
    ['src/cli/main.ts', '../calls/call.ts'],
    ['src/cli/main.ts', '../executor/node.ts'],
    ['src/app/main.tsx', 'react-dom/client'],
    ['src/app/main.tsx', 'virtual:pwa-register'],
  ])('%s may import %s', (file, specifier) => expect(importing(file, specifier)).toEqual([]));

  it.each([
    "import type { Tool } from '../core/tool.ts';",
    "export { tool } from '../core/tool.ts';",
    "export * from '../core/tool.ts';",
    "import '../core/tool.ts';",
    "export const later = () => import('../core/tool.ts');",
    'export const later = () => import(`../core/tool.ts`);',
    "export type Tool = import('../core/tool.ts').Tool;",
    "export const all = import.meta.glob(['../core/*.ts', '!../core/a.ts']);",
    "export const here = new URL('../core/tool.ts', import.meta.url);",
  ])('sees %s', (text) => expect(forbiddenImports([{ path: 'src/base/a.ts', text }])).toHaveLength(1));

  it('names the file and the import', () =>
    expect(importing('src/base/a.ts', '../core/tool.ts')).toEqual([
      "src/base/a.ts imports '../core/tool.ts' (src/core/tool.ts), which src/base/ may not",
    ]));
  it('does not take text for an import', () => {
    const text = "// import 'react'\nexport const a = `import 'react'`;";
    expect(forbiddenImports([{ path: 'src/base/a.ts', text }])).toEqual([]);
  });
  it('sees an arrow up, and packages without a line', () => {
    expect(arrowsUp({ 'src/a/': ['src/b/', 'x'], 'src/b/': ['src/a/'] })).toEqual(['src/a/ → src/b/']);
    expect(unclassifiedPackages(['react', 'left-pad'])).toMatchObject({ unclassified: ['left-pad'] });
    expect(unclassifiedPackages(['react']).absent).toContain('kbar');
  });
  it('sees circles of folders, of specs and workers too', () => {
    const files = [
      { path: 'src/lib/a/1.ts', text: "import '../b/2.ts';" },
      { path: 'src/lib/b/2.ts', text: "import '../3.ts';" },
      { path: 'src/lib/3.ts', text: "import './a/deep/4.ts';" },
      { path: 'src/core/5.ts', text: "import '../../workers/6.ts';" },
      { path: 'workers/6.ts', text: "import '../src/core/7.ts';" },
      { path: 'src/ui/8.ts', text: "import './parts/9.ts';" },
      { path: 'src/ui/parts/9.ts', text: "import '../10.ts';" },
    ];
    expect(folderCircles(files)).toEqual(['src/lib: a ⇄ b', 'src: core ⇄ workers']);
    expect(folderCircles(files.slice(1, 4))).toEqual([]);
  });
  it('measures functions, files and folders', () => {
    const body = (lines: number) => 'f();\n'.repeat(lines);
    const source = (path: string, text: string) => [{ path, text }];
    expect(longFunctions(source('a.ts', `function f() {\n${body(119)}}`))).toEqual(['a.ts: f (121)']);
    expect(longFunctions(source('a.ts', `\nconst f = () => {\n${body(119)}}`))).toEqual(['a.ts: line 2 (121)']);
    expect(longFunctions(source('a.ts', `function f() {\n${body(118)}}\n${body(90)}`))).toEqual([]);
    expect(longFiles(source('src/a.ts', body(301)))).toEqual(['src/a.ts (301)']);
    expect(longFiles(source('src/a.ts', body(300)))).toEqual([]);
    expect(longFiles(source('tool-specs/a/b.ts', body(251)))).toEqual(['tool-specs/a/b.ts (251)']);
    expect(longFiles(source('tool-specs/a/b.cases.ts', body(251)))).toEqual([]);
    const names = Array.from({ length: 25 }, (_, index) => `a/b/${index}.ts`);
    expect(fullFolders([...names, 'a/b/1.cases.ts'])).toEqual([]);
    expect(fullFolders([...names, 'a/b/c/d.ts'])).toEqual(['a/b (26)']);
  });
  it('measures how hard a function is to follow', () => {
    const text = `
      function f(a) {
        if (a && b && c) for (const d of e) if (g || h) i();
        else if (j) k(); else l();
        const m = () => (n ? o : p);
        return useQ(() => { if (r) s(); });
      }`;
    const complexity = (name: string) =>
      new RegExp(`${name} \\((\\d+)\\)`).exec(complexFunctions({ path: 'a.ts', text }, 0).join())?.[1];
    // if 1, && 1, for 2, if 3, || 1, else if 1, else 1
    expect([complexity('f'), complexity('m'), complexity('useQ')]).toEqual(['10', '1', '1']);
  });
  it('sees names that say nothing, but not those of properties', () => {
    const text =
      'const one = 1;\nfor (const { a: [found] } of all(({ b: given = 2 }, ...known) => given)) f(found);\n' +
      'const { found } = page({ one, known: "given" });\ntype Take = (known: string) => { one: string };';
    expect(emptyNames({ path: 'a.ts', text })).toEqual([
      'a.ts:1 one',
      'a.ts:2 found',
      'a.ts:2 given',
      'a.ts:2 known',
      'a.ts:4 known',
    ]);
  });
  it('sees barrels, workers and other hosts', () => {
    expect(barrels([{ path: 'src/ui/index.ts', text: "export * from './form.ts';" }])).toHaveLength(1);
    expect(makesWorker({ path: 'src/app/a.ts', text: "new Worker('a.js')" })).toBe(true);
    expect(thirdParties([{ path: 'a.ts', text: "fetch('https://example.com/x')" }])).toHaveLength(1);
    expect(thirdParties([{ path: 'a.ts', text: "export const link = 'https://example.com/x';" }])).toEqual([]);
  });
});

describe('the project', () => {
  // Parses every file once.
  beforeAll(() => void [...code, ...tests].map(referencesOf), 120_000);

  it('imports one way', () => expect(forbiddenImports([...code, ...tests])).toEqual([]));
  it('has no arrow up in the import table', () => expect(arrowsUp()).toEqual([]));
  it('has a line for every package, and no line for a package it lacks', () =>
    expect(unclassifiedPackages()).toEqual({ unclassified: [], absent: [] }));
  it('has no circle between folders', () => expect(unexpected(folderCircles(code))).toEqual([]));
  it('has eleven subjects in src/lib', () =>
    expect(readdirSync('src/lib').toSorted().join(' ')).toBe(
      'bytes code crypto documents identifiers media network numbers pictures text time',
    ));
  // The callback of a `describe` is a list, not a function that somebody has to follow.
  it('has no long functions', () => expect(unexpected(longFunctions(code))).toEqual([]));
  it(
    'has no functions that are hard to follow',
    () => expect(unexpected(code.flatMap((file) => complexFunctions(file)))).toEqual([]),
    120_000,
  );
  it('has no long files but tables', () =>
    expect(unexpected(longFiles([...code, ...tests, ...styles]), Object.keys(TABLES))).toEqual([]));
  it('has no full folders but lists', () =>
    expect(
      unexpected(fullFolders(allPaths)).filter(
        (finding) => !LISTS.some((list) => list.test(finding.split(' ')[0] ?? '')),
      ),
    ).toEqual([]));
  it('has no exceptions for what is done', () => {
    const findings = [
      ...folderCircles(code),
      ...longFunctions(code),
      ...code.flatMap((file) => complexFunctions(file)),
      ...longFiles([...code, ...tests, ...styles]),
      ...fullFolders(allPaths),
    ];
    const listed = [...TO_DO, ...Object.keys(TABLES)];
    expect(listed.filter((name) => !findings.some((finding) => isAbout(finding, name)))).toEqual([]);
  });
  it('has a map that is drawn from the imports (npm run map draws it anew)', async () => {
    expect(unmapped(code.filter(({ path }) => path.startsWith('src/')))).toEqual([]);
    const drawn = await withMap(readFileSync('docs/architecture.md', 'utf8'), code);
    await expect(drawn).toMatchFileSnapshot('../docs/architecture.md');
  });
  it('has documents that name files and folders which are there', () => {
    const documents = ['README.md', ...allPaths.filter((file) => /^docs\/.*\.md$/.test(file))];
    const absent = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(NAMED)].flatMap(([, file = '']) =>
        existsSync(file) ? [] : [`${document}: ${file}`],
      ),
    );
    expect(absent).toEqual([]);
  });
  it('names values for what they are', () => expect(code.flatMap(emptyNames)).toEqual([]));
  it('knows no tool by its ID, except in the tools themselves', () => {
    const ids = allPaths.flatMap((file) => /^tool-specs\/[^/]+\/([^/.]+)\.ts$/.exec(file)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(80);
    const named = new RegExp(`(['"\`])(?:${ids.join('|')})(?:/\\w+)?\\1`);
    const general = /^src\/(?:api|calls|chain|cli|core|executor|i18n|operation|palette|read|session|ui)\//;
    const places = code.flatMap(({ path, text }) =>
      general.test(path)
        ? text
            .split('\n')
            .flatMap((line, at) =>
              named.test(line) && !/^\s*(?:\*|\/\/|\/\*\*)/.test(line) ? [`${path}:${at + 1}`] : [],
            )
        : [],
    );
    expect(places).toEqual([]);
  });
  it('has no barrels', () => expect(barrels(code)).toEqual([]));
  it('imports kbar in one file at most', () => {
    const users = code
      .filter(({ path }) => !path.startsWith('scripts/bench/floor/'))
      .filter((file) => referencesOf(file).some(({ target }) => target === 'kbar'));
    expect(users.length, users.map((file) => file.path).join(', ')).toBeLessThanOrEqual(1);
  });
  it('creates workers in the executor only', () =>
    expect(pathsOf(code.filter((file) => makesWorker(file) && !file.path.startsWith('src/executor/')))).toEqual([]));
  it('reaches the storage of the browser through src/session/storage.ts only, and before any module in the page itself', () => {
    const users = code.filter(({ text }) => /\b(?:local|session)Storage(?!')/.test(text));
    expect(pathsOf(users)).toEqual([
      'src/config/load-script.mjs',
      'src/config/theme-script.mjs',
      'src/session/storage.ts',
    ]);
  });
  it('loads nothing from another host', () => expect(thirdParties(loaded)).toEqual([]));
});
