import fs from 'node:fs';
import path from 'node:path';
import type { Field } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import { fileOnDisk } from '../executor/pool/disk.ts';
import { inputFor, readStandardInput } from './stdin.ts';
import { UsageError } from './usage.ts';

/** Files from this size on are read piece by piece, by whoever takes them; of many files, those that fill the memory together. */
const LARGE_BYTES = { one: 50_000_000, many: 500_000 };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file (ENOENT)',
  ENOTDIR: 'there is no such folder (ENOTDIR)',
  EISDIR: 'it is a folder (EISDIR); name its files, such as with *',
  EACCES: 'you may not read it (EACCES)',
  EPERM: 'you may not read it (EPERM)',
};

/** Reads a file as the value of a field; `-` is standard input. */
export async function contentsOf(field: Field, name: string, language: string): Promise<unknown> {
  if (name === '-') return inputFor(field, 'stdin', await readStandardInput(), language);
  let bytes: Buffer<ArrayBuffer>;
  try {
    const { file } = fieldKind(field.kind);
    if (file !== 'never' && fs.statSync(name).size >= LARGE_BYTES[file === 'many' ? 'many' : 'one'])
      // It stays on the disk: hashing 1 GB takes no more memory than hashing 1 MB.
      return await fileOnDisk(name);
    bytes = fs.readFileSync(name);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    // A secret may have been typed instead of the name of a file with it.
    throw new UsageError(`couldn't read ${field.secret ? 'the file' : name}: ${REASONS[code] ?? code}`);
  }
  return inputFor(field, path.basename(name), bytes, language, fs.statSync(name).mtimeMs);
}

const isPattern = (name: string) => /[*?[\]{}]/.test(name);

/**
 * Returns the files that a name stands for. Patterns (`src/**\/*.png`) are for shells that don't expand them, and for
 * quotes; a file whose own name looks like one is itself.
 */
export async function filesNamed(name: string, { secret }: Pick<Field, 'secret'>): Promise<string[]> {
  if (secret || !isPattern(name) || fs.existsSync(name)) return [name];
  const { glob } = await import('tinyglobby');
  const names = await glob(name.replaceAll('\\', path.sep === '\\' ? '/' : '\\'), { expandDirectories: false });
  if (names.length === 0) throw new UsageError(`no file matches ${name}`);
  return names.sort();
}

/** What tells whether files have changed; null for those that are missing at the moment. */
export const versionsOf = (names: readonly string[]): string =>
  JSON.stringify(
    names.map((name) => {
      const stat = fs.statSync(name, { throwIfNoEntry: false });
      return stat ? [name, stat.mtimeMs, stat.size, stat.ino] : null;
    }),
  );
