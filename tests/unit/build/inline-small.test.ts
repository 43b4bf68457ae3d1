import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineSmall } from '../../../src/build/chunks/inline-small.ts';

type Loads = Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports'>;

/** A bundle of chunks by name; each file is `<name>-x.js`. */
function bundleOf(
  chunks: Record<string, { code: string; moduleIds?: string[] } & Partial<Loads>>,
): Rolldown.OutputBundle {
  const entries = Object.entries(chunks).map(([name, { code, moduleIds = [], imports = [], dynamicImports = [] }]) => {
    const fileName = `assets/${name}-x.js`;
    const files = (names: readonly string[]) => names.map((one) => `assets/${one}-x.js`);
    return [
      fileName,
      {
        type: 'chunk',
        name,
        fileName,
        code,
        moduleIds,
        imports: files(imports),
        dynamicImports: files(dynamicImports),
      },
    ];
  });
  return Object.fromEntries(entries) as Rolldown.OutputBundle;
}

function inline(bundle: Rolldown.OutputBundle): Record<string, Rolldown.OutputChunk> {
  const { generateBundle } = inlineSmall();
  if (typeof generateBundle !== 'object') throw new Error('no hook');
  const error = (message: string) => {
    throw new Error(message);
  };
  const context = { parse: parseAst, error } as unknown as Rolldown.PluginContext;
  void generateBundle.handler.call(context as never, {} as never, bundle, false);
  return bundle as Record<string, Rolldown.OutputChunk>;
}

const CHUNKS = {
  'rolldown-runtime': { code: 'var e=()=>`runtime`,t=1;export{e as n,t};' },
  base: {
    code: 'import{n as e}from"./rolldown-runtime-x.js";var t=x=>`${e()} ${x}`;function r(){return n}var n=2;export{t as a,r as b};',
    imports: ['rolldown-runtime'],
  },
  index: {
    code: 'import{n as e}from"./rolldown-runtime-x.js";import{a as t}from"./base-x.js";var o=t(`index`)+e();const q=()=>import("./page-x.js");export{o,q};',
    imports: ['rolldown-runtime', 'base'],
    dynamicImports: ['page'],
  },
  core: { code: 'import{a as n}from"./base-x.js";var c=n(`core`);export{c as t};', imports: ['base'] },
  page: {
    code: 'import{o as e}from"./index-x.js";import{t as n}from"./core-x.js";import{b as r}from"./base-x.js";const s=[e,n,r()].join();export{s};',
    imports: ['index', 'core', 'base'],
  },
  'transform.worker': {
    code: 'import{t as e}from"./core-x.js";const w=()=>import("./tool-x.js");export{e,w};',
    imports: ['core'],
    dynamicImports: ['tool'],
  },
  tool: {
    code: 'import{t as e}from"./core-x.js";import{t as n}from"./rolldown-runtime-x.js";const u=`${e} ${n}`;export{u};',
    imports: ['core', 'rolldown-runtime'],
  },
};

describe('small chunks', () => {
  const chunks = inline(bundleOf(CHUNKS));

  it('are no longer files, and no chunk names them', () => {
    expect(Object.keys(chunks).map((file) => file.slice(7, -5))).toEqual(
      Object.keys(CHUNKS).filter((name) => name !== 'base' && name !== 'rolldown-runtime'),
    );
    for (const { code, imports } of Object.values(chunks))
      expect(code + imports.join(' ')).not.toMatch(/base-x|runtime-x/);
  });

  it('are in the entry for the page, and in the core for what the worker can load', () => {
    const importsOf = (name: string) => chunks[`assets/${name}-x.js`]?.imports.map((file) => file.slice(7, -5));
    expect(importsOf('index')).toEqual([]);
    expect(importsOf('core')).toEqual([]);
    expect(importsOf('page')).toEqual(['core', 'index']);
    expect(importsOf('tool')).toEqual(['core']);
  });

  it('work as before', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-chunks-'));
    try {
      fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
      for (const { fileName, code } of Object.values(chunks))
        fs.writeFileSync(path.join(folder, path.basename(fileName)), code);
      const load = async (name: string) =>
        (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, `${name}-x.js`)).href)) as Record<
          string,
          unknown
        >;
      expect((await load('index')).o).toBe('runtime indexruntime');
      expect((await load('page')).s).toBe('runtime indexruntime,runtime core,2');
      expect((await load('tool')).u).toBe('runtime core 1');
      expect((await load('transform.worker')).e).toBe('runtime core');
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });

  it('must not be imported as a whole, which the copies cannot provide', () => {
    const code = 'import*as e from"./base-x.js";export{e};';
    expect(() => inline(bundleOf({ ...CHUNKS, core: { code, imports: ['base'] } }))).toThrow('imported as a whole');
  });

  it('contain only modules that may exist twice', () => {
    const withModule = (id: string) => bundleOf({ ...CHUNKS, base: { ...CHUNKS.base, moduleIds: [id] } });
    for (const id of ['\0vite/preload-helper.js', '/a/src/base/json.ts'])
      expect(() => inline(withModule(id))).not.toThrow();
    expect(() => inline(withModule('/a/src/session/settings.ts'))).toThrow('would exist twice');
  });
});
