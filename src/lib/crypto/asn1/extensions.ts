// Reads what the extensions of a certificate allow (RFC 5280, 4.2).
import { encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import {
  badAsn1,
  type Element,
  elementsOf,
  expectTag,
  inside,
  octets,
  readElement,
  readOid,
} from '../../bytes/asn1.ts';
import { type NameConstraints, readNameConstraints, type TypedName, typedName } from './name-constraints.ts';

export interface Extensions {
  keyId: string | null;
  /** Whether its holder may issue certificates. */
  isAuthority: boolean;
  /** How many authorities may be between this one and the last certificate; null if unlimited. */
  pathLength: number | null;
  /** The first two bytes of the key usage; null if any use is allowed. */
  keyUsage: number | null;
  /** Object identifiers; null if any purpose is allowed. */
  purposes: readonly string[] | null;
  alternativeNames: readonly TypedName[];
  constraints: NameConstraints | null;
  /** A critical extension that can't be processed: unknown, malformed or duplicated. */
  obscure: string | null;
}

/** Bits of the key usage (4.2.1.3). */
export const KEY_USAGE = { digitalSignature: 0x8000, nonRepudiation: 0x4000, keyCertSign: 0x0400 } as const;

const KEY_ID = '2.5.29.14';
const USAGE = '2.5.29.15';
const ALTERNATIVE_NAMES = '2.5.29.17';
const BASIC_CONSTRAINTS = '2.5.29.19';
const NAME_CONSTRAINTS = '2.5.29.30';
const PURPOSES = '2.5.29.37';

/**
 * Extensions that may be critical: those read here, and those about revocation, issuers and policies, which aren't
 * checked here.
 */
const UNDERSTOOD = new Set([
  KEY_ID,
  USAGE,
  ALTERNATIVE_NAMES,
  BASIC_CONSTRAINTS,
  NAME_CONSTRAINTS,
  PURPOSES,
  '2.5.29.18',
  '2.5.29.31',
  '2.5.29.32',
  '2.5.29.33',
  '2.5.29.35',
  '2.5.29.36',
  '2.5.29.54',
]);

/** Never throws: a certificate that can't be read is untrusted, but still shown. */
export function readExtensions(extensions: Element | undefined): Extensions {
  const values = new Map<string, Element>();
  let obscure: string | null = null;
  const attempt = <T>(read: () => T, otherwise: T, name: string): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      obscure ??= name;
      return otherwise;
    }
  };
  for (const extension of extensions ? attempt(() => inside(elementsOf(extensions.contents)[0]), [], '?') : []) {
    attempt(
      () => {
        const [type, ...rest] = inside(extension);
        const id = readOid(type);
        const isCritical = rest.length > 1 && expectTag(rest[0], 0x01).contents[0] !== 0;
        if (values.has(id) || (isCritical && !UNDERSTOOD.has(id))) obscure ??= id;
        values.set(id, readElement(octets(rest.at(-1))));
      },
      undefined,
      '?',
    );
  }
  const value = <T>(id: string, read: (element: Element) => T, otherwise: T): T => {
    const element = values.get(id);
    return element ? attempt(() => read(element), otherwise, id) : otherwise;
  };
  const basic = value(BASIC_CONSTRAINTS, readBasicConstraints, { isAuthority: false, pathLength: null });
  return {
    keyId: value(KEY_ID, (element) => encodeHex(element.contents), null),
    ...basic,
    keyUsage: value(USAGE, readKeyUsage, null),
    purposes: value(PURPOSES, (element) => inside(element).map(readOid), null),
    alternativeNames: value(ALTERNATIVE_NAMES, (element) => inside(element).map(typedName), []),
    constraints: value(NAME_CONSTRAINTS, readNameConstraints, null),
    obscure,
  };
}

function readBasicConstraints(element: Element): Pick<Extensions, 'isAuthority' | 'pathLength'> {
  const parts = inside(element);
  const authority = parts[0]?.tag === 0x01 ? parts.shift() : undefined;
  const [limit] = parts;
  if (limit && (expectTag(limit, 0x02).contents[0] ?? 0x80) >= 0x80) throw badAsn1();
  return {
    isAuthority: authority !== undefined && authority.contents[0] !== 0,
    // A number of more than four bytes is effectively unlimited.
    pathLength: limit ? limit.contents.reduce((sum, byte) => sum * 256 + byte, 0) : null,
  };
}

function readKeyUsage(element: Element): number {
  const [, first = 0, second = 0] = expectTag(element, 0x03).contents;
  return first * 256 + second;
}
