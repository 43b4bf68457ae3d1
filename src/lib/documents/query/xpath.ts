// XPath 3.1 on XML, without the DOM of a page.
import type { Attr, Document, Element, Node } from 'slimdom';
import { offsetOf } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';

export const XPATH_PROBLEMS = ['bad-xml', 'xpath-syntax', 'xpath-error'] as const;

export interface XPathItem {
  /** Where a node is; null for anything else. */
  path: string | null;
  value: string;
}

export interface XPathResult {
  items: XPathItem[];
  /** The namespace of names without a prefix; null if they have none. */
  namespace: string | null;
}

/** Evaluates an expression. The prefixes are those of the document. Throws Problem. */
export async function evaluateXPath(xml: string, expression: string, usesDefault: boolean): Promise<XPathResult> {
  const [{ parseXmlDocument, serializeToWellFormedString }, library] = await Promise.all([
    import('slimdom'),
    import('fontoxpath'),
  ]);
  // In Node, it is a CommonJS module.
  const { evaluateXPath: evaluate } = (library as unknown as { default?: typeof library }).default ?? library;
  const document = parsed(xml, parseXmlDocument);
  const prefixes = prefixesOf(document);
  const namespace = usesDefault ? (document.documentElement?.lookupNamespaceURI(null) ?? null) : null;
  let results: unknown[];
  try {
    results = evaluate(expression, document, null, {}, evaluate.ALL_RESULTS_TYPE, {
      language: evaluate.XPATH_3_1_LANGUAGE,
      namespaceResolver: (prefix) => (prefix === '' ? namespace : (prefixes.get(prefix) ?? null)),
    });
  } catch (error) {
    throw xpathProblem(error, expression);
  }
  const items = results.map((item): XPathItem => {
    if (!isNode(item)) return { path: null, value: atomText(item) };
    const path = pathOf(item);
    if (item.nodeType === ATTRIBUTE) return { path, value: (item as Attr).value };
    if (item.nodeType === TEXT || item.nodeType === CDATA) return { path, value: item.nodeValue ?? '' };
    return { path, value: serializeToWellFormedString(item) };
  });
  return { items, namespace };
}

const ELEMENT = 1;
const ATTRIBUTE = 2;
const TEXT = 3;
const CDATA = 4;

const isNode = (item: unknown): item is Node => typeof item === 'object' && item !== null && 'nodeType' in item;

function parsed(xml: string, parse: (text: string) => Document): Document {
  try {
    return parse(xml);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, line = '1', column = '1'] = /At line (\d+), character (\d+)/.exec(error.message) ?? [];
    const [detail = ''] = error.message.split('\n');
    throw new Problem('bad-xml', offsetOf(xml, Number(line), Number(column)), { detail });
  }
}

/** All prefixes that the document declares; the outermost of each counts. */
function prefixesOf(document: Document): Map<string, string> {
  const prefixes = new Map<string, string>();
  const look = (element: Element): void => {
    for (const { prefix, localName, value } of element.attributes)
      if (prefix === 'xmlns' && !prefixes.has(localName)) prefixes.set(localName, value);
    for (const child of element.children) look(child);
  };
  if (document.documentElement) look(document.documentElement);
  return prefixes;
}

/** `/a/b[2]/@id`: the names and places of a node and what is around it. */
function pathOf(node: Node): string {
  if (node.nodeType === ATTRIBUTE) {
    const { ownerElement, name } = node as Attr;
    return `${ownerElement ? pathOf(ownerElement) : ''}/@${name}`;
  }
  const parent = node.parentNode;
  if (!parent) return '/';
  const name =
    node.nodeType === ELEMENT
      ? node.nodeName
      : node.nodeType === TEXT || node.nodeType === CDATA
        ? 'text()'
        : `${node.nodeName.slice(1)}()`;
  const alike = parent.childNodes.filter(
    ({ nodeType, nodeName }) => nodeType === node.nodeType && nodeName === node.nodeName,
  );
  const place = alike.length > 1 ? `[${alike.indexOf(node as (typeof alike)[number]) + 1}]` : '';
  const around = parent.nodeType === 9 ? '' : pathOf(parent);
  return `${around}/${name}${place}`;
}

function atomText(item: unknown): string {
  if (item instanceof Date) return item.toISOString();
  return typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item);
}

function xpathProblem(error: unknown, expression: string): unknown {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const [, code, text = ''] = /(X[A-Z]{3}\d{4}|FO[A-Z]{2}\d{4}):? ([^\n]*)/.exec(message) ?? [];
  const [, line = '1', column = '1'] = /at <>:(\d+):(\d+)/.exec(message) ?? [];
  const detail = text
    .replace(/^Failed to parse script\. /, '')
    .replace(/ No similar functions results\.$/, '')
    .replace(/\.$/, '');
  const at = offsetOf(expression, Number(line), Number(column));
  if (code === 'XPST0003') return new Problem('xpath-syntax', at, { detail });
  return new Problem('xpath-error', at, { detail: detail === '' ? (message.split('\n')[0] ?? '') : detail });
}
