import { graphemesOf } from '../../base/segments.ts';

export interface MaskOptions {
  /** Number of graphemes to keep at both ends, including whitespace. */
  keepFirst: number;
  keepLast: number;
  /** Percentage of characters that are always hidden; at least one is. */
  minimumHidden: number;
  /** Whether to keep whitespace, unless there is nothing else. */
  keepSpaces: boolean;
  /** The replacement for each hidden character. */
  mask: string;
  /**
   * Number of mask characters for the whole hidden part, so that its length isn't revealed; null for one per character.
   */
  fixedLength: number | null;
}

export interface Masked {
  text: string;
  hidden: number;
  /** Fewer characters are readable than requested. */
  reduced: boolean;
}

const SPACE = /^\p{White_Space}+$/u;

/** Hides the middle of a secret. The readable parts never add up to the whole. */
export function maskText(secret: string, options: MaskOptions): Masked {
  const characters = graphemesOf(secret);
  const spacesStay = options.keepSpaces && characters.some((character) => !SPACE.test(character));
  const counts = characters.map((character) => !(spacesStay && SPACE.test(character)));
  const total = counts.filter(Boolean).length;
  if (total === 0) return { text: '', hidden: 0, reduced: false };
  const needed = Math.max(1, Math.ceil((total * options.minimumHidden) / 100));
  let first = Math.min(options.keepFirst, characters.length);
  let last = Math.min(options.keepLast, characters.length - first);
  let hidden = counts.slice(first, characters.length - last).filter(Boolean).length;
  const reduced = hidden < needed;
  while (hidden < needed) {
    // Shortens the end first, so that the beginning is the longer part.
    const at = last >= first ? characters.length - last-- : --first;
    if (counts[at]) hidden++;
  }
  const start = characters.slice(0, first).join('');
  const end = characters.slice(characters.length - last).join('');
  const middle =
    options.fixedLength === null
      ? characters
          .slice(first, characters.length - last)
          .map((character, i) => (counts[first + i] ? options.mask : character))
          .join('')
      : options.mask.repeat(options.fixedLength);
  return { text: start + middle + end, hidden, reduced };
}

/** Masks each line separately; line breaks are unchanged. */
export function maskLines(text: string, options: MaskOptions): Masked {
  const parts = text.split(/(\r\n|[\n\r])/u).map((part, i) => (i % 2 === 1 ? null : maskText(part, options)) ?? part);
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    hidden: parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.hidden), 0),
    reduced: parts.some((part) => typeof part !== 'string' && part.reduced),
  };
}
