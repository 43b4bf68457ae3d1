// oxlint-disable-next-line no-control-regex -- control characters are what it's about
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/** Names that Windows keeps for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?=\.|$)/i;

/** Returns the last part of a name that may be a path, as every file system takes it. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(FORBIDDEN, '_')
    .replace(/[. ]+$/, '')
    .replace(DEVICES, '$&_');
  return plain === '' || plain.startsWith('..') ? `file${plain.replace(/^\.+/, '.')}` : plain;
}

/** Returns names under which files can be in one folder: safe ones, and none twice, even where case makes no difference. */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const name = safeName(wanted);
    const [, stem = '', extension = ''] = /^(.+?)((?:\.[^.]*)?)$/.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
