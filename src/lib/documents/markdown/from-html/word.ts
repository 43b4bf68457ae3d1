// Lists as Word puts them on the clipboard: paragraphs with a level in their style, and a bullet or number as text.
import { attributeOf, type HtmlElement, type HtmlNode, isElement, styleOf, textOf } from '../../html/parse-html.ts';
import { BREAK, type Conversion, inlineOf, isWordMarker } from './inline.ts';

/** The level of a list item of Word; 0 for anything else. */
export function wordLevelOf(element: HtmlElement): number {
  if (element.tagName !== 'p' && element.tagName !== 'div') return 0;
  const level = /\blevel(\d)/.exec(styleOf(element, 'mso-list'))?.[1];
  if (level !== undefined) return Number(level);
  return (attributeOf(element, 'class') ?? '').startsWith('MsoListParagraph') && markerOf(element) !== '' ? 1 : 0;
}

function markerOf(node: HtmlNode): string {
  if (!isElement(node)) return '';
  if (isWordMarker(node)) return textOf(node).trim();
  for (const child of node.childNodes) {
    const marker = markerOf(child);
    if (marker !== '') return marker;
  }
  return '';
}

const ORDERED = /^[([]?(?:\d{1,9}|[a-z]{1,4})[.)\]]/i;

export function listFromWord(items: readonly HtmlElement[], conversion: Conversion): string {
  /** Width of the marker and next number, by level. */
  const levels: { width: number; next: number }[] = [];
  const lines = items.map((item) => {
    const level = Math.min(wordLevelOf(item), levels.length + 1);
    levels.length = level;
    const marker = markerOf(item);
    const isOrdered = ORDERED.test(marker);
    const next = levels[level - 1]?.next ?? (Number.parseInt(marker.replace(/^\D/, ''), 10) || 1);
    const written = isOrdered ? `${next}.` : conversion.options.bullet;
    levels[level - 1] = { width: written.length + 1, next: next + 1 };
    const indent = ' '.repeat(levels.slice(0, level - 1).reduce((sum, { width }) => sum + width, 0));
    const text = inlineOf(item.childNodes, conversion).replaceAll(BREAK, ' ').replace(/\s+/g, ' ').trim();
    return `${indent}${written} ${text}`;
  });
  return lines.join('\n');
}
