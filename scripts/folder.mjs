// npm run folder: creates a folder, and an archive of it, that runs the app on an offline machine.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheRules, filePolicies, mediaTypes, securityHeaders } from '../src/config/headers.mjs';
import { bin, fatal, root, run } from './run.mjs';
import { appSources, isStale } from './stale.mjs';

/**
 * Writes the folder.
 * @param {string} dist the build
 * @param {string} folder
 */
export function writeFolder(dist, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(root, 'deploy/folder'), folder, { recursive: true });
  // The folder's server doesn't send compressed files.
  cpSync(dist, path.join(folder, 'site'), { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const caching = cacheRules.map(({ prefix, value }) => [prefix, value]);
  const policies = filePolicies.map(({ prefix, value }) => [prefix, value]);
  const headers = { security: securityHeaders, policies, caching, types: mediaTypes };
  writeFileSync(path.join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
}

async function pack() {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) || isStale(['dist/index.html', 'dist/sw.js'], appSources)) {
    if ((await run(bin('vite'), ['build'])) !== 0) throw new Error('The build failed');
  }
  const parent = path.join(root, 'dist-folder');
  writeFolder(dist, path.join(parent, 'it-tools'));
  execFileSync('tar', ['-czf', 'it-tools.tar.gz', 'it-tools'], { cwd: parent });
  process.stdout.write('Created dist-folder/it-tools.tar.gz. Unpack it anywhere, then run start.sh or start.cmd\n');
}

if (process.argv[1] === import.meta.filename) await fatal(pack());
