// npm run configure [folder]: applies config.json to the files of a build, for hosts that only serve files.
import path from 'node:path';
import { configureFolder } from '../src/config/configured.mjs';
import { fatal, root } from './run.mjs';

async function configure() {
  const dir = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
  const { hidden, siteTitle } = configureFolder(dir);
  const name = siteTitle === undefined ? '' : `, title ${JSON.stringify(siteTitle)}`;
  process.stdout.write(`${dir}: ${hidden.size} hidden ${hidden.size === 1 ? 'tool' : 'tools'}${name}\n`);
}

await fatal(configure());
