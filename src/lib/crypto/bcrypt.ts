// bcrypt hashes (Provos and Mazières, 1999) in the form `$2b$10$…`: parses, creates and checks them.
import { encodeUtf8 } from '../bytes/bytes.ts';
import { Problem } from '../../base/problem.ts';

const BCRYPT_VERSIONS = ['2b', '2a', '2y'] as const;
export type BcryptVersion = (typeof BCRYPT_VERSIONS)[number];

export type BcryptProblemCode =
  | 'not-bcrypt'
  | 'unsupported-version'
  | 'bad-cost'
  | 'bad-length'
  | 'bad-bcrypt-character';

export interface BcryptParts {
  version: BcryptVersion;
  /** 4 to 31; the work doubles with each step. */
  cost: number;
  /** 22 characters of bcrypt's own Base64: 16 bytes. */
  salt: string;
  /** 31 characters: 23 bytes. */
  digest: string;
}

/** Returns the parts of a hash. Throws Problem with the mistake and its position. */
export function parseBcrypt(text: string): BcryptParts {
  const start = text.length - text.trimStart().length;
  const hash = text.trim();
  const head = /^\$(2[a-z]?)\$/.exec(hash);
  if (!head) throw new Problem<BcryptProblemCode>('not-bcrypt', start);
  const version = BCRYPT_VERSIONS.find((candidate) => candidate === head[1]);
  if (!version) throw new Problem<BcryptProblemCode>('unsupported-version', start + 1, { version: `$${head[1]}$` });
  const cost = /^(\d\d)\$/.exec(hash.slice(4));
  if (!cost || Number(cost[1]) < 4 || Number(cost[1]) > 31)
    throw new Problem<BcryptProblemCode>('bad-cost', start + 4, { cost: /^[^$]{0,10}/.exec(hash.slice(4))![0] });
  const body = hash.slice(7);
  const wrong = body.search(/[^./A-Za-z0-9]/);
  if (wrong >= 0)
    throw new Problem<BcryptProblemCode>('bad-bcrypt-character', start + 7 + wrong, {
      character: String.fromCodePoint(body.codePointAt(wrong)!),
    });
  if (hash.length !== 60)
    throw new Problem<BcryptProblemCode>('bad-length', start + Math.min(hash.length, 60), { length: hash.length });
  return { version, cost: Number(cost[1]), salt: body.slice(0, 22), digest: body.slice(22) };
}

/**
 * Parts of a password that bcrypt ignores: bytes after the 72nd; and what many programs cut off: everything after a
 * NUL.
 */
export function bcryptBlindSpots(password: string): ('over-72-bytes' | 'nul')[] {
  const spots: ('over-72-bytes' | 'nul')[] = [];
  if (encodeUtf8(password).length > 72) spots.push('over-72-bytes');
  if (password.includes('\0')) spots.push('nul');
  return spots;
}

interface BcryptOptions {
  /** Completed share of the work, from 0 to 1. */
  progress?: (share: number) => void;
}

/** Hashes a password (as UTF-8) with 16 random bytes of salt. Takes about 2^cost × 0.1 ms. */
export async function hashBcrypt(
  password: string,
  { version, cost, salt, progress }: { version: BcryptVersion; cost: number; salt: Uint8Array } & BcryptOptions,
): Promise<string> {
  const { encodeBase64 } = await import('bcryptjs');
  const settings = `$${version}$${String(cost).padStart(2, '0')}$${encodeBase64(salt, 16)}`;
  return run(password, settings, progress);
}

/** Whether a password matches a hash. */
export async function verifyBcrypt(
  password: string,
  hash: BcryptParts,
  { progress }: BcryptOptions = {},
): Promise<boolean> {
  const settings = `$${hash.version}$${String(hash.cost).padStart(2, '0')}$${hash.salt}`;
  const made = await run(password, settings, progress);
  // Only the digest counts: the last character of a salt has spare bits that some programs set.
  return made.slice(29) === hash.digest;
}

async function run(password: string, settings: string, progress: BcryptOptions['progress']): Promise<string> {
  const { hash } = await import('bcryptjs');
  return new Promise((resolve, reject) => {
    hash(password, settings, (error, made) => (made === undefined ? reject(error) : resolve(made)), progress);
  });
}
