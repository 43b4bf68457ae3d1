import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes which modules went into which chunk, for the size budget; saved outside dist, so that users don't get it. */
export function report(): Plugin {
  let root = '';
  return {
    name: 'chunk-report',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const { fileName, imports, moduleIds } = chunk;
        const modules = moduleIds.map((id) => path.relative(root, id.replace('\0', '')).replaceAll('\\', '/'));
        return [{ file: fileName, imports, modules }];
      });
      const file = path.join(root, 'node_modules/.cache/it-tools/chunks.json');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(chunks));
    },
  };
}
