// The SSH form of keys in PEM (PKCS #1, SEC 1, PKCS #8, SPKI), and the other forms of an SSH key.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';
import { bitString, concat, integer, sequence, oid } from '../asn1/der.ts';
import { bits, type Element, inside, octets, readElement, readOid } from '../../bytes/asn1.ts';
import { pem } from '../asn1/pem.ts';
import { spkiOfPkcs1, sshString } from '../key-formats.ts';
import { entryOfOpenssh, type SshEntry } from './openssh.ts';
import { badKey, readWireKey, type WireKey } from './wire.ts';

const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'nistp256',
  '1.3.132.0.34': 'nistp384',
  '1.3.132.0.35': 'nistp521',
};
const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
const ED25519 = '1.3.101.112';

const rsaBlob = (n: Element | undefined, e: Element | undefined) => {
  if (n?.tag !== 0x02 || e?.tag !== 0x02) throw badKey();
  return concat(sshString('ssh-rsa'), sshString(e.contents), sshString(n.contents));
};
const ecBlob = (curve: string | undefined, point: Uint8Array) => {
  if (curve === undefined) throw badKey();
  return concat(sshString(`ecdsa-sha2-${curve}`), sshString(curve), sshString(point));
};

/** An ECPrivateKey, which may leave its curve to what is around it. */
function sec1Blob(der: Uint8Array, curve?: string) {
  const items = inside(readElement(der));
  const own = items.find(({ tag }) => tag === 0xa0);
  const point = items.find(({ tag }) => tag === 0xa1);
  if (!point) throw badKey();
  return ecBlob(curve ?? CURVES[own ? readOid(readElement(own.contents)) : ''], bits(readElement(point.contents)));
}

async function pkcs8Blob(der: Uint8Array) {
  const [, algorithm, key] = inside(readElement(der));
  const [type, parameters] = inside(algorithm);
  const inner = octets(key);
  if (readOid(type) === RSA) {
    const [, n, e] = inside(readElement(inner));
    return rsaBlob(n, e);
  }
  if (readOid(type) === EC) return sec1Blob(inner, CURVES[readOid(parameters)]);
  if (readOid(type) !== ED25519) throw badKey();
  const imported = await crypto.subtle.importKey('pkcs8', Uint8Array.from(der), 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', imported);
  return concat(sshString('ssh-ed25519'), sshString(decodeBase64(x).bytes));
}

function spkiBlob(der: Uint8Array) {
  const [algorithm, key] = inside(readElement(der));
  const [type, parameters] = inside(algorithm);
  if (readOid(type) === RSA) {
    const [n, e] = inside(readElement(bits(key)));
    return rsaBlob(n, e);
  }
  if (readOid(type) === EC) return ecBlob(CURVES[readOid(parameters)], bits(key));
  if (readOid(type) !== ED25519) throw badKey();
  return concat(sshString('ssh-ed25519'), sshString(bits(key)));
}

async function blobOf(label: string, der: Uint8Array): Promise<Uint8Array> {
  const [first, second, third] = label.startsWith('RSA ') ? inside(readElement(der)) : [];
  switch (label) {
    case 'RSA PUBLIC KEY':
      return rsaBlob(first, second);
    case 'RSA PRIVATE KEY':
      return rsaBlob(second, third);
    case 'EC PRIVATE KEY':
      return sec1Blob(der);
    case 'PRIVATE KEY':
      return pkcs8Blob(der);
    case 'PUBLIC KEY':
      return spkiBlob(der);
    default:
      throw new Problem('no-ssh-key', 0);
  }
}

/** Reads a PEM block. A private key that is encrypted as a whole has no public part: `encrypted-key`. */
export async function keyOfPem(label: string, body: string, line: number): Promise<SshEntry> {
  if (label === 'ENCRYPTED PRIVATE KEY' || /^\s*Proc-Type: 4,ENCRYPTED/.test(body))
    throw new Problem('encrypted-key', 0);
  try {
    const der = decodeBase64(body).bytes;
    if (label === 'OPENSSH PRIVATE KEY') return entryOfOpenssh(der, line);
    const key = readWireKey(await blobOf(label, der));
    const isPrivate = label.includes('PRIVATE');
    const form = isPrivate ? 'pem-private' : 'pem-public';
    return { line, key, comment: '', options: '', hosts: '', form, cipher: isPrivate ? 'none' : null };
  } catch (error) {
    if (error instanceof Problem && error.code === 'no-ssh-key') throw error;
    if (error instanceof Problem || error instanceof DOMException) throw badKey();
    throw error;
  }
}

/** SPKI as PEM; null for keys that it has no form for here (DSA, security keys). */
export function pemOf({ type, parts, certificate }: WireKey): string | null {
  if (certificate) return null;
  const [first, second] = parts;
  if (!first) return null;
  if (type === 'ssh-rsa' && second) return pem('PUBLIC KEY', spkiOfPkcs1(sequence(integer(second), integer(first))));
  if (type === 'ssh-ed25519') return pem('PUBLIC KEY', sequence(sequence(oid(ED25519)), bitString(first)));
  const curve = Object.entries(CURVES).find(([, name]) => type === `ecdsa-sha2-${name}`)?.[0];
  return curve !== undefined && second
    ? pem('PUBLIC KEY', sequence(sequence(oid(EC), oid(curve)), bitString(second)))
    : null;
}

/** The block of RFC 4716 as `ssh-keygen -e` writes it, with 70 characters per line. */
export function rfc4716Of(blob: Uint8Array, comment: string): string {
  const lines = encodeBase64(blob).match(/.{1,70}/g) ?? [];
  const header = comment === '' ? [] : [`Comment: "${comment.replaceAll('"', "'").slice(0, 1000)}"`];
  return ['---- BEGIN SSH2 PUBLIC KEY ----', ...header, ...lines, '---- END SSH2 PUBLIC KEY ----', ''].join('\n');
}
