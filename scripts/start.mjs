// npm start: installs missing packages, builds if anything is stale, and serves the build.
import { installPackages } from './setup/install.mjs';
import { bin, fatal, run } from './run.mjs';
import { parsePort, serveDist } from './serve.mjs';
import { appSources, isStale } from './stale.mjs';

async function start() {
  const port = parsePort(process.env.PORT || '8080');
  await installPackages();
  // The service worker is written last, so an interrupted build has none.
  if (isStale(['dist/index.html', 'dist/sw.js'], appSources)) {
    process.stdout.write('Building\n');
    if ((await run(bin('vite'), ['build'])) !== 0) throw new Error('The build failed');
  }
  await serveDist(port, 51);
}

await fatal(start());
