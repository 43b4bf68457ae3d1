import type { Plugin, Rolldown } from 'vite';

/** Chunks that both the entry and the worker need, but that are too small for requests of their own. */
const SMALL = new Set(['rolldown-runtime', 'base']);
/** The modules that may be in them: duplicating these is harmless. */
const COPYABLE =
  /(?:^|[\\/\0])(?:rolldown\/runtime\.js|vite\/preload-helper\.js|src\/(?:base\/(?:arrivals|json|language-tag|once|text-at)|core\/decode-text)\.ts)$/;
/** The chunks that contain a copy of them: for the page, and for everything that the worker can load as well. */
const ENTRY = 'index';
const CORE = 'core';
const WORKER = 'transform.worker';

type Chunk = Rolldown.OutputChunk;
type Parse = Rolldown.PluginContext['parse'];
/** The part of an import or export that names something. */
interface Named {
  outer: string;
  inner: string;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) => String(node.name ?? node.value);
const object = (names: readonly Named[]) => names.map(({ outer, inner }) => `${outer}:${inner}`).join(',');

/** Replaces the imports of small chunks in a chunk by their copies in `variables`. */
function withCopies(code: string, parse: Parse, variables: ReadonlyMap<string, string>): string {
  let result = code;
  for (const node of parse(code).body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const variable = variables.get(node.source.value.replace(/^.*\//, ''));
    if (variable === undefined) continue;
    const names = node.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`${node.source.value} is imported as a whole`);
      return { outer: nameOf(specifier.imported), inner: specifier.local.name };
    });
    result = `${result.slice(0, node.start)}const{${object(names)}}=${variable};${result.slice(node.end)}`;
  }
  return result;
}

/** The code of a small chunk as an object of what it exports. */
function asObject(code: string, parse: Parse, variables: ReadonlyMap<string, string>): string {
  const inner = withCopies(code, parse, variables);
  const exported = parse(inner).body.find((node) => node.type === 'ExportNamedDeclaration');
  if (!exported || exported.source || exported.declaration) throw new Error('A small chunk must end with its exports');
  const names = exported.specifiers.map(({ exported: outer, local }) => ({
    outer: nameOf(outer),
    inner: nameOf(local),
  }));
  return `(()=>{${inner.slice(0, exported.start)}${inner.slice(exported.end)}return{${object(names)}}})()`;
}

/** The files of all chunks that a chunk loads, at once or later, and its own. */
function reachedFrom(start: Chunk, bundle: Rolldown.OutputBundle): Set<string> {
  const reached = new Set([start.fileName]);
  for (const file of reached) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next);
  }
  return reached;
}

const fileOf = ({ fileName }: Chunk) => fileName.replace(/^.*\//, '');

/**
 * Puts small chunks into the two large ones that need them, which saves every tool page two requests. Rolldown has each
 * module in one chunk only, and the worker can't load the entry, nor the home page the core. Vite's loader of chunks is
 * the only one with state, and it looks for links in the document first.
 */
export function inlineSmall(): Plugin {
  return {
    name: 'inline-small-chunks',
    apply: 'build',
    generateBundle: {
      order: 'pre', // before chunks and pages list what they load
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = (name: string) => chunks.find((chunk) => chunk.name === name);
        const [entry, core, worker] = [named(ENTRY), named(CORE), named(WORKER)];
        if (!entry || !core || !worker) return;
        const parse: Parse = (code) => this.parse(code);
        // Each after those that it imports.
        const small = chunks
          .filter(({ name }) => SMALL.has(name))
          .toSorted((a, b) => a.imports.length - b.imports.length);
        for (const id of small.flatMap(({ moduleIds }) => moduleIds))
          if (!COPYABLE.test(id)) this.error(`${id} would exist twice; check that it has no state, then allow it`);
        const variables = new Map(small.map((chunk, at) => [fileOf(chunk), `$small${at}`]));
        const copies = small
          .map((chunk) => `const ${variables.get(fileOf(chunk))}=${asObject(chunk.code, parse, variables)};`)
          .join('');
        const shared = [...variables.values()].join(',');
        const files = new Set(small.map(({ fileName }) => fileName));
        const inWorker = reachedFrom(worker, bundle);
        for (const chunk of chunks) {
          if (small.includes(chunk) || !chunk.imports.some((file) => files.has(file))) continue;
          const host = inWorker.has(chunk.fileName) ? core : entry;
          const own = withCopies(chunk.code, parse, variables);
          const others = chunk.imports.filter((file) => !files.has(file) && file !== host.fileName);
          if (chunk === host) {
            chunk.code = `${copies}${own}\nexport{${shared}};`;
            chunk.imports.splice(0, Infinity, ...others);
          } else {
            chunk.code = `import{${shared}}from"./${fileOf(host)}";${own}`;
            chunk.imports.splice(0, Infinity, ...others, host.fileName);
          }
        }
        for (const file of files) delete bundle[file];
      },
    },
  };
}
