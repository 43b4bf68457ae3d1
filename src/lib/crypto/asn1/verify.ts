// Verifies X.509 and CMS signatures using WebCrypto.
import { bitString, concat, NULL, oid, sequence } from './der.ts';
import { Problem } from '../../../base/problem.ts';
import { badAsn1, bits, type Element, inside, readElement, readOid } from '../../bytes/asn1.ts';

export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** `unsupported-algorithm`: not a mistake in the file; `name` is the algorithm that it requires. */
export const unsupported = (name: string) =>
  new Problem<'unsupported-algorithm'>('unsupported-algorithm', undefined, { name });

const HASHES: Readonly<Record<string, HashName>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

const OTHERS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.5': 'MD5',
  '2.16.840.1.101.3.4.2.4': 'SHA-224',
  '2.16.840.1.101.3.4.2.8': 'SHA3-256',
  '1.3.132.0.10': 'secp256k1',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
  '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
  '1.3.101.113': 'Ed448',
  '1.2.840.10040.4.3': 'DSA',
  '1.2.156.10197.1.501': 'SM2',
};

/** Returns the digest that an AlgorithmIdentifier names. Throws Problem. */
export function hashOf(algorithm: Element | undefined): HashName {
  const id = readOid(inside(algorithm)[0]);
  const hash = HASHES[id];
  if (!hash) throw unsupported(OTHERS[id] ?? id);
  return hash;
}

type Scheme =
  | { type: 'RSA'; hash: HashName | null }
  | { type: 'RSA-PSS'; hash: HashName; saltLength: number }
  | { type: 'ECDSA'; hash: HashName | null }
  | { type: 'Ed25519' };

const SCHEMES: Readonly<Record<string, Scheme>> = {
  '1.2.840.113549.1.1.1': { type: 'RSA', hash: null },
  '1.2.840.113549.1.1.5': { type: 'RSA', hash: 'SHA-1' },
  '1.2.840.113549.1.1.11': { type: 'RSA', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { type: 'RSA', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { type: 'RSA', hash: 'SHA-512' },
  '1.2.840.10045.2.1': { type: 'ECDSA', hash: null },
  '1.2.840.10045.4.1': { type: 'ECDSA', hash: 'SHA-1' },
  '1.2.840.10045.4.3.2': { type: 'ECDSA', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { type: 'ECDSA', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { type: 'ECDSA', hash: 'SHA-512' },
  '1.3.101.112': { type: 'Ed25519' },
};

const PSS = '1.2.840.113549.1.1.10';

function schemeOf(algorithm: Element): Scheme {
  const [type, parameters] = inside(algorithm);
  const id = readOid(type);
  if (id === PSS) return pssOf(parameters);
  const scheme = SCHEMES[id];
  if (!scheme) throw unsupported(OTHERS[id] ?? id);
  return scheme;
}

/** RSASSA-PSS-params (RFC 8017, A.2.3); missing values default to SHA-1 and 20 bytes. */
function pssOf(parameters: Element | undefined): Scheme {
  const part = (tag: number) => {
    const parameter = parameters && inside(parameters).find((each) => each.tag === tag);
    return parameter && readElement(parameter.contents);
  };
  const hash = part(0xa0) ? hashOf(part(0xa0)) : 'SHA-1';
  const mask = part(0xa1);
  const maskHash = mask ? hashOf(inside(mask)[1]) : 'SHA-1';
  if (maskHash !== hash) throw unsupported(`RSA-PSS, ${hash}, MGF1 ${maskHash}`);
  const saltLength = part(0xa2)?.contents.reduce((sum, byte) => sum * 256 + byte, 0) ?? 20;
  return { type: 'RSA-PSS', hash, saltLength };
}

const CURVES: Readonly<Record<string, { name: string; size: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', size: 32 },
  '1.3.132.0.34': { name: 'P-384', size: 48 },
  '1.3.132.0.35': { name: 'P-521', size: 66 },
};

/** Verifies a signature of `data` with the key. `digest` is the hash for schemes that name none. Throws Problem. */
export async function verifySignature(
  algorithm: Element,
  digest: HashName,
  publicKey: Uint8Array,
  signature: Uint8Array,
  data: Uint8Array,
): Promise<{ valid: boolean; scheme: string }> {
  const scheme = schemeOf(algorithm);
  const [keyAlgorithm, keyBits] = inside(readElement(publicKey));
  const [keyType, keyParameters] = inside(keyAlgorithm);
  const own = Uint8Array.from(data);
  if (scheme.type === 'RSA' || scheme.type === 'RSA-PSS') {
    const hash = scheme.hash ?? digest;
    const name = scheme.type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'RSA-PSS';
    // WebCrypto accepts RSA keys only as rsaEncryption.
    const spki = sequence(sequence(oid('1.2.840.113549.1.1.1'), NULL), bitString(bits(keyBits)));
    const key = await importKey(spki, { name, hash });
    const how = scheme.type === 'RSA' ? { name } : { name, saltLength: scheme.saltLength };
    const valid = await crypto.subtle.verify(how, key, Uint8Array.from(signature), own);
    return { valid, scheme: `${scheme.type === 'RSA' ? 'RSA PKCS#1' : 'RSA-PSS'}, ${hash}` };
  }
  if (scheme.type === 'Ed25519') {
    const key = await importKey(Uint8Array.from(publicKey), { name: 'Ed25519' });
    const valid = await crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), own);
    return { valid, scheme: 'Ed25519' };
  }
  if (readOid(keyType) !== '1.2.840.10045.2.1' || keyParameters?.tag !== 0x06) throw unsupported('EC');
  const curveId = readOid(keyParameters);
  const curve = CURVES[curveId];
  if (!curve) throw unsupported(`ECDSA, ${OTHERS[curveId] ?? curveId}`);
  const hash = scheme.hash ?? digest;
  const key = await importKey(Uint8Array.from(publicKey), { name: 'ECDSA', namedCurve: curve.name });
  const valid = await crypto.subtle.verify({ name: 'ECDSA', hash }, key, fixedSignature(signature, curve.size), own);
  return { valid, scheme: `ECDSA ${curve.name}, ${hash}` };
}

async function importKey(
  spki: Uint8Array<ArrayBuffer>,
  algorithm: RsaHashedImportParams | EcKeyImportParams | { name: string },
) {
  try {
    return await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  } catch (error) {
    // DataError: the key is malformed; NotSupportedError: this browser lacks the algorithm
    if (error instanceof DOMException && error.name === 'DataError') throw badAsn1();
    if (error instanceof DOMException) throw unsupported(algorithm.name);
    throw error;
  }
}

/** Converts the sequence of RFC 3279 to the two concatenated numbers that WebCrypto expects (IEEE P1363). */
function fixedSignature(der: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const numbers = inside(readElement(der)).map(({ contents }) => {
    const start = contents.findIndex((byte) => byte !== 0);
    const number = start < 0 ? new Uint8Array() : contents.subarray(start);
    if (number.length > size) throw badAsn1();
    return concat(new Uint8Array(size - number.length), number);
  });
  return concat(...numbers.slice(0, 2));
}
