// The OpenSSL command that makes the same certificate or request.
import { shellQuote } from '../../../base/shell-quote.ts';
import type { KeyType } from '../generate-key-pair.ts';
import { addedExtensions, SUBJECT_PART_IDS, SUBJECT_PARTS, type Subject, type Wanted } from './issue.ts';

function keyOptions(type: KeyType, bits: number): string {
  if (type === 'rsa') return `-newkey rsa:${bits}`;
  return type === 'ed25519' ? '-newkey ed25519' : `-newkey ec -pkeyopt ec_paramgen_curve:${type.toUpperCase()}`;
}

/** A subject after -subj: slashes separate parts, a plus sign joins them. */
function subjectText(subject: Subject): string {
  const parts = SUBJECT_PART_IDS.filter((part) => subject[part] !== '').map(
    (part) => `/${SUBJECT_PARTS[part].short}=${subject[part].replace(/[\\/+]/g, '\\$&')}`,
  );
  return parts.join('') || '/';
}

/** `days` is null for a request. The key is encrypted with a passphrase that OpenSSL asks for. */
export function opensslCommand(
  wanted: Wanted,
  { type, bits, days, encrypted }: { type: KeyType; bits: number; days: number | null; encrypted: boolean },
): string {
  const lines = [
    `openssl req ${days === null ? '-new' : '-x509'} -utf8 ${keyOptions(type, bits)}${encrypted ? '' : ' -nodes'}`,
    ...(days === null ? [] : [`-days ${days}`]),
    ...(type === 'ed25519' ? [] : [type === 'p-384' ? '-sha384' : type === 'p-521' ? '-sha512' : '-sha256']),
    `-keyout key.pem -out ${days === null ? 'request.csr' : 'certificate.pem'}`,
    `-subj ${shellQuote(subjectText(wanted.subject))}`,
    ...addedExtensions(wanted, type).map((line) => `-addext ${shellQuote(line)}`),
  ];
  return lines.join(' \\\n  ');
}
