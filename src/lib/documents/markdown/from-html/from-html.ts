// HTML as Markdown (CommonMark with the extensions of GitHub).
import { parseHtml } from '../../html/parse-html.ts';
import { blocksOf } from './blocks.ts';
import type { Conversion, MarkdownOptions } from './inline.ts';

export interface FromHtml {
  markdown: string;
  /** Names of elements that are left out. */
  dropped: string[];
  unsafeLinks: number;
  mergedCells: boolean;
  /** Whether the first row of a table became its header, since it has none. */
  headless: boolean;
}

/** @throws Problem `too-deep` or `too-many-values` */
export function htmlToMarkdown(html: string, options: MarkdownOptions): FromHtml {
  const conversion: Conversion = {
    options,
    references: new Map(),
    dropped: new Set(),
    unsafeLinks: 0,
    mergedCells: false,
    headless: false,
  };
  const blocks = blocksOf([parseHtml(html)], conversion);
  const definitions = [...conversion.references].map(([target, number]) => `[${number}]: ${target}`);
  const all = definitions.length > 0 ? [...blocks, definitions.join('\n')] : blocks;
  const { unsafeLinks, mergedCells, headless } = conversion;
  return {
    markdown: all.length === 0 ? '' : `${all.join('\n\n')}\n`,
    dropped: [...conversion.dropped].toSorted(),
    unsafeLinks,
    mergedCells,
    headless,
  };
}
