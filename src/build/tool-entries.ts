import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:tool/';
const ROOT = path.resolve(import.meta.dirname, '../..');
const SPECS = path.join(ROOT, 'tool-specs');

/** The specs by the ids of their tools. */
const specs = new Map(
  readdirSync(SPECS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/][\w-]+\.ts$/.test(file))
    .map((file) => [path.basename(file, '.ts'), path.join(SPECS, file)]),
);

/** An entry for each tool, by the name of its file. */
export const toolInputs: Readonly<Record<string, string>> = Object.fromEntries(
  [...specs.keys()].map((id) => [`tools/${id}`, `${PREFIX}${id}`]),
);

/**
 * Provides the entries: each has the code of its tool alone. All tools are loaded as entries, too, since another file for the
 * same tool would take its time at every start of the terminal; what they are loaded for is exported beside the functions.
 */
export function toolEntries(): Plugin {
  return {
    name: 'tool-entries',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      const isLoaded =
        importer.replaceAll('\\', '/').endsWith('/src/catalog/load-spec.ts') && id.includes('/tool-specs/');
      return isLoaded ? `\0${PREFIX}${path.basename(id, '.ts')}` : undefined;
    },
    load(id) {
      const spec = id.startsWith(`\0${PREFIX}`) ? specs.get(id.slice(PREFIX.length + 1)) : undefined;
      if (spec === undefined) return undefined;
      const from = (file: string) => JSON.stringify(file.replaceAll('\\', '/'));
      return [
        `import tool from ${from(spec)};`,
        `import { toolOf } from ${from(path.join(ROOT, 'src/api/tool-of.ts'))};`,
        'export default toolOf(tool);',
        'export { tool as spec };',
      ].join('\n');
    },
  };
}
