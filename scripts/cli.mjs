// npm run tool, npm run new-tool: the terminal command, rebuilt first if a source is newer.
import { pathToFileURL } from 'node:url';
import { buildCli, cliFile } from './build-cli.mjs';
import { fatal } from './run.mjs';
import { cliSources, isStale } from './stale.mjs';

if (isStale(['dist-cli/cli.js'], cliSources)) await fatal(buildCli());
process.argv[1] = cliFile;
await import(pathToFileURL(cliFile).href);
