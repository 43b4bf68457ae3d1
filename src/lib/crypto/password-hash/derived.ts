// Notations of Argon2, scrypt and PBKDF2.
import { encodeBase64 } from '../../bytes/bytes.ts';
import { ascii, CRYPT_64, cryptNumber, fromDotted } from './alphabet.ts';
import type { Argon2Variant, Method, Pbkdf2Hash } from './method.ts';
import { B64, badCost, base64, C64, cost, damaged, hashOf, hex, type Notation, WORD } from './notation.ts';

function argon2({ variant, v = '16', m, t, p, salt = '', digest = '', more }: Readonly<Record<string, string>>) {
  const scheme = `Argon2${variant}`;
  const costs = { m: cost(scheme, m, WORD), t: cost(scheme, t, WORD), p: cost(scheme, p, [1, 2 ** 24 - 1]) };
  if (costs.m < 8 * costs.p) throw badCost(scheme, `m=${m}, p=${p}`);
  const version = cost(scheme, v, [16, 19]);
  const bytes = base64(salt);
  const method: Method = { kind: 'argon2', variant: variant as Argon2Variant, version, ...costs, salt: bytes };
  // A pepper or further data isn't in the hash
  const isComputable = more === undefined && (version === 16 || version === 19);
  return {
    ...hashOf(isComputable ? method : { kind: 'listed', strength: 'good' }, salt, digest, base64(digest)),
    scheme,
  };
}

const SCRYPT_LIMITS = [1, 2 ** 30 - 1] as const;

/** `n` is N itself. */
function scrypt(n: number, r: string | undefined, p: string | undefined, salt: Uint8Array<ArrayBuffer>): Method {
  const exponent = Math.log2(n);
  if (!Number.isInteger(exponent) || exponent < 1) throw badCost('scrypt', `N=${n}`);
  const costs = { r: cost('scrypt', r, SCRYPT_LIMITS), p: cost('scrypt', p, SCRYPT_LIMITS) };
  return { kind: 'scrypt', n: exponent, ...costs, salt };
}

const PBKDF2_NAMES: Readonly<Record<string, Pbkdf2Hash>> = {
  sha1: 'SHA-1',
  '': 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};
const pbkdf2Scheme = (hash: Pbkdf2Hash) => `PBKDF2-HMAC-${hash}`;

function pbkdf2(
  name: string,
  i: string | undefined,
  salt: Uint8Array<ArrayBuffer>,
): Extract<Method, { kind: 'pbkdf2' }> {
  const hash = PBKDF2_NAMES[name];
  if (!hash) throw damaged('PBKDF2');
  return { kind: 'pbkdf2', hash, i: cost(pbkdf2Scheme(hash), i, WORD), salt };
}

function pbkdf2Hash(
  method: Extract<Method, { kind: 'pbkdf2' }>,
  salt: string,
  digest: string,
  expected: Uint8Array<ArrayBuffer>,
) {
  return { ...hashOf(method, salt, digest, expected), scheme: pbkdf2Scheme(method.hash) };
}

/** ASP.NET Core Identity, version 3: everything in one piece of Base64. */
function aspNet({ whole = '' }: Readonly<Record<string, string>>) {
  const bytes = base64(whole);
  const view = new DataView(bytes.buffer);
  const [function_, iterations, saltLength] = [1, 5, 9].map((at) => view.getUint32(at));
  const hash = (['SHA-1', 'SHA-256', 'SHA-512'] as const)[function_ ?? 3];
  const end = 13 + (saltLength ?? 0);
  if (!hash || end >= bytes.length || !iterations) throw damaged('ASP.NET Identity');
  const [salt, digest] = [bytes.slice(13, end), bytes.slice(end)];
  const method: Method = { kind: 'pbkdf2', hash, i: iterations, salt };
  return { ...hashOf(method, encodeBase64(salt), encodeBase64(digest), digest), scheme: pbkdf2Scheme(hash) };
}

/** A digest in the Base64 of crypt, three bytes at a time. */
function fromCrypt(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const group = text.slice(at, at + 4);
    const value = cryptNumber(group);
    for (let byte = 0; byte < group.length - 1; byte++) bytes.push(Math.floor(value / 256 ** byte) % 256);
  }
  return Uint8Array.from(bytes);
}

export const DERIVED: readonly Notation[] = [
  {
    scheme: 'Argon2',
    starts: /^(?:argon2)?\$argon2/,
    whole: new RegExp(
      `^(?:argon2)?\\$argon2(?<variant>id|i|d)\\$(?:v=(?<v>\\d{1,3})\\$)?m=(?<m>\\d{1,12}),t=(?<t>\\d{1,12}),p=(?<p>\\d{1,12})(?<more>,(?:keyid|data)=[^$]{1,200})?\\$(?<salt>${B64}{11,200})\\$(?<digest>${B64}{6,2000})$`,
    ),
    read: argon2,
  },
  {
    scheme: 'scrypt',
    starts: /^\$scrypt\$/,
    whole: new RegExp(
      `^\\$scrypt\\$ln=(?<ln>\\d{1,3}),r=(?<r>\\d{1,12}),p=(?<p>\\d{1,12})\\$(?<salt>${B64}{0,500})\\$(?<digest>${B64}{16,500})$`,
    ),
    read: ({ ln, r, p, salt = '', digest = '' }) =>
      hashOf(scrypt(2 ** cost('scrypt', ln, [1, 63]), r, p, base64(salt)), salt, digest, base64(digest)),
  },
  {
    // libxcrypt and libsodium
    scheme: 'scrypt',
    starts: /^\$7\$/,
    whole: new RegExp(
      `^\\$7\\$(?<n>${C64})(?<r>${C64}{5})(?<p>${C64}{5})(?<salt>[^$]{0,100})\\$(?<digest>${C64}{43})$`,
    ),
    read({ n = '', r = '', p = '', salt = '', digest = '' }) {
      const method = scrypt(2 ** CRYPT_64.indexOf(n), String(cryptNumber(r)), String(cryptNumber(p)), ascii(salt));
      return hashOf(method, salt, digest, fromCrypt(digest));
    },
  },
  {
    // Django
    scheme: 'scrypt',
    starts: /^scrypt\$/,
    whole:
      /^scrypt\$(?<n>\d{1,12})\$(?<salt>[^$]{1,200})\$(?<r>\d{1,12})\$(?<p>\d{1,12})\$(?<digest>[A-Za-z\d+/]{20,500}={0,2})$/,
    read: ({ n, r, p, salt = '', digest = '' }) =>
      hashOf(scrypt(Number(n), r, p, ascii(salt)), salt, digest, base64(digest)),
  },
  {
    // Werkzeug (Flask)
    scheme: 'scrypt',
    starts: /^scrypt:/,
    whole:
      /^scrypt:(?<n>\d{1,12}):(?<r>\d{1,12}):(?<p>\d{1,12})\$(?<salt>[^$]{1,200})\$(?<digest>(?:[\da-f]{2}){16,256})$/,
    read: ({ n, r, p, salt = '', digest = '' }) =>
      hashOf(scrypt(Number(n), r, p, ascii(salt)), salt, digest, hex(digest)),
  },
  {
    // PHC strings and passlib
    scheme: 'PBKDF2',
    starts: /^\$pbkdf2/,
    whole:
      /^\$pbkdf2(?:-(?<name>sha1|sha256|sha384|sha512))?\$(?:i=)?(?<i>\d{1,12})(?:,l=\d{1,5})?\$(?<salt>[A-Za-z\d+./]{0,500})\$(?<digest>[A-Za-z\d+./]{16,500})$/,
    read: ({ name = '', i, salt = '', digest = '' }) =>
      pbkdf2Hash(pbkdf2(name, i, fromDotted(salt)), salt, digest, fromDotted(digest)),
  },
  {
    // Django
    scheme: 'PBKDF2',
    starts: /^pbkdf2_/,
    whole:
      /^pbkdf2_(?<name>sha1|sha256|sha512)\$(?<i>\d{1,12})\$(?<salt>[^$]{1,200})\$(?<digest>[A-Za-z\d+/]{16,500}={0,2})$/,
    read: ({ name = '', i, salt = '', digest = '' }) =>
      pbkdf2Hash(pbkdf2(name, i, ascii(salt)), salt, digest, base64(digest)),
  },
  {
    // Werkzeug
    scheme: 'PBKDF2',
    starts: /^pbkdf2:/,
    whole:
      /^pbkdf2:(?<name>sha1|sha256|sha512):(?<i>\d{1,12})\$(?<salt>[^$]{1,200})\$(?<digest>(?:[\da-f]{2}){16,128})$/,
    read: ({ name = '', i, salt = '', digest = '' }) =>
      pbkdf2Hash(pbkdf2(name, i, ascii(salt)), salt, digest, hex(digest)),
  },
  {
    scheme: 'GRUB (PBKDF2)',
    starts: /^grub\.pbkdf2\./,
    whole:
      /^grub\.pbkdf2\.sha512\.(?<i>\d{1,12})\.(?<salt>(?:[\dA-Fa-f]{2}){1,256})\.(?<digest>(?:[\dA-Fa-f]{2}){16,256})$/,
    read: ({ i, salt = '', digest = '' }) => pbkdf2Hash(pbkdf2('sha512', i, hex(salt)), salt, digest, hex(digest)),
  },
  {
    scheme: 'ASP.NET Identity',
    starts: /^AQAAAA[IAE]AA/,
    whole: /^(?<whole>AQAAAA[IAE]AA[A-Za-z\d+/]{50,200}={0,2})$/,
    read: aspNet,
  },
  {
    scheme: 'SCRAM',
    starts: /^SCRAM-SHA-/,
    whole:
      /^SCRAM-SHA-(?<bits>1|256)\$(?<i>\d{1,12}):(?<salt>[A-Za-z\d+/]{4,200}={0,2})\$(?<digest>[A-Za-z\d+/]{27,43}=):[A-Za-z\d+/]{27,43}=$/,
    read({ bits, i, salt = '', digest = '' }) {
      const hash = bits === '1' ? 'SHA-1' : 'SHA-256';
      const method: Method = { kind: 'scram', hash, i: cost('SCRAM', i, WORD), salt: base64(salt) };
      return { ...hashOf(method, salt, digest, base64(digest)), scheme: `SCRAM-${hash}` };
    },
  },
];
