// What a DER structure is, by its shape: for keys and certificates without their BEGIN line, or with the wrong one.
import { Problem } from '../../../base/problem.ts';
import { type Element, inside, readElement, readOid } from '../../bytes/asn1.ts';

const PKCS7 = '1.2.840.113549.1.7.';
/** The schemes of PKCS #5 and PKCS #12 that encrypt a key. */
const ENCRYPTION = /^1\.2\.840\.113549\.1\.(?:5|12\.1)\./;

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OID = 0x06;

const first = (element: Element | undefined): string => {
  const [type] = inside(element);
  return type?.tag === OID ? readOid(type) : '';
};

/** The label of a structure that starts with a number: the version of a private key, or the modulus of a public one. */
function labelOfNumbers(items: readonly Element[], shape: string): string | null {
  if (shape === '2,2') return 'RSA PUBLIC KEY';
  if (/^2(?:,2){8}/.test(shape)) return 'RSA PRIVATE KEY';
  if (/^2(?:,2){5}$/.test(shape)) return 'DSA PRIVATE KEY';
  if (items[1]?.tag === OCTET_STRING) return 'EC PRIVATE KEY';
  return items[1]?.tag === SEQUENCE && items[2]?.tag === OCTET_STRING ? 'PRIVATE KEY' : null;
}

/** The label of something signed: a certificate has a serial number, a request only its version. */
function labelOfSigned(signed: Element | undefined): string | null {
  const items = inside(signed);
  if (items[0]?.tag === 0xa0 || (items[0]?.tag === INTEGER && items[2]?.tag === SEQUENCE && items.length >= 6))
    return 'CERTIFICATE';
  const [version, subject, key] = items;
  return version?.tag === INTEGER && subject?.tag === SEQUENCE && first(inside(key)[0]) !== ''
    ? 'CERTIFICATE REQUEST'
    : null;
}

/** Returns the PEM label that fits the structure, or null. */
export function labelOfDer(der: Uint8Array): string | null {
  try {
    const items = inside(readElement(der));
    const shape = items.map(({ tag }) => tag).join();
    if (items[0]?.tag === INTEGER) return labelOfNumbers(items, shape);
    if (items[0]?.tag === OID) return readOid(items[0]).startsWith(PKCS7) ? 'PKCS7' : null;
    if (shape === `${SEQUENCE},${BIT_STRING}`) return first(items[0]) === '' ? null : 'PUBLIC KEY';
    if (shape === `${SEQUENCE},${OCTET_STRING}`)
      return ENCRYPTION.test(first(items[0])) ? 'ENCRYPTED PRIVATE KEY' : null;
    return shape === `${SEQUENCE},${SEQUENCE},${BIT_STRING}` ? labelOfSigned(items[0]) : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
