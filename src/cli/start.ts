// The command. It only loads the rest, which Node 22 and newer keep compiled from then on.
import fs from 'node:fs';
import module from 'node:module';
import os from 'node:os';
import path from 'node:path';

type Compiling = typeof module & {
  /** Does nothing if the environment turns it off or chooses another folder, or if this one can't be written. */
  enableCompileCache?: (folder: string) => unknown;
};

/** The folder for what this user's programs can make again. Not that for temporary files: others can write there. */
function cacheFolder(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  const own = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  return own || path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

const { enableCompileCache } = module as Compiling;
if (enableCompileCache) {
  const folder = cacheFolder();
  // Node makes missing folders, and tries forever where nothing can be made, such as below `/proc`.
  if (path.isAbsolute(folder) && fs.existsSync(folder)) enableCompileCache(path.join(folder, 'it-tools'));
}

await import('./main.ts');
