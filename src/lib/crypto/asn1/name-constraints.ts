// Checks the names that certificates under an authority may have (RFC 5280, 4.2.1.10), like OpenSSL.
import {
  badAsn1,
  type Element,
  elementsOf,
  expectTag,
  inside,
  readElement,
  readOid,
  readText,
} from '../../bytes/asn1.ts';

/** The kinds of names by tag. */
const EMAIL = 0x81;
const HOST = 0x82;
const DIRECTORY = 0xa4;
const ADDRESS = 0x86;
const IP = 0x87;

/** A name of a kind, in comparable form. */
export interface TypedName {
  tag: number;
  /** The parts of a distinguished name. */
  parts?: readonly string[];
  text?: string;
  bytes?: Uint8Array;
}

export interface NameConstraints {
  permitted: readonly TypedName[];
  excluded: readonly TypedName[];
}

/** Throws Problem. */
export function readNameConstraints(element: Element): NameConstraints {
  const trees = (tag: number) =>
    inside(element)
      .filter((part) => part.tag === tag)
      .flatMap(({ contents }) => elementsOf(contents))
      .map((tree) => {
        const [base, ...bounds] = inside(tree);
        // RFC 5280 allows only the default bounds.
        if (!base || bounds.length > 0) throw badAsn1();
        return typedName(base);
      });
  return { permitted: trees(0xa0), excluded: trees(0xa1) };
}

/** An IA5String; a byte that isn't ASCII becomes the character with that number, which matches no name. */
const asciiOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A GeneralName. Throws Problem. */
export function typedName(element: Element): TypedName {
  const { tag, contents } = element;
  if (tag === DIRECTORY) return { tag, parts: partsOf(readElement(contents)) };
  if (tag === EMAIL || tag === HOST || tag === ADDRESS) return { tag, text: asciiOf(contents) };
  return { tag, bytes: contents };
}

/** Returns the attributes of a distinguished name; case and repeated whitespace are ignored (RFC 5280, 7.1). */
export function attributesOf(name: Element): { type: string; value: string }[][] {
  return inside(name).map((set) =>
    inside(set, 0x31).map((pair) => {
      const [type, value] = inside(pair);
      if (!value) throw badAsn1();
      return { type: readOid(type), value: readText(value).trim().replace(/\s+/g, ' ').toLowerCase() };
    }),
  );
}

export function partsOf(name: Element): string[] {
  return attributesOf(expectTag(name, 0x30)).map((set) =>
    set
      .map(({ type, value }) => `${type}=${value}`)
      .sort()
      .join('+'),
  );
}

const EMAIL_ATTRIBUTE = '1.2.840.113549.1.9.1';
const COMMON_NAME = '2.5.4.3';

/**
 * Returns all names of a certificate, including those in its subject: addresses, and for the last one in a path a
 * common name that is a host name.
 */
export function namesOf(subject: Element, names: readonly TypedName[], isLast: boolean): TypedName[] {
  const attributes = attributesOf(subject).flat();
  const valuesOf = (wanted: string) => attributes.filter(({ type }) => type === wanted).map(({ value }) => value);
  const emails = valuesOf(EMAIL_ATTRIBUTE).map((text) => ({ tag: EMAIL, text }));
  const hosts = isLast && !names.some(({ tag }) => tag === HOST) ? valuesOf(COMMON_NAME).filter(looksLikeHost) : [];
  return [
    ...(attributes.length > 0 ? [{ tag: DIRECTORY, parts: partsOf(subject) }] : []),
    ...emails,
    ...names,
    ...hosts.map((text) => ({ tag: HOST, text })),
  ];
}

const looksLikeHost = (text: string) =>
  text.length <= 253 && /^[\w-]+(?:\.[\w-]+)+$/.test(text) && !/(?:^|\.)-|-(?:\.|$)/.test(text);

/** Whether all names are permitted and none is excluded. */
export function allowsNames({ permitted, excluded }: NameConstraints, names: readonly TypedName[]): boolean {
  return names.every((name) => {
    const ofKind = (trees: readonly TypedName[]) => trees.filter(({ tag }) => tag === name.tag);
    const [wanted, unwanted] = [ofKind(permitted), ofKind(excluded)];
    if (wanted.length + unwanted.length === 0) return true;
    const matches = MATCH[name.tag];
    // A constraint or name of a kind that can't be compared here.
    if (!matches || (name.tag === EMAIL && !name.text?.includes('@')) || (name.tag === ADDRESS && !hostOf(name)))
      return false;
    return (
      (wanted.length === 0 || wanted.some((tree) => matches(name, tree))) &&
      !unwanted.some((tree) => matches(name, tree))
    );
  });
}

type Match = (name: TypedName, tree: TypedName) => boolean;

const lower = ({ text = '' }: TypedName) => text.toLowerCase();

const hostOf = (address: TypedName) => /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/.exec(lower(address))?.[1];

/** Whether a name is under a host: `host` includes itself, `.host` doesn't. */
function underHost(host: string, tree: string): boolean {
  return tree.startsWith('.') ? host.length > tree.length && host.endsWith(tree) : host === tree;
}

const MATCH: Readonly<Record<number, Match>> = {
  [DIRECTORY]: ({ parts = [] }, tree) => (tree.parts ?? []).every((part, at) => parts[at] === part),
  [HOST]: (name, tree) => {
    const [host, base] = [lower(name), lower(tree)];
    if (base === '') return true;
    return host === base || (host.endsWith(base) && (base.startsWith('.') || host.at(-base.length - 1) === '.'));
  },
  [EMAIL]: ({ text = '' }, { text: base = '' }) => {
    const at = text.lastIndexOf('@');
    const host = text.slice(at + 1).toLowerCase();
    const from = base.lastIndexOf('@');
    if (from < 0) return underHost(host, base.toLowerCase());
    return text.slice(0, at) === base.slice(0, from) && host === base.slice(from + 1).toLowerCase();
  },
  [ADDRESS]: (name, tree) => {
    return underHost(hostOf(name) ?? '', lower(tree));
  },
  [IP]: ({ bytes = new Uint8Array() }, { bytes: tree = new Uint8Array() }) =>
    tree.length === 2 * bytes.length &&
    bytes.every((byte, at) => (byte & tree[bytes.length + at]!) === (tree[at]! & tree[bytes.length + at]!)),
};
