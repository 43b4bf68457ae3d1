// Determines the type of a file from its bytes and the declared type.
import { UNKNOWN_TYPE } from '../../base/files/media-type.ts';
import { detectType, extensionOf, type FileType } from './file-signatures.ts';

/** Types detected from bytes that are too general, so that a declared type takes precedence. */
const GENERIC: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/zip',
  'application/x-ole-storage',
  'audio/ogg',
];

/** Containers of many formats, which need a closer look. */
const CONTAINERS: readonly string[] = ['application/zip', 'application/x-ole-storage', 'image/tiff'];

/** Returns the type of a file by its bytes (head and tail are enough), or null if they are inconclusive. */
export async function typeOfBytes(bytes: Uint8Array): Promise<FileType | null> {
  const detected = detectType(bytes);
  if (bytes.length === 0 || (detected && !CONTAINERS.includes(detected.type))) return detected;
  const { detectMore } = await import('./more-types.ts');
  return (await detectMore(bytes)) ?? detected;
}

/** Returns a media type without its parameters. */
export const essenceOf = (type: string): string => type.toLowerCase().split(';')[0]!.trim();

export interface DeclaredFileType extends FileType {
  /** The type by the bytes, if it contradicts the declared one. */
  contradicts: string | null;
}

/** Returns the type by the bytes, unless they are too general and a declared media type is more specific. */
export async function fileTypeOf(bytes: Uint8Array, declared: string | null): Promise<DeclaredFileType> {
  return declaredAs(await typeOfBytes(bytes), declared);
}

/** Compares the bytes with the declared type. */
export function declaredAs(detected: FileType | null, declared: string | null): DeclaredFileType {
  if (detected && !(declared && GENERIC.includes(detected.type))) {
    return { ...detected, contradicts: declared && essenceOf(declared) !== detected.type ? detected.type : null };
  }
  if (!declared) return { type: UNKNOWN_TYPE, extension: 'bin', contradicts: null };
  return {
    type: essenceOf(declared),
    extension: extensionOf(declared) ?? detected?.extension ?? 'bin',
    contradicts: null,
  };
}

/**
 * Returns a name that is valid in every file system. `extension` overrides the one in the name; `detected` is for a
 * name without one.
 */
export function fileNameOf(name: string, extension: string, detected: string): string {
  const base = harmless(name) || 'file';
  const ending = harmless(extension).replace(/^\.+/, '');
  if (ending !== '') return `${base}.${ending}`;
  return /[^.]\.[^.]+$/.test(base) ? base : `${base}.${detected}`;
}

function harmless(text: string): string {
  return text.trim().replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
}
