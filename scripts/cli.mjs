// npm run tool, npm run new-tool: the terminal command, rebuilt first if a source is newer.
import { pathToFileURL } from 'node:url';
import { cliFile, freshCli } from './build-cli.mjs';
import { fatal } from './run.mjs';

await fatal(freshCli());
process.argv[1] = cliFile;
await import(pathToFileURL(cliFile).href);
