import { fileNames, filePaths } from './file-names.ts';

export interface PatternNames {
  names: string[];
  /** What stands in braces and means nothing, as it was typed. */
  unknown: string[];
}

/** File systems take 255 bytes; this leaves some for a number. */
const MOST_BYTES = 240;

/** `.tar.gz` is one extension; what has spaces or is long is a part of the name. */
const EXTENSION = /(?:\.tar)?\.[^.\s]{1,12}$/i;

const encoder = new TextEncoder();

/** Returns as much of a text as fits into so many bytes, in whole characters. */
const cutToBytes = (text: string, most: number): string =>
  text.slice(0, encoder.encodeInto(text, new Uint8Array(Math.max(0, most))).read);

function partsOf(path: string) {
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? [];
  const extension = EXTENSION.exec(file);
  const name = extension && extension.index > 0 ? file.slice(0, extension.index) : file;
  return { folder, name, ext: file.slice(name.length + 1) };
}

/**
 * Returns the names that a pattern gives to files: `{name}` is the name without its extension, `{n}` the number of the file,
 * as long as that of the last one, and `{ext}` the extension, which is added if the pattern lacks it. Every name is one that
 * file systems take, none appears twice in a folder, and files stay in their folders. An empty pattern changes nothing.
 */
export function patternNames(paths: readonly string[], pattern: string): PatternNames {
  if (pattern.trim() === '') return { names: [...paths], unknown: [] };
  const digits = String(paths.length).length;
  const unknown = new Set<string>();
  const wanted = paths.map((path, index) => {
    const { folder, name, ext } = partsOf(path);
    const values: Readonly<Record<string, string>> = { name, n: String(index + 1).padStart(digits, '0'), ext };
    // In one pass: a name may have braces itself.
    const made = pattern.trim().replace(/\{([^{}]*)\}/g, (typed, key: string) => {
      if (Object.hasOwn(values, key)) return values[key] ?? '';
      unknown.add(typed);
      return typed;
    });
    const end = ext === '' ? '' : `.${ext}`;
    const hasEnd = pattern.includes('{ext}') || (end !== '' && made.toLowerCase().endsWith(end.toLowerCase()));
    const kept = hasEnd && made.endsWith(end) ? end : '';
    const stem = cutToBytes(made.slice(0, made.length - kept.length), MOST_BYTES - encoder.encode(end).length);
    const [safe = ''] = fileNames([`${stem}${hasEnd ? kept : end}`.replace(/[/\\]/g, '_')]);
    return folder + safe;
  });
  return { names: filePaths(wanted), unknown: [...unknown] };
}
