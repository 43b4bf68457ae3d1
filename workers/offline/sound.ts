import { isFile } from '../../src/base/arrivals.ts';
import type { HashedFile } from './built-files.ts';

/** The hash of a file's content, as the build writes it into the list. */
async function hashOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
}

/** Whether a response, which is read, holds this file rather than something else under its name, or a damaged copy. */
export async function isSound(response: Response, { path, hash }: HashedFile): Promise<boolean> {
  return isFile(path, response) && (hash === undefined || (await hashOf(response)) === hash);
}

/** Whether a page, which is read, is of this build: it names files, and only those of this build. Hosts may add to pages, so they have no hash. */
export async function isOfBuild(page: Response, files: readonly HashedFile[]): Promise<boolean> {
  const listed = new Set(files.map(({ path }) => path));
  const named = (await page.text()).match(/\bassets\/[\w.-]+\.\w+/g) ?? [];
  return named.length > 0 && named.every((path) => listed.has(path));
}
