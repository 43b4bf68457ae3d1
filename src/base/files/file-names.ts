// oxlint-disable-next-line no-control-regex -- control characters are what it's about
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/** Names that Windows keeps for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?=\.|$)/i;

/** Returns the last part of a name that may be a path, as every file system takes it. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(FORBIDDEN, '_')
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(DEVICES, '$&_');
  return plain === '' || plain.startsWith('..') ? `file${plain.replace(/^\.+/, '.')}` : plain;
}

/** Returns names under which files can be in one folder: safe ones, and none twice, even where case makes no difference. */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  // Of thousands of equal names, none tries the numbers of those before it.
  const counts = new Map<string, number>();
  return names.map((wanted) => {
    const name = safeName(wanted);
    const [, stem = '', extension = ''] = /^(.+?)((?:\.[^.]*)?)$/.exec(name) ?? [];
    let free = name;
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 2;
    for (; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${extension}`;
    counts.set(key, count);
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Returns safe paths, none twice in a folder. */
export function filePaths(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split('/').filter((part) => !['', '.', '..'].includes(part)));
  const folders = parts.map((own) =>
    own
      .slice(0, -1)
      .flatMap((name) => fileNames([name]))
      .join('/'),
  );
  const byFolder = new Map<string, number[]>();
  for (const [index, folder] of folders.entries()) {
    const own = byFolder.get(folder);
    if (own) own.push(index);
    else byFolder.set(folder, [index]);
  }
  const made = [...paths];
  for (const [folder, own] of byFolder) {
    const names = fileNames(own.map((index) => parts[index]?.at(-1) ?? ''));
    for (const [at, index] of own.entries()) made[index] = [folder, names[at]].filter(Boolean).join('/');
  }
  return made;
}
