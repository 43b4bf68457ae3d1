import type { XmlDocument, XmlElement, XmlNode } from './read-xml.ts';

/** Writes a document; elements with text in them stay on one line, the others get a line per child (none when `unit` is null). */
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
      // The end mark is divided between two sections.
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
  const preserved = attributes.some((one) => one.name === 'xml:space' && one.value === 'preserve');
  const inline = preserved || unit === null || children.some(({ kind }) => kind === 'text' || kind === 'cdata');
  if (inline) return `${open}>${children.map((child) => nodeText(child, null, '')).join('')}</${name}>`;
  const inner = `\n${pad}${unit}`;
  return `${open}>${children.map((child) => inner + nodeText(child, unit, pad + unit)).join('')}\n${pad}</${name}>`;
}

function attributesText(attributes: readonly { name: string; value: string }[]): string {
  return attributes.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** A reader would turn a carriage return into a line feed (XML 1.0 section 2.11). */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** A reader would turn tabs and line ends into spaces (XML 1.0 section 3.3.3). */
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
