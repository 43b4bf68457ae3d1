import { inertDocument } from '../../base/trusted-types.ts';

const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const INDENT = '  ';

/**
 * Formats HTML with one line per block, indented by depth. Whitespace inside text stays unchanged, so that the page
 * looks the same; `pre` is left alone.
 */
export function formatHtml(html: string): string {
  const { body } = inertDocument(html);
  const lines: string[] = [];
  addLines(lines, [...body.childNodes], '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

const isBlock = (node: Node): node is Element => node instanceof Element && BLOCKS.has(node.localName);
const isBlank = (node: Node) => node.nodeType === Node.TEXT_NODE && /^\s*$/.test(node.textContent ?? '');

/** All lines go into one list: a call with a list of 125,000 lines as its arguments would exceed the stack. */
function addLines(lines: string[], nodes: readonly Node[], indent: string): void {
  let text = '';
  const flush = () => {
    if (text.trim() !== '') lines.push(`${indent}${text.trim()}`);
    text = '';
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      addBlock(lines, node, indent);
    } else text += sourceOf(node);
  }
  flush();
}

function addBlock(lines: string[], element: Element, indent: string): void {
  const children = [...element.childNodes].filter((node) => !isBlank(node));
  // A cell or item with a single paragraph fits on a line.
  const only = children.length === 1 ? children[0] : undefined;
  const isLine = only && isBlock(only) && only.localName === 'p';
  if (element.localName === 'pre' || isLine || !children.some(isBlock)) {
    lines.push(`${indent}${sourceOf(element)}`);
    return;
  }
  const [opening, closing] = tagsOf(element);
  lines.push(`${indent}${opening}`);
  addLines(lines, children, indent + INDENT);
  lines.push(`${indent}${closing}`);
}

function tagsOf(element: Element): [string, string] {
  const shell = (element.cloneNode() as Element).outerHTML;
  const end = shell.lastIndexOf('</');
  return [shell.slice(0, end), shell.slice(end)];
}

function sourceOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  // In the node's own document, which has no window and so loads no pictures.
  const box = node.ownerDocument?.createElement('div');
  box?.append(node.cloneNode());
  return box?.innerHTML ?? '';
}
