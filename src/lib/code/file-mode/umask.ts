import { readWord } from './read.ts';

/** Reads a single mode; offsets of mistakes include the leading spaces. Throws Problem. */
export function readOne(text: string): number {
  return readWord(text.trim(), Math.max(text.search(/\S/), 0));
}

/** Reads a umask in octal, or as the permissions that it leaves (`u=rwx,g=rx,o=`). Throws Problem. */
export function readMask(text: string): number {
  if (text.trim() === '') return 0;
  return (/^\s*\d/.test(text) ? readOne(text) : ~readOne(text)) & 0o777;
}

/** Returns the permissions that a umask leaves, as written by `umask -S`. */
export function permitted(mask: number): string {
  const granted = (shift: number) => [...'rwx'].filter((_, i) => !(mask & ((4 >> i) << shift))).join('');
  return `u=${granted(6)},g=${granted(3)},o=${granted(0)}`;
}
