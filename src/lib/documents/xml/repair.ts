import type { Problem } from '../../../base/problem.ts';
import { XmlProblem } from './problems.ts';
import { readXml } from './read-xml.ts';
import { xmlTokens } from './tokens.ts';

/** A text that can be read instead. */
interface Repaired {
  label: 'repair-xml';
  text: string;
}

/** Nobody looks at a longer text closely enough to accept changes in it. */
const LONGEST = 1_000_000;
/** Every &, with the name of a reference if there is one. */
const AMPERSAND = /&(?:(#\d+|#x[\da-fA-F]+|[A-Za-z][A-Za-z\d]*);)?/g;

/**
 * Proposes a text to read instead of one that isn't XML: entities of HTML as characters, a loose & as a reference, markup
 * that was escaped as a whole, and without the space before a declaration; null if there is none.
 */
export async function repairXml(text: string, { code }: Problem): Promise<Repaired | null> {
  if (text.length > LONGEST) return null;
  const start = text.trimStart();
  let repaired = start.startsWith('<?xml') ? start : text;
  if (code === 'bad-reference' || code === 'unknown-entity') {
    const { decodeEntities } = await import('../html/entities.ts');
    repaired = start.startsWith('&lt;')
      ? decodeEntities(text, 'strict').text
      : withReferences(repaired, decodeEntities);
  }
  return repaired !== text && reads(repaired) ? { label: 'repair-xml', text: repaired } : null;
}

function withReferences(text: string, decode: typeof import('../html/entities.ts').decodeEntities): string {
  const characterOf = (reference: string): string => {
    const { text: character, notices } = decode(reference, 'strict');
    return notices.length > 0 || character === reference ? reference.replace('&', '&amp;') : character;
  };
  return xmlTokens(text)
    .map(({ kind, start, end }) => {
      const raw = text.slice(start, end);
      if (kind !== 'text' && kind !== 'start' && kind !== 'empty') return raw;
      return raw.replace(AMPERSAND, (reference, name: string | undefined) => {
        if (name === undefined) return '&amp;';
        return /^(?:amp|lt|gt|quot|apos|#.*)$/.test(name) ? reference : characterOf(reference);
      });
    })
    .join('');
}

function reads(text: string): boolean {
  try {
    readXml(text);
    return true;
  } catch (error) {
    if (error instanceof XmlProblem) return false;
    throw error;
  }
}
