import { parseInline } from './parse-inline.ts';
import type { Inline } from './parse-inline.ts';

export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; start: number | undefined; items: Block[][] };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const ITEM = /^( {0,3})(?:[-*+]|(\d{1,9})[.)])([ \t]+)(?=\S)/;
/** Deeper lists are shown as text, so that lines of `- - - -` don't produce deep nesting. */
const DEEPEST = 8;

/** Parses a small, safe subset of Markdown: headings, paragraphs, lists, code. HTML is treated as text. */
export function parseMarkdown(source: string): Block[] {
  return parseBlocks(source.split(/\r\n|\r|\n/), 0);
}

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line)?.[1];
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (fence) {
      const end = findFrom(lines, at + 1, (other) => other.trimStart().startsWith(fence));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
    } else if (heading) {
      const [, marks = '', words = ''] = heading;
      blocks.push({ kind: 'heading', level: marks.length, children: parseInline(words.trim()) });
      at += 1;
    } else if (depth < DEEPEST && ITEM.test(line)) {
      const { block, end } = parseList(lines, at, depth);
      blocks.push(block);
      at = end;
    } else {
      const end = findFrom(lines, at + 1, startsBlock);
      const words = lines.slice(at, end).map((other) => other.trim());
      blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n')) });
      at = end;
    }
  }
  return blocks;
}

function parseList(lines: readonly string[], from: number, depth: number): { block: Block; end: number } {
  const ordered = ITEM.exec(lines[from] ?? '')?.[2];
  const items: Block[][] = [];
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const item = ITEM.exec(line);
    if (!item || (item[2] === undefined) !== (ordered === undefined)) break;
    const indent = item[0].length;
    const content = [line.slice(indent)];
    at += 1;
    while (at < lines.length && belongs(lines, at, indent)) {
      content.push((lines[at] ?? '').replace(new RegExp(`^ {0,${indent}}`), ''));
      at += 1;
    }
    items.push(parseBlocks(content, depth + 1));
    // A blank line between two items doesn't end the list.
    const next = findFrom(lines, at, (other) => other.trim() !== '');
    if (next > at && ITEM.test(lines[next] ?? '')) at = next;
  }
  return { block: { kind: 'list', start: ordered === undefined ? undefined : Number(ordered), items }, end: at };
}

/** An item continues with indented lines, even after one blank line, and with plain lines that follow directly. */
function belongs(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  const indented = (other: string) => other.trim() !== '' && other.startsWith(' '.repeat(indent));
  if (line.trim() === '') return indented(lines[at + 1] ?? '');
  return indented(line) || ((lines[at - 1] ?? '').trim() !== '' && !startsBlock(line));
}

const startsBlock = (line: string) => line.trim() === '' || FENCE.test(line) || HEADING.test(line) || ITEM.test(line);

function findFrom(lines: readonly string[], from: number, test: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !test(lines[at] ?? '')) at += 1;
  return at;
}
