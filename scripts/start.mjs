// npm start: installs missing packages, builds if anything is stale, and serves the build. With API=on, the tools for programs, too.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cliFile, freshCli } from './build-cli.mjs';
import { installPackages } from './setup/install.mjs';
import { bin, fatal, root, run } from './run.mjs';
import { parsePort, serveDist } from './serve.mjs';
import { appSources, isStale } from './stale.mjs';

/**
 * Serves the build and the tools for programs with the terminal's own server.
 * @param {number} port
 */
async function serveAll(port) {
  await freshCli();
  process.argv = [process.execPath, cliFile, 'serve', '--site', path.join(root, 'dist'), '--port', String(port)];
  await import(pathToFileURL(cliFile).href);
}

async function start() {
  const port = parsePort(process.env.PORT || '8080');
  await installPackages();
  // The service worker is written last, so an interrupted build has none.
  if (isStale(['dist/index.html', 'dist/sw.js'], appSources)) {
    process.stdout.write('Building\n');
    if ((await run(bin('vite'), ['build'])) !== 0) throw new Error('The build failed');
  }
  if (process.env.API === 'on') await serveAll(port);
  else await serveDist(port, 51);
}

await fatal(start());
