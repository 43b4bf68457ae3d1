import { type Recognizer, whole } from './recognizer.ts';

const JWT = String.raw`eyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*`;
const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const LENGTHS = [32, 40, 56, 64, 96, 128];

/** A line of Base64 with the length of a digest. */
const isDigest = (base64: string) =>
  [20, 28, 32, 48, 64].includes(Math.floor((base64.replace(/=+$/, '').length * 3) / 4));

/** Tokens, digests, keys, identifiers. */
export const KEYS: readonly Recognizer[] = [
  {
    name: 'jwt in a line',
    tool: 'jwt-parser',
    pattern: new RegExp(`(?:^|[\\s=:"'])(${JWT})(?=$|[\\s"',;])`),
    confidence: 0.97,
  },
  {
    name: 'htpasswd line',
    tool: 'bcrypt',
    operation: 'inspect',
    pattern: /^[\w.@-]{1,64}:(\$2[abxy]\$\d\d\$[./A-Za-z\d]{53})$/,
    confidence: 0.97,
  },
  {
    name: 'named digest',
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^(?:md5|sha-?\d{1,3}):([\da-f]{32,128})$/i,
    confidence: 0.95,
  },
  {
    name: 'checksum line',
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^([\da-f]{32,128})(?: [ *]\S.*|)$/i,
    take: ([, digest = '']) => (LENGTHS.includes(digest.length) && /[a-f]/i.test(digest) ? digest : null),
    confidence: 0.7,
  },
  {
    name: 'BSD checksum line',
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^(?:MD5|SHA-?\d{1,3}) \([^)\n]+\) = ([\da-f]{32,128})$/i,
    confidence: 0.97,
  },
  {
    name: 'SRI digest',
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^sha(?:256|384|512)-([A-Za-z\d+/]{43,86}={0,2})(?:\?\S*)?$/,
    take: ([, digest = '']) => (isDigest(digest) ? digest : null),
    confidence: 0.95,
  },
  {
    name: 'SRI digest in a tag',
    tool: 'hash-text',
    operation: 'identify',
    pattern: /\sintegrity=["']sha(?:256|384|512)-([A-Za-z\d+/]{43,86}={0,2})["'\s]/,
    take: ([, digest = '']) => (isDigest(digest) ? digest : null),
    confidence: 0.9,
  },
  {
    name: 'SSH public key',
    tool: 'rsa-key-pair-generator',
    operation: 'inspect',
    pattern: /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+) AAAA[\w+/]+={0,2}(?: \S.*)?$/,
    take: whole,
    confidence: 0.95,
  },
  {
    name: 'list of UUIDs',
    tool: 'uuid-generator',
    operation: 'inspect',
    pattern: new RegExp(`^(${UUID})(?:[\\s,;]+${UUID})+$`, 'i'),
    confidence: 0.85,
  },
  {
    name: 'Base32 key',
    tool: 'otp-generator',
    operation: 'totp',
    // Only uppercase letters and digits from 2 to 7, with a length that encodes whole bytes; ordinary words contain no
    // digits.
    pattern:
      /^(?=[A-Z ]*[2-7])(?:[A-Z2-7]{8}){2,8}(?:[A-Z2-7]{2,7}={0,6})?$|^(?=[A-Z ]*[2-7])(?:[A-Z2-7]{4} ){3,15}[A-Z2-7]{4}$/,
    take: whole,
    confidence: 0.5,
  },
];
