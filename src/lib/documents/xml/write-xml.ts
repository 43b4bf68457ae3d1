import type { XmlDocument, XmlElement, XmlNode } from './read-xml.ts';

/**
 * Writes a document; elements that contain text stay on one line, others get one line per child (none if `unit` is
 * null).
 */
export function writeXml({ declaration, doctype, children }: XmlDocument, unit: string | null): string {
  const lines = [
    ...(declaration ? [`<?xml${attributesText(declaration)}?>`] : []),
    ...(doctype === null ? [] : [`<!DOCTYPE ${doctype}>`]),
    ...children.map((child) => nodeText(child, unit, '')),
  ];
  return lines.join(unit === null ? '' : '\n');
}

function nodeText(node: XmlNode, unit: string | null, pad: string): string {
  switch (node.kind) {
    case 'element':
      return elementText(node, unit, pad);
    case 'text':
      return escapeText(node.text);
    case 'cdata':
      // Splits the end marker between two sections.
      return `<![CDATA[${node.text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    case 'comment':
      return `<!--${node.text}-->`;
    case 'instruction':
      return `<?${node.target}${node.text === '' ? '' : ` ${node.text}`}?>`;
  }
}

function elementText({ name, attributes, children }: XmlElement, unit: string | null, pad: string): string {
  const open = `<${name}${attributesText(attributes)}`;
  if (children.length === 0) return `${open}/>`;
  const preserved = attributes.some((attribute) => attribute.name === 'xml:space' && attribute.value === 'preserve');
  const inline = preserved || unit === null || children.some(({ kind }) => kind === 'text' || kind === 'cdata');
  if (inline) return `${open}>${children.map((child) => nodeText(child, null, '')).join('')}</${name}>`;
  const inner = `\n${pad}${unit}`;
  return `${open}>${children.map((child) => inner + nodeText(child, unit, pad + unit)).join('')}\n${pad}</${name}>`;
}

function attributesText(attributes: readonly { name: string; value: string }[]): string {
  return attributes.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** A reader would convert a carriage return to a line feed (XML 1.0 section 2.11). */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** A reader would convert tabs and line endings to spaces (XML 1.0 section 3.3.3). */
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
