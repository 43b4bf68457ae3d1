// What kind of file some bytes are, when their sender says something about it as well.
import { detectType, extensionOf, type FileType } from './file-signatures.ts';

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Types by their bytes that say little, so that a declared one knows better. */
const GENERIC: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/zip',
  'application/x-ole-storage',
  'audio/ogg',
];

/** Containers of many formats, which a closer look can tell apart. */
const CONTAINERS: readonly string[] = ['application/zip', 'application/x-ole-storage', 'image/tiff'];

/** The type of a file by its bytes (head and tail suffice), or null when they say nothing. */
export async function typeOfBytes(bytes: Uint8Array): Promise<FileType | null> {
  const found = detectType(bytes);
  if (bytes.length === 0 || (found && !CONTAINERS.includes(found.type))) return found;
  const { detectMore } = await import('./more-types.ts');
  return (await detectMore(bytes)) ?? found;
}

/** A media type without its parameters. */
export const essenceOf = (type: string): string => type.toLowerCase().split(';')[0]!.trim();

export interface DeclaredFileType extends FileType {
  /** The type by the bytes, when the declared one contradicts them. */
  contradicts: string | null;
}

/** The type by the bytes, unless they say little and a declared media type says more. */
export async function fileTypeOf(bytes: Uint8Array, declared: string | null): Promise<DeclaredFileType> {
  return declaredAs(await typeOfBytes(bytes), declared);
}

/** What the bytes say beside what is declared. */
export function declaredAs(found: FileType | null, declared: string | null): DeclaredFileType {
  if (found && !(declared && GENERIC.includes(found.type))) {
    return { ...found, contradicts: declared && essenceOf(declared) !== found.type ? found.type : null };
  }
  if (!declared) return { type: UNKNOWN_TYPE, extension: 'bin', contradicts: null };
  return {
    type: essenceOf(declared),
    extension: extensionOf(declared) ?? found?.extension ?? 'bin',
    contradicts: null,
  };
}

/** A name that every file system takes. `extension` wins over one in the name, `detected` is for a name without. */
export function fileNameOf(name: string, extension: string, detected: string): string {
  const base = harmless(name) || 'file';
  const given = harmless(extension).replace(/^\.+/, '');
  if (given !== '') return `${base}.${given}`;
  return /[^.]\.[^.]+$/.test(base) ? base : `${base}.${detected}`;
}

function harmless(text: string): string {
  return text.trim().replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
}
