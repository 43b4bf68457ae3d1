// Private keys of OpenSSH (PROTOCOL.key and the agent's formats of keys) as JSON Web Keys.
import { bigIntOf } from '../../../base/random.ts';
import { encodeBase64 } from '../../bytes/bytes.ts';
import { badKey, WireReader } from '../ssh/wire.ts';
import { keyProblem, type KeyParts } from './parts.ts';

const MAGIC = 'openssh-key-v1\0';

const url = (bytes: Uint8Array) => encodeBase64(bytes, { url: true, padding: false });

/** A positive number of SSH has a zero in front if its first bit is set. */
const unsigned = (bytes: Uint8Array) => url(bytes[0] === 0 ? bytes.subarray(1) : bytes);

function numberText(value: bigint): string {
  const digits = value.toString(16);
  const pairs = (digits.length % 2 === 0 ? digits : `0${digits}`).match(/../g) ?? [];
  return url(Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
}

function rsaOf(reader: WireReader): KeyParts {
  const [n, e, d, qi, p, q] = Array.from({ length: 6 }, () => reader.string());
  if (!n || !e || !d || !qi || !p || !q) throw badKey();
  const exponent = (prime: Uint8Array) => {
    const size = bigIntOf(prime);
    if (size < 2n) throw badKey();
    return numberText(bigIntOf(d) % (size - 1n));
  };
  const [dp, dq] = [exponent(p), exponent(q)];
  const written = { n, e, d, p, q, qi };
  return {
    kty: 'RSA',
    ...Object.fromEntries(Object.entries(written).map(([name, bytes]) => [name, unsigned(bytes)])),
    dp,
    dq,
  };
}

function ecOf(reader: WireReader): KeyParts {
  const crv = reader.text().replace('nistp', 'P-');
  const point = reader.string();
  const half = (point.length - 1) / 2;
  if (point[0] !== 4 || !Number.isInteger(half))
    throw keyProblem('unsupported-key', { type: `EC ${crv}`.slice(0, 40) });
  return {
    kty: 'EC',
    crv,
    x: url(point.subarray(1, 1 + half)),
    y: url(point.subarray(1 + half)),
    d: unsigned(reader.string()),
  };
}

/** The seed, then the public key once more (RFC 8709). */
function ed25519Of(reader: WireReader): KeyParts {
  const x = reader.string();
  return { kty: 'OKP', crv: 'Ed25519', x: url(x), d: url(reader.string().subarray(0, x.length)) };
}

/** Returns the private key in a block of OpenSSH. Throws Problem. */
export function keyOfOpenssh(bytes: Uint8Array): KeyParts {
  if (String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC) throw badKey();
  const file = new WireReader(bytes.subarray(MAGIC.length));
  const cipher = file.text();
  file.string();
  file.string();
  if (file.number() < 1) throw badKey();
  file.string();
  if (cipher !== 'none') throw keyProblem('encrypted-key');
  const reader = new WireReader(file.string());
  if (reader.number() !== reader.number()) throw badKey();
  const type = reader.text();
  if (type === 'ssh-rsa') return rsaOf(reader);
  if (type === 'ssh-ed25519') return ed25519Of(reader);
  if (/^ecdsa-sha2-nistp\d+$/.test(type)) return ecOf(reader);
  throw keyProblem('unsupported-key', { type: type.slice(0, 40) });
}
