// Finds private keys in text: PEM and OpenPGP, PuTTY, XML, JSON Web Keys and age.

export interface Span {
  start: number;
  end: number;
}

const BEGIN = /-{4,5} ?BEGIN (?:[A-Z\d ]{0,40} )?PRIVATE KEY(?: BLOCK)? ?-{4,5}/g;
/** Characters that may occur in a block whose end is missing. */
const BODY = /(?:[A-Za-z\d+/=:,-]|\s|\\[nrt]){16,20000}/y;

/**
 * The bodies of the blocks, regardless of how their lines are broken: by line breaks, by `\n` in JSON, quoted or
 * concatenated in code. A block whose end is missing extends as far as it looks like one.
 */
function findBlocks(text: string): Span[] {
  const begins = [...text.matchAll(BEGIN)];
  return begins.flatMap(({ index, 0: line }, i) => {
    const start = index + line.length;
    const stop = begins[i + 1]?.index ?? text.length;
    const length = text.slice(start, stop).search(/-{4,5} ?END /);
    if (length >= 0) return [{ start, end: start + length }];
    BODY.lastIndex = start;
    const rest = BODY.exec(text)?.[0];
    return rest ? [{ start, end: Math.min(start + rest.length, stop) }] : [];
  });
}

const PATTERNS: readonly RegExp[] = [
  // PuTTY
  /\bPrivate-Lines: \d{1,4}(?:\r?\n|\\[rn]){1,4}(?<secret>[A-Za-z\d+/=]{1,100}(?:(?:\r?\n|\\[rn])+[A-Za-z\d+/=]{40,100}){0,400}(?:(?:\r?\n|\\[rn])+[A-Za-z\d+/=]{1,100}(?=\s|\\|$))?)/dg,
  // RSAKeyValue of .NET
  /<(?:P|Q|DP|DQ|InverseQ|D)>(?<secret>[A-Za-z\d+/=\s]{20,2000})<\//dg,
  // JSON Web Key
  /"(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}"(?<secret>[\w-]{20,2000})"/dg,
  /AGE-SECRET-KEY-1[\dA-Z]{50,70}/dg,
  // PEM in Base64, as stored by Kubernetes: the beginnings of "-----BEGIN PRIVATE", "RSA", "EC", "ENCRYPTED", "OPENSSH"
  // and "DSA".
  /LS0tLS1CRUdJTiB(?:QUklW|SU0Eg|FQyBQ|FTkNS|PUEVO|EU0Eg)[A-Za-z\d+/\s]{40,20000}={0,2}/dg,
];

/** Returns the positions of private key bodies in a text, in no particular order. */
export function findPrivateKeys(text: string): Span[] {
  const spans = findBlocks(text);
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.['secret'] ?? [match.index, match.index + match[0].length];
      spans.push({ start, end });
    }
  return spans;
}
