// Keys as they are pasted from JSON, .env files, code, YAML, XML and headers. Node's crypto (OpenSSL) makes the keys.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { CERTIFICATE } from '../../../../tool-specs/crypto/rsa-key-pair-generator.ts';

export const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
export const ed = generateKeyPairSync('ed25519');

export const spki = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString();
export const pkcs8 = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs8' }).toString();
const pkcs1 = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs1' }).toString();
export const sec1 = (key: KeyObject) => key.export({ format: 'pem', type: 'sec1' }).toString();
export const jwk = (key: KeyObject, more: object = {}) => JSON.stringify({ ...key.export({ format: 'jwk' }), ...more });
export const encrypted = (key: KeyObject) =>
  key.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' }).toString();
export const base64 = (text: string) => Buffer.from(text).toString('base64');
export const body = (pem: string) => pem.replace(/-----.*-----|\s/g, '');
const wrapped = (pem: string) => pem.replace(/-----.*-----\n?/g, '').trim();
const escaped = (pem: string) => JSON.stringify(pem);
const lines = (pem: string) => pem.trim().split('\n');

export const SSH_RSA = (() => {
  const { n = '', e = '' } = rsa.publicKey.export({ format: 'jwk' });
  const string = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes]);
  const number = (text: string) => Buffer.concat([Buffer.of(0), Buffer.from(text, 'base64url')]);
  const exponent = Buffer.from(e, 'base64url');
  return Buffer.concat([string(Buffer.from('ssh-rsa')), string(exponent), string(number(n))]).toString('base64');
})();

export const pub = spki(rsa.publicKey);
const key = pkcs8(rsa.privateKey);

/** One text per way of pasting, and the kind and key that it holds. */
export const PASTED: readonly (readonly [name: string, text: string, what: string, key: string | null])[] = [
  ['JSON string', escaped(pub), 'public', 'RSA 2048'],
  ['line of .env', `JWT_PUBLIC_KEY=${escaped(pub)}`, 'public', 'RSA 2048'],
  ['line of .env, exported and in single quotes', `export KEY='${pub.replaceAll('\n', '\\n')}'`, 'public', 'RSA 2048'],
  ['service account in JSON', JSON.stringify({ type: 'service_account', private_key: key }), 'private', 'RSA 2048'],
  ['escaped twice', escaped(escaped(pub)), 'public', 'RSA 2048'],
  ['\\r\\n as characters', pub.replaceAll('\n', '\\r\\n'), 'public', 'RSA 2048'],
  ['escaped slashes of PHP', escaped(pub).replaceAll('/', '\\/'), 'public', 'RSA 2048'],
  ['escaped plus of .NET', escaped(pub).replaceAll('+', '\\u002B').replaceAll('=', '\\u003D'), 'public', 'RSA 2048'],
  ['CRLF', pub.replaceAll('\n', '\r\n'), 'public', 'RSA 2048'],
  ['CR only', pub.replaceAll('\n', '\r'), 'public', 'RSA 2048'],
  ['blanks for breaks', pub.replaceAll('\n', ' '), 'public', 'RSA 2048'],
  ['no breaks at all', pub.replaceAll('\n', ''), 'public', 'RSA 2048'],
  [
    'YAML block',
    `key: |\n${lines(pub)
      .map((line) => `    ${line}`)
      .join('\n')}`,
    'public',
    'RSA 2048',
  ],
  [
    'quoted mail',
    lines(pub)
      .map((line) => `> ${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'numbers of lines',
    lines(pub)
      .map((line, at) => `${String(at + 1).padStart(4)}  ${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'lines of a diff',
    lines(pub)
      .map((line) => `+${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'comment of a shell',
    lines(pub)
      .map((line) => `# ${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'comment of code',
    lines(pub)
      .map((line) => ` * ${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'strings of JavaScript',
    lines(pub)
      .map((line) => `'${line}\\n'`)
      .join(' +\n  '),
    'public',
    'RSA 2048',
  ],
  [
    'strings of C',
    lines(pub)
      .map((line) => `"${line}\\n"`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  [
    'strings of PHP',
    lines(pub)
      .map((line) => `"${line}\\n"`)
      .join(' .\n'),
    'public',
    'RSA 2048',
  ],
  ['array of strings', JSON.stringify(lines(pub)), 'public', 'RSA 2048'],
  ['backslashes at line ends', lines(pub).join('\\\n'), 'public', 'RSA 2048'],
  ['percent-encoded', encodeURIComponent(pub), 'public', 'RSA 2048'],
  ['form-encoded', new URLSearchParams({ key: pub }).toString(), 'public', 'RSA 2048'],
  ['character references', pub.replaceAll('\n', '&#10;'), 'public', 'RSA 2048'],
  ['line breaks of HTML', pub.replaceAll('\n', '<br>\n'), 'public', 'RSA 2048'],
  ['typographic dashes', pub.replaceAll('-----', '—–—'), 'public', 'RSA 2048'],
  ['a dash lost in copying', pub.replace('-----BEGIN', '----BEGIN'), 'public', 'RSA 2048'],
  [
    'blanks inside the dashes',
    pub.replace('-----BEGIN', '----- BEGIN').replace('KEY-----', 'KEY -----'),
    'public',
    'RSA 2048',
  ],
  [
    'no-break spaces',
    lines(pub)
      .map((line) => `\u00a0\u00a0${line}`)
      .join('\n'),
    'public',
    'RSA 2048',
  ],
  ['byte order mark and zero-width spaces', `\ufeff${lines(pub).join('\u200b\n')}`, 'public', 'RSA 2048'],
  ['no BEGIN line', pub.slice(pub.indexOf('\n') + 1), 'public', 'RSA 2048'],
  ['no END line', pub.slice(0, pub.lastIndexOf('-----END')), 'public', 'RSA 2048'],
  ['label without dashes', pub.replaceAll('-----', ''), 'public', 'RSA 2048'],
  [
    'lower-case label',
    pub.replace('BEGIN PUBLIC KEY', 'begin public key').replace('END PUBLIC KEY', 'end public key'),
    'public',
    'RSA 2048',
  ],
  ['two different labels', pub.replace('END PUBLIC KEY', 'END RSA PUBLIC KEY'), 'public', 'RSA 2048'],
  ['wrong label', pkcs1(rsa.publicKey).replaceAll('RSA PUBLIC KEY', 'PUBLIC KEY'), 'public', 'RSA 2048'],
  [
    'wrong label of a private key',
    pkcs8(ec.privateKey).replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY'),
    'private',
    'EC P-256',
  ],
  ['bare SPKI', body(pub), 'public', 'RSA 2048'],
  ['bare SPKI in lines', wrapped(pub), 'public', 'RSA 2048'],
  [
    'bare SPKI in Base64url',
    body(pub).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    'public',
    'RSA 2048',
  ],
  ['bare SPKI with \\n', wrapped(pub).replaceAll('\n', '\\n'), 'public', 'RSA 2048'],
  ['bare SPKI as a value', `jwt.public-key: "${body(pub)}"`, 'public', 'RSA 2048'],
  ['bare Ed25519', body(spki(ed.publicKey)), 'public', 'Ed25519'],
  ['bare EC', body(spki(ec.publicKey)), 'public', 'EC P-256'],
  ['bare PKCS #1, public', body(pkcs1(rsa.publicKey)), 'public', 'RSA 2048'],
  ['bare PKCS #1, private', body(pkcs1(rsa.privateKey)), 'private', 'RSA 2048'],
  ['bare PKCS #8', body(key), 'private', 'RSA 2048'],
  ['bare PKCS #8, Ed25519', body(pkcs8(ed.privateKey)), 'private', 'Ed25519'],
  ['bare PKCS #8, encrypted', body(encrypted(rsa.privateKey)), 'encrypted', null],
  ['bare SEC 1', body(sec1(ec.privateKey)), 'private', 'EC P-256'],
  ['bare certificate', body(CERTIFICATE), 'certificate', 'EC P-256'],
  [
    'certificate of SAML metadata',
    `<ds:X509Certificate>\n${wrapped(CERTIFICATE)}\n</ds:X509Certificate>`,
    'certificate',
    'EC P-256',
  ],
  ['x5c of a token', `"x5c": ["${body(CERTIFICATE)}"]`, 'certificate', 'EC P-256'],
  ['DER in hexadecimal', Buffer.from(body(pub), 'base64').toString('hex'), 'public', 'RSA 2048'],
  ['PEM in Base64', base64(pub), 'public', 'RSA 2048'],
  ['secret of Kubernetes', `data:\n  tls.crt: ${base64(CERTIFICATE)}\n`, 'certificate', 'EC P-256'],
  ['header of nginx', CERTIFICATE.trim().replaceAll('\n', '\n\t'), 'certificate', 'EC P-256'],
  ['JWK', jwk(rsa.publicKey), 'public', 'RSA 2048'],
  ['JWK, private', jwk(ec.privateKey), 'private', 'EC P-256'],
  ['JWK, Ed25519', jwk(ed.publicKey), 'public', 'Ed25519'],
  [
    'JWK, symmetric',
    '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}',
    'symmetric',
    '512 bits',
  ],
  ['JWKS with one key', `{"keys":[${jwk(rsa.publicKey, { kid: 'a' })}]}`, 'public', 'RSA 2048'],
  [
    'JWK as an object of JavaScript',
    "const key = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };",
    'public',
    'Ed25519',
  ],
  ['JWK as a string', JSON.stringify(jwk(rsa.publicKey)), 'public', 'RSA 2048'],
  ['JWK in .env', `JWK='${jwk(rsa.publicKey)}'`, 'public', 'RSA 2048'],
  ['JWK in Base64', base64(jwk(rsa.publicKey)), 'public', 'RSA 2048'],
  ['SSH key without its type', SSH_RSA, 'public', 'RSA 2048'],
];
