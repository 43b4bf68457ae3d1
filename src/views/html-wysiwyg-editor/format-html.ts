import { inertDocument } from '../../base/trusted-types.ts';

const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const INDENT = '  ';

/**
 * Formats HTML with one line per block, indented by depth. White space inside text stays unchanged, so that the page
 * looks the same; `pre` is left alone.
 */
export function formatHtml(html: string): string {
  const { body } = inertDocument(html);
  const lines = linesOf([...body.childNodes], '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

const isBlock = (node: Node): node is Element => node instanceof Element && BLOCKS.has(node.localName);
const isBlank = (node: Node) => node.nodeType === Node.TEXT_NODE && /^\s*$/.test(node.textContent ?? '');

function linesOf(nodes: readonly Node[], indent: string): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (text.trim() !== '') lines.push(`${indent}${text.trim()}`);
    text = '';
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      lines.push(...blockLines(node, indent));
    } else text += sourceOf(node);
  }
  flush();
  return lines;
}

function blockLines(element: Element, indent: string): string[] {
  const children = [...element.childNodes].filter((node) => !isBlank(node));
  if (element.localName === 'pre' || !children.some(isBlock)) return [`${indent}${sourceOf(element)}`];
  // A cell or item with a single paragraph fits on a line.
  const only = children.length === 1 ? children[0] : undefined;
  if (only && isBlock(only) && only.localName === 'p') return [`${indent}${sourceOf(element)}`];
  const [opening, closing] = tagsOf(element);
  return [`${indent}${opening}`, ...linesOf(children, indent + INDENT), `${indent}${closing}`];
}

function tagsOf(element: Element): [string, string] {
  const shell = (element.cloneNode() as Element).outerHTML;
  const end = shell.lastIndexOf('</');
  return [shell.slice(0, end), shell.slice(end)];
}

function sourceOf(node: Node): string {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.append(box.ownerDocument.importNode(node, true));
  return box.innerHTML;
}
