// Evaluates the project's modules as often as needed, but fetches and compiles each of them only once.
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/** @typedef {Awaited<ReturnType<import('vite').DevEnvironment['hot']['handleInvoke']>>} Fetched */
/** @typedef {new (...parameters: string[]) => (...values: unknown[]) => Promise<void>} AsyncFunctionConstructor */

const AsyncFunction = /** @type {AsyncFunctionConstructor} */ ((async () => undefined).constructor);

/** What a module's code can use, in this order. @type {(keyof import('vite/module-runner').ModuleRunnerContext)[]} */
const SCOPE = [
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
];

/** Compiles a module's code once, however often it runs. */
class CompilingOnce extends ESModulesEvaluator {
  /** @type {Map<string, (...values: unknown[]) => Promise<void>>} */
  #compiled = new Map();

  /**
   * @override
   * @param {import('vite/module-runner').ModuleRunnerContext} context
   * @param {string} code
   */
  async runInlinedModule(context, code) {
    let run = this.#compiled.get(code);
    if (!run) {
      run = new AsyncFunction(...SCOPE, `"use strict";\n${code}`);
      this.#compiled.set(code, run);
    }
    await run(...SCOPE.map((name) => context[name]));
    Object.seal(context.__vite_ssr_exports__);
  }
}

/**
 * Returns a function that creates runners, each with modules of its own: nothing that one has loaded or changed is there for
 * another. They share the code only. (Packages are Node's, and shared.)
 * @param {import('vite').DevEnvironment} environment
 * @returns {() => ModuleRunner}
 */
export function freshModules(environment) {
  const evaluator = new CompilingOnce();
  /** @type {Map<string, Promise<Fetched>>} */
  const fetched = new Map();

  /** @type {NonNullable<import('vite/module-runner').ModuleRunnerTransport['invoke']>} */
  const invoke = async (payload) => {
    if (payload.type !== 'custom') return environment.hot.handleInvoke(payload);
    const { name, data } = /** @type {{ name: string, data: unknown[] }} */ (payload.data);
    const [url, importer, options] = data;
    // What a runner already has is only confirmed.
    const isKnown = typeof options === 'object' && options !== null && 'cached' in options && options.cached === true;
    if (name !== 'fetchModule' || isKnown) return environment.hot.handleInvoke(payload);
    const key = JSON.stringify([url, importer]);
    const answer = fetched.get(key) ?? environment.hot.handleInvoke(payload);
    fetched.set(key, answer);
    const fetchedModule = await answer;
    return 'result' in fetchedModule ? { result: { ...fetchedModule.result } } : fetchedModule; // runners write into it
  };
  return () =>
    new ModuleRunner(
      { transport: { invoke }, hmr: false, createImportMeta: createNodeImportMeta, sourcemapInterceptor: 'node' },
      evaluator,
    );
}
