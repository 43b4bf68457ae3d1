// Elements of SAML by their names and namespaces, whatever prefixes a message gives them.
import { Problem } from '../../../base/problem.ts';
import { XML_PROBLEMS, type XmlProblemCode } from '../xml/problems.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';

/** What can be wrong with the XML of a message, which has no document type declaration. */
export const SAML_XML_PROBLEMS = XML_PROBLEMS.filter(
  (code): code is Exclude<XmlProblemCode, 'bad-doctype' | 'entity-bomb'> =>
    code !== 'bad-doctype' && code !== 'entity-bomb',
);

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const OLDER = /^urn:oasis:names:tc:SAML:1\.0:(?:protocol|assertion)$/;

export interface SamlElement {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly SamlElement[];
  /** Its own text without space around it; comments are no part of it. */
  text: string;
}

type Scope = ReadonlyMap<string, string>;

function resolved(element: XmlElement, outer: Scope): SamlElement {
  const declared = element.attributes.filter(({ name }) => name === 'xmlns' || name.startsWith('xmlns:'));
  const scope =
    declared.length === 0
      ? outer
      : new Map([...outer, ...declared.map(({ name, value }): [string, string] => [name.slice(6), value])]);
  const [local = '', prefix = ''] = element.name.split(':').reverse();
  const text = element.children
    .map((child) => (child.kind === 'text' || child.kind === 'cdata' ? child.text : ''))
    .join('');
  return {
    name: local,
    namespace: scope.get(prefix) ?? '',
    attributes: new Map(element.attributes.map(({ name, value }) => [name.replace(/^.*:/, ''), value])),
    children: element.children.filter((child) => child.kind === 'element').map((child) => resolved(child, scope)),
    text: text.trim(),
  };
}

/** Parts of messages are copied without the declarations around them. */
const MESSAGE = /^(?:Response|Assertion|AuthnRequest|Logout(?:Request|Response))$/;

const isSaml = ({ name, namespace }: SamlElement) =>
  (namespace === '' && MESSAGE.test(name)) ||
  namespace === PROTOCOL ||
  namespace === ASSERTION ||
  namespace === METADATA ||
  OLDER.test(namespace);

/** An element and all in it, in their order. */
export function within(element: SamlElement): SamlElement[] {
  return [element, ...element.children.flatMap(within)];
}

/** The first child with a name, or all of them. */
export const child = (element: SamlElement | undefined, name: string) =>
  element?.children.find((each) => each.name === name);
export const childrenOf = (element: SamlElement | undefined, name: string) =>
  element?.children.filter((each) => each.name === name) ?? [];
export const attribute = (element: SamlElement | undefined, name: string) => element?.attributes.get(name) ?? null;

/**
 * Returns the outermost element of SAML: the message, or what an envelope of another protocol (SOAP, WS-Federation) holds.
 * Throws Problem.
 */
export function readSaml(xml: string): SamlElement {
  // Programs that take such declarations, in any spelling, can be made to read files.
  for (const { index } of xml.matchAll(/<!(?!--|\[CDATA\[)/g))
    if (!isInComment(xml, index)) throw new Problem('doctype', index);
  const document = readXml(xml);
  const root = document.children.find((node) => node.kind === 'element');
  const element = root && resolved(root, new Map());
  const message = element && within(element).find(isSaml);
  if (!message) throw new Problem('other-xml', undefined, { name: element?.name.slice(0, 60) ?? '' });
  return message;
}

const isInComment = (xml: string, at: number) => xml.lastIndexOf('<!--', at) > xml.lastIndexOf('-->', at);
