import type { BuiltFiles } from './built-files.ts';
import { isOfBuild, isSound } from './sound.ts';

/** The page frame. */
const FRAME = 'shell.html';

/** Fetches the files of a build and tells them from what may come in their place. `address` makes a URL of a path. */
export function createArrivals(files: BuiltFiles, address: (path: string) => string, fetch: typeof self.fetch) {
  const hashed = [...files.first, ...files.rest];
  const listed = new Map(hashed.map((file) => [file.path, file]));

  /** Whether a response is what the build has under this path. */
  const isRight = async (path: string, response: Response): Promise<boolean> => {
    if (!(await isSound(response.clone(), listed.get(path) ?? { path }))) return false;
    return path !== FRAME || isOfBuild(response.clone(), hashed);
  };

  return {
    isRight,
    /**
     * Requests a file; a second time past every cache if something else comes in its place: a browser keeps that under
     * the name of a hashed file for a year.
     */
    async arriving(path: string, options?: RequestInit): Promise<{ response: Response; right: boolean }> {
      const response = await fetch(address(path), options);
      if (await isRight(path, response)) return { response, right: true };
      const again = await fetch(address(path), { ...options, cache: 'reload' });
      return { response: again, right: await isRight(path, again) };
    },
  };
}
