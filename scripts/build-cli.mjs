import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeDeclarations } from './package/declarations.mjs';
import { installPackages } from './setup/install.mjs';
import { bin, fatal, root, run } from './run.mjs';
import { cliSources, isStale } from './stale.mjs';
import { inTurn } from './setup/turns.mjs';

/** The built terminal command. */
export const cliFile = path.join(root, 'dist-cli', 'cli.js');

/** Builds dist-cli: the terminal command, the library and its types; silent unless it fails, because standard output belongs to the command. */
export async function buildCli() {
  await installPackages({ quiet: true });
  // Builds to a separate folder and then moves it, so that commands started at the same time never read half a file.
  const fresh = path.join(root, `dist-cli-${process.pid}`);
  const old = `${fresh}-old`;
  try {
    const code = await run(bin('vite'), ['build', '-c', 'src/build/vite.cli.ts', '--outDir', fresh, '--emptyOutDir'], {
      quiet: true,
    });
    if (code !== 0) throw new Error("Couldn't build the terminal command");
    await writeDeclarations(fresh);
    const target = path.dirname(cliFile);
    // Moves before deleting: deleting in place fails if another command puts its own build there meanwhile.
    try {
      renameSync(target, old);
    } catch (error) {
      if (existsSync(target)) throw error; // else there was none, or another command has just moved it
    }
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (!existsSync(cliFile)) throw error; // else another command has just built the same
    }
  } finally {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
}

/** Builds dist-cli if a source is newer. Of several commands started at the same time, one builds and the others wait for it. */
export async function freshCli() {
  const stale = () => isStale(['dist-cli/cli.js'], cliSources);
  if (stale())
    await inTurn(path.join(root, 'dist-cli-lock'), async () => {
      if (stale()) await buildCli();
    });
}

if (process.argv[1] === import.meta.filename) await fatal(buildCli());
