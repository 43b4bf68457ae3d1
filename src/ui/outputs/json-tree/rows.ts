import { pathText } from '../../../base/json-path.ts';
import { childrenOf, documentsOf, type Part } from './scan.ts';

/** Number of children shown at first, and added with every "more". */
export const PORTION = 200;

export interface Row {
  /** Stable id of the row: the index of the document and the indices below it. */
  id: string;
  part: Part;
  level: number;
  /** As JSONPath (RFC 9535). */
  path: string;
  /** For lists and objects: the length once known, and whether it is expanded. */
  count?: number;
  open?: boolean;
  place: { index: number; of: number };
}

/** Omitted children below an expanded row. */
export interface More {
  id: string;
  level: number;
  hidden: number;
}

export type Line = Row | More;

export const isMore = (line: Line): line is More => 'hidden' in line;
export const isBranch = ({ kind }: Part) => kind === 'object' || kind === 'array';

/** Which nodes are expanded, and how many children each one shows. */
export type Open = ReadonlyMap<string, number>;

/** Parses a text level by level and caches the result. Throws ScanProblem. */
export function treeOf(text: string) {
  const cache = new Map<string, readonly Part[]>();
  const children = (id: string, part: Part) => {
    const parts = cache.get(id) ?? childrenOf(text, part);
    cache.set(id, parts);
    return parts;
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

  /** The visible lines, from top to bottom. */
  return (open: Open): Line[] => walk(documents, '', 1, [], open);
}
