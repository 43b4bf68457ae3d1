import { pathText } from '../../../base/json-path.ts';
import { childrenOf, documentsOf, type Part } from './scan.ts';

/** Children shown at first, and with every "more". */
export const PORTION = 200;

export interface Row {
  /** Names the row for good: the number of the document and the places below it. */
  id: string;
  part: Part;
  level: number;
  /** As JSONPath (RFC 9535). */
  path: string;
  /** Of a list or an object: its length once that is known, and is it open? */
  count?: number;
  open?: boolean;
  place: { index: number; of: number };
}

/** Children that are left out, below an open row. */
export interface More {
  id: string;
  level: number;
  hidden: number;
}

export type Line = Row | More;

export const isMore = (line: Line): line is More => 'hidden' in line;
export const isBranch = ({ kind }: Part) => kind === 'object' || kind === 'array';

/** What of a text is open, and how many children of a row are shown. */
export type Open = ReadonlyMap<string, number>;

/** Reads a text level by level and remembers what it has read. Throws ScanProblem. */
export function treeOf(text: string) {
  const known = new Map<string, readonly Part[]>();
  const children = (id: string, part: Part) => {
    const found = known.get(id) ?? childrenOf(text, part);
    known.set(id, found);
    return found;
  };
  const documents = documentsOf(text);

  function walk(parts: readonly Part[], above: string, level: number, keys: readonly (string | number)[], open: Open) {
    const shown = parts.slice(0, level === 1 && above === '' ? (open.get('') ?? PORTION) : open.get(above));
    const lines = shown.flatMap((part, index): Line[] => {
      const id = above === '' ? String(index) : `${above}.${index}`;
      const path = part.key === null ? keys : [...keys, part.key];
      const row: Row = { id, part, level, path: pathText(path), place: { index, of: parts.length } };
      if (!isBranch(part)) return [row];
      const isOpen = open.has(id);
      if (!isOpen) return [{ ...row, open: false }];
      const inner = children(id, part);
      return [{ ...row, open: true, count: inner.length }, ...walk(inner, id, level + 1, path, open)];
    });
    const hidden = parts.length - shown.length;
    return hidden > 0 ? [...lines, { id: `${above}+`, level, hidden }] : lines;
  }

  /** The lines to be shown, from top to bottom. */
  return (open: Open): Line[] => walk(documents, '', 1, [], open);
}
