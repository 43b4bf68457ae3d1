/** Whether two are the same file of the disk, as far as a page can know: a copy in another folder that was dropped has another name. */
const isSameFile = (file: File, other: File) =>
  file === other || (file.name === other.name && file.size === other.size && file.lastModified === other.lastModified);

/** Tells files that are in a list already from new ones. Those that come together come from different places. */
export function sorted(offered: readonly File[], list: readonly File[]): { fresh: File[]; repeated: File[] } {
  const isListed = (file: File) => list.some((other) => isSameFile(file, other));
  return { fresh: offered.filter((file) => !isListed(file)), repeated: offered.filter(isListed) };
}

const MOST_NAMED = 5;

/** Names of files in a message: the first ones of many. */
export const fileNamesIn = (files: readonly File[]): string =>
  files
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
    .join(', ') + (files.length > MOST_NAMED ? ', …' : '');
