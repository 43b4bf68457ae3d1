// npm run types: checks the types of every part of the project, each with the globals of its own environment.
// --once is for a fresh clone: it writes no files for the next run.
import { parseArgs } from 'node:util';
import { bin, fatal, run } from './run.mjs';

const PARTS = [
  'tool-specs',
  'src',
  'workers',
  'src/build',
  'src/calls',
  'src/read',
  'src/api',
  'src/mcp',
  'src/server',
  'src/cli',
  'scripts',
  'scripts/bench',
  'scripts/pictures',
  'tests',
];

async function types() {
  const { values } = parseArgs({ options: { once: { type: 'boolean' } } });
  // Build info takes time to write, and each of several checkers infers the shared types again.
  const options = values.once ? ['--incremental', 'false', '--checkers', '1'] : [];
  for (const part of PARTS)
    if ((await run(bin('tsc'), ['-p', part, ...options])) !== 0) throw new Error(`Type errors in ${part}`);
}

await fatal(types());
