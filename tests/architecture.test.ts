import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { makesWorker, referencesOf, type Source } from './architecture/references.ts';

const react = ['react', 'react-dom', 'react-i18next'];
const codeMirror = ['@codemirror/*', '@lezer/highlight'];

/** Installed packages that need a page, a worker, React, Node or a bundler. Every other one is a pure library. */
// prettier-ignore
const platform = [
  ...react, ...codeMirror,
  '@tanstack/react-router', 'react-hook-form', '@hookform/resolvers', 'kbar', 'fuse.js', 'i18next', 'idb-keyval', 'comlink', 'dompurify', '@tiptap/*',
  'vite', '@vitejs/plugin-react', 'sirv', 'lucide-static', 'pinyin-pro',
  'vitest', 'fast-check', 'jsdom', '@testing-library/*', '@playwright/test', '@axe-core/playwright',
  'knip', 'oxlint', 'prettier', 'typescript', '@types/*',
];
const pure = Object.keys(manifest.devDependencies).filter((name) => !matches(name, platform));

/**
 * Who may import whom; what is not listed is forbidden. The longest folder (or file) that holds the importing file decides. A target is a file, a folder
 * (ends in /), a package or a family of names (ends in *). Every folder may import itself.
 */
// prettier-ignore
const allowed: Record<string, string[]> = {
  'src/base/': [],
  'src/lib/': ['src/base/', ...pure],
  'src/core/': ['src/base/', 'zod'],
  'tool-specs/': ['src/core/spec.ts', 'src/base/', 'src/lib/', ...pure],
  'src/config/': ['src/base/', 'src/core/card.ts'],
  'src/config/configured.mjs': ['node:*'],
  'src/catalogue/': ['src/base/', 'src/core/', 'tool-specs/', 'virtual:*'],
  'workers/': ['src/base/', 'src/config/', 'src/core/', 'src/catalogue/', 'comlink'],
  'src/executor/': ['src/base/', 'src/core/', 'src/catalogue/', 'workers/', 'comlink'],
  'src/executor/node.ts': ['src/base/', 'src/core/', 'src/catalogue/', 'node:*'],
  'src/i18n/': ['src/base/', 'src/core/', 'virtual:*', 'i18next', ...react],
  'src/ui/': ['src/base/', 'src/core/', 'src/i18n/', ...react, 'react-hook-form', '@hookform/resolvers', ...codeMirror, 'dompurify', 'virtual:*'],
  'src/views/': ['src/executor/snippets.ts', 'src/ui/', 'src/base/', 'src/core/', 'src/lib/', 'src/i18n/', ...react, '@tiptap/*'],
  'src/palette/': ['src/base/', 'src/core/', 'src/catalogue/', 'src/executor/', 'src/i18n/', 'src/ui/', ...react, 'kbar', 'fuse.js'],
  'src/app/': [
    'src/base/', 'src/config/', 'src/core/', 'src/catalogue/', 'src/executor/', 'src/i18n/', 'src/ui/', 'src/views/', 'src/palette/',
    ...react, '@tanstack/react-router', 'idb-keyval', 'virtual:*',
  ],
  'src/cli/': ['src/base/', 'src/core/', 'src/i18n/', 'src/catalogue/', 'src/executor/node.ts', 'node:*', 'virtual:*'],
  'src/build/': [
    // The catalogue plugin evaluates the specs and makes their cards.
    'src/core/card.ts', 'src/core/tool.ts', 'src/catalogue/card-of.ts', 'tool-specs/', 'locales/', 'package.json',
    // What the page reads and the build writes.
    'src/base/', 'src/config/',
    'node:*', 'vite', 'lucide-static', 'pinyin-pro', 'jsdom',
  ],
  // Plain JavaScript: Node 20 runs it without a build.
  'scripts/': ['src/config/configured.mjs', 'src/config/headers.mjs', 'node:*', 'sirv', '@playwright/test'],
};
/** Allowed to one folder as a whole, and yet not to a part of it. */
const denied: Record<string, string[]> = {
  'src/app/': ['src/executor/node.ts'],
  'src/executor/': ['src/executor/node.ts'],
};

function matches(name: string, targets: string[]): boolean {
  return targets.some((target) => {
    if (target.endsWith('*')) return name.startsWith(target.slice(0, -1));
    return target.endsWith('/') ? name.startsWith(target) : name === target;
  });
}

/** The spec that a file of cases belongs to. */
const specOf = (file: string) => (file.endsWith('.cases.ts') ? file.replace(/\.cases\.ts$/, '.ts') : undefined);

/** One line for each forbidden import. */
function forbiddenImports(files: Source[]): string[] {
  return files.flatMap((file) => {
    const rule = Object.keys(allowed)
      .filter((owner) => matches(file.path, [owner]))
      .sort((a, b) => b.length - a.length)[0];
    if (!rule) return [`${file.path} lies in no folder of the import table`];
    const home = rule.endsWith('/') ? rule : file.path;
    return referencesOf(file).flatMap(({ specifier, target }) => {
      // A spec imports no other one; its cases do import it.
      const own = rule === 'tool-specs/' ? target === specOf(file.path) : matches(target, [home]);
      const ok = (own || matches(target, allowed[rule] ?? [])) && !matches(target, denied[rule] ?? []);
      return ok ? [] : [`${file.path} imports '${specifier}' (${target}), which ${rule} may not`];
    });
  });
}

/** The first circle of arrows between folders, if there is one: `a → b → a`. */
function circle(files: Source[], folderOf: (file: string) => string | undefined): string | null {
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file.path);
    if (from === undefined) continue;
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const { target } of referencesOf(file)) {
      const to = folderOf(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  const clear = new Set<string>();
  const visit = (folder: string, route: string[]): string | null => {
    if (route.includes(folder)) return [...route.slice(route.indexOf(folder)), folder].join(' → ');
    if (clear.has(folder)) return null;
    for (const next of arrows.get(folder) ?? []) {
      const found = visit(next, [...route, folder]);
      if (found !== null) return found;
    }
    clear.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const found = visit(folder, []);
    if (found !== null) return found;
  }
  return null;
}

const SUBJECTS = 'bytes code crypto documents identifiers media network numbers pictures text time'.split(' ');

/** The subject of a file of `src/lib`. */
const subjectOf = (file: string) => /^src\/lib\/([^/]+)\//.exec(file)?.[1];

/** Files named index.ts that pass on what others export: the spec front door is the only barrel. */
function barrels(files: Source[]): string[] {
  return files
    .filter((file) => /(^|\/)index\.tsx?$/.test(file.path) && referencesOf(file).some(({ via }) => via === 'export'))
    .map((file) => file.path);
}

const fetched = [
  /\b(?:fetch|import|importScripts|EventSource|WebSocket|sendBeacon)\(\s*['"`](?:https?|wss?):\/\//,
  /\bfrom\s+['"]https?:\/\//,
  /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\\?["']https?:\/\//,
  /@import\s+(?:url\()?\s*['"]?https?:\/\//,
  /\burl\(\s*['"]?https?:\/\//,
  /\b(?:fonts\.googleapis|fonts\.gstatic|googletagmanager|google-analytics|unpkg|cdnjs\.cloudflare|jsdelivr|esm\.sh|skypack)\b/,
];
/** Files that load something from another host. */
const thirdParties = (files: Source[]) =>
  files.flatMap(({ path: file, text }) =>
    fetched.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((hit) => `${file}: ${hit}`),
  );

const root = path.join(import.meta.dirname, '..');
function walk(folder: string, extension: RegExp): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => extension.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
const code = ['src', 'scripts', 'tool-specs', 'workers'].flatMap((folder) => walk(folder, /\.(?:tsx?|mjs)$/));
const loaded = [...code, ...['src', 'public'].flatMap((folder) => walk(folder, /\.(?:css|html|svg|js)$/))];

const pathsOf = (files: Source[]) => files.map((file) => file.path);
const importing = (file: string, specifier: string) =>
  forbiddenImports([{ path: file, text: `import x from '${specifier}';` }]);

describe('the checks themselves', () => {
  it.each([
    ['src/base/number.ts', 'react'],
    ['src/base/number.ts', '../core/tool.ts'],
    ['src/core/run.ts', '../lib/bytes/bytes.ts'],
    ['src/lib/radix.ts', 'react'],
    ['src/lib/radix.ts', 'node:fs'],
    ['src/lib/radix.ts', '../core/tool.ts'],
    ['src/lib/radix.ts', 'not-installed'],
    ['src/core/run.ts', '../executor/browser.ts'],
    ['src/core/run.ts', '../libelous/a.ts'],
    ['tool-specs/crypto/hash-text.ts', '../../src/core/run.ts'],
    ['tool-specs/crypto/hash-text.ts', './bcrypt.ts'],
    ['tool-specs/crypto/hash-text.ts', './hash-text.cases.ts'],
    ['tool-specs/crypto/hash-text.cases.ts', './bcrypt.ts'],
    ['tool-specs/crypto/hash-text.ts', 'react-dom/server'],
    ['src/ui/form/form.tsx', '../../catalogue/catalogue.ts'],
    ['src/app/main.tsx', '../executor/node.ts'],
    ['src/app/main.tsx', '../cli/main.ts'],
    ['src/executor/browser.ts', './node.ts'],
    ['src/cli/main.ts', '../executor/browser.ts'],
    ['src/cli/main.ts', 'react'],
    ['src/stray.ts', './lib/radix.ts'],
  ])('%s may not import %s', (file, specifier) => expect(importing(file, specifier)).toHaveLength(1));

  it.each([
    ['src/lib/documents/csv/parse.ts', '../../bytes/bytes.ts'],
    ['src/lib/documents/csv/parse.ts', '../../../base/problem.ts'],
    ['tool-specs/crypto/hash-text.ts', '../../src/core/spec.ts'],
    ['tool-specs/crypto/hash-text.ts', 'hash-wasm'],
    ['tool-specs/crypto/hash-text.cases.ts', './hash-text.ts'],
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
  ])('sees %s', (text) => expect(forbiddenImports([{ path: 'src/lib/a.ts', text }])).toHaveLength(1));

  it('names the file and the import', () =>
    expect(importing('src/lib/a.ts', '../core/tool.ts')).toEqual([
      "src/lib/a.ts imports '../core/tool.ts' (src/core/tool.ts), which src/lib/ may not",
    ]));
  it('does not take text for an import', () => {
    const text = "// import 'react'\nexport const a = `import 'react'`;";
    expect(forbiddenImports([{ path: 'src/lib/a.ts', text }])).toEqual([]);
  });
  it('sees a circle', () => {
    const files = [
      { path: 'src/lib/a/1.ts', text: "import '../b/2.ts';" },
      { path: 'src/lib/b/2.ts', text: "import '../c/3.ts';" },
      { path: 'src/lib/c/3.ts', text: "import '../b/4.ts';" },
    ];
    expect(circle(files, subjectOf)).toBe('b → c → b');
    expect(circle(files.slice(0, 2), subjectOf)).toBeNull();
  });
  it('sees barrels, workers and other hosts', () => {
    expect(barrels([{ path: 'src/ui/index.ts', text: "export * from './form.ts';" }])).toHaveLength(1);
    expect(makesWorker({ path: 'src/app/a.ts', text: "new Worker('a.js')" })).toBe(true);
    expect(thirdParties([{ path: 'a.ts', text: "fetch('https://example.com/x')" }])).toHaveLength(1);
    expect(thirdParties([{ path: 'a.ts', text: "export const link = 'https://example.com/x';" }])).toEqual([]);
  });
});

describe('the project', () => {
  it('imports one way', () => expect(forbiddenImports(code)).toEqual([]));
  it('has eleven subjects in src/lib, without a circle between them', () => {
    expect(readdirSync(path.join(root, 'src/lib')).toSorted()).toEqual(SUBJECTS);
    expect(circle(code, subjectOf)).toBeNull();
  });
  it('has no barrels', () => expect(barrels(code)).toEqual([]));
  it('imports kbar in one file at most', () => {
    const users = code.filter((file) => referencesOf(file).some(({ target }) => target === 'kbar'));
    expect(users.length, users.map((file) => file.path).join(', ')).toBeLessThanOrEqual(1);
  });
  it('creates workers in the executor only', () =>
    expect(pathsOf(code.filter((file) => makesWorker(file) && !file.path.startsWith('src/executor/')))).toEqual([]));
  it('loads nothing from another host', () => expect(thirdParties(loaded)).toEqual([]));
});
