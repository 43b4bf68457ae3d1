// The tree of an HTML text by the rules of browsers (WHATWG HTML, 13.2), without a DOM.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { Problem } from '../../../base/problem.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Levels of elements that recursion handles safely; browsers stop at about as many. */
const MAX_DEPTH = 500;
/** Elements that one document may have: unclosed formatting is repeated in every paragraph. */
const MAX_ELEMENTS = 200_000;

/** Returns the body. @throws Problem `too-deep` or `too-many-values` */
export function parseHtml(html: string): HtmlElement {
  const depths = new WeakMap<object, number>();
  let count = 0;
  const place = (parent: ParentNode, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > MAX_DEPTH) throw new Problem('too-deep', undefined, { limit: MAX_DEPTH });
    depths.set(child, depth);
  };
  const document = parse(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...details) {
        if (++count > MAX_ELEMENTS) throw new Problem('too-many-values', undefined, { limit: MAX_ELEMENTS });
        return defaultTreeAdapter.createElement(...details);
      },
      appendChild(parent, child) {
        place(parent, child);
        defaultTreeAdapter.appendChild(parent, child);
      },
      insertBefore(parent, child, reference) {
        place(parent, child);
        defaultTreeAdapter.insertBefore(parent, child, reference);
      },
    },
  });
  const root = document.childNodes.find(isElement);
  return (
    root?.childNodes.find((node): node is HtmlElement => isElement(node) && node.tagName === 'body') ??
    (root as HtmlElement)
  );
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** A property of the style attribute in lower case; empty if it isn't there. */
export function styleOf(element: HtmlElement, property: string): string {
  const style = attributeOf(element, 'style') ?? '';
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon !== -1 && declaration.slice(0, colon).trim() === property) return declaration.slice(colon + 1).trim();
  }
  return '';
}
