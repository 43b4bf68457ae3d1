// Imports a module of the project, transformed as in a build, into this process: what Vite's runnerImport does, without its limit
// of 60 seconds for each module, which a busy machine exceeds while it builds.
import { createRunnableDevEnvironment, createServerModuleRunnerTransport, type Plugin, resolveConfig } from 'vite';
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/** Returns the exports of a module. */
export async function importModule<T>(root: string, entry: string, plugins: readonly Plugin[]): Promise<T> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      cacheDir: root,
      logLevel: 'error',
      plugins: [...plugins],
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    hot: false,
    runner: ({ hot }) =>
      new ModuleRunner(
        {
          transport: { ...createServerModuleRunnerTransport({ channel: hot }), timeout: 0 },
          hmr: false,
          createImportMeta: createNodeImportMeta,
        },
        new ESModulesEvaluator(),
      ),
  });
  await environment.init();
  try {
    return await environment.runner.import<T>(entry);
  } finally {
    await environment.close();
  }
}
