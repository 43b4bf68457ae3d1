import { attributeOf, type HtmlElement, type HtmlNode, isElement, textOf } from '../../html/parse-html.ts';
import { escapeLineStart, longestRun } from './escape.ts';
import { BREAK, type Conversion, inlineOf, isCheckbox, isLeftOut } from './inline.ts';
import { isLayoutTable, tableOf } from './table.ts';
import { listFromWord, wordLevelOf } from './word.ts';

const CONTAINERS =
  'address article aside body center details div dd dt fieldset figcaption figure footer form header hgroup html label legend li main nav p picture search section td th tr tbody thead tfoot caption'.split(
    ' ',
  );
const BLOCKS = new Set([
  ...CONTAINERS,
  ...'blockquote dl h1 h2 h3 h4 h5 h6 hr ol pre table ul menu summary xmp listing plaintext'.split(' '),
]);
/** These hold text, but are only blocks if blocks are in them. */
const TRANSPARENT = new Set([
  'picture',
  'label',
  'span',
  'b',
  'strong',
  'i',
  'em',
  'font',
  'ins',
  'del',
  'o:p',
  'center',
  'body',
  'html',
]);

function hasBlocks(element: HtmlElement): boolean {
  return element.childNodes.some(
    (child) =>
      isElement(child) &&
      ((BLOCKS.has(child.tagName) && child.tagName !== 'label' && child.tagName !== 'picture') || hasBlocks(child)),
  );
}

function isBlock(node: HtmlNode): node is HtmlElement {
  if (!isElement(node)) return false;
  return TRANSPARENT.has(node.tagName) ? hasBlocks(node) : BLOCKS.has(node.tagName);
}

/** Ends lines of a paragraph where it had breaks, and escapes what would begin a block. */
function paragraph(inline: string, { options }: Conversion): string {
  const lines = inline.split(BREAK).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  const ending = options.lineBreaks === 'backslash' ? '\\' : '  ';
  return lines
    .map((line, index) => (line === '' ? '' : escapeLineStart(line)) + (index < lines.length - 1 ? ending : ''))
    .join('\n');
}

export function indented(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** The blocks of nodes, each without a line break at its end. */
export function blocksOf(nodes: readonly HtmlNode[], conversion: Conversion): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  let wordItems: HtmlElement[] = [];
  const closeRun = () => {
    const text = paragraph(inlineOf(run, conversion), conversion);
    if (text !== '') blocks.push(text);
    run = [];
  };
  const closeWord = () => {
    if (wordItems.length > 0) blocks.push(listFromWord(wordItems, conversion));
    wordItems = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isLeftOut(node, conversion)) continue;
    if (isElement(node) && wordLevelOf(node) > 0) {
      closeRun();
      wordItems.push(node);
    } else if (isBlock(node)) {
      closeRun();
      closeWord();
      const added = blockOf(node, conversion);
      // Two lists in a row would become one.
      if (isList(added[0]) && isList(blocks.at(-1)) && (node.tagName === 'ul' || node.tagName === 'ol'))
        blocks.push('<!-- -->');
      for (const block of added) blocks.push(block);
    } else {
      if (isElement(node) || textOf(node).trim() !== '') closeWord();
      run.push(node);
    }
  }
  closeRun();
  closeWord();
  return blocks;
}

const isList = (block: string | undefined) => block !== undefined && /^(?:[-*+]|\d{1,9}\.)(?: |$)/.test(block);

function blockOf(element: HtmlElement, conversion: Conversion): string[] {
  const { tagName, childNodes } = element;
  const heading = headingLevel(element);
  if (heading > 0) return headingOf(element, heading, conversion);
  switch (tagName) {
    case 'hr':
      return ['---'];
    case 'pre':
    case 'xmp':
    case 'listing':
    case 'plaintext':
      return [codeBlockOf(element)];
    case 'blockquote':
      return quoteOf(blocksOf(childNodes, conversion));
    case 'ul':
    case 'ol':
    case 'menu':
      return listOf(element, conversion);
    case 'table':
      return tableBlocks(element, conversion);
    case 'dl':
      return definitionsOf(element, conversion);
    case 'details':
      return detailsOf(element, conversion);
    default:
      return blocksOf(childNodes, conversion);
  }
}

function headingLevel(element: HtmlElement): number {
  if (/^h[1-6]$/.test(element.tagName)) return Number(element.tagName[1]);
  const names = attributeOf(element, 'class') ?? '';
  if (element.tagName !== 'p') return 0;
  return names === 'MsoTitle' ? 1 : names === 'MsoSubtitle' ? 2 : 0;
}

function headingOf(element: HtmlElement, level: number, conversion: Conversion): string[] {
  const text = inlineOf(element.childNodes, conversion).replaceAll(BREAK, ' ').replace(/\s+/g, ' ').trim();
  // Closing number signs would be taken away.
  const safe = text.replace(/(#+)$/, (run) => `\\${run}`);
  return text === '' ? [] : [`${'#'.repeat(level)} ${safe}`];
}

const quoteOf = (blocks: readonly string[]) =>
  blocks.length === 0
    ? []
    : [
        blocks
          .join('\n\n')
          .split('\n')
          .map((line) => (line === '' ? '>' : `> ${line}`))
          .join('\n'),
      ];

function codeBlockOf(element: HtmlElement): string {
  const only = element.childNodes.find((node) => isElement(node) || textOf(node).trim() !== '');
  const code = only && isElement(only) && only.tagName === 'code' ? only : element;
  const names = [code, element].map((some) => attributeOf(some, 'class') ?? '').join(' ');
  const language = /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\p{L}\p{N}+#._-]+)/u.exec(names)?.[1] ?? '';
  const lines = codeText(code)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(lines, '`') + 1));
  return `${fence}${language}\n${lines}${lines === '' ? '' : '\n'}${fence}`;
}

/** The text of code, with breaks and one line for each block in it, as highlighters write them. */
function codeText(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node);
  if (node.tagName === 'br') return '\n';
  const text = node.childNodes.map(codeText).join('');
  return node.tagName === 'div' || node.tagName === 'p' ? `${text.replace(/\n$/, '')}\n` : text;
}

function isLoose(list: HtmlElement): boolean {
  return list.childNodes.some(
    (item) => isElement(item) && item.childNodes.some((child) => isElement(child) && child.tagName === 'p'),
  );
}

function listOf(list: HtmlElement, conversion: Conversion): string[] {
  const start = Number.parseInt(attributeOf(list, 'start') ?? '1', 10);
  let number = list.tagName === 'ol' && start >= 0 && start < 1e9 ? start : 1;
  const items: string[] = [];
  for (const child of list.childNodes) {
    if (!isElement(child) || isLeftOut(child, conversion)) continue;
    // Editors put a nested list between the items instead of into one.
    if (/^(?:ul|ol)$/.test(child.tagName) && items.length > 0) {
      const nested = listOf(child, conversion).join('\n\n');
      const indent = ' '.repeat(list.tagName === 'ol' ? String(number - 1).length + 2 : 2);
      items.push(`${items.pop() ?? ''}\n${indent}${indented(nested, indent)}`);
      continue;
    }
    const marker = list.tagName === 'ol' ? `${number++}.` : conversion.options.bullet;
    items.push(itemOf(child, marker, isLoose(list), conversion));
  }
  return items.length === 0 ? [] : [items.join(isLoose(list) ? '\n\n' : '\n')];
}

function itemOf(item: HtmlElement, marker: string, loose: boolean, conversion: Conversion): string {
  const box = checkboxOf(item);
  const blocks = blocksOf(item.childNodes, conversion);
  const text = loose ? blocks.join('\n\n') : tightly(blocks);
  const indent = ' '.repeat(marker.length + 1);
  // A checkbox is written by the inline content; nothing else may come before it.
  const content = box === '' ? text : `${box} ${text.replace(box, '').trimStart()}`;
  // A rule of the bullet's own sign would end the list.
  if (/^(?:- ?){3,}$/.test(content)) return `${marker} ***`;
  return content === '' ? marker : `${marker} ${indented(content, indent)}`;
}

function checkboxOf(item: HtmlElement): string {
  const box = item.childNodes
    .filter(isElement)
    .flatMap((child) => [child, ...child.childNodes.filter(isElement)])
    .find(isCheckbox);
  if (!box) return '';
  return attributeOf(box, 'checked') === undefined ? '[ ]' : '[x]';
}

/** What can follow a paragraph at once, without an empty line. */
const INTERRUPTS = /^(?:>|`{3}|#{1,6} |[-*+] |1\. )/;

/** Blocks of an item whose list has no empty lines: only a paragraph after another one needs one. */
function tightly(blocks: readonly string[]): string {
  let last = '';
  return blocks.reduce((text, block) => {
    const ends =
      /`{3}$|^#{1,6} [^\n]*$/.test(last) ||
      (INTERRUPTS.test(block) && !(last.startsWith('>') && block.startsWith('>')));
    last = block;
    return text === '' ? block : text + (ends ? '\n' : '\n\n') + block;
  }, '');
}

function tableBlocks(table: HtmlElement, conversion: Conversion): string[] {
  if (isLayoutTable(table)) return blocksOf(table.childNodes, conversion);
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  const above = caption ? blocksOf(caption.childNodes, conversion) : [];
  const written = tableOf(table, conversion);
  return written === '' ? above : [...above, written];
}

function definitionsOf(list: HtmlElement, conversion: Conversion): string[] {
  return list.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === 'div') return definitionsOf(child, conversion);
    const blocks = blocksOf(child.childNodes, conversion);
    const [first, ...others] = blocks;
    return child.tagName === 'dt' && first !== undefined && !first.includes('**')
      ? [`**${first}**`, ...others]
      : blocks;
  });
}

/** GitHub shows this element, whose content is Markdown again after an empty line. */
function detailsOf(element: HtmlElement, conversion: Conversion): string[] {
  const summary = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary');
  const title = summary ? inlineOf(summary.childNodes, conversion).replaceAll(BREAK, ' ').trim() : '';
  const rest = element.childNodes.filter((node) => node !== summary);
  return [`<details>\n<summary>${title}</summary>`, ...blocksOf(rest, conversion), '</details>'];
}
